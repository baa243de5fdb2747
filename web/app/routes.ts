import type { ComponentType } from 'react';
import type english from '../public/locales/en/common.json';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import type { KeyOf } from '../translations/translate.ts';
import { lazyPart, type LazyPart } from '../backend/loadChunk.ts';
import { session } from '../backend/session.ts';
import { type RoutePath, routePaths } from './routePaths.ts';

export type ScreenRoute = {
  /** Whom it is for: a `visitor` is signed out, a `player` signed in. */
  readonly who: 'everyone' | 'visitor' | 'player';
  /** What the window is called, in the words of the shell; null for the product's name alone. */
  readonly title: KeyOf<typeof english> | null;
  readonly Screen: ComponentType | LazyPart<object>;
  /** Where a visitor is sent who asks for a player's screen, when it is not to sign in. */
  readonly visitorsGoTo?: RoutePath;
};

/** Every screen and whom it is for (spec section 2). All but home are loaded when they are gone to. */
const SCREENS: Readonly<Record<RoutePath, ScreenRoute>> = {
  '/': { who: 'everyone', title: null, Screen: HomeScreen },
  '/signup': {
    who: 'visitor',
    title: 'titleSignUp',
    Screen: lazyPart(
      'signup',
      async () => (await import('../screens/sign-up/SignUpScreen.tsx')).SignUpScreen,
    ),
  },
  '/signin': {
    who: 'visitor',
    title: 'titleSignIn',
    Screen: lazyPart(
      'signin',
      async () => (await import('../screens/sign-in/SignInScreen.tsx')).SignInScreen,
    ),
  },
  '/reset-password': {
    who: 'everyone',
    title: 'titleResetPassword',
    Screen: lazyPart(
      'reset-password',
      async () => (await import('../screens/reset-password/ResetPasswordScreen.tsx')).ResetPasswordScreen,
    ),
  },
  '/update-password': {
    who: 'everyone',
    title: 'titleUpdatePassword',
    Screen: lazyPart(
      'update-password',
      async () => (await import('../screens/update-password/UpdatePasswordScreen.tsx')).UpdatePasswordScreen,
    ),
  },
  '/game': {
    who: 'player',
    title: 'titleGame',
    Screen: lazyPart('game', async () => (await import('../screens/game/GameScreen.tsx')).GameScreen),
  },
  '/demo': {
    who: 'everyone',
    title: 'titleDemo',
    Screen: lazyPart('demo', async () => (await import('../screens/demo/DemoScreen.tsx')).DemoScreen),
  },
  '/freegame': {
    who: 'everyone',
    title: 'titleFreeGame',
    Screen: lazyPart(
      'freegame',
      async () => (await import('../screens/free-game/FreeGameScreen.tsx')).FreeGameScreen,
    ),
  },
  '/score': {
    who: 'player',
    title: 'titleScore',
    Screen: lazyPart('score', async () => (await import('../screens/score/ScoreScreen.tsx')).ScoreScreen),
  },
  '/settings': {
    who: 'player',
    title: 'titleSettings',
    Screen: lazyPart(
      'settings',
      async () => (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen,
    ),
  },
  '/profile': {
    who: 'player',
    title: 'titleProfile',
    Screen: lazyPart(
      'profile',
      async () => (await import('../screens/about-you/ProfileScreen.tsx')).ProfileScreen,
    ),
  },
  '/language': {
    who: 'player',
    title: 'titleLanguage',
    Screen: lazyPart(
      'language',
      async () => (await import('../screens/about-you/LanguageScreen.tsx')).LanguageScreen,
    ),
  },
  '/statistics': {
    who: 'player',
    title: 'titleStatistics',
    Screen: lazyPart(
      'statistics',
      async () => (await import('../screens/statistics/StatisticsScreen.tsx')).StatisticsScreen,
    ),
  },
  '/leaderboard': {
    who: 'player',
    title: 'titleLeaderboard',
    Screen: lazyPart(
      'leaderboard',
      async () => (await import('../screens/leaderboard/LeaderboardScreen.tsx')).LeaderboardScreen,
    ),
  },
  '/upgrades': {
    who: 'player',
    title: 'titleUpgrades',
    Screen: lazyPart(
      'upgrades',
      async () => (await import('../screens/upgrades/UpgradesScreen.tsx')).UpgradesScreen,
    ),
    visitorsGoTo: '/',
  },
  '/referral': {
    who: 'player',
    title: 'titleReferral',
    Screen: lazyPart(
      'referral',
      async () => (await import('../screens/referral/ReferralScreen.tsx')).ReferralScreen,
    ),
  },
  '/confirm-invite/:email/:referralId': {
    who: 'visitor',
    title: 'titleConfirmInvite',
    Screen: lazyPart(
      'confirm-invite',
      async () => (await import('../screens/confirm-invite/ConfirmInviteScreen.tsx')).ConfirmInviteScreen,
    ),
  },
};

export const ROUTES = routePaths.map((path) => ({ path, ...SCREENS[path] }));

/** Fetches the screen at an address while it is being found out who is there, if they may see it. */
export function loadScreenAt(pathname: string): void {
  const route = ROUTES.find(({ path }) => path === pathname);
  if (!route || !('load' in route.Screen) || (route.who === 'player' && session.current().kind === 'visitor'))
    return;
  // Should it fail, it is asked for again when it is drawn, and the failure is said there.
  route.Screen.load().catch(() => undefined);
}
