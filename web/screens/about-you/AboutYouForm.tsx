import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Loading } from '../../ui/Loading.tsx';
import styles from './AboutYouForm.module.css';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useProfileWording } from './useProfileWording.ts';
import type { useRecordForm } from './useRecordForm.ts';

type AboutYouFormProps = {
  readonly title: string;
  readonly pitch: string;
  /** What is said when saving has failed (spec section 8). */
  readonly failure: string;
  readonly form: Omit<ReturnType<typeof useRecordForm>, 'choose' | 'values' | 'missing'>;
  /** The fields; drawn once there is something to fill them with. */
  readonly children: ReactNode;
};

/** What the forms about the player have in common: the way back to the settings, saving, and what may come of it. */
export function AboutYouForm({ title, pitch, failure, form, children }: AboutYouFormProps) {
  const t = useProfileWording();
  const [, navigate] = useLocation();
  const [isLeaving, setLeaving] = useState(false);

  function leave() {
    form.discard();
    navigate('/settings');
  }

  async function saveAndLeave() {
    setLeaving(false);
    if (await form.save()) navigate('/settings');
  }

  return (
    <>
      <div className={styles['top']}>
        <IconButton label={t('back')} onClick={() => (form.isChanged ? setLeaving(true) : leave())}>
          <Icon shape="back" />
        </IconButton>
        <h1>{title}</h1>
      </div>
      <p>{pitch}</p>
      {form.state === 'loading' && <Loading>{t('loading')}</Loading>}
      {form.retry && <LoadFailed message={t('unread')} retryLabel={t('tryAgain')} onRetry={form.retry} />}
      {form.state === 'loaded' && (
        <Form onSubmit={() => void form.save()}>
          {form.isResumed && <Alert tone="notice">{t('resumed')}</Alert>}
          <p className={styles['note']}>{t('requiredNote', { none: t('none') })}</p>
          {children}
          <Outcome attempt={form.attempt} failure={failure} />
          <Button type="submit" isBusy={form.attempt === 'saving'}>
            {t('save')}
          </Button>
        </Form>
      )}
      {isLeaving && (
        <LeaveDialog onSave={() => void saveAndLeave()} onDiscard={leave} onStay={() => setLeaving(false)} />
      )}
    </>
  );
}

type OutcomeProps = {
  readonly attempt: AboutYouFormProps['form']['attempt'];
  readonly failure: string;
};

function Outcome({ attempt, failure }: OutcomeProps) {
  const t = useProfileWording();
  if (attempt === 'incomplete') return <Alert tone="notice">{t('incomplete')}</Alert>;
  if (attempt === 'saved') return <Alert tone="success">{t('saved')}</Alert>;
  if (attempt !== 'failed') return null;
  return (
    <Alert>
      <p>{failure}</p>
      <p>{t('failedHelp')}</p>
    </Alert>
  );
}
