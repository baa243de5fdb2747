import styles from './Spinner.module.css';

/** A turning ring; decoration only: whoever shows it says in words what is being waited for. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}
