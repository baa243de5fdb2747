import { useState } from 'react';
import { lazyPart, WhileLoading } from '../../backend/loadChunk.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useHomeWording } from './useHomeWording.ts';

/** What the dialog holds is loaded when it is opened first. */
const DayList = lazyPart('all-days', async () => (await import('./DayList.tsx')).DayList);

type AllDaysProps = {
  /** How far back the day is that home shows. */
  readonly shown: number;
  readonly onGo: (previousDays: number) => void;
};

/** Opens the list of the days that can be gone back to. */
export function AllDays({ shown, onGo }: AllDaysProps) {
  const t = useHomeWording();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>
        <Icon shape="calendar" size={18} />
        {t('allDays')}
      </TextButton>
      {isOpen && (
        <Dialog title={t('allDaysTitle')} onClose={() => setOpen(false)} closeLabel={t('close')}>
          <WhileLoading value={<Loading>{t('loading')}</Loading>}>
            <DayList
              shown={shown}
              onGo={(previousDays) => {
                setOpen(false);
                onGo(previousDays);
              }}
            />
          </WhileLoading>
        </Dialog>
      )}
    </>
  );
}
