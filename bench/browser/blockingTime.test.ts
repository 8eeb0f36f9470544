import { expect, test } from 'vitest';
import { blockingTime, tasksAfterPaint } from './blockingTime';

const task = (ts: number, tdur: number, tid = 1) => ({ name: 'RunTask', pid: 7, tid, ts, dur: 2 * tdur, tdur });
const traceOf = (...traceEvents: object[]) => Buffer.from(JSON.stringify({ traceEvents }));
const painted = { name: 'firstContentfulPaint', pid: 7, tid: 1, ts: 100_000 };

test('counts processor time of main-thread tasks after the first paint, slowed four times', () => {
  const trace = traceOf(
    painted,
    task(10_000, 40_000),
    task(200_000, 5_000),
    task(300_000, 30_000),
    task(400_000, 90_000, 2),
  );
  expect(tasksAfterPaint(trace)).toEqual([120, 20]);
});

test('sums what tasks take beyond 50 ms', () => {
  expect(blockingTime([120, 60, 50, 20])).toBe(80);
});

test('throws when nothing was painted', () => {
  expect(() => tasksAfterPaint(traceOf(task(1, 1)))).toThrow('painted nothing');
});
