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
    today,
    zipcode: '94607',
    isRented: true,
    rebuildCents: 50_000_000,
    flood: null,
    policies: [whole, quake, flood],
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

  test('asks for unknown limits instead of calling them too low', () => {
    const partial = { ...whole, form: 'other' as const, dwellingCents: 0, liabilityCents: 0, coversLostRent: false };
    expect(gaps({ policies: [partial, quake, flood] })).toEqual(['limits']);
  });

  test('hazards follow the ZIP code: floods first in Miami, no earthquakes in Virginia', () => {
    expect(gaps({ zipcode: '33131', policies: [{ ...whole, namesManager: false }] })).toEqual(['flood', 'manager']);
    expect(gaps({ zipcode: '22201', policies: [whole] })).toEqual(['flood']);
    expect(gaps({ zipcode: '98101', policies: [whole, flood] })).toEqual(['earthquake']);
  });

  test('hazards that we have no figures for are gaps, and say so', () => {
    const found = insuranceGaps({
      today,
      zipcode: '00000',
      isRented: true,
      rebuildCents: null,
      flood: null,
      policies: [whole],
    });
    expect(found.map(({ id, level }) => [id, level])).toEqual([
      ['earthquake', 'warning'],
      ['flood', 'warning'],
    ]);
    expect(found[0]?.text).toContain('no figures for this ZIP code');
  });

  const floodText = (change: Partial<Facts>) =>
    insuranceGaps({
      today,
      zipcode: '94607',
      isRented: true,
      rebuildCents: null,
      flood: null,
      policies: [whole, quake],
      ...change,
    }).find(({ id }) => id === 'flood');
  const knownFlood = (hazardArea: boolean, insured = false) => ({ flood: { hazardArea, insured } });

  test.each([
    [
      'the owner knows of a hazard area',
      knownFlood(true),
      'danger',
      /You told us that the home is in a flood hazard area/,
    ],
    ['the owner carries flood insurance', knownFlood(true, true), 'warning', /Add the policy below/],
    ['the owner knows of none', knownFlood(false), expect.any(String), /around this home/],
    ['no figures for the ZIP Code', { zipcode: '00000' }, 'warning', /FEMA’s map/],
  ])('without a flood policy, where %s', (_, change, level, text) => {
    expect(floodText(change)).toMatchObject({ level, text: expect.stringMatching(text) });
  });
});
