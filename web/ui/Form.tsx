import type { ReactNode, SubmitEvent } from 'react';
import styles from './Form.module.css';

type FormProps = {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** Fields and a button, one below the other. What is wrong is said by the app, in its own words, not by the browser. */
export function Form({ onSubmit, children }: FormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
