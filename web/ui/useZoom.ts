import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { moved, type View, WHOLE, zoomed } from './zoom.ts';

const DOUBLE_TAP_MILLISECONDS = 300;
/** How far a finger may stray in a tap, in pixels. */
const STRAY = 12;
const STEP = 1.4;
const DOUBLE = 2.5;
/** How far an arrow key moves, as a part of the frame. */
const STRIDE = 0.15;

type Point = { readonly x: number; readonly y: number };

/** A view of a picture that follows fingers (pinch, drag, double tap), the wheel, and the keys + - 0 and arrows. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  // The tap before, and where the finger came down that may be about to tap again; null while it is no tap.
  const lastTap = useRef({ at: -Infinity, point: { x: 0, y: 0 } });
  const down = useRef<Point | null>(null);

  const side = () => frame.current?.clientWidth ?? 0;
  const change = (by: (view: View, side: number) => View) => setView((before) => by(before, side()));

  // React listens to the wheel without the right to keep the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const area = element;
    function turn(event: WheelEvent) {
      event.preventDefault();
      const point = fromMiddle(area, event);
      const factor = Math.exp(-event.deltaY / 300);
      setView((before) => zoomed(before, factor, point, area.clientWidth));
    }
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, []);

  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = fromMiddle(event.currentTarget, event);
    fingers.current.set(event.pointerId, point);
    down.current = fingers.current.size === 1 ? point : null;
  }

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event.currentTarget, event);
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other) {
      const factor = distance(now, other) / Math.max(distance(before, other), 1);
      change((one, width) => zoomed(one, factor, between(now, other), width));
    }
    // With two fingers down, each of them moves the picture half the way.
    const share = other ? 0.5 : 1;
    const by = { x: (now.x - before.x) * share, y: (now.y - before.y) * share };
    if (distance(now, before) > 0) change((one, width) => moved(one, by, width));
    fingers.current.set(event.pointerId, now);
  }

  function onPointerUp(event: PointerEvent) {
    const point = fromMiddle(event.currentTarget, event);
    fingers.current.delete(event.pointerId);
    if (!down.current || distance(point, down.current) > STRAY) return;
    const { at, point: last } = lastTap.current;
    const isDouble = event.timeStamp - at < DOUBLE_TAP_MILLISECONDS && distance(point, last) < 2 * STRAY;
    lastTap.current = { at: isDouble ? -Infinity : event.timeStamp, point };
    if (isDouble) change((one, width) => (one.scale > 1 ? WHOLE : zoomed(one, DOUBLE, point, width)));
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = keyChange(event.key);
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(by);
  }

  function onPointerCancel(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
  }

  return { frame, view, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown } };
}

/** What a key does to the view; null for keys that are somebody else's. */
function keyChange(key: string): ((view: View, side: number) => View) | null {
  const stride = (x: number, y: number) => (view: View, side: number) =>
    moved(view, { x: x * STRIDE * side, y: y * STRIDE * side }, side);
  const step = (factor: number) => (view: View, side: number) => zoomed(view, factor, { x: 0, y: 0 }, side);
  switch (key) {
    case '+':
    case '=':
      return step(STEP);
    case '-':
      return step(1 / STEP);
    case '0':
      return () => WHOLE;
    // The arrow says where to look, so the picture moves the other way.
    case 'ArrowLeft':
      return stride(1, 0);
    case 'ArrowRight':
      return stride(-1, 0);
    case 'ArrowUp':
      return stride(0, 1);
    case 'ArrowDown':
      return stride(0, -1);
    default:
      return null;
  }
}

function fromMiddle(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
