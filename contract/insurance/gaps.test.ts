import { describe, expect, test } from 'vitest';
import { insuranceGaps } from './gaps';

const today = '2026-11-23';
const whole = {
  form: 'dp3' as const,
  dwellingCents: 60_000_000,
  liabilityCents: 50_000_000,
  coversLostRent: true,
  namesManager: true,
  expiresOn: '2027-08-01',
};
const quake = { ...whole, form: 'earthquake' as const };
const flood = { ...whole, form: 'flood' as const };
type Facts = Parameters<typeof insuranceGaps>[0];
const gaps = (change: Partial<Facts> = {}) =>
  insuranceGaps({
    ...{ today, state: 'CA', isRented: true, rebuildCents: 50_000_000 },
    ...{ policies: [whole, quake, flood] },
    ...change,
  }).map(({ id }) => id);

describe('insuranceGaps', () => {
  test('a whole policy with its hazards leaves nothing open', () => {
    expect(gaps()).toEqual([]);
  });

  test('no policy, and one that ended yesterday, are different; the last day still counts', () => {
    expect(gaps({ policies: [] })).toEqual(['none', 'earthquake', 'flood']);
    expect(gaps({ policies: [{ ...whole, expiresOn: '2026-11-22' }, quake, flood] })).toEqual(['expired']);
    expect(gaps({ policies: [{ ...whole, expiresOn: today }, quake, flood] })).toEqual(['ending']);
  });

  test('a homeowner policy is a gap only while the home is rented', () => {
    const policies = [{ ...whole, form: 'homeowner' as const }, quake, flood];
    expect(gaps({ policies })).toEqual(['homeowner_form']);
    expect(gaps({ policies, isRented: false })).toEqual([]);
  });

  test.each([
    ['dwelling', { dwellingCents: 49_999_999 }],
    ['liability', { liabilityCents: 29_999_999 }],
    ['lost_rent', { coversLostRent: false }],
    ['manager', { namesManager: false }],
    ['ending', { expiresOn: '2026-12-23' }],
  ])('%s is found at its limit', (id, change) => {
    expect(gaps({ policies: [{ ...whole, ...change }, quake, flood] })).toEqual([id]);
  });

  test('hazards follow the state: floods first in Florida, no earthquakes in Virginia', () => {
    expect(gaps({ state: 'FL', policies: [{ ...whole, namesManager: false }] })).toEqual(['flood', 'manager']);
    expect(gaps({ state: 'VA', policies: [whole] })).toEqual(['flood']);
    expect(gaps({ state: 'WA', policies: [whole, flood] })).toEqual(['earthquake']);
  });
});
