type LogoProps = {
  /** Height in pixels; the width follows. The splash screen shows it 150 by 152 (spec section 2). */
  readonly height: number;
  /** What it is called, where its name does not stand beside it. */
  readonly name?: string;
};

/**
 * Twofold's sign: a word (a speech bubble with writing) and an image (a picture with a
 * sun and hills), folded over each other. Where the blue and the amber meet is the green of a right answer.
 */
export function Logo({ height, name }: LogoProps) {
  return (
    <svg
      width={(height * 150) / 152}
      height={height}
      viewBox="0 0 150 152"
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      focusable="false"
    >
      <path
        fill="var(--palette-blue)"
        d="M30 2h58a26 26 0 0 1 26 26v50a26 26 0 0 1-26 26H52L26 124.500a5 5 0 0 1-8.200-3.800V100.600A26 26 0 0 1 4 78V28A26 26 0 0 1 30 2z"
      />
      <rect x="52" y="50" width="96" height="100" rx="26" fill="var(--palette-amber)" />
      <path fill="var(--palette-green)" d="M52 76a26 26 0 0 1 26-26h36v28a26 26 0 0 1-26 26H52z" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke="var(--palette-white)" strokeWidth="10" d="M27 28h62M27 50h12" />
        <path stroke="var(--palette-night)" strokeWidth="10" d="M69 77l10.500 10.500L98 67" />
      </g>
      <circle cx="127" cy="77" r="8.500" fill="var(--palette-white)" />
      <path
        fill="var(--palette-white)"
        d="M67 130.200l17.200-17.500a5 5 0 0 1 7.100 0l8 8 8.300-11.800a5 5 0 0 1 8.200 0l16 22.300a4.800 4.800 0 0 1-3.900 7.600H70.400a4.900 4.900 0 0 1-3.400-8.600z"
      />
    </svg>
  );
}
