import { useEffect, useRef, useState } from 'react';
import type { Step } from '../../game/flow.ts';
import { isComplete } from '../../game/questionFlow.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Board.module.css';
import { useGameWording } from './useGameWording.ts';

type ConfirmButtonProps = { readonly step: Step; readonly onResend: () => void };

/** How long an answer may be on its way without a word. */
const SLOW_MILLISECONDS = 4000;

/** Confirms the answer once it is complete (spec section 2), or sends it again when it did not get through. */
export function ConfirmButton({ step, onResend }: ConfirmButtonProps) {
  const t = useGameWording();
  const element = useRef<HTMLDivElement>(null);
  const isFailed = step.name === 'saveFailed';
  // It stays while the answer is sent again, so that it is read out once.
  const isWaiting = useIsSlow(step) || ('failures' in step && step.failures > 0);
  useEffect(() => {
    if (isWaiting) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isWaiting]);

  // One button in all its states, so that it keeps the focus.
  return (
    <div ref={element} className={styles['confirm']}>
      {isWaiting && <Alert tone="notice">{t('saveFailed')}</Alert>}
      <Button
        type={isFailed ? 'button' : 'submit'}
        isBusy={step.name === 'confirming'}
        disabled={!('draft' in step && isComplete(step.draft))}
        onClick={isFailed ? onResend : undefined}
      >
        {t(isWaiting ? 'sendAgain' : 'confirm')}
      </Button>
    </div>
  );
}

/** Tells whether an answer has been on its way for long: it may be some time before that counts as a failure. */
function useIsSlow(step: Step): boolean {
  const [slow, setSlow] = useState<Step | null>(null);
  useEffect(() => {
    if (step.name !== 'confirming') return undefined;
    const timer = setTimeout(() => setSlow(step), SLOW_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [step]);
  return slow === step;
}
