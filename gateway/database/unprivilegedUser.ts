import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** Who PostgreSQL runs as: null (ourselves), or, since it refuses root, the system's `postgres`, else `nobody`. */
export async function unprivilegedUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([idOf('-u', name), idOf('-g', name)]);
    const [uid, gid] = ids;
    if (uid && gid) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL refuses to run as root and no user `postgres` or `nobody` was found. Start as another user.',
  );
}

async function idOf(flag: '-u' | '-g', name: string): Promise<number | null> {
  const { stdout } = await run('id', [flag, name]).catch(() => ({ stdout: '' }));
  return Number(stdout.trim()) || null;
}
