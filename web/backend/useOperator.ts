import { useEffect, useState } from 'react';
import { type Config, loadConfig } from './config.ts';

const UNKNOWN: Config['operator'] = { name: null, address: null, email: null };

/** Who runs this site; null until it is known. Where nothing can be learnt, nothing is known of them. */
export function useOperator(): Config['operator'] | null {
  const [operator, setOperator] = useState<Config['operator'] | null>(null);
  useEffect(() => {
    loadConfig().then(
      (config) => setOperator(config.operator),
      () => setOperator(UNKNOWN),
    );
  }, []);
  return operator;
}
