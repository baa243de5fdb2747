import type { Command } from './main.ts';
import { projectKeys } from './projectKeys.ts';
import { readSecrets } from './secrets.ts';

/** `twofold keys`: the two keys of this installation, for other clients and scripts. */
export const keysCommand: Command = async (_args, { dataDirectory, jwtSecret }) => {
  const { anonKey, serviceKey } = await projectKeys((await readSecrets(dataDirectory, jwtSecret)).jwtSecret);
  process.stdout.write(
    `Anonymous key (for browsers):\n${anonKey}\n\nService key (for servers only; it may do everything):\n${serviceKey}\n`,
  );
  return 0;
};
