import { type ReactNode, type SubmitEvent, useRef } from 'react';
import styles from './Form.module.css';

type FormProps = {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** Fields and a button, one below the other. What is wrong is said by the app, in its own words, not by the browser. */
export function Form({ onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
    // Once what is wrong has been drawn, whoever types is taken to the first of it.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
