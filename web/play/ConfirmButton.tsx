import { useEffect, useRef } from 'react';
import type { Step } from '../../game/flow.ts';
import { isComplete } from '../../game/questionFlow.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Board.module.css';
import { useGameWording } from './useGameWording.ts';

type ConfirmButtonProps = { readonly step: Step; readonly onResend: () => void };

/** Confirms the answer once it is complete (spec section 2), or sends it again when it did not get through. */
export function ConfirmButton({ step, onResend }: ConfirmButtonProps) {
  const t = useGameWording();
  const element = useRef<HTMLDivElement>(null);
  const isFailed = step.name === 'saveFailed';
  // It stays while the answer is sent again, so that it is read out once.
  const isWaiting = 'failures' in step && step.failures > 0;
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
