type LogoProps = {
  /** Height in pixels; the width follows. The splash screen shows it 150 by 152 (spec section 2). */
  readonly height: number;
  /** What it is called for those who do not see it; without a name it is decoration. */
  readonly name?: string;
};

/**
 * Twofold's sign: a word (a speech bubble with writing) and an image (a picture with sun and hills), folded over each
 * other. Where they overlap lies the answer.
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
        d="M28 4h58a24 24 0 0 1 24 24v46a24 24 0 0 1-24 24H50L24.500 117.500a4 4 0 0 1-6.500-3.100V96.100A24 24 0 0 1 4 74V28A24 24 0 0 1 28 4z"
      />
      <g fill="none" stroke="var(--palette-white)" strokeWidth="9" strokeLinecap="round">
        <path d="M26 31h60M26 52h20" />
      </g>
      <rect x="56" y="54" width="90" height="94" rx="24" fill="var(--palette-amber)" />
      <path
        fill="var(--palette-night)"
        opacity=".9"
        d="M56 78a24 24 0 0 1 24-24h30v20a24 24 0 0 1-24 24H56z"
      />
      <circle cx="118" cy="83" r="10" fill="var(--palette-white)" />
      <path
        fill="var(--palette-white)"
        d="M68 130l19.500-25.500a5 5 0 0 1 7.900 0l11.100 14.400 5-5.800a5 5 0 0 1 7.600 0l12.700 14.700a5 5 0 0 1-3.800 8.200H72a5 5 0 0 1-4-8z"
      />
    </svg>
  );
}
