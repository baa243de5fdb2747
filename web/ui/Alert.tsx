import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

type AlertProps = {
  readonly tone?: 'error' | 'success' | 'notice';
  /** Lets the reader put the message away. */
  readonly dismiss?: { readonly label: string; readonly onClick: () => void };
  readonly children: ReactNode;
};

/** A message in the page that screen readers speak as it appears; it stays until it is acted on. */
export function Alert({ tone = 'error', dismiss, children }: AlertProps) {
  return (
    <div className={classNames(styles['alert'], styles[tone])}>
      <div className={styles['message']} role={tone === 'success' ? 'status' : 'alert'}>
        {children}
      </div>
      {dismiss && (
        <IconButton label={dismiss.label} onClick={dismiss.onClick}>
          <Icon shape="close" size={20} />
        </IconButton>
      )}
    </div>
  );
}
