import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { classNames } from './classNames.ts';

type AlertProps = {
  readonly tone?: 'error' | 'success' | 'notice';
  readonly children: ReactNode;
};

/** A message in the page that screen readers speak as it appears; it stays until whoever shows it takes it away. */
export function Alert({ tone = 'error', children }: AlertProps) {
  return (
    <div className={classNames(styles['alert'], styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
