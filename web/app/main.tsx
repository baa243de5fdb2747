import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../styles/tokens.css';
import '../styles/base.css';
import { loadConfig } from '../backend/config.ts';
import { keepDemo } from '../backend/keepDemo.ts';
import { startSession } from '../backend/session.ts';
import { startLanguage } from '../backend/wording.ts';
import { App } from './App.tsx';
import { keepApp } from './newVersion.ts';
import { whenAtRest } from './whenAtRest.ts';

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element with the id "app"');

// The page preloads it, so it is taken now, also on screens that do not need it yet. Who does need it asks again.
loadConfig().catch(() => undefined);
startSession();

const translated = startLanguage();
if (translated) void translated.then(() => draw(container));
else draw(container);

function draw(container: HTMLElement): void {
  // index.html's first script has marked the page when a visitor's home in English, as built, is not what is wanted.
  const html = document.documentElement.dataset;
  if (html['fresh'] !== undefined || container.childElementCount === 0) {
    const root = createRoot(container);
    // At once, so that what was built is not seen between its being uncovered and its being replaced.
    flushSync(() => root.render(<App />));
    delete html['fresh'];
  } else {
    hydrateRoot(container, <App />);
  }
}

// The development server has no service worker, and must not be hidden behind one.
if (import.meta.env.PROD) whenAtRest(() => void keepApp().then(keepDemo));
