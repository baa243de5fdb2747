import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App.tsx';

/** The page as it is built into index.html: the home screen of a visitor, before anything is loaded. */
export function prerender(): string {
  return renderToString(
    <Router ssrPath="/">
      <App />
    </Router>,
  );
}
