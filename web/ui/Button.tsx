import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'locked';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  /** `locked` looks disabled but can be pressed: it is for what explains itself when pressed. */
  readonly look?: ButtonLook;
  /** What the button asked for is under way: it shows a spinner and does not react, but keeps the focus. */
  readonly isBusy?: boolean;
  /** As wide as its words instead of as wide as its column. */
  readonly isCompact?: boolean;
  readonly children: ReactNode;
};

/** A button with words in it. */
export function Button({ look = 'primary', isBusy = false, isCompact = false, ...rest }: ButtonProps) {
  const { children, onClick, type = 'button', ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={isBusy ? 'button' : type}
      className={classNames(styles['button'], styles[look], isCompact && styles['compact'])}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      <span className={styles['words']}>{children}</span>
      {isBusy && (
        <span className={styles['spinner']}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
