import { startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DEMO_PUZZLE } from '../../game/puzzleName.ts';
import '../styles/tokens.css';
import '../styles/base.css';
import { loadConfig } from '../backend/config.ts';
import { keepDemo } from '../backend/keepDemo.ts';
import { openEarly } from '../backend/game.ts';
import { session, startSession } from '../backend/session.ts';
import { startLanguage } from '../backend/wording.ts';
import { visitorId } from '../device/visitorId.ts';
import { App } from './App.tsx';
import { loadScreenAt } from './routes.ts';
import { keepApp } from './newVersion.ts';
import { whenAtRest } from './whenAtRest.ts';

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element with the id "app"');

// The page preloads it, so it is taken now, also on screens that do not need it yet. Who does need it asks again.
loadConfig().catch(() => undefined);
startSession();
loadScreenAt(location.pathname);
if (location.pathname === '/demo' && session.current().kind === 'visitor')
  openEarly(DEMO_PUZZLE, visitorId());

const translated = startLanguage();
if (translated) void translated.then(() => draw(container));
else draw(container);

function draw(container: HTMLElement): void {
  // index.html's first script has marked the page when a visitor's home in English, as built, is not what is wanted.
  const html = document.documentElement.dataset;
  if (html['fresh'] !== undefined || container.childElementCount === 0) {
    const root = createRoot(container);
    // In slices between which the page answers: nobody sees what was built, so there is no hurry.
    startTransition(() => root.render(<Uncovered />));
  } else {
    hydrateRoot(container, <App />);
  }
}

/** The app, uncovered in the moment in which it takes the place of what was built. */
function Uncovered() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['fresh'];
  }, []);
  return <App />;
}

// The development server has no service worker, and must not be hidden behind one.
if (import.meta.env.PROD) whenAtRest(() => void keepApp().then(keepDemo));
