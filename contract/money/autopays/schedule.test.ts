import { expect, test } from 'vitest';
import { autopayAmount, autopayDay, autopayPeriod } from './schedule';

test.each([
  ['2026-12-01', null, '2026-12-01'],
  ['2026-12-05', 1, '2026-12-01'],
  ['2026-12-05', 5, '2026-12-05'],
  ['2026-12-01', 25, '2026-11-25'],
  ['2027-01-01', 28, '2026-12-28'],
  ['2027-03-01', 28, '2027-02-28'],
  // Due on the last day of a short month.
  ['2027-02-28', null, '2027-02-28'],
])('what is due on %s and paid on day %s is asked for on %s', (dueOn, day, expected) => {
  expect(autopayDay(dueOn, day)).toBe(expected);
});

test('no day of any month makes autopay late or leads to a day that does not exist', () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
    const dueOn = new Date(at).toISOString().slice(0, 10);
    for (let day = 1; day <= 28; day += 1) {
      const on = autopayDay(dueOn, day);
      expect(on <= dueOn).toBe(true);
      expect(new Date(`${on}T00:00:00Z`).toISOString().slice(0, 10)).toBe(on);
      expect(Date.parse(dueOn) - Date.parse(on)).toBeLessThan(31 * 86_400_000);
    }
  }
  expect(autopayPeriod('2026-12-31')).toBe('2026-12');
});

const charge = (more = {}) => ({
  dueOn: '2026-12-01',
  sharedCents: 300_000,
  mineCents: 0,
  openCents: 300_000,
  writtenOffCents: 0,
  pendingCents: 0,
  ...more,
});

test('everything open by the day is taken, less what is on its way', () => {
  const charges = [
    charge({ dueOn: '2026-11-01', sharedCents: 5_000, openCents: 2_000 }),
    charge({ pendingCents: 100_000 }),
    charge({ dueOn: '2027-01-01' }),
  ];
  expect(autopayAmount(charges, '2026-12-01', 1)).toBe(202_000);
});

test('equal parts of a month add up to the whole and never to more, whichever charge is paid first', () => {
  for (const people of [2, 3, 4, 5, 6, 7, 8])
    for (const amounts of [[1], [100, 7], [300_001, 300_000], [343_500, 9_900, 1]]) {
      const charges = amounts.map((amountCents) => charge({ sharedCents: amountCents, openCents: amountCents }));
      for (let person = 0; person < people; person += 1) {
        let paid: number = autopayAmount(charges, '2026-12-31', people);
        for (const each of charges) {
          const part = Math.min(paid, each.openCents);
          each.openCents -= part;
          paid -= part;
        }
        expect(paid).toBe(0);
      }
      expect(charges.map(({ openCents }) => openCents)).toEqual(amounts.map(() => 0));
    }
});

test('counts payments by hand toward the payer’s part, and never takes a roommate’s part', () => {
  const half = { openCents: 150_000, mineCents: 150_000 };
  expect(autopayAmount([charge(half)], '2026-12-31', 2)).toBe(0);
  expect(autopayAmount([charge({ openCents: 250_000, mineCents: 50_000 })], '2026-12-31', 2)).toBe(100_000);
  expect(
    autopayAmount([charge({ openCents: 300_000, pendingCents: 150_000, mineCents: 150_000 })], '2026-12-31', 2),
  ).toBe(0);
  const late = charge({ dueOn: '2026-11-01', openCents: 100_000, pendingCents: 100_000 });
  expect(autopayAmount([late, charge()], '2026-12-31', 2)).toBe(150_000);
});
