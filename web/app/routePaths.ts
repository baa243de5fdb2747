/** The address of every screen (spec section 2). The server answers any other with the same page, but says 404. */
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
