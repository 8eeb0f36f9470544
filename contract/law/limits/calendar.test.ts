import { describe, expect, test } from 'vitest';
import { addBusinessDays, holidays, isBusinessDay, isFederalHoliday, rollForward } from '@/contract/law/calendar';

const list = (state: string, year: number) => [...holidays(state, year)].sort();

describe('holidays', () => {
  test('on a Sunday are kept on Monday, and on a Saturday on Friday', () => {
    // July 4, 2027 is a Sunday, and December 25, 2027 a Saturday.
    expect(list('FL', 2027)).toEqual([
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-03-26',
      '2027-05-31',
      '2027-06-18',
      '2027-06-19',
      '2027-07-04',
      '2027-07-05',
      '2027-09-06',
      '2027-11-11',
      '2027-11-25',
      '2027-11-26',
      '2027-12-24',
      '2027-12-25',
      '2027-12-31',
    ]);
  });

  test('of a New Year on a Saturday fall into the year before, and are not counted from the year after', () => {
    expect(list('WA', 2021)).toContain('2021-12-31');
    expect(list('WA', 2022).filter((day) => day < '2022-01-02')).toEqual(['2021-12-31', '2022-01-01']);
    expect(list('WA', 2023)).toContain('2023-01-02');
    expect(list('WA', 2026).some((day) => day.startsWith('2027'))).toBe(false);
  });

  test('of a state add what its courts and offices keep', () => {
    const more = (state: string) => list(state, 2026).filter((day) => !holidays('WA', 2026).has(day));
    expect(more('CA')).toEqual(['2026-02-12', '2026-03-31', '2026-09-25']);
    expect(more('VA')).toEqual(['2026-10-12', '2026-11-03']);
    expect(more('FL')).toEqual(['2026-04-03']);
    expect(holidays('CA', 2025).has('2025-09-26')).toBe(true);
    // Where November begins on a Tuesday, Election Day is the second one.
    expect(holidays('VA', 2033).has('2033-11-08')).toBe(true);
    for (const friday of ['2024-03-29', '2025-04-18', '2027-03-26', '2038-04-23'])
      expect(holidays('FL', Number(friday.slice(0, 4))).has(friday), friday).toBe(true);
  });

  test('of California move the end of a three-day notice', () => {
    expect(addBusinessDays('CA', '2026-02-10', 3)).toBe('2026-02-17');
  });

  test('that move with the weekday are right where the month begins on it, before it, and after it', () => {
    // September 2025 begins on a Monday, and May 2027 ends on one.
    expect(holidays('FL', 2025).has('2025-09-01')).toBe(true);
    expect(holidays('FL', 2027).has('2027-05-31')).toBe(true);
    expect(holidays('FL', 2028).has('2028-05-29')).toBe(true);
    expect(holidays('FL', 2024).has('2024-09-02')).toBe(true);
    expect(holidays('FL', 2029).has('2029-11-22')).toBe(true);
    expect(holidays('FL', 2018).has('2018-11-22')).toBe(true);
  });
});

test('isBusinessDay leaves out Saturdays, Sundays, and holidays', () => {
  const week = [
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
  ];
  expect(week.map((day) => isBusinessDay('FL', day))).toEqual([true, false, false, true, true, false, false, true]);
});

test.each([
  ['CA', '2026-11-30'],
  ['WA', '2026-11-30'],
  ['VA', '2026-11-30'],
  ['FL', '2026-11-26'],
])('rollForward in %s from Thanksgiving leads to %s', (state, day) => {
  expect(rollForward(state, '2026-11-26')).toBe(day);
  expect(rollForward(state, '2026-11-25')).toBe('2026-11-25');
});

test('addBusinessDays of none is the day itself, and one is the next business day', () => {
  expect([0, 1, 2].map((days) => addBusinessDays('CA', '2026-11-26', days))).toEqual([
    '2026-11-26',
    '2026-11-30',
    '2026-12-01',
  ]);
});

test.each([
  ['2026-11-26', true],
  ['2026-11-27', false],
  // Washington's birthday of another year, and a holiday on a Saturday, kept on Friday.
  ['2027-02-15', true],
  ['2026-07-03', true],
  // New Year's Day of 2028 is a Saturday.
  ['2027-12-31', true],
  ['2026-12-31', false],
])('our team is off on %s: %s, however often it is asked', (day, isOff) => {
  expect([isFederalHoliday(day), isFederalHoliday(day)]).toEqual([isOff, isOff]);
});
