import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useHomeWording } from './useHomeWording.ts';

/** What a visitor gets when they ask for earlier puzzles. */
export function SignUpForPrevious({ onClose }: { readonly onClose: () => void }) {
  const t = useHomeWording();
  return (
    <Dialog title={t('signUpForPrevious')} onClose={onClose}>
      <p>{t('signUpForPreviousWhy')}</p>
      <ButtonLink to="/signup">{t('signUp')}</ButtonLink>
      <Button look="quiet" onClick={onClose}>
        {t('notNow')}
      </Button>
    </Dialog>
  );
}
