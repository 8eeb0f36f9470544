import { expect, test } from 'vitest';
import { reportingThreshold, taxStatusAt } from './taxForms';

const asked = new Date('2026-11-01T00:00:00Z');
const form = { isForeign: false, isStruckOut: false, isMismatch: false, mismatchAt: null };

test('without a form payouts wait for 14 days, then 24% is withheld', () => {
  const at = (day: string) => taxStatusAt({ form: null, askedAt: asked }, new Date(day));
  expect(at('2026-11-14T23:59:59Z')).toMatchObject({
    ...{ status: 'warning', withholdingBps: 0, holdsPayouts: true, withholdingFrom: '2026-11-15T00:00:00.000Z' },
  });
  expect(at('2026-11-15T00:00:00Z')).toMatchObject({ status: 'backup_withholding', withholdingBps: 2_400 });
});

test('a certified form pays in full; one with item 2 struck out has 24% withheld at once', () => {
  expect(taxStatusAt({ form, askedAt: asked }, asked)).toMatchObject({ status: 'ok', withholdingBps: 0 });
  expect(taxStatusAt({ form: { ...form, isStruckOut: true }, askedAt: asked }, asked)).toMatchObject({
    ...{ status: 'backup_withholding', reason: 'struck_out', withholdingBps: 2_400 },
  });
});

test('a number that the IRS rejects is paid in full for 30 days, then 24% is withheld', () => {
  const wrong = { ...form, isMismatch: true, mismatchAt: asked };
  const at = (day: string) => taxStatusAt({ form: wrong, askedAt: asked }, new Date(day));
  expect(at('2026-11-30T23:59:59Z')).toMatchObject({ status: 'warning', withholdingBps: 0, holdsPayouts: false });
  expect(at('2026-12-01T00:00:00Z')).toMatchObject({ status: 'backup_withholding', withholdingBps: 2_400 });
});

test('an owner who is not a US person is not paid before a W-8', () => {
  expect(taxStatusAt({ form: { ...form, isForeign: true }, askedAt: asked }, asked)).toMatchObject({
    ...{ status: 'w8_required', holdsPayouts: true },
  });
});

test.each([
  [2024, 60_000],
  [2025, 60_000],
  [2026, 200_000],
  [2030, 200_000],
])('rents of %d are reported from %d cents on', (year, cents) => {
  expect(reportingThreshold(year).cents).toBe(cents);
});
