import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './IconButton.module.css';

type IconLinkProps = {
  readonly to: string;
  /** Where it leads, in words: its only name for those who do not see the picture. */
  readonly label: string;
  /** The icon. */
  readonly children: ReactNode;
};

/** A link to another screen that is a picture. */
export function IconLink({ to, label, children }: IconLinkProps) {
  return (
    <Link to={to} className={styles['button']} aria-label={label} title={label}>
      {children}
    </Link>
  );
}
