import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { gameContext } from '../device/gameContext.ts';
import { useSession } from '../backend/useSession.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Navbar } from './Navbar.tsx';
import { NewDayNotice } from './NewDayNotice.tsx';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { OfflineSign } from './OfflineSign.tsx';
import { Screens } from './Screens.tsx';
import { WaitingAnswers } from './WaitingAnswers.tsx';
import { useCommonWording } from './useCommonWording.ts';
import { useNewDay } from './useNewDay.ts';

/** What is around every screen: the header, the messages that concern all of them, and the wait for who is there. */
export function Shell() {
  const main = useFocusOnArrival();
  const newDay = useNewDay();
  const [arrivals, setArrivals] = useState(0);
  const [path] = useLocation();
  useContextOfPlayer();
  useRecovery();

  // What the home screen says of the day's games is no longer so.
  const refreshHome = useCallback(() => {
    if (path === '/') setArrivals((count) => count + 1);
  }, [path]);

  return (
    <Page
      header={
        <>
          <Navbar />
          <OfflineSign />
        </>
      }
      mainRef={main}
    >
      <NewVersionNotice />
      {newDay.isOffered && <NewDayNotice onAccept={newDay.accept} />}
      <WaitingAnswers onSent={refreshHome} />
      <WhenKnown>
        <Screens key={`${newDay.edition} ${arrivals}`} />
      </WhenKnown>
    </Page>
  );
}

/** Nothing is drawn before it is known who is there, so nothing flashes (spec section 4). */
function WhenKnown({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const t = useCommonWording();
  if (session.kind !== 'unknown') return children;
  if (!session.isUnreachable) return <Loading>{t('loading')}</Loading>;
  return (
    <>
      <h1 className="visually-hidden">{t('appName')}</h1>
      <Alert tone="notice">{t('unreachable')}</Alert>
      <Button look="quiet" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </>
  );
}

/** A new screen begins at its top, and screen readers and the keyboard begin there too. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const [path] = useLocation();
  const { kind } = useSession();
  const place = kind === 'unknown' ? null : `${kind} ${path}`;
  const arrivedAt = useRef(place);
  useEffect(() => {
    const before = arrivedAt.current;
    if (place === null || place === before) return;
    arrivedAt.current = place;
    if (before === null) return; // the page has just been opened
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [place]);
  return main;
}

/** Whoever comes by the link in the mail wants a new password, also where the mail could only lead home. */
function useRecovery() {
  const session = useSession();
  const [, navigate] = useLocation();
  const isRecovering = session.kind === 'player' && session.isRecovering;
  useEffect(() => {
    if (isRecovering) navigate('/update-password', { replace: true });
  }, [isRecovering, navigate]);
}

/** A player's persisted game context is nobody else's: it goes when they go (spec section 4). */
function useContextOfPlayer() {
  const session = useSession();
  useEffect(() => {
    if (session.kind === 'visitor') gameContext.clear();
  }, [session.kind]);
}
