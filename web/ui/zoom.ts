/** How a picture is looked at: enlarged by `scale`, and moved by `x` and `y` pixels from the middle of its frame. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

type Point = { readonly x: number; readonly y: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

const LARGEST = 5;

/** Enlarges (or with a factor below 1, reduces) around a point, given from the middle of the frame of that side. */
export function zoomed(view: View, factor: number, around: Point, side: number): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), LARGEST);
  const grown = scale / view.scale;
  // What lies under the point stays under it.
  return kept(
    { scale, x: around.x - (around.x - view.x) * grown, y: around.y - (around.y - view.y) * grown },
    side,
  );
}

/** Moves what is seen. */
export function moved(view: View, by: Point, side: number): View {
  return kept({ ...view, x: view.x + by.x, y: view.y + by.y }, side);
}

/** The picture always fills its frame. */
function kept({ scale, x, y }: View, side: number): View {
  const most = ((scale - 1) * side) / 2;
  const within = (value: number) => Math.min(Math.max(value, -most), most) + 0; // never -0
  return { scale, x: within(x), y: within(y) };
}
