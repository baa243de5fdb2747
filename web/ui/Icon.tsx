const SHAPES = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.500 9.600a2.600 2.600 0 1 1 3.900 2.200c-.9.500-1.400 1-1.400 1.900M12 16.700v.1',
  check: 'M5 12.5l4.6 4.6L19 7.5',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z',
  globe:
    'M3 12h18M12 3c2.6 2.5 3.8 5.5 3.8 9s-1.2 6.5-3.8 9c-2.6-2.5-3.8-5.5-3.8-9S9.400 5.500 12 3zM3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0z',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff:
    'M4 4l16 16M9.900 5.800A9 9 0 0 1 12 5.500c6 0 9.500 6.500 9.500 6.500a17 17 0 0 1-2.700 3.400M6.300 7.800A16.500 16.500 0 0 0 2.500 12S6 18.500 12 18.500a9 9 0 0 0 4.300-1.100M10 10.100a3 3 0 0 0 4 4',
  flame:
    'M12 3c.5 3.500 5.500 5.500 5.500 11a5.500 5.500 0 0 1-11 0c0-2 .8-3.400 2-4.600.3 1.600 1 2.400 2 2.900C10.200 9 10.500 6 12 3z',
  calendar: 'M5 6h14v13.500H5zM5 10.500h14M9 3.500V7M15 3.500V7',
  grid: 'M4.500 4.500h6v6h-6zM13.500 4.500h6v6h-6zM4.500 13.500h6v6h-6zM13.500 13.500h6v6h-6z',
  enlarge: 'M10.500 17.500a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20.500 20.500l-5-5M10.500 7.500v6M7.500 10.500h6',
  chart: 'M4 20h16M7 20v-6M12 20V9M17 20V5',
  trophy:
    'M7.500 4h9v5.500a4.500 4.500 0 0 1-9 0zM7.500 5.500H4.200c0 3 1.200 4.700 3.500 5M16.500 5.500h3.300c0 3-1.200 4.700-3.500 5M12 14v3.500M8.500 20h7',
  envelope: 'M3.500 6h17v12.500h-17zM4 6.500l8 6.500 8-6.500',
  sparkle: 'M12 3.500l2.200 6.300 6.300 2.200-6.300 2.200L12 20.500l-2.200-6.300L3.500 12l6.300-2.200z',
  reload: 'M4.500 12a7.500 7.500 0 1 0 2.400-5.500L4.500 8.800M4.500 4v4.800h4.800',
} as const;

type IconShape = keyof typeof SHAPES;

type IconProps = {
  readonly shape: IconShape;
  /** Side in pixels. */
  readonly size?: number;
};

/** A line drawing in the colour of the text around it; it says nothing to a screen reader, so words must stand beside it. */
export function Icon({ shape, size = 24 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[shape]} />
    </svg>
  );
}
