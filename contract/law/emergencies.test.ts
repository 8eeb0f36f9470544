// Rents in a declared emergency (Cal. Penal Code § 396): 10% above what the home was leased at when it began, for those who
// live there and for new residents.
import { describe, expect, test } from 'vitest';
import { type Cents, dollars } from '@/contract/amounts/cents';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { postalPlaces } from '@/contract/homes/places/postalPlaces.data';
import { type ChargedRent, emergencyLimit } from './emergencies';
import { CA_EMERGENCY_COUNTIES } from './emergencies.data';
import { type EnteredFigure, ruleOfFigure } from './figures';
import { checkIncrease, increaseLimit } from './rent';

const figure = (series: string, value: number, from: string, until: string): EnteredFigure => ({
  series,
  value,
  from,
  until,
  source: 'Proclamation',
  certainty: 'statute',
  checked: '2026-11-30',
  nextDueOn: '2027-12-01',
});
const charged = (rent: number, from: string, until: string | null = null): ChargedRent => ({
  rentCents: dollars(rent),
  from,
  until,
});
const at = (city: string, state = 'CA') => jurisdictionOf({ city, state });
const inDollars = (amount: Cents | null | undefined) => (amount === undefined || amount === null ? null : amount / 100);

describe('emergencyLimit', () => {
  test.each([
    // The fires of January 7, 2025: what was paid on that day counts, not a rent that was raised since.
    ['Los Angeles', '2025-06-01', [charged(3_000, '2024-01-01')], 3_300],
    ['Long Beach', '2026-03-29', [charged(3_000, '2024-01-01', '2026-02-28'), charged(3_240, '2026-03-01')], 3_300],
    // The home stood empty on that day: the last rent of the year before counts.
    ['Pasadena', '2025-06-01', [charged(2_800, '2023-05-01', '2024-09-30')], 3_080],
    // Leased for the first time later: its first rent counts. Not leased in the year before, nor since: nothing to count from.
    ['Torrance', '2025-12-01', [charged(4_000, '2025-05-01')], 4_400],
    ['Torrance', '2025-12-01', [charged(2_500, '2020-01-01', '2023-12-31')], null],
    ['Torrance', '2025-12-01', [], null],
    // The day before the fires.
    ['Los Angeles', '2025-01-06', [charged(3_000, '2024-01-01')], null],
    // Extended through March 29, 2026 as far as we read: the emergency counts from its first day until our team enters its end.
    ['Los Angeles', '2026-11-30', [charged(3_000, '2024-01-01', '2025-12-31'), charged(3_240, '2026-01-01')], 3_300],
    // Nothing is known of Alameda County: 10% within a year.
    ['Oakland', '2026-11-30', [charged(2_000, '2024-01-01', '2025-11-29'), charged(2_100, '2025-11-30')], 2_310],
    ['Oakland', '2026-11-30', [charged(2_000, '2024-01-01', '2026-05-31'), charged(2_100, '2026-06-01')], 2_200],
  ] as const)('in %s on %s, after %j, is at most $%d', (city, day, rents, most) => {
    expect(inDollars(emergencyLimit(at(city), day, { charged: rents })?.most)).toBe(most);
  });

  const LEASED = [charged(2_000, '2024-01-01', '2026-09-30'), charged(2_190, '2026-10-01')];
  test.each([
    ['no emergency, as our team entered', 'Oakland', 'CA', 'ca-emergency-alameda', 0, '2026-11-30', null],
    ['the day after that entry ends', 'Oakland', 'CA', 'ca-emergency-alameda', 0, '2027-01-01', 2_200],
    ['one that began on October 15', 'Oakland', 'CA', 'ca-emergency-alameda', 10_000, '2026-11-30', 2_409],
    ['the emergency of another county', 'San Diego', 'CA', 'ca-emergency-alameda', 0, '2026-11-30', 2_200],
    ['Fla. Stat. § 501.160, while one is declared', 'Miami', 'FL', 'fl-emergency', 10_000, '2026-11-30', 2_409],
    ['Fla. Stat. § 501.160, none declared', 'Miami', 'FL', 'fl-emergency', 0, '2026-11-30', null],
    ['Va. Code § 59.1-527, while one is declared', 'Arlington', 'VA', 'va-emergency', 10_000, '2026-11-30', 2_409],
  ] as const)('%s: in %s, %s with %s of %d, on %s, is at most $%d', (_, city, state, series, value, day, most) => {
    const entered = ruleOfFigure(figure(series, value, '2026-10-15', '2026-12-31'));
    expect(inDollars(emergencyLimit(at(city, state), day, { charged: LEASED, entered })?.most)).toBe(most);
  });

  test('counts an emergency that goes on from its first day, over entries that follow each other', () => {
    const entered = [
      figure('ca-emergency-los-angeles', 10_000, '2026-03-30', '2026-12-31'),
      figure('ca-emergency-los-angeles', 10_000, '2027-01-01', '2027-06-30'),
    ].flatMap(ruleOfFigure);
    const rents = [charged(3_000, '2024-01-01', '2026-01-31'), charged(3_200, '2026-02-01')];
    expect(inDollars(emergencyLimit(at('Los Angeles'), '2027-05-01', { charged: rents, entered })?.most)).toBe(3_300);
  });

  const RISING = [charged(2_000, '2024-01-01', '2026-11-30'), charged(2_100, '2026-12-01', '2026-12-31')];
  test.each([
    // From the first day of the new one: the rent of that day is the base.
    ['an emergency that ended a month before', figure('ca-emergency-alameda', 10_000, '2026-09-01', '2026-11-30')],
    ['an entry that none was declared', figure('ca-emergency-alameda', 0, '2026-09-01', '2026-12-31')],
    ['an emergency of another county', figure('ca-emergency-los-angeles', 10_000, '2026-09-01', '2026-12-31')],
  ])('does not go back to %s', (_, before) => {
    const entered = [before, figure('ca-emergency-alameda', 10_000, '2027-01-01', '2027-06-30')].flatMap(ruleOfFigure);
    const rents = [...RISING, charged(2_200, '2027-01-01')];
    expect(inDollars(emergencyLimit(at('Oakland'), '2027-02-01', { charged: rents, entered })?.most)).toBe(2_420);
  });

  test.each([[['Alameda', 'Los Angeles']], [['Los Angeles', 'Alameda']]])(
    'takes the strictest of the counties that a home may be in: %j',
    (counties) => {
      const localities = counties.flatMap((county) => at(county === 'Alameda' ? 'Oakland' : 'Los Angeles').localities);
      const rents = [charged(3_000, '2024-01-01', '2025-12-31'), charged(3_240, '2026-01-01')];
      const limit = emergencyLimit({ state: 'CA', localities }, '2027-02-01', { charged: rents });
      // Since January 7, 2025 in one of them, 10% within a year in the other.
      expect(inDollars(limit?.most)).toBe(3_300);
    },
  );

  test('counts a year to the first day of the new rent where nothing is known', () => {
    const rents = [charged(2_000, '2024-01-01', '2026-05-31'), charged(2_100, '2026-06-01')];
    const most = (startOn: string) =>
      inDollars(emergencyLimit(at('Oakland'), '2026-11-30', { charged: rents, startOn })?.most);
    expect([most('2027-05-31'), most('2027-06-01')]).toEqual([2_200, 2_310]);
  });

  test('in Washington, where no such law names rents, bounds nothing', () => {
    expect(emergencyLimit(at('Tacoma', 'WA'), '2026-11-30', { charged: LEASED })).toBeUndefined();
  });

  test('rounds down to a cent', () => {
    const rents = [{ ...charged(0, '2024-01-01'), rentCents: 300_005 as Cents }];
    expect(emergencyLimit(at('Long Beach'), '2025-06-01', { charged: rents })?.most).toBe(330_005);
  });

  test('every county of California where we lease homes has a figure to enter', () => {
    const served = postalPlaces.flatMap(({ name: city, state }) =>
      state === 'CA' ? jurisdictionOf({ city, state }).localities.map(({ county }) => county) : [],
    );
    expect([...new Set(served)].toSorted()).toEqual([...CA_EMERGENCY_COUNTIES].toSorted());
  });
});

describe('increaseLimit in an emergency', () => {
  // Built in 2020, so no cap of § 1947.12 counts.
  const facts = { yearBuilt: 2020 };
  const increase = { rent: dollars(3_000), where: at('Long Beach'), leaseFrom: '2024-01-01', facts };

  test.each([
    ['an exempt home', '2025-06-01', facts, 'limited', 3_300],
    ['a home with the lower cap of § 1947.12', '2025-08-01', { yearBuilt: 1990, homeType: 'condo' }, 'limited', 3_240],
    ['the day before it was proclaimed', '2025-01-06', facts, 'unlimited', null],
  ] as const)('%s: from %s with %j is %s, at most $%d', (_, day, ofHome, kind, most) => {
    const limit = increaseLimit({ ...increase, day, facts: ofHome });
    expect([limit.kind, inDollars(limit.rent)]).toEqual([kind, most]);
  });

  test('names the rule of the emergency beside the others', () => {
    expect(increaseLimit({ ...increase, day: '2025-06-01' }).rules.map(({ id }) => id)).toContain(
      'ca-emergency-los-angeles-2025',
    );
  });

  test('allows nothing where the rent of today is above it already', () => {
    const limit = increaseLimit({
      ...increase,
      rent: dollars(3_400),
      day: '2026-02-01',
      charged: [charged(3_000, '2024-01-01', '2025-12-31'), charged(3_400, '2026-01-01')],
    });
    expect([limit.maxIncrease, inDollars(limit.rent)]).toEqual([0, 3_400]);
  });

  test('counts one that is known on the first day of the new rent, and none that is only unread then', () => {
    const none = ruleOfFigure(figure('ca-emergency-alameda', 0, '2026-11-01', '2026-12-31'));
    const later = ruleOfFigure(figure('ca-emergency-alameda', 10_000, '2027-01-01', '2027-01-31'));
    const newRent = dollars(3_301);
    const check = (entered: typeof none) =>
      checkIncrease({ ...increase, where: at('Oakland'), day: '2026-11-30', startOn: '2027-01-15', newRent, entered });
    expect(check(none).tooHigh).toBe(false);
    expect(check([...none, ...later]).tooHigh).toBe(true);
  });
});
