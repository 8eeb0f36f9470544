import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { bankDaysFrom, isBankDay, nextBankDay, previousBankDay } from './bankDays';

const day = (text: string) => Temporal.PlainDate.from(text);

// The holiday schedule of the Federal Reserve Banks: https://www.frbservices.org/about/holiday-schedules
test.each([
  ['2026', ['01-01', '01-19', '02-16', '05-25', '06-19', '09-07', '10-12', '11-11', '11-26', '12-25']],
  ['2027', ['01-01', '01-18', '02-15', '05-31', '07-05', '09-06', '10-11', '11-11', '11-25']],
  ['2028', ['01-17', '02-21', '05-29', '06-19', '07-04', '09-04', '10-09', '11-23', '12-25']],
])('the weekdays of %s on which banks are closed', (year, closed) => {
  const first = day(`${year}-01-01`);
  const weekdays = Array.from({ length: first.daysInYear }, (_, n) => first.add({ days: n })).filter(
    ({ dayOfWeek }) => dayOfWeek < 6,
  );
  expect(weekdays.filter((each) => !isBankDay(each)).map((each) => each.toString().slice(5))).toEqual(closed);
});

test('banks are open on the Friday before a holiday on a Saturday', () => {
  expect(isBankDay(day('2026-07-03'))).toBe(true);
  expect(nextBankDay(day('2026-07-02')).toString()).toBe('2026-07-03');
  expect(previousBankDay(day('2026-07-06')).toString()).toBe('2026-07-03');
  expect(bankDaysFrom('2026-11-25', 2)).toBe('2026-11-30');
});
