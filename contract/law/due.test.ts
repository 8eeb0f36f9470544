import { expect, test } from 'vitest';
import { overdueLaw } from './due';

const titlesOn = (day: string, entered: Parameters<typeof overdueLaw>[1] = []) =>
  overdueLaw(day, entered).map(({ kind, title, dueOn }) => [kind, title, dueOn]);

test('the California cap is due on August 1 and overdue the day after; the fallback is named', () => {
  const cap = (day: string) => overdueLaw(day, []).find(({ id }) => id === 'ca-rent-cap-san-diego');
  expect(cap('2027-08-01')).toBeUndefined();
  expect(cap('2027-08-02')).toMatchObject({ dueOn: '2027-08-01', meanwhile: '5%, without inflation' });
});

test('the Washington figure of 2027 was announced in the middle of 2026, so it is overdue until it is entered', () => {
  const title = 'Washington rent cap';
  expect(titlesOn('2026-11-30')).toContainEqual(['figure', title, '2026-07-31']);
  const entered = [
    {
      series: 'wa-rent-cap',
      value: 10_000,
      from: '2027-01-01',
      until: '2027-12-31',
      source: 'Department of Commerce',
      certainty: 'cited',
      checked: '2026-11-30',
      nextDueOn: '2027-07-31',
    },
  ] as const;
  expect(titlesOn('2026-11-30', entered).map(([, each]) => each)).not.toContain(title);
});

test('words are due from the day after their review day, the most urgent thing first', () => {
  const words = (day: string) => titlesOn(day).filter(([kind]) => kind === 'text');
  expect(words('2027-01-31')).toEqual([]);
  expect(words('2027-02-01')).toEqual([['text', 'RCW 59.18.720', '2027-01-31']]);
  const days = titlesOn('2027-07-02').map(([, , dueOn]) => dueOn);
  expect(days).toEqual(days.toSorted());
  expect(words('2027-07-02').length).toBeGreaterThan(10);
});
