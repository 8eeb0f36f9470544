import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { isBusinessDay, isHoliday, nextBusinessDay } from './businessDays';

const day = (text: string) => Temporal.PlainDate.from(text);

// The list of the Office of Personnel Management, with the days holidays fall on and are observed on.
test.each([
  [
    '2026',
    ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25'],
  ],
  [
    '2027',
    [
      '01-01',
      '01-18',
      '02-15',
      '05-31',
      '06-18',
      '06-19',
      '07-04',
      '07-05',
      '09-06',
      '10-11',
      '11-11',
      '11-25',
      '12-24',
      '12-25',
      '12-31',
    ],
  ],
  [
    '2028',
    ['01-01', '01-17', '02-21', '05-29', '06-19', '07-04', '09-04', '10-09', '11-10', '11-11', '11-23', '12-25'],
  ],
])('the holidays of %s', (year, days) => {
  const first = day(`${year}-01-01`);
  const all = Array.from({ length: first.daysInYear }, (_, n) => first.add({ days: n }));
  expect(all.filter(isHoliday).map((each) => each.toString().slice(5))).toEqual(days);
});

test('a business day is neither on a weekend nor a holiday', () => {
  expect(['2026-11-25', '2026-11-26', '2026-11-28', '2026-11-29'].map((text) => isBusinessDay(day(text)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(nextBusinessDay(day('2026-11-25')).toString()).toBe('2026-11-27');
  expect(nextBusinessDay(day('2026-12-31')).toString()).toBe('2027-01-04');
});
