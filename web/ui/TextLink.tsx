import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './classNames.ts';
import styles from './TextLink.module.css';

type TextLinkProps = {
  readonly to: string;
  readonly state?: unknown;
  /** Stands on a line of its own, in large type. */
  readonly isLarge?: boolean;
  /** It was pressed: the other screen comes next. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
};

/** A link to another screen, in words. */
export function TextLink({ to, state, isLarge = false, onFollow, children }: TextLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      className={classNames(styles['link'], isLarge && styles['large'])}
      onClick={onFollow}
    >
      {children}
    </Link>
  );
}
