import { useState } from 'react';
import { useLocation } from 'wouter';
import { signOut } from '../../backend/account.ts';
import type { Streak } from '../../backend/game.ts';
import { useToday } from '../../device/useToday.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DayCard } from './DayCard.tsx';
import styles from './Home.module.css';
import { MessageOfTheDay } from './MessageOfTheDay.tsx';
import { useDayOverview } from './useDayOverview.ts';
import { useHomeWording } from './useHomeWording.ts';
import { useWelcome } from './useWelcome.ts';
import { WelcomeBack } from './WelcomeBack.tsx';

/** Home for a player: the games of the day and of the days before. */
export function PlayerHome() {
  const t = useHomeWording();
  const [, navigate] = useLocation();
  const today = useToday();
  const { overview, ...day } = useDayOverview();
  const welcome = useWelcome();
  const username = overview?.username ?? '';
  if (welcome.isDue && overview) {
    return (
      <WelcomeBack
        username={username}
        consecutiveDays={overview.streak?.consecutive ?? 0}
        isFirst={welcome.isFirst}
        onContinue={welcome.end}
      />
    );
  }
  return (
    <>
      <div className={styles['hero']}>
        <h1 className={styles['title']}>{username ? t('greeting', { username }) : t('greetingNameless')}</h1>
        <StreakSign streak={overview?.streak ?? null} />
      </div>
      <DayCard
        day={overview?.day ?? today}
        state={day.state}
        puzzles={overview?.puzzles ?? null}
        expectedGames={4}
        steps={{
          previousDays: overview?.previousDays ?? 0,
          canGoBack: day.state !== 'loading' && (overview?.canGoBack ?? false),
          canGoForward: day.state !== 'loading' && (overview?.canGoForward ?? false),
          onBack: day.goBack,
          onForward: day.goForward,
        }}
        onPlay={(puzzleName) => navigate('/game', { state: { puzzleName } })}
        onRetry={day.retry}
      />
      <ButtonLink to="/demo" look="secondary">
        {t('demo')}
      </ButtonLink>
      <SignOutButton />
      {!welcome.isDue && <MessageOfTheDay overview={overview} />}
    </>
  );
}

function StreakSign({ streak }: { readonly streak: Streak | null }) {
  const t = useHomeWording();
  const count = streak?.consecutive ?? 0;
  return (
    <p className={styles['streak']}>
      <Icon shape="flame" size={20} />
      {count > 0 ? t('streak', { count }) : t('streakNone')}
    </p>
  );
}

function SignOutButton() {
  const t = useHomeWording();
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      look="quiet"
      isBusy={isBusy}
      onClick={() => {
        setBusy(true);
        void signOut('local');
      }}
    >
      {t('signOut')}
    </Button>
  );
}
