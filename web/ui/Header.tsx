import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Header.module.css';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { Logo } from './Logo.tsx';

type HeaderProps = {
  /** The product's name, which leads home. */
  readonly name: string;
  /** Where the chevron at the left leads; without it there is none. */
  readonly back?: { readonly label: string; readonly onClick: () => void };
  /** What stands at the right: help, languages. */
  readonly children?: ReactNode;
};

/** The bar at the top of every screen. */
export function Header({ name, back, children }: HeaderProps) {
  return (
    <header className={styles['header']}>
      {back && (
        <IconButton label={back.label} onClick={back.onClick}>
          <Icon shape="back" />
        </IconButton>
      )}
      <Link to="/" className={styles['brand']}>
        <Logo height={30} />
        <span className={styles['name']}>{name}</span>
      </Link>
      <div className={styles['actions']}>{children}</div>
    </header>
  );
}
