/** Where a game is played: help may be wanted (spec section 2), and nothing else may come between. */
export const GAME_PATHS: readonly string[] = ['/game', '/demo', '/freegame'];
