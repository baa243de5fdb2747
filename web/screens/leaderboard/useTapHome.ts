import { type RefObject, useEffect } from 'react';
import { useLocation } from 'wouter';

/** In which a second press makes a double press of a mouse's first, in milliseconds. */
const DOUBLE_PRESS = 500;
const PRESSABLE = 'a, button, input, select, summary, dialog';

/**
 * A tap on the screen, or Escape, returns home (spec section 2, "Leaderboard"). Whoever marks words to copy them stays:
 * by dragging, by a double press, or by pressing a marking away. So does whoever uses a screen reader, which presses
 * things by itself; and other keys scroll. It listens to the element instead of being a property of it, because screen
 * readers would call all of the table "clickable".
 */
export function useTapHome(screen: RefObject<HTMLElement | null>): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const element = screen.current;
    if (!element) return undefined;
    let hadMarking = false;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const goHome = () => navigate('/');

    function notePress() {
      hadMarking = isMarking();
      clearTimeout(leaving);
    }
    function tap(event: MouseEvent) {
      const isOfPerson = event.detail === 1;
      if (!isOfPerson || hadMarking || isMarking() || isOnPressable(event)) return;
      const isMouse = (event as PointerEvent).pointerType === 'mouse';
      leaving = setTimeout(goHome, isMouse ? DOUBLE_PRESS : 0);
    }
    function escape(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        goHome();
    }

    element.addEventListener('pointerdown', notePress);
    element.addEventListener('click', tap);
    addEventListener('keydown', escape);
    return () => {
      clearTimeout(leaving);
      element.removeEventListener('pointerdown', notePress);
      element.removeEventListener('click', tap);
      removeEventListener('keydown', escape);
    };
  }, [screen, navigate]);
}

function isMarking(): boolean {
  return getSelection()?.isCollapsed === false;
}

function isOnPressable({ target }: Event): boolean {
  return target instanceof Element && target.closest(PRESSABLE) !== null;
}
