import { ScoreList } from '../../play/ScoreList.tsx';
import { useGameWording } from '../../play/useGameWording.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useGameStats } from './useGameStats.ts';

type GameStatsDialogProps = {
  readonly puzzleName: string;
  /** The game was over before it was opened. */
  readonly isAlreadyPlayed: boolean;
  readonly onFeedback: () => void;
};

/** The end of a player's game: what it earned, and the ways on (spec section 2). */
export function GameStatsDialog({ puzzleName, isAlreadyPlayed, onFeedback }: GameStatsDialogProps) {
  const t = useGameWording();
  const stats = useGameStats(puzzleName);
  return (
    <Dialog title={t('gameStats')}>
      {isAlreadyPlayed && <p>{t('alreadyPlayed')}</p>}
      {stats === 'loading' && <Loading>{t('loading')}</Loading>}
      {stats === 'failed' && <Alert tone="notice">{t('statsFailed')}</Alert>}
      {typeof stats === 'object' && <ScoreList imageScore={stats.imageScore} textScore={stats.textScore} />}
      <ButtonLink to="/">{t('mainMenu')}</ButtonLink>
      <Button look="secondary" onClick={onFeedback}>
        {t('feedback')}
      </Button>
    </Dialog>
  );
}
