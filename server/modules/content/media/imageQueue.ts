// Image work is heavy, so little of it runs at once and a long line is turned away rather than let grow.
import { SharedError } from '@/server/bundles/sharedError';

/** Too much is waiting; ask again in a moment. */
export class QueueFullError extends SharedError {
  static override readonly kind: string = 'QueueFullError';
  override name = 'Busy';
}

export interface TaskQueue {
  /** Runs `work` when a place is free; throws Busy when the line is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` only with an empty queue, now or never: true if it ran. */
  runIdle(work: () => Promise<unknown>): Promise<boolean>;
}

export function createQueue({ atOnce, line }: { atOnce: number; line: number }): TaskQueue {
  let running = 0;
  const queue: (() => void)[] = [];

  /** Passes the place to the next in line, so that no newcomer slips in between. */
  function leave() {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (queue.length >= line) throw new QueueFullError('Too many pictures are being made');
      else await new Promise<void>((go) => queue.push(go));
      try {
        return await work();
      } finally {
        leave();
      }
    },
    async runIdle(work) {
      if (running > 0 || queue.length > 0) return false;
      running += 1;
      await work().finally(leave);
      return true;
    },
  };
}
