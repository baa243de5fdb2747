import { useState } from 'react';
import { useLocation } from 'wouter';
import { useToday } from '../../device/useToday.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { DayCard } from './DayCard.tsx';
import { freeGames } from './freeGames.ts';
import styles from './Home.module.css';
import { MessageOfTheDay } from './MessageOfTheDay.tsx';
import { PuzzlePicture } from './PuzzlePicture.tsx';
import { SignUpForPrevious } from './SignUpForPrevious.tsx';
import { useDayOverview } from './useDayOverview.ts';
import { useHomeWording } from './useHomeWording.ts';

/** Home for somebody without an account: the free game, the demo, and the ways to more. Built into index.html. */
export function VisitorHome() {
  const t = useHomeWording();
  const [, navigate] = useLocation();
  const today = useToday();
  const day = useDayOverview();
  const puzzles = day.overview && freeGames(day.overview);
  const [isOfferOpen, setOfferOpen] = useState(false);
  return (
    <>
      <div className={styles['hero']}>
        <PuzzlePicture />
        <h1 className={classNames(styles['title'], styles['tagline'])}>{t('tagline')}</h1>
        <p className={styles['pitch']}>{t('pitch')}</p>
      </div>
      <DayCard
        day={day.overview?.day ?? today}
        isToday={day.overview?.day === today}
        state={day.state}
        isLastSeen={day.overview?.isLastSeen}
        puzzles={puzzles}
        expectedGames={1}
        onPlay={(puzzleName) => navigate('/freegame', { state: { puzzleName } })}
        onRetry={day.retry}
      />
      <ButtonLink to="/demo" look="secondary">
        {t('demo')}
      </ButtonLink>
      <Button look="locked" onClick={() => setOfferOpen(true)}>
        <Icon shape="lock" size={20} />
        {t('playPrevious')}
      </Button>
      <nav className={styles['links']}>
        <TextLink to="/signin" isLarge>
          {t('signIn')}
        </TextLink>
        <TextLink to="/signup" isLarge>
          {t('signUp')}
        </TextLink>
      </nav>
      {isOfferOpen && <SignUpForPrevious onClose={() => setOfferOpen(false)} />}
      <MessageOfTheDay overview={day.overview} />
    </>
  );
}
