import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is, in pixels, also when it changes: a drawing that is scaled would scale its letters, too. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    // It tells the width at once, too, before anything is painted.
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
