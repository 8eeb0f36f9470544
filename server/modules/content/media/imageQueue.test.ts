import { expect, it } from 'vitest';
import { createQueue, QueueFullError } from './imageQueue';

function held() {
  let release = () => {};
  const until = new Promise<void>((go) => {
    release = go;
  });
  return { until, release };
}

it('lets only so many work at once and takes the rest in order', async () => {
  const gate = createQueue({ atOnce: 2, line: 10 });
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      gate.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        done.push(n);
      }),
    ),
  );
  expect(most).toBe(2);
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

it('turns away anyone who would make the line too long, and works on afterwards', async () => {
  const gate = createQueue({ atOnce: 1, line: 1 });
  const { until, release } = held();
  const first = gate.run(() => until);
  const second = gate.run(async () => 'second');
  await expect(gate.run(async () => 'third')).rejects.toThrow(QueueFullError);
  release();
  await first;
  expect(await second).toBe('second');
  expect(await gate.run(async () => 'fourth')).toBe('fourth');
});

it('does idle work only when the queue is empty', async () => {
  const gate = createQueue({ atOnce: 2, line: 1 });
  const { until, release } = held();
  const first = gate.run(() => until);
  expect(await gate.runIdle(async () => undefined)).toBe(false);
  release();
  await first;
  expect(await gate.runIdle(async () => undefined)).toBe(true);
});

it('frees its place when work fails', async () => {
  const gate = createQueue({ atOnce: 1, line: 1 });
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.run(async () => 'next')).toBe('next');
});
