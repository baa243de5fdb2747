import type { DayOverview } from '../../backend/game.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useHomeWording } from './useHomeWording.ts';
import { useMessageOfTheDay } from './useMessageOfTheDay.ts';

/** The message of the current day, on the first visit of that day. */
export function MessageOfTheDay({ overview }: { readonly overview: DayOverview | null }) {
  const t = useHomeWording();
  const { message, close } = useMessageOfTheDay(overview);
  if (!message) return null;
  return (
    <Dialog title={t('messageOfTheDay')} onClose={close}>
      <p>{message}</p>
      <Button onClick={close}>{t('messageContinue')}</Button>
    </Dialog>
  );
}
