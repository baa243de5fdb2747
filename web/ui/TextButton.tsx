import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './TextLink.module.css';

type TextButtonProps = {
  readonly onClick: () => void;
  readonly isLarge?: boolean;
  readonly children: ReactNode;
};

/** Does something on this screen (opens a dialog, say) and looks like a link. */
export function TextButton({ onClick, isLarge = false, children }: TextButtonProps) {
  const className = classNames(styles['link'], styles['bare'], isLarge && styles['large']);
  return (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  );
}
