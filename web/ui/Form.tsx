import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import styles from './Form.module.css';

type FormProps = {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/**
 * Fields and a button, one below the other, sent once at a time. What is wrong is said by the app, in its own words, not
 * by the browser.
 */
export function Form({ onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // Enter sends a form of one field though its button is busy with having been sent.
    if (form.current?.querySelector('button[aria-busy]')) return;
    isSubmitted.current = true;
    onSubmit();
  }

  // Once what is wrong has been drawn, be it found here or by the server, whoever types is taken to the first of it.
  useEffect(() => {
    if (!isSubmitted.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    isSubmitted.current = false;
    wrong.focus();
  });
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
