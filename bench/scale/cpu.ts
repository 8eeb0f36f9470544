import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** Nanoseconds a process has had a processor, where the system tells. */
function processorTime(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}

/**
 * A stopwatch of work: milliseconds of processor time that this process and its sessions of the database have used. On a
 * machine that others load it says what a read takes by itself.
 */
export async function workClock(client: pg.Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return () => {
    const { user, system } = process.cpuUsage();
    const database = rows.reduce((sum, { pid }) => sum + processorTime(pid), 0);
    return (user + system) / 1_000 + database / 1_000_000;
  };
}
