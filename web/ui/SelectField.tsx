import { useId } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './SelectField.module.css';
import fieldStyles from './TextField.module.css';

export type SelectChoice = { readonly value: string; readonly name: string };

type SelectFieldProps = {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly choices: readonly SelectChoice[];
  /** The choice of none, such as 'Select'. */
  readonly none: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** A message about this field, spoken as it appears and read out with the field. */
  readonly error?: string | null;
  readonly hint?: string | null;
  /** There is nothing to choose from just now. */
  readonly isDisabled?: boolean;
};

/** One of many to choose, by the device's own means. A value that is not among the choices is shown as it is. */
export function SelectField(props: SelectFieldProps) {
  const { label, isRequired = false, choices, none, value, onChange, error, hint, isDisabled } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  const isForeign = value !== null && !choices.some((choice) => choice.value === value);
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id} className={fieldStyles['label']}>
        {label}
        {isRequired && <span aria-hidden="true">*</span>}
      </label>
      <div className={fieldStyles['box']}>
        <select
          id={id}
          className={classNames(styles['select'], value === null && styles['none'])}
          value={value ?? ''}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        >
          <option value="">{none}</option>
          {isForeign && <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
        <span className={styles['sign']}>
          <Icon shape="down" size={20} />
        </span>
      </div>
      {hint && (
        <p id={hintId} className={fieldStyles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={fieldStyles['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
