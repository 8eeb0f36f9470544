import { describe, expect, test } from 'vitest';
import { combinedTaxStatus, reportingThreshold, reportingThresholds, taxStatusAt } from './taxForms';

const asked = new Date('2026-11-01T00:00:00Z');
type Form = NonNullable<Parameters<typeof taxStatusAt>[0]['form']>;
const form: Form = { isForeign: false, isStruckOut: false, isMismatch: false, mismatchAt: null };

test('without a form payouts wait for 14 days, then 24% is withheld', () => {
  const at = (day: string) => taxStatusAt({ form: null, askedAt: asked }, new Date(day));
  expect(at('2026-11-14T23:59:59Z')).toMatchObject({
    status: 'warning',
    withholdingBps: 0,
    holdsPayouts: true,
    withholdingFrom: '2026-11-15T00:00:00.000Z',
  });
  expect(at('2026-11-15T00:00:00Z')).toMatchObject({ status: 'backup_withholding', withholdingBps: 2_400 });
});

test('a certified form pays in full; one with item 2 struck out has 24% withheld at once', () => {
  expect(taxStatusAt({ form, askedAt: asked }, asked)).toMatchObject({ status: 'ok', withholdingBps: 0 });
  expect(taxStatusAt({ form: { ...form, isStruckOut: true }, askedAt: asked }, asked)).toMatchObject({
    status: 'backup_withholding',
    reason: 'struck_out',
    withholdingBps: 2_400,
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
    status: 'w8_required',
    holdsPayouts: true,
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

test('each status names its reason, and holds or reduces payouts by it alone', () => {
  const at = (facts: Partial<Form> | null, now = asked, askedAt: Date | null = asked) =>
    taxStatusAt({ form: facts && { ...form, ...facts }, askedAt }, now);
  const paid = { withholdingBps: 0, holdsPayouts: false, withholdingFrom: null };
  const later = new Date('2027-01-01T00:00:00Z');
  expect(at({})).toEqual({ status: 'ok', reason: null, ...paid });
  expect(at({ isForeign: true })).toEqual({ ...paid, status: 'w8_required', reason: 'foreign', holdsPayouts: true });
  const withheld = { ...paid, status: 'backup_withholding', withholdingBps: 2_400 };
  expect(at({ isStruckOut: true })).toEqual({ ...withheld, reason: 'struck_out' });
  expect(at(null, later)).toEqual({ ...withheld, reason: 'missing' });
  expect(at({ isMismatch: true, mismatchAt: asked }, later)).toEqual({ ...withheld, reason: 'mismatch' });
  expect(at({ isMismatch: true, mismatchAt: asked })).toEqual({
    ...paid,
    status: 'warning',
    reason: 'mismatch',
    withholdingFrom: '2026-12-01T00:00:00.000Z',
  });
  // A number that was corrected, and a refused one without a date yet.
  expect(at({ mismatchAt: asked }, later).status).toBe('ok');
  expect(at({ isMismatch: true }, later).status).toBe('ok');
  // No form was requested yet.
  expect(at(null, later, null)).toEqual({ ...paid, status: 'warning', reason: 'missing', holdsPayouts: true });
});

test('each threshold names its source, and there is none before the first', () => {
  expect(reportingThresholds.map(({ source, checked }) => [source, checked])).toEqual([
    ['26 U.S.C. §§ 6041(a) and 6041A(a)(2), before 2026', '2026-11-23'],
    ['26 U.S.C. §§ 6041(a) and (h), and 6041A(a)(2), as amended by Pub. L. 119-21 § 70433', '2026-11-26'],
  ]);
  expect(() => reportingThreshold(1953)).toThrow('No threshold for 1953');
});

describe('combinedTaxStatus', () => {
  const now = new Date('2027-01-01T00:00:00Z');
  const tax = (facts: Partial<Form> | null) =>
    taxStatusAt({ form: facts && { ...form, ...facts }, askedAt: asked }, now);
  const [ok, struckOut, foreign] = [tax({}), tax({ isStruckOut: true }), tax({ isForeign: true })];
  const soon = taxStatusAt({ form: { ...form, isMismatch: true, mismatchAt: now }, askedAt: asked }, now);
  const unasked = taxStatusAt({ form: null, askedAt: null }, now);
  const half = (...parts: (typeof ok)[]) => parts.map((each) => ({ basisPoints: 5_000, tax: each }));

  test('withholds the part of the owners with reduced payouts', () => {
    expect(combinedTaxStatus(half(ok, struckOut))).toEqual({ ...struckOut, withholdingBps: 1_200 });
    expect(combinedTaxStatus(half(struckOut, struckOut)).withholdingBps).toBe(2_400);
    expect(combinedTaxStatus([{ basisPoints: 3_333, tax: struckOut }])).toMatchObject({ withholdingBps: 800 });
  });

  test.each([
    ['nothing before a warning', [ok, soon], soon],
    ['a warning before withholding', [soon, struckOut], struckOut],
    ['withholding before a foreign owner', [struckOut, foreign], foreign],
    ['withholding before a form that is missing, which holds all', [struckOut, unasked], unasked],
    ['one who holds before another who holds', [unasked, foreign], foreign],
  ])('the graver decides, in either order: %s', (_, parts, graver) => {
    const status = ({ status, reason, holdsPayouts }: typeof ok) => ({ status, reason, holdsPayouts });
    expect(status(combinedTaxStatus(half(...parts)))).toEqual(status(graver));
    expect(status(combinedTaxStatus(half(...parts.toReversed())))).toEqual(status(graver));
  });

  test('is asked for those who report a home’s rent, of whom there is one at least', () => {
    expect(() => combinedTaxStatus([])).toThrow('Nobody reports the rent of this home');
  });
});
