import { describe, expect, test } from 'vitest';
import { dollars } from '@/contract/amounts/cents';
import { availabilityLabel, homeBadges, leaseTermLabel, locationLabel, roomsLabel } from './home.labels';

const noon = Date.parse('2026-11-20T20:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const listed = { status: 'active', rentCents: dollars(3000), previousRentCents: null } as const;
const badges = (home: Partial<Parameters<typeof homeBadges>[0]>) =>
  homeBadges({ ...listed, listedAt: new Date(noon - 30 * DAY).toISOString(), ...home }, noon).map(({ label }) => label);

describe('badges', () => {
  test('an ordinary home has none', () => {
    expect(badges({})).toEqual([]);
  });

  test('a home is new for seven days', () => {
    expect(badges({ listedAt: new Date(noon - 7 * DAY).toISOString() })).toEqual(['New']);
    expect(badges({ listedAt: new Date(noon - 7 * DAY - 1).toISOString() })).toEqual([]);
  });

  test('a cut is said in dollars; a rise is no badge', () => {
    expect(badges({ previousRentCents: dollars(3150) })).toEqual(['Price cut $150']);
    expect(badges({ previousRentCents: dollars(2900) })).toEqual([]);
  });

  test('there are never more than two, what decides whether one can have it first', () => {
    const all = { status: 'coming_soon', previousRentCents: dollars(3100), listedAt: new Date(noon).toISOString() };
    expect(badges({ ...all, status: 'coming_soon' })).toEqual(['Coming soon', 'Price cut $100']);
  });

  test('a leased home is not new, however lately it was listed', () => {
    expect(badges({ status: 'leased', listedAt: new Date(noon).toISOString() })).toEqual(['Leased']);
  });
});

test.each([
  ['2026-11-20', noon, undefined, 'Available now'],
  ['2026-11-21', noon, undefined, 'Available Nov 21, 2026'],
  ['2026-11-21', Date.parse('2026-11-21T06:00:00Z'), undefined, 'Available Nov 21, 2026'],
  ['2026-11-21', Date.parse('2026-11-21T06:00:00Z'), 'America/New_York', 'Available now'],
])('available on %s, looked at at %s in %s: %s', (date, now, zone, words) => {
  expect(availabilityLabel(date, now, zone)).toBe(words);
});

test.each([
  [{ beds: 0, baths: 1, sqft: null }, 'Studio · 1 bath'],
  [{ beds: 1, baths: 1.5, sqft: 1450 }, '1 bed · 1.5 baths · 1,450 sq ft'],
])('%o is %s', (rooms, words) => {
  expect(roomsLabel(rooms)).toBe(words);
});

test('a home outside any neighbourhood is in its city', () => {
  expect(locationLabel({ neighborhood: null, city: 'Davie' })).toBe('Davie');
  expect(locationLabel({ neighborhood: 'Temescal', city: 'Oakland' })).toBe('Temescal, Oakland');
});

test('lease terms are a choice, shortest first', () => {
  expect(leaseTermLabel([18, 12])).toBe('12 or 18 months');
  expect(leaseTermLabel([])).toBe('As agreed');
});
