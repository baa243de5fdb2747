type StarProps = {
  /** Side in pixels. */
  readonly size?: number;
};

/** A star in the colour of the text around it, for what is the best there is; words must stand beside it. */
export function Star({ size = 16 }: StarProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={STAR} />
    </svg>
  );
}

/** The outline of the star in a square of 24. */
export const STAR =
  'M12 2.500l2.900 6.100 6.600.900-4.800 4.600 1.200 6.600L12 17.500l-5.900 3.200 1.200-6.600L2.500 9.500l6.600-.900z';
