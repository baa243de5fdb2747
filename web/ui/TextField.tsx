import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';
import styles from './TextField.module.css';

type TextFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'id' | 'onChange' | 'value'
> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A message about this field, spoken as it appears and read out with the field. */
  readonly error?: string | null;
  /** Had to be filled in and was not; a message elsewhere says so. */
  readonly isMissing?: boolean;
  readonly hint?: string;
  /** The label is for screen readers only: the placeholder says the same to others. */
  readonly isLabelHidden?: boolean;
  /** Shown but not to be changed. */
  readonly isLocked?: boolean;
  /** Stands inside the field, at its end. */
  readonly trailing?: ReactNode;
};

/** One line of text to fill in, with its label and what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, hint, isMissing, isLabelHidden, isLocked, trailing, ...attributes } =
    props;
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles['label']}>
        {label}
      </label>
      <div className={styles['box']}>
        <input
          {...attributes}
          id={id}
          className={classNames(styles['input'], trailing !== undefined && styles['withTrailing'])}
          value={value}
          readOnly={isLocked}
          aria-invalid={error || isMissing ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {trailing !== undefined && <span className={styles['trailing']}>{trailing}</span>}
      </div>
      {hint && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
