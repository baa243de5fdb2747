import english from '../public/locales/en/late.json';
import { useSession } from '../backend/useSession.ts';
import { createWording } from '../translations/createWording.ts';
import { Alert } from '../ui/Alert.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import type { LateNews } from './lateNews.ts';
import { useLateSending } from './useLateSending.ts';

const useLateWording = createWording('late', english);

const WORDS = {
  counted: 'counted',
  secondTry: 'secondTry',
  elsewhere: 'elsewhere',
  closed: 'closed',
  locked: 'locked',
  mend: 'mend',
} as const satisfies Record<LateNews['what'], string>;

/** Which of the news lead on to the game. */
const LINKS = {
  counted: 'seeIt',
  secondTry: 'goOn',
  elsewhere: 'seeIt',
  closed: null,
  locked: null,
  mend: 'goOn',
} as const satisfies Record<LateNews['what'], string | null>;

/** Sends the answers that still wait in this browser, on whatever screen, and says what came of them. */
export function LateAnswers({ onSent }: { readonly onSent: () => void }) {
  const session = useSession();
  if (session.kind === 'unknown') return null;
  const playerId = session.kind === 'player' ? session.player.id : null;
  return <Sending key={playerId} playerId={playerId} onSent={onSent} />;
}

function Sending({ playerId, onSent }: { readonly playerId: string | null; readonly onSent: () => void }) {
  const t = useLateWording();
  const { news, isWaiting, dismiss } = useLateSending(playerId, onSent);
  return (
    <>
      {isWaiting && <Alert tone="notice">{t('waiting')}</Alert>}
      {news.map((one) => {
        const link = LINKS[one.what];
        return (
          <Alert
            key={one.confirmation}
            tone={one.what === 'counted' ? 'success' : 'notice'}
            dismiss={{ label: t('close'), onClick: () => dismiss(one) }}
          >
            {t(WORDS[one.what])}{' '}
            {link && (
              <TextLink
                to={playerId === null ? '/freegame' : '/game'}
                state={{ puzzleName: one.puzzleName }}
                onFollow={() => dismiss(one)}
              >
                {t(link)}
              </TextLink>
            )}
          </Alert>
        );
      })}
    </>
  );
}
