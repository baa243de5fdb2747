import type { useOperator } from '../backend/useOperator.ts';
import styles from './OperatorDetails.module.css';

type OperatorDetailsProps = {
  readonly operator: NonNullable<ReturnType<typeof useOperator>>;
  /** What they are called when they do not say. */
  readonly unnamed: string;
  /** Said where neither a postal nor an e-mail address is known. */
  readonly noAddress?: string;
};

/** The name and the addresses of whoever runs the site, as far as they are known. */
export function OperatorDetails({ operator, unnamed, noAddress }: OperatorDetailsProps) {
  const { name, address, email } = operator;
  if (!name && !address && !email) return noAddress ? <p>{noAddress}</p> : null;
  return (
    <>
      <address className={styles['details']}>
        <span className={styles['lines']}>{[name ?? unnamed, address].filter(Boolean).join('\n')}</span>
        {email && (
          <a className={styles['mail']} href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </address>
      {!address && !email && noAddress && <p>{noAddress}</p>}
    </>
  );
}
