// Total blocking time by the time that the page's thread itself worked. Lighthouse takes the time that passed: on a
// machine that does other work beside, a task of 5 ms can last 100.

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of the thread’s own time. */
  readonly tdur?: number;
}

/** As Lighthouse reckons its phone: tasks take four times as long, those that lay out twice; what passes 50 ms blocks. */
export function ownBlockingTime(events: readonly TraceEvent[]): number {
  const painted = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!painted) return Number.NaN;
  const { pid, tid, ts: paintedAt } = painted;
  const ofThread = events.filter((event) => event.pid === pid && event.tid === tid && event.dur);
  const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
  const layouts = ofThread.filter(({ name }) => name === 'Layout');
  return ofThread
    .filter((event) => event.name === 'RunTask' && end(event) > paintedAt)
    .map((task) => {
      const laysOut = layouts.some((layout) => layout.ts >= task.ts && layout.ts < end(task));
      return Math.max(0, ((task.tdur ?? 0) / 1_000) * (laysOut ? 2 : 4) - 50);
    })
    .reduce((sum, blocked) => sum + blocked, 0);
}
