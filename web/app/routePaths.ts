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
] as const;

export type RoutePath = (typeof routePaths)[number];
