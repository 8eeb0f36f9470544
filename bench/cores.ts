// Two cores play several machines here: who has which, where the system lets us say so.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const cores = availableParallelism();
const half = Math.ceil(cores / 2);
export const allCores = `0-${cores - 1}`;
export const lowerHalf = `0-${half - 1}`;
export const upperHalf = `${half}-${cores - 1}`;

export const mayPin = cores > 1 && spawnSync('taskset', ['--version']).status === 0;

/** All threads of a process, or the one it began with. */
export function pin(pid: number, where: string, which: 'all' | 'first' = 'all'): void {
  const threads = which === 'all' ? ['--all-tasks'] : [];
  if (mayPin) spawnSync('taskset', [...threads, '--pid', '--cpu-list', where, String(pid)]);
}

/** A process may end while it is looked at. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Processes that one has started, on Linux. */
export function childrenOf(parent: number): { pid: number; command: string }[] {
  if (!mayPin) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(`/proc/${name}/status`).includes(`PPid:\t${parent}\n`))
    .map((name) => ({ pid: Number(name), command: read(`/proc/${name}/cmdline`) }));
}

/**
 * The threads of sites that answer get cores that nothing else of ours is on: the database, whoever asks and what
 * collects garbage would be on other cores or machines. Until the function it returns is called.
 */
export function keepApart(sites: readonly number[], database: number): () => void {
  const others = [database, ...childrenOf(database).map(({ pid }) => pid), process.pid];
  for (const pid of [...sites, ...others]) pin(pid, lowerHalf);
  for (const pid of sites) pin(pid, upperHalf, 'first');
  return () => {
    for (const pid of [...sites, ...others]) pin(pid, allCores);
  };
}
