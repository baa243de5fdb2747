import type { ReactNode, RefObject } from 'react';
import styles from './Page.module.css';

type PageProps = {
  readonly header?: ReactNode;
  /** To move the focus to when the screen changes. */
  readonly mainRef?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** The column that every screen lives in: as wide as the window, at most 430 px, in the middle (spec section 1). */
export function Page({ header, mainRef, children }: PageProps) {
  return (
    <div className={styles['page']}>
      {header}
      <main ref={mainRef} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
    </div>
  );
}
