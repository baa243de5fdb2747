import { useState } from 'react';
import english from '../public/locales/en/legal.json';
import { createWording } from '../translations/createWording.ts';
import { useAccountWording } from '../translations/useAccountWording.ts';
import { Button } from '../ui/Button.tsx';
import { Centred } from '../ui/Centred.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextButton } from '../ui/TextButton.tsx';

const useLegalWording = createWording('legal', english);

const TEXTS = {
  terms: { title: 'termsTitle', paragraphs: ['terms1', 'terms2', 'terms3', 'terms4'] },
  privacy: { title: 'privacyTitle', paragraphs: ['privacy1', 'privacy2', 'privacy3', 'privacy4'] },
} as const;

/** What somebody agrees to by signing up, to be read in dialogs. */
export function LegalLinks() {
  const t = useAccountWording();
  const [open, setOpen] = useState<keyof typeof TEXTS | null>(null);
  return (
    <div>
      <Centred>{t('agreement')}</Centred>
      <Centred>
        <TextButton onClick={() => setOpen('terms')}>{t('terms')}</TextButton>
        <TextButton onClick={() => setOpen('privacy')}>{t('privacy')}</TextButton>
      </Centred>
      {open && <LegalDialog text={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

type LegalDialogProps = { readonly text: keyof typeof TEXTS; readonly onClose: () => void };

function LegalDialog({ text, onClose }: LegalDialogProps) {
  const t = useAccountWording();
  const say = useLegalWording();
  const { title, paragraphs } = TEXTS[text];
  return (
    <Dialog title={say(title)} onClose={onClose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{say(paragraph)}</p>
      ))}
      <Button onClick={onClose}>{t('close')}</Button>
    </Dialog>
  );
}
