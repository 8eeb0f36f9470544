// A server left by a dead process is stopped before a new one starts; its pid file is never deleted by us.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from '../cliError.ts';

/** Call with the owner lock held: then any server on this cluster has lost its owner. */
export async function stopStaleProcess(cluster: string): Promise<void> {
  const pid = postmasterPid(cluster);
  if (pid === undefined || !serves(pid, cluster)) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signalServer(pid, signal, cluster);
    for (let waited = 0; waited < 6_000; waited += 50) {
      if (!serves(pid, cluster)) return;
      await sleep(50);
    }
  }
  throw new CliError(`A database left from an earlier run (process ${pid}) does not stop: end it, then start again.`);
}

export function postmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

// The number alone proves nothing: it may belong to any other process by now. A dead one not yet reaped has no command line.
function serves(pid: number, cluster: string): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return false;
  }
}

function signalServer(pid: number, signal: NodeJS.Signals, cluster: string): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return;
    throw new CliError(`A database of another user account (process ${pid}) still runs on ${cluster}: stop it first.`);
  }
}
