/** The addresses of the app's screens (spec section 2): the server answers others with 404. */
export const routePaths = [
  '/',
  '/signup',
  '/signin',
  '/reset-password',
  '/update-password',
  '/game',
  '/demo',
  '/freegame',
  '/score',
  '/settings',
  '/profile',
  '/language',
  '/statistics',
  '/leaderboard',
  '/upgrades',
  '/referral',
  '/confirm-invite/:email/:referralId',
] as const;

export type RoutePath = (typeof routePaths)[number];

/** Tells whether there is a screen at an address; `:name` in a route stands for anything between two slashes. */
export function isAppPath(pathname: string): boolean {
  const segments = pathname.split('/');
  return routePaths.some((route: string) => {
    const wanted = route.split('/');
    return (
      wanted.length === segments.length &&
      wanted.every((one, index) => (one.startsWith(':') ? segments[index] !== '' : one === segments[index]))
    );
  });
}
