import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';
import type { ButtonLook } from './Button.tsx';
import { classNames } from './classNames.ts';

type ButtonLinkProps = {
  readonly to: string;
  /** What the next screen finds in the browser's history state. */
  readonly state?: unknown;
  readonly look?: Exclude<ButtonLook, 'locked'>;
  readonly isCompact?: boolean;
  readonly children: ReactNode;
};

/** A link to another screen that looks like a button. */
export function ButtonLink({ to, state, look = 'primary', isCompact = false, children }: ButtonLinkProps) {
  const className = classNames(styles['button'], styles[look], isCompact && styles['compact']);
  return (
    <Link to={to} state={state} className={className}>
      <span className={styles['words']}>{children}</span>
    </Link>
  );
}
