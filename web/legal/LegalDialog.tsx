import { useEffect, useRef } from 'react';
import { lazyPart, WhileLoading } from '../backend/loadChunk.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import styles from './LegalDialog.module.css';
import type { LegalTextName } from './LegalText.tsx';

/** The texts are long and seldom read: they come when somebody asks for one. */
const LegalText = lazyPart<{ readonly text: LegalTextName }>(
  'legal',
  async () => (await import('./LegalText.tsx')).LegalText,
);

type LegalDialogProps = {
  readonly text: LegalTextName;
  readonly onClose: () => void;
  readonly words: { readonly title: string; readonly close: string; readonly loading: string };
};

/** What the site says of itself and of its rules, in a dialog. */
export function LegalDialog({ text, onClose, words }: LegalDialogProps) {
  const beginning = useRef<HTMLDivElement>(null);
  // A dialog gives the focus to its first button, which is at the end of a long text, and scrolls there.
  useEffect(() => {
    beginning.current?.focus({ preventScroll: true });
    beginning.current?.closest('dialog')?.scrollTo(0, 0);
  }, []);
  return (
    <Dialog title={words.title} onClose={onClose} closeLabel={words.close}>
      <div ref={beginning} tabIndex={-1} className={styles['text']}>
        <WhileLoading value={<Loading>{words.loading}</Loading>}>
          <LegalText text={text} />
          <Button onClick={onClose}>{words.close}</Button>
        </WhileLoading>
      </div>
    </Dialog>
  );
}
