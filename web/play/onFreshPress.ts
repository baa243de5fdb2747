import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Handlers for a button that appears where another one has just been pressed: they leave out the second half of a
 * double tap and the repetitions of a key held down, which were meant for the one before.
 */
export function onFreshPress(action: () => void) {
  return {
    onClick(event: MouseEvent) {
      if (event.detail < 2) action();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.repeat) event.preventDefault();
    },
  };
}
