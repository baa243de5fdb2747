import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';

type CardProps = Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'aria-labelledby' | 'children'>;

/** A raised part of a screen, with what it holds in a column. */
export function Card(props: CardProps) {
  return <section {...props} className={styles['card']} />;
}
