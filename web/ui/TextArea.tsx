import { type TextareaHTMLAttributes, useId } from 'react';
import areaStyles from './TextArea.module.css';
import styles from './TextField.module.css';

type TextAreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'id' | 'onChange' | 'value'
> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Several lines of text to write, with their label. */
export function TextArea({ label, value, onChange, rows = 4, ...attributes }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <textarea
        {...attributes}
        id={id}
        rows={rows}
        className={areaStyles['area']}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
