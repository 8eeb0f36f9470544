import { describe, expect, test } from 'vitest';
import { type QualificationAnswers, qualification } from '@/contract/platform/flows/definitions/qualification';
import { submissionOf } from '@/contract/questionnaire/flow';
import { decideQualification, qualificationRules, unitAnswers } from './rules';

const DAY = '2026-11-23';
const answers = {
  address: {
    streetAddress: '12 Alder St',
    unit: null,
    city: 'Oakland',
    state: 'CA',
    zipcode: '94601',
    lat: 37.78,
    lng: -122.22,
    precision: 'zip',
    regionId: 1,
    regionName: 'Bay Area',
  },
  type: 'house',
  beds: '3',
  baths: '2.0',
  sqft: 1_400,
  yearBuilt: 1965,
  hoa: 'yes',
  hoaRentals: 'allowed',
  occupancy: 'rented',
  residentRent: 320_000,
  residentBehind: 'no',
  rentControl: 'no',
  condition: 3,
  broken: [],
  hazards: [],
  alarms: 'yes',
  availableOn: '2027-01-15',
  mortgage: 'current',
  insurance: 'landlord',
  firstName: 'Ada',
  lastName: 'Lee',
  email: 'ada@example.test',
  relation: 'owner',
} as const satisfies QualificationAnswers;

const decide = (changed: object = {}, address: 'free' | 'yours' | 'anotherOwner' = 'free') =>
  decideQualification({ ...answers, ...changed }, { day: DAY, address });
const outcomeOf = (changed: object) => {
  const { outcome, reasons } = decide(changed);
  return [outcome, ...reasons.map(({ rule }) => rule)];
};

test('the example passes the flow, and qualifies', () => {
  expect(submissionOf(qualification, answers)).toHaveProperty('answers');
  expect(decide()).toEqual({ outcome: 'qualified', reasons: [] });
});

/** Too new for the rent control of Oakland. */
const built = { yearBuilt: 1990, yearBuilt_2: 1990, yearBuilt_3: 1990, yearBuilt_4: 1990, yearBuilt_5: 1990 };

describe('each limit, on it and beyond it', () => {
  test.each([
    [{ type: 'multi', units: 4, ...built }, ['qualified']],
    [{ type: 'multi', units: 5, ...built }, ['needs_review', 'many-units']],
    [{ sqft: 220 }, ['qualified']],
    [{ sqft: 219 }, ['needs_review', 'small-home']],
    [{ sqft: 6_000 }, ['qualified']],
    [{ sqft: 6_001 }, ['needs_review', 'large-home']],
    [{ yearBuilt: 1900 }, ['qualified']],
    [{ yearBuilt: 1899 }, ['needs_review', 'old-home']],
    [{ condition: 2 }, ['qualified']],
    [{ condition: 1 }, ['needs_review', 'poor-condition']],
    [{ availableOn: '2027-05-22' }, ['qualified']],
    [{ availableOn: '2027-05-23' }, ['needs_review', 'far-ahead']],
  ])('%j', (changed, expected) => {
    expect(outcomeOf(changed)).toEqual(expected);
  });
});

describe('each answer that speaks against a home', () => {
  test.each([
    [{ rentControl: 'yes' }, ['not_eligible', 'rent-controlled']],
    [{ rentControl: 'unsure' }, ['needs_review', 'rent-control-unknown']],
    [{ type: 'manufactured' }, ['not_eligible', 'home-type']],
    [{ type: 'room' }, ['not_eligible', 'home-type']],
    [{ hoaRentals: 'forbidden' }, ['not_eligible', 'hoa-forbids']],
    [{ hoaRentals: 'limited' }, ['needs_review', 'hoa-unclear']],
    [{ occupancy: 'staying' }, ['not_eligible', 'owner-stays']],
    [{ occupancy: 'buying' }, ['needs_review', 'not-owned-yet']],
    [{ residentBehind: 'unsure' }, ['needs_review', 'residents-behind']],
    [{ broken: ['roof'] }, ['needs_review', 'broken-systems']],
    [{ hazards: ['structural'] }, ['not_eligible', 'structural-damage']],
    [{ hazards: ['mold'] }, ['needs_review', 'hazards']],
    [{ mortgage: 'behind' }, ['needs_review', 'mortgage-behind']],
    [{ mortgage: 'foreclosure' }, ['not_eligible', 'foreclosure']],
    [{ insurance: 'refused' }, ['needs_review', 'insurance-refused']],
    [{ insurance: 'none' }, ['qualified']],
    [{ relation: 'coOwner' }, ['qualified']],
    [{ relation: 'entity' }, ['needs_review', 'not-the-owner']],
  ])('%j', (changed, expected) => {
    expect(outcomeOf(changed)).toEqual(expected);
  });
});

test('a reason to decline outweighs every reason for a review, and only what decides is named', () => {
  expect(outcomeOf({ rentControl: 'yes', hoaRentals: 'forbidden', condition: 1 })).toEqual([
    ...['not_eligible', 'rent-controlled', 'hoa-forbids'],
  ]);
});

test('out of coverage nothing else is weighed', () => {
  const address = { ...answers.address, regionId: null, regionName: null };
  expect(decide({ address, rentControl: 'yes' })).toEqual({ outcome: 'out_of_coverage', reasons: [] });
});

test('the unit a reason is about is named where there are several', () => {
  const two = {
    type: 'multi' as const,
    units: 2,
    beds_2: '1',
    baths_2: '1.0',
    sqft_2: 219,
    yearBuilt: 1990,
    yearBuilt_2: 1990,
  };
  expect(unitAnswers({ ...answers, ...two }).map(({ sqft }) => sqft)).toEqual([1_400, 219]);
  expect(decide(two).reasons).toMatchObject([{ rule: 'small-home', unit: 2 }]);
  expect(decide({ sqft: 219 }).reasons).toMatchObject([{ rule: 'small-home', unit: null }]);
});

test('an address we know: the owner is sent to the home, someone else waits for a person', () => {
  expect(decide({}, 'yours')).toMatchObject({ outcome: 'not_eligible', reasons: [{ rule: 'already-yours' }] });
  expect(decide({}, 'anotherOwner')).toMatchObject({ outcome: 'needs_review', reasons: [{ rule: 'known-address' }] });
});

test('a rule binds from its first day on, and each says why and what would change it', () => {
  expect(decideQualification({ ...answers, rentControl: 'yes' }, { day: '2025-12-31', address: 'free' }).outcome).toBe(
    'qualified',
  );
  expect(new Set(qualificationRules.map(({ id }) => id)).size).toBe(qualificationRules.length);
  for (const { reason, change } of qualificationRules) {
    expect(reason).toMatch(/\.$/);
    expect(change).toMatch(/\.$/);
  }
});

// LAMC ch. XV (buildings from before October 1978), OMC § 8.22.030, Pasadena Charter art. XVIII; Cal. Civ. Code § 1954.52(a)(3)
// exempts homes that can be sold separately.
describe('rent control', () => {
  const found = (place: { city: string; state: string; zipcode: string }, more: object) =>
    decideQualification(
      { ...answers, address: { ...answers.address, ...place }, ...more } as unknown as QualificationAnswers,
      { day: DAY, address: 'free' },
    );
  const angeles = { city: 'Los Angeles', state: 'CA', zipcode: '90026' };
  test.each([
    ['a duplex of 1962 in Los Angeles', angeles, { type: 'multi', units: 2, yearBuilt: 1962, yearBuilt_2: 1962 }, true],
    ['an apartment of 1979 in Los Angeles', angeles, { type: 'apartment', yearBuilt: 1979 }, false],
    ['an apartment of 1978 in Los Angeles', angeles, { type: 'apartment', yearBuilt: 1978 }, true],
    [
      'an apartment of 1962 in Sherman Oaks',
      { ...angeles, city: 'Sherman Oaks', zipcode: '91403' },
      { type: 'apartment', yearBuilt: 1962 },
      true,
    ],
    ['a condo of 1962 in Los Angeles', angeles, { type: 'condo', yearBuilt: 1962 }, false],
    ['a house of 1965 in Oakland', { city: 'Oakland', state: 'CA', zipcode: '94601' }, { type: 'house' }, false],
    [
      'an apartment of 1965 in Oakland',
      { city: 'Oakland', state: 'CA', zipcode: '94601' },
      { type: 'apartment' },
      true,
    ],
    [
      'a guest house of 1990 in Pasadena',
      { city: 'Pasadena', state: 'CA', zipcode: '91101' },
      { type: 'adu', yearBuilt: 1990 },
      true,
    ],
    [
      'an apartment of 1962 in Miami',
      { city: 'Miami', state: 'FL', zipcode: '33125' },
      { type: 'apartment', yearBuilt: 1962 },
      false,
    ],
  ] as const)('the owner’s no about %s goes to a person: %s', (_, place, more, conflict) => {
    const { outcome, reasons } = found(place, more);
    expect(reasons.some(({ rule }) => rule === 'rent-control-conflict')).toBe(conflict);
    if (conflict) expect(outcome).toBe('needs_review');
  });

  test('a yes still declines the home', () => {
    const { outcome } = found(angeles, { type: 'multi', yearBuilt: 1962, rentControl: 'yes' });
    expect(outcome).toBe('not_eligible');
  });
});
