import { AccountOffer } from '../../play/AccountOffer.tsx';
import { useGameWording } from '../../play/useGameWording.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** The end of the demo. Who has an account already needs no offer of one. */
export function DemoFarewell({ isVisitor }: { readonly isVisitor: boolean }) {
  const t = useGameWording();
  return (
    <Dialog title={t('demoFarewellTitle')}>
      {isVisitor && (
        <>
          <p>{t('demoFarewell')}</p>
          <AccountOffer />
          <ButtonLink to="/freegame" look="secondary">
            {t('playFreeGame')}
          </ButtonLink>
        </>
      )}
      <ButtonLink to="/" look={isVisitor ? 'quiet' : 'primary'}>
        {t('mainMenu')}
      </ButtonLink>
    </Dialog>
  );
}
