import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Settings.module.css';

type SettingsRowProps = {
  readonly icon: ComponentProps<typeof Icon>['shape'];
  readonly name: string;
  /** The screen it leads to, */
  readonly to?: string;
  /** or what it does here. With neither it is not there yet, */
  readonly onClick?: () => void;
  /** as its note says. */
  readonly note?: string;
};

/** A line of the settings. */
export function SettingsRow({ icon, name, to, onClick, note }: SettingsRowProps) {
  const content = (
    <>
      <span className={styles['icon']}>
        <Icon shape={icon} size={22} />
      </span>
      <span className={styles['name']}>{name}</span>
      {note ? <span className={styles['note']}>{note}</span> : <Icon shape="forward" size={20} />}
    </>
  );
  return (
    <li>
      {to && (
        <Link to={to} className={styles['row']}>
          {content}
        </Link>
      )}
      {onClick && (
        <button type="button" className={styles['row']} onClick={onClick}>
          {content}
        </button>
      )}
      {!to && !onClick && <div className={styles['row']}>{content}</div>}
    </li>
  );
}
