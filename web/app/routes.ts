import { type ComponentType, lazy } from 'react';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { loadChunk } from './loadChunk.ts';
import type { KeyOf } from '../translations/translate.ts';
import type english from '../public/locales/en/common.json';

export type ScreenRoute = {
  readonly path: string;
  /** Whom it is for: a `visitor` is signed out, a `player` signed in. */
  readonly who: 'everyone' | 'visitor' | 'player';
  /** What the window is called, in the words of the shell; null for the product's name alone. */
  readonly title: KeyOf<typeof english> | null;
  readonly Screen: ComponentType;
};

/** Every screen, its address and whom it is for (spec section 2). All but home are loaded when they are gone to. */
export const ROUTES: readonly ScreenRoute[] = [
  { path: '/', who: 'everyone', title: null, Screen: HomeScreen },
  {
    path: '/signup',
    who: 'visitor',
    title: 'titleSignUp',
    Screen: lazyScreen(
      'signup',
      async () => (await import('../screens/sign-up/SignUpScreen.tsx')).SignUpScreen,
    ),
  },
  {
    path: '/signin',
    who: 'visitor',
    title: 'titleSignIn',
    Screen: lazyScreen(
      'signin',
      async () => (await import('../screens/sign-in/SignInScreen.tsx')).SignInScreen,
    ),
  },
  {
    path: '/reset-password',
    who: 'everyone',
    title: 'titleResetPassword',
    Screen: lazyScreen(
      'reset-password',
      async () => (await import('../screens/reset-password/ResetPasswordScreen.tsx')).ResetPasswordScreen,
    ),
  },
  {
    path: '/update-password',
    who: 'everyone',
    title: 'titleUpdatePassword',
    Screen: lazyScreen(
      'update-password',
      async () => (await import('../screens/update-password/UpdatePasswordScreen.tsx')).UpdatePasswordScreen,
    ),
  },
  {
    path: '/game',
    who: 'player',
    title: 'titleGame',
    Screen: lazyScreen('game', async () => (await import('../screens/game/GameScreen.tsx')).GameScreen),
  },
  {
    path: '/demo',
    who: 'everyone',
    title: 'titleDemo',
    Screen: lazyScreen('demo', async () => (await import('../screens/demo/DemoScreen.tsx')).DemoScreen),
  },
  {
    path: '/freegame',
    who: 'everyone',
    title: 'titleFreeGame',
    Screen: lazyScreen(
      'freegame',
      async () => (await import('../screens/free-game/FreeGameScreen.tsx')).FreeGameScreen,
    ),
  },
];

function lazyScreen(id: string, load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await loadChunk(id, load) }));
}
