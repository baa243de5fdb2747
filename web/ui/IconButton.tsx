import type { ReactNode } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = {
  /** What the button does, in words: its only name for those who do not see the picture. */
  readonly label: string;
  readonly onClick: () => void;
  /** There is nothing to do just now. It keeps the focus, so that whoever has just pressed it is not lost. */
  readonly isDisabled?: boolean;
  /** The icon. */
  readonly children: ReactNode;
};

/** A round button with a picture in it. */
export function IconButton({ label, onClick, isDisabled = false, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}
