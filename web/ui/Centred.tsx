import type { ReactNode } from 'react';
import styles from './Centred.module.css';

/** Links or words in the middle of the column, side by side where there is room. */
export function Centred({ children }: { readonly children: ReactNode }) {
  return <div className={styles['centred']}>{children}</div>;
}
