import { useState } from 'react';
import { CurtainContext } from '../ui/curtain.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Shell } from './Shell.tsx';
import { isSplashDue, Splash } from './Splash.tsx';

/** The whole app: the shell with its screens, and on the first visit the splash above it. */
export function App() {
  const [isSplashUp, setSplashUp] = useState(isSplashDue);
  return (
    <CurtainContext value={isSplashUp}>
      <ErrorBoundary>
        <Shell />
      </ErrorBoundary>
      <Splash isUp={isSplashUp} onEnd={() => setSplashUp(false)} />
    </CurtainContext>
  );
}
