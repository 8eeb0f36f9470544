// One owner at a time, by a lock that ends with its process: nothing to clean up after a crash.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';

export type OwnerLock = { release: () => Promise<void> };

/** Takes the lock of a path, or answers undefined at once when a living process holds it. */
export async function takeOwnerLock(path: string): Promise<OwnerLock | undefined> {
  return process.platform === 'linux' ? takeSocketLock(socketName(path)) : takeFileLock(`${path}.lock`);
}

export async function isOwned(path: string): Promise<boolean> {
  return process.platform === 'linux' ? answers(socketName(path)) : fileHolder(`${path}.lock`) !== undefined;
}

// A name in Linux's abstract namespace: the kernel frees it when its process dies, whatever the death.
function socketName(path: string): string {
  return `\0belong-db-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
}

function takeSocketLock(name: string): Promise<OwnerLock | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen({ path: name }, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

function answers(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path: name });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Where sockets have no abstract names: a file with the process id and its start time. Exported for its test. */
export function takeFileLock(file: string): OwnerLock | undefined {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${process.pid} ${startTime(process.pid)}`, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        linkSync(mine, file);
        return { release: async () => rmSync(file, { force: true }) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        if (fileHolder(file) !== undefined) return undefined;
        rmSync(file, { force: true });
      }
    }
    return undefined;
  } finally {
    rmSync(mine, { force: true });
  }
}

function fileHolder(file: string): number | undefined {
  try {
    const [pid, ...started] = readFileSync(file, 'utf8').split(' ');
    return started.join(' ') === startTime(Number(pid)) ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

// A process id alone may have been given to another process since.
function startTime(pid: number): string {
  if (process.platform === 'linux') {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  }
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
}
