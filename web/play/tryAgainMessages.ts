/** The wording key of what Try Again says is wrong (spec section 8). */
export const TRY_AGAIN_MESSAGES = {
  text: 'tryAgainText',
  image: 'tryAgainImage',
  both: 'tryAgainBoth',
} as const;
