import type { ShareMark, ShareRows } from '../../game/shareText.ts';

/** In pixels of the picture: the side of a square, the space between two, and the space around all. */
const SIDE = 96;
const GAP = 16;
const EDGE = 56;
/** Between the sign of a row and its squares. */
const SIGN = SIDE + GAP;
const RADIUS = 20;

/** The drawings, in the same 24 by 24 units as the app's icons. */
const DRAWINGS = {
  first: 'M6 12.5l4 4 8-9',
  second: 'M6 13a6 6 0 1 0 2-4.500L5.500 10.500M5.500 6v4.500H10',
  wrong: 'M8 12h8',
  word: 'M6 6.500h12M12 6.500v11.500',
  picture: 'M4.500 5.500h15v13h-15zM4.500 16l4.500-5 4 4.500 2.500-2.500 4 3.500M15.500 9v.2',
} as const;

/** The rows of a game as a small PNG: squares that differ in colour and in what is drawn on them. It needs no typeface. */
export async function sharePicture({ word, picture }: ShareRows): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = 2 * EDGE + SIGN + word.length * (SIDE + GAP) - GAP;
  canvas.height = 2 * EDGE + 2 * SIDE + GAP;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const colours = getComputedStyle(document.documentElement);
  const colour = (name: string) => colours.getPropertyValue(`--palette-${name}`);
  const fills = { first: colour('green'), second: colour('amber'), wrong: colour('slate') };

  pen.fillStyle = colour('night');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const [row, marks] of [word, picture].entries()) {
    const y = EDGE + row * (SIDE + GAP);
    draw(pen, row === 0 ? 'word' : 'picture', EDGE, y, colour('mist'));
    for (const [column, mark] of marks.entries()) {
      const x = EDGE + SIGN + column * (SIDE + GAP);
      square(pen, x, y, fills[mark]);
      draw(pen, mark, x, y, mark === 'wrong' ? colour('mist') : colour('night'));
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], 'twofold.png', { type: 'image/png' });
}

function square(pen: CanvasRenderingContext2D, x: number, y: number, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, SIDE, SIDE, RADIUS);
  pen.fill();
}

function draw(
  pen: CanvasRenderingContext2D,
  what: ShareMark | 'word' | 'picture',
  x: number,
  y: number,
  stroke: string,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(SIDE / 24, SIDE / 24);
  pen.lineWidth = 2.2;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = stroke;
  pen.stroke(new Path2D(DRAWINGS[what]));
  pen.restore();
}
