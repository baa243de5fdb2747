import { createHmac, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Secrets {
  /** Signs the tokens; whoever has it is everybody. */
  readonly jwtSecret: string;
  /** The embedded PostgreSQL's superuser. */
  readonly databasePassword: string;
}

/** The secrets of this installation: made once and kept in `secrets.json`, readable only by their owner. */
export async function readSecrets(dataDirectory: string, jwtSecret: string | undefined): Promise<Secrets> {
  await mkdir(dataDirectory, { recursive: true });
  const file = path.join(dataDirectory, 'secrets.json');
  const kept = await keptSecrets(file);
  const secrets = kept ?? { jwtSecret: newSecret(), databasePassword: newSecret() };
  if (!kept) {
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, file);
  }
  await chmod(file, 0o600);
  return jwtSecret ? { ...secrets, jwtSecret } : secrets;
}

/** The password of the login `authenticator`: the same for all gateways that share the secret. */
export function authenticatorPassword(jwtSecret: string): string {
  return createHmac('sha256', jwtSecret).update('authenticator').digest('base64url');
}

async function keptSecrets(file: string): Promise<Secrets | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const { jwtSecret, databasePassword } = JSON.parse(text) as Partial<Secrets>;
  // New ones would sign everybody out and lock us out of the database: better to stop.
  if (!jwtSecret || !databasePassword) throw new Error(`${file} is damaged. Restore it from a backup.`);
  return { jwtSecret, databasePassword };
}

function newSecret(): string {
  return randomBytes(36).toString('base64url');
}
