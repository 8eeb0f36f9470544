// Beside the thread that answers, V8 has others that collect garbage and compile. While they mark the old heap on a small
// machine, one that answers would get a third of a core.
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const THREADS = '/proc/self/task';
const NICENESS = 10;

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

/** From now on V8’s helpers give way to the thread that answers. */
export function helpersGiveWay(): void {
  for (const id of helperThreads())
    try {
      setPriority(id, NICENESS);
    } catch {
      // Not allowed, or gone: it stays as it is.
    }
}
