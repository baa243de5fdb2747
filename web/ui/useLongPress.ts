import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react';

const LONG_MILLISECONDS = 450;
/** How far a finger may stray while it presses, in pixels: further, it scrolls. */
const STRAY = 10;

/** Tells a long press of a finger, of which the click that may follow is no part: ask `wasLong` there. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isLong = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const end = () => clearTimeout(timer.current);

  function begin({ pointerType, clientX, clientY }: PointerEvent) {
    isLong.current = false;
    if (pointerType === 'mouse') return;
    start.current = { x: clientX, y: clientY };
    timer.current = setTimeout(() => {
      isLong.current = true;
      onLongPress();
    }, LONG_MILLISECONDS);
  }

  function follow({ clientX, clientY }: PointerEvent) {
    if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > STRAY) end();
  }

  return {
    /** Of a click: it is only the end of a long press. One by the keyboard has no `detail`. */
    wasLong: ({ detail }: MouseEvent) => detail > 0 && isLong.current,
    handlers: {
      onPointerDown: begin,
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: end,
      // Lifting the finger would press what has just opened beneath it.
      onTouchEnd: (event: TouchEvent) => {
        if (isLong.current && event.cancelable) event.preventDefault();
      },
      // The browser's own menu for a picture that is pressed long would open above the magnifier.
      onContextMenu: (event: MouseEvent) => {
        if (isLong.current) event.preventDefault();
      },
    },
  };
}
