// Two cores play several machines here. Whoever stands for another machine must not queue for a core behind the others.
import { setPriority } from 'node:os';

/** As niceness: what goes first is below 0, what gives way above. Not everybody may go first, or back. */
export function withPriority(niceness: number, pid = process.pid): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It stays as it is.
  }
}
