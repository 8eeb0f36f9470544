import { expect, test } from 'vitest';
import { openClock } from './clock';

const HOUR = 3_600_000;
const noon = Date.parse('2026-11-21T12:00:00Z');

/** A machine with a clock off by `skew`, and a database with the right time. */
async function aMachine(skew: number) {
  const world = { at: noon, skew, slow: 0, away: false, asleep: 0, asked: 0 };
  const shared = await openClock({
    read: async () => {
      world.asked += 1;
      if (world.away) throw new Error('away');
      const sent = world.at;
      world.at += world.slow;
      return sent;
    },
    wall: () => world.at + world.skew,
    steady: () => world.at - noon - world.asleep,
  });
  shared.stop();
  return { world, ...shared, off: () => shared.clock().getTime() - world.at };
}

const skews = [-24 * HOUR, -HOUR, HOUR, 24 * HOUR];

test.each(skews)('a machine that is off by %i ms tells the time of the database', async (skew) => {
  const { world, off } = await aMachine(skew);
  expect(off()).toBe(0);
  world.at += 50_000;
  expect(off()).toBe(0);
});

test.each(skews)(
  'a clock set by %i ms while we run changes nothing, and has the database asked again',
  async (skew) => {
    const { world, off } = await aMachine(0);
    const before = world.asked;
    world.skew = skew;
    expect(off()).toBe(0);
    expect(world.asked).toBe(before + 1);
  },
);

test('after a sleep of the machine, the database is asked and followed', async () => {
  const { world, off, sync, clock } = await aMachine(0);
  world.at += HOUR;
  world.asleep = HOUR;
  clock();
  await sync();
  await Promise.resolve();
  expect(off()).toBe(0);
});

test('an answer that took long, or none, leaves what is known', async () => {
  const { world, off, sync } = await aMachine(HOUR);
  world.slow = 5_000;
  await sync();
  expect(off()).toBe(0);
  world.away = true;
  await sync();
  expect(off()).toBe(0);
});

test('without a database yet, the clock of the machine stands in', async () => {
  const { clock, stop } = await openClock({
    read: () => Promise.reject(new Error('away')),
    wall: () => noon,
    steady: () => 7,
  });
  stop();
  expect(clock()).toEqual(new Date(noon));
});
