// How V8 collects garbage beside a thread that must answer: docs/decisions/0065-garbage-is-collected-gently.md.
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';

const THREADS = '/proc/self/task';
const NICENESS = 10;
/** In percent of what lives: left to itself V8 may collect for each tenth that is added. */
const GROWTH = 200;

/** V8’s helpers in this process, by their ids; none where the system does not tell. */
export function helperThreads(): number[] {
  try {
    return readdirSync(THREADS)
      .filter((id) => readFileSync(`${THREADS}/${id}/comm`, 'utf8').includes('V8Worker'))
      .map(Number);
  } catch {
    return [];
  }
}

/**
 * From now on the old heap is collected more seldom, and V8’s helpers give way to the thread that answers. It would wait
 * for them at each collection of the young heap, three times a second under load: that one it does alone.
 */
export function collectGently(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  setFlagsFromString('--no-parallel-scavenge');
  for (const id of helperThreads())
    try {
      setPriority(id, NICENESS);
    } catch {
      // Not allowed, or gone: it stays as it is.
    }
}
