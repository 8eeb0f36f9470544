// Blocking time from a trace of Chromium, in processor time of the page's main thread: what else the machine does at the
// same time does not count.

/** A cheap phone is that much slower than a core of a server. */
export const CPU_SLOWDOWN = 4;
/** A task that takes longer keeps a touch waiting. */
const MAX_TASK_MS = 50;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Of which the thread was running. */
  tdur?: number;
}

/** What Playwright's `startTracing` must be given. */
export const traceCategories = ['disabled-by-default-devtools.timeline', 'loading'];

/** The tasks of the main thread after the first paint, in milliseconds of a phone, longest first. */
export function tasksAfterPaint(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const painted = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The page painted nothing');
  return traceEvents
    .filter(
      ({ name, pid, tid, ts, dur = 0 }) =>
        name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts + dur > painted.ts,
    )
    .map(({ tdur = 0 }) => (tdur / 1_000) * CPU_SLOWDOWN)
    .toSorted((one, other) => other - one);
}

/** By how much tasks are longer than 50 ms, in all. */
export const blockingTime = (tasks: readonly number[]): number =>
  tasks.reduce((sum, task) => sum + Math.max(0, task - MAX_TASK_MS), 0);
