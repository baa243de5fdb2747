import { useState } from 'react';
import { LegalDialog } from '../legal/LegalDialog.tsx';
import { useAccountWording } from '../translations/useAccountWording.ts';
import { Centred } from '../ui/Centred.tsx';
import { TextButton } from '../ui/TextButton.tsx';

/** What somebody agrees to by signing up, to be read in dialogs. */
export function LegalLinks() {
  const t = useAccountWording();
  const [open, setOpen] = useState<'terms' | 'privacy' | null>(null);
  return (
    <div>
      <Centred>{t('agreement')}</Centred>
      <Centred>
        <TextButton onClick={() => setOpen('terms')}>{t('terms')}</TextButton>
        <TextButton onClick={() => setOpen('privacy')}>{t('privacy')}</TextButton>
      </Centred>
      {open && (
        <LegalDialog
          text={open}
          onClose={() => setOpen(null)}
          words={{ title: t(open), close: t('close'), loading: t('loading') }}
        />
      )}
    </div>
  );
}
