import { expect, test } from 'vitest';
import { nextRun } from './nextRun';

const row = {
  day: null,
  shareOf: 1,
  cap: null,
  skipPeriod: null,
  notifiedPeriod: null,
  notifiedOn: null,
  notifiedAmount: null,
  notifiedFor: null,
};
const rent = (dueOn: string, openCents = 300_000) => ({
  dueOn,
  openCents,
  writtenOffCents: 0,
  pendingCents: 0,
  sharedCents: 300_000,
  mineCents: 0,
});
const plan = (more: object = {}, change: object = {}) =>
  nextRun({
    row: { ...row, ...change },
    charges: [rent('2026-12-01'), rent('2027-01-01')],
    handled: new Set<string>(),
    lastCents: 300_000,
    today: '2026-11-23',
    funding: 'bank',
    state: 'CA',
    ...more,
  });

test('the first month ahead is taken on the day it is due', () => {
  expect(plan()).toEqual({
    period: '2026-12',
    day: '2026-12-01',
    on: '2026-12-01',
    dueOn: '2026-12-01',
    amount: 300_000,
    fee: 0,
    isSkipped: false,
    isOverCap: false,
    isNotified: false,
  });
});

test('takes nothing on the day of the notice: a day that has come moves to tomorrow', () => {
  expect(plan({ today: '2026-12-01' })?.on).toBe('2026-12-02');
  expect(plan({ today: '2026-12-04' })).toMatchObject({ period: '2026-12', on: '2026-12-05' });
  const notified = { notifiedPeriod: '2026-12', notifiedOn: '2026-12-04', notifiedAmount: 300_000 };
  expect(plan({ today: '2026-12-05' }, notified)?.on).toBe('2026-12-05');
});

test('a month that was handled is over: what is left of it comes with the next', () => {
  expect(plan({ today: '2026-12-02', handled: new Set(['2026-12']) })).toMatchObject({
    period: '2027-01',
    amount: 600_000,
  });
});

test('months that were missed come as one', () => {
  const charges = [rent('2026-10-01'), rent('2026-11-01'), rent('2026-12-01')];
  expect(plan({ charges })).toMatchObject({ period: '2026-11', on: '2026-12-03', amount: 600_000 });
});

test('runs the announced payment first, even when the next month’s day comes earlier', () => {
  const notified = { day: 14, notifiedPeriod: '2027-03', notifiedOn: '2027-03-13', notifiedAmount: 600_000 };
  const charges = [rent('2027-02-01'), rent('2027-03-01'), rent('2027-04-01')];
  const today = '2027-03-14';
  expect(plan({ charges, today }, notified)).toMatchObject({ period: '2027-03', on: today, amount: 600_000 });
  expect(plan({ charges, today, lastCents: 900_000, handled: new Set(['2027-03']) }, notified)).toMatchObject({
    period: '2027-04',
    on: '2027-03-15',
    isNotified: false,
  });
});

test('takes at most the announced amount, and less after a payment in between', () => {
  const notified = { notifiedPeriod: '2026-12', notifiedOn: '2026-11-30', notifiedAmount: 250_000 };
  expect(plan({ today: '2026-12-01' }, notified)?.amount).toBe(250_000);
  expect(plan({ today: '2026-12-01', charges: [rent('2026-12-01', 100_000)] }, notified)?.amount).toBe(100_000);
});

test('rent of $3,000, then $3,230 with water and a late fee: ten days’ notice, unless within a range that was chosen', () => {
  const charges = [rent('2027-03-01'), rent('2027-03-01', 18_000), rent('2027-03-01', 5_000)];
  expect(plan({ charges, today: '2027-02-19' })).toMatchObject({ on: '2027-03-01', amount: 323_000 });
  expect(plan({ charges, today: '2027-02-28' })).toMatchObject({ on: '2027-03-10', amount: 323_000 });
  expect(plan({ charges, today: '2027-02-28' }, { cap: 330_000 })).toMatchObject({ on: '2027-03-01' });
  expect(plan({ charges, today: '2027-02-28', lastCents: 323_000 })).toMatchObject({ on: '2027-03-01' });
  const announced = {
    notifiedPeriod: '2027-03',
    notifiedOn: '2027-02-19',
    notifiedFor: '2027-03-01',
    notifiedAmount: 300_000,
  };
  expect(plan({ charges, today: '2027-02-28' }, announced)).toMatchObject({ on: '2027-03-01', amount: 300_000 });
  expect(plan({ charges, today: '2027-02-28' }, { ...announced, cap: 330_000 })).toMatchObject({
    amount: 323_000,
  });
  expect(plan({ charges, today: '2027-02-28' }, { ...announced, cap: 310_000 })).toMatchObject({
    amount: 300_000,
    isOverCap: false,
  });
});

test('a limit counts the card fee; a skipped month is named; nothing open is nothing to do', () => {
  expect(plan({ funding: 'credit' }, { cap: 300_000 })).toMatchObject({ fee: 8_700, isOverCap: true });
  expect(plan({}, { cap: 300_000 })).toMatchObject({ isOverCap: false });
  expect(plan({}, { skipPeriod: '2026-12' })).toMatchObject({ isSkipped: true });
  expect(plan({ charges: [rent('2026-12-01', 0)] })).toBeUndefined();
});
