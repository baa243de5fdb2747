import type { ReactNode } from 'react';
import styles from './Page.module.css';

type PageProps = {
  readonly header?: ReactNode;
  readonly children: ReactNode;
};

/** The column that every screen lives in: as wide as the window, at most 430 px, in the middle (spec section 1). */
export function Page({ header, children }: PageProps) {
  return (
    <div className={styles['page']}>
      {header}
      <main className={styles['main']}>{children}</main>
    </div>
  );
}
