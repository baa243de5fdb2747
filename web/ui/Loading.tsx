import type { ReactNode } from 'react';
import styles from './Loading.module.css';
import { Spinner } from './Spinner.tsx';

type LoadingProps = {
  /** What is said meanwhile, such as 'loading ...'. */
  readonly children: ReactNode;
};

/** Stands where something will be once it has arrived. */
export function Loading({ children }: LoadingProps) {
  return (
    <div className={styles['loading']} role="status">
      <Spinner />
      <span>{children}</span>
    </div>
  );
}
