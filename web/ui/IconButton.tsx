import type { ReactNode } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = {
  /** What the button does, in words: its only name for those who do not see the picture. */
  readonly label: string;
  readonly onClick: () => void;
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
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
