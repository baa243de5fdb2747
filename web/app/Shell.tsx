import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { gameContext } from '../device/gameContext.ts';
import { useSession } from '../backend/useSession.ts';
import { Alert } from '../ui/Alert.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Navbar } from './Navbar.tsx';
import { NewDayNotice } from './NewDayNotice.tsx';
import { Screens } from './Screens.tsx';
import { useCommonWording } from './useCommonWording.ts';
import { useNewDay } from './useNewDay.ts';

/** What is around every screen: the header, the messages that concern all of them, and the wait for who is there. */
export function Shell() {
  const [path] = useLocation();
  const main = useFocusOnArrival(path);
  const newDay = useNewDay();
  useContextOfPlayer();
  return (
    <Page header={<Navbar />} mainRef={main}>
      {newDay.isOffered && <NewDayNotice onAccept={newDay.accept} />}
      <WhenKnown>
        <Screens key={newDay.edition} />
      </WhenKnown>
    </Page>
  );
}

/** Nothing is drawn before it is known who is there, so nothing flashes (spec section 4). */
function WhenKnown({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const t = useCommonWording();
  if (session.kind !== 'unknown') return children;
  return session.isUnreachable ? (
    <Alert tone="notice">{t('unreachable')}</Alert>
  ) : (
    <Loading>{t('loading')}</Loading>
  );
}

/** A new screen begins at its top, and screen readers and the keyboard begin there too. */
function useFocusOnArrival(path: string) {
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(path);
  useEffect(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}

/** A player's persisted game context is nobody else's: it goes when they go (spec section 4). */
function useContextOfPlayer() {
  const session = useSession();
  useEffect(() => {
    if (session.kind === 'visitor') gameContext.clear();
  }, [session.kind]);
}
