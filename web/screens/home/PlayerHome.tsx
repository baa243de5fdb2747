import { useState } from 'react';
import { useLocation } from 'wouter';
import { addDays } from '../../../game/days.ts';
import { signOut } from '../../backend/account.ts';
import type { Player } from '../../backend/session.ts';
import { leaderboardShown } from '../../device/shownFlags.ts';
import { useToday } from '../../device/useToday.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { classNames } from '../../ui/classNames.ts';
import { DayCard } from './DayCard.tsx';
import styles from './Home.module.css';
import { HomeLinks } from './HomeLinks.tsx';
import { isLongName } from './isLongName.ts';
import { MessageOfTheDay } from './MessageOfTheDay.tsx';
import { StreakSign } from './StreakSign.tsx';
import { useDayOverview } from './useDayOverview.ts';
import { useHomeWording } from './useHomeWording.ts';
import { useWelcome } from './useWelcome.ts';
import { WelcomeBack } from './WelcomeBack.tsx';

/** Home for a player: the games of the day and of the days before. */
export function PlayerHome({ player }: { readonly player: Player }) {
  const t = useHomeWording();
  const [, navigate] = useLocation();
  const today = useToday();
  const day = useDayOverview();
  const overview = day.overview;
  const welcome = useWelcome(player);
  const username = overview?.username ?? player.username;
  if (welcome.isDue && overview) {
    return (
      <WelcomeBack
        username={username}
        consecutiveDays={overview.streak?.consecutive ?? 0}
        isFirst={player.isFirstSession}
        onContinue={welcome.end}
      />
    );
  }
  return (
    <>
      <div className={styles['hero']}>
        <h1 className={classNames(styles['title'], isLongName(username) && styles['long'])}>
          {username ? t('greeting', { username }) : t('greetingNameless')}
        </h1>
        <StreakSign overview={overview} />
      </div>
      <DayCard
        day={overview?.day ?? (today && addDays(today, -day.previousDays))}
        isToday={overview?.day === today}
        state={day.state}
        isLastSeen={overview?.isLastSeen}
        puzzles={overview?.puzzles ?? null}
        expectedGames={4}
        steps={{
          previousDays: day.previousDays,
          backTo: overview?.backTo ?? null,
          forwardTo: overview?.forwardTo ?? null,
          onGo: day.goTo,
        }}
        onPlay={(puzzleName) => navigate('/game', { state: { puzzleName } })}
        onRetry={day.retry}
      />
      <HomeLinks isLeaderboardNew={!leaderboardShown(player.id).read()} />
      <ButtonLink to="/demo" look="secondary">
        {t('demo')}
      </ButtonLink>
      <SignOutButton />
      {!welcome.isDue && <MessageOfTheDay overview={overview} />}
    </>
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
