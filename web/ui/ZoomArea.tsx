import type { ReactNode } from 'react';
import { useZoom } from './useZoom.ts';
import styles from './Magnifier.module.css';

export type ZoomAreaProps = {
  /** What is looked at, and how, for those who hear it. */
  readonly label: string;
  /** The picture. */
  readonly children: ReactNode;
};

/** Looks at a picture closely: pinch, drag, double tap, wheel, or the keys + - 0 and arrows. */
export function ZoomArea({ label, children }: ZoomAreaProps) {
  const { frame, view, handlers } = useZoom();
  const { scale, x, y } = view;
  return (
    <div
      ref={frame}
      className={styles['area']}
      role="group"
      tabIndex={0}
      aria-label={label}
      data-scale={scale}
      {...handlers}
    >
      <div className={styles['moving']} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        {children}
      </div>
    </div>
  );
}
