import { expect, test } from 'vitest';
import { autopayDay } from '@/contract/money/autopays/schedule';
import { autopayDayLabel, autopayDays } from './autopay.labels';

test.each([
  [null, 1, 'On the day rent is due, the 1st'],
  [1, 1, 'On the day rent is due, the 1st'],
  [5, 1, 'On the 5th of the month before'],
  [4, 5, 'On the 4th, 1 day before rent is due'],
  [2, 5, 'On the 2nd, 3 days before rent is due'],
  [6, 5, 'On the 6th of the month before'],
] as const)('day %s with rent due on day %i: %s', (day, dueDay, label) => {
  expect(autopayDayLabel(day, dueDay)).toBe(label);
});

test.each([1, 2, 5, 15, 28])('every day of the month before says so, with rent due on day %i', (dueDay) => {
  const dueOn = `2027-03-${String(dueDay).padStart(2, '0')}`;
  expect(autopayDays(dueDay).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 28 }, (_, n) => n + 1).filter((day) => day !== dueDay),
  );
  for (const day of autopayDays(dueDay)) {
    const isMonthBefore = autopayDay(dueOn, day).startsWith('2027-02');
    expect(autopayDayLabel(day, dueDay).includes('month before'), String(day)).toBe(isMonthBefore);
  }
});

test('the days closest to the due day come first', () => {
  expect(autopayDays(3).slice(0, 3)).toEqual([2, 1, 28]);
  expect(autopayDays(1).slice(0, 2)).toEqual([28, 27]);
});
