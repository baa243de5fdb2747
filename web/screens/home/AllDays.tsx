import { Suspense, useState } from 'react';
import { lazyPart } from '../../backend/loadChunk.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useHomeWording } from './useHomeWording.ts';

const AllDaysDialog = lazyPart('all-days', async () => (await import('./AllDaysDialog.tsx')).AllDaysDialog);

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
        <Suspense>
          <AllDaysDialog
            shown={shown}
            onClose={() => setOpen(false)}
            onGo={(previousDays) => {
              setOpen(false);
              onGo(previousDays);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
