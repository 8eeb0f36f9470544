// Days by the statutes and the instructions of each state, worked out by hand.
import { describe, expect, test } from 'vitest';
import { unclaimedDates, unclaimedLetter } from './unclaimed';

const TODAY = '2026-12-01';
const datesOf = (state: string, since: string, isUnaddressedDeposit = false) => {
  const dates = unclaimedDates(state, TODAY, { since, isUnaddressedDeposit });
  if (!dates) return undefined;
  const { rules: _, ...days } = dates;
  return days;
};

describe('unclaimedDates', () => {
  test('California: three years, the notice report before November 1, a letter 6 to 12 months before, the money June 1 to 15', () => {
    expect(datesOf('CA', '2026-12-01')).toEqual({
      dormantOn: '2029-12-01',
      letterFrom: '2029-10-31',
      letterUntil: '2030-04-30',
      reportBy: '2030-10-31',
      remitFrom: '2031-06-01',
      remitBy: '2031-06-15',
    });
  });

  test('California: what is dormant on June 30 is of this year’s report, and what is dormant a day later of the next', () => {
    expect(datesOf('CA', '2023-06-30')?.reportBy).toBe('2026-10-31');
    expect(datesOf('CA', '2023-07-01')?.reportBy).toBe('2027-10-31');
  });

  test('Washington: three years, report and money by October 31, a letter 60 to 120 days before', () => {
    expect(datesOf('WA', '2026-12-01')).toEqual({
      dormantOn: '2029-12-01',
      letterFrom: '2030-07-03',
      letterUntil: '2030-09-01',
      reportBy: '2030-10-31',
      remitFrom: null,
      remitBy: '2030-10-31',
    });
  });

  test('Florida: five years, report and money before May 1 for the calendar year before', () => {
    expect(datesOf('FL', '2026-12-01')).toEqual({
      dormantOn: '2031-12-01',
      letterFrom: '2032-01-01',
      letterUntil: '2032-03-01',
      reportBy: '2032-04-30',
      remitFrom: null,
      remitBy: '2032-04-30',
    });
    expect(datesOf('FL', '2027-01-01')?.reportBy).toBe('2033-04-30');
  });

  test('Virginia: five years, report and money by October 31, letters no later than September 1', () => {
    expect(datesOf('VA', '2026-12-01')).toEqual({
      dormantOn: '2031-12-01',
      letterFrom: '2032-07-03',
      letterUntil: '2032-09-01',
      reportBy: '2032-10-31',
      remitFrom: null,
      remitBy: '2032-10-31',
    });
  });

  test('Virginia: a deposit of residents without a new address, one year after the 45 days', () => {
    expect(datesOf('VA', '2026-01-01', true)).toMatchObject({ dormantOn: '2027-02-15', reportBy: '2027-10-31' });
    expect(datesOf('CA', '2026-01-01', true)?.dormantOn).toBe('2029-01-01');
  });

  test('a last day of February in a leap year counts to the last day of February', () => {
    expect(datesOf('CA', '2024-02-29')?.dormantOn).toBe('2027-02-28');
  });

  test('knows nothing of a state that was not read', () => {
    expect(datesOf('NV', '2026-12-01')).toBeUndefined();
  });
});

describe('unclaimedLetter', () => {
  test.each([
    ['CA', 5_000],
    ['WA', 7_500],
    ['FL', 5_000],
    ['VA', 10_000],
  ])('is owed in %s from %i cents on', (state, least) => {
    expect(unclaimedLetter(state, TODAY, least).isOwed).toBe(true);
    expect(unclaimedLetter(state, TODAY, least - 1).isOwed).toBe(false);
  });

  test('goes by certified mail in Florida above $1,000', () => {
    expect(unclaimedLetter('FL', TODAY, 100_000).certified).toBe(false);
    expect(unclaimedLetter('FL', TODAY, 100_001).certified).toBe(true);
    expect(unclaimedLetter('CA', TODAY, 100_001).certified).toBe(false);
  });
});
