// Worked cases: a place, a day, the facts, and the right answer, each from the statute that the row names and not from our
// rules. A row that fails means that a rule is wrong, or that the law changed.
import { describe, expect, test } from 'vitest';
import { type Cents, cents } from '@/contract/amounts/cents';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { paymentFee } from '@/contract/law/cardFees';
import {
  depositDeadline,
  depositInstallments,
  depositLimit,
  lateFeeLimit,
  onceFeesLimit,
  returnedPaymentLimit,
  workPhotoRule,
} from '@/contract/law/deposits';
import { dueDayRule } from '@/contract/law/dueDay';
import { requiredHandouts } from '@/contract/law/handouts';
import { checkIncrease, parityProblem } from '@/contract/law/rent';
import { repairRule } from '@/contract/law/repairs';
import type { HomeFacts, Jurisdiction } from '@/contract/law/rules';
import {
  allowedReports,
  canReplaceCredit,
  feeRefundRule,
  optionalNumberRule,
  recordYears,
  reportCopies,
  screeningFee,
} from '@/contract/law/screening';
import { givenOn, type NoticeKind, type ServiceMethod, serviceLaw } from '@/contract/law/service';
import {
  applianceRule,
  earliestEnding,
  entryNotice,
  floodAnswersRule,
  inspectionProblem,
  justCauseRule,
  longestTerm,
  nonPaymentDeadline,
  retaliationWindow,
} from '@/contract/law/tenancy';

/** Places with a postal name that reaches beyond the city: these cases mean the city itself. */
const CITIES: Readonly<Record<string, string>> = {
  Seattle: 'King',
  Kenmore: 'King',
  Shoreline: 'King',
  'King County': 'King',
  Commerce: 'Los Angeles',
  'Long Beach': 'Los Angeles',
  Redmond: 'King',
  Kirkland: 'King',
  Tacoma: 'Pierce',
  Burien: 'King',
  SeaTac: 'King',
};

/** A home by its city and state; its municipality follows from the table of places. */
const at = (place: string): Jurisdiction => {
  const [city = '', state = ''] = place.split(', ');
  const county = CITIES[city];
  return county ? { state, localities: [{ name: city, county }] } : jurisdictionOf({ city, state });
};
const usd = (amount: number): Cents => cents(Math.round(amount * 100));
/** Dollars, or null where the law names no figure. */
const inDollars = (amount: Cents | null) => (amount === null ? null : amount / 100);

describe('deposits', () => {
  test.each([
    // One month, fees at move-in included, for everyone but small owners.
    ['Cal. Civ. Code § 1950.5(c)(1)', 'Oakland, CA', '2026-11-29', 3_000, 0, false, 3_000],
    ['Cal. Civ. Code § 1950.5(b), (c)', 'Oakland, CA', '2026-11-29', 3_000, 250, false, 2_750],
    ['Cal. Civ. Code § 1950.5(c)(4)', 'Oakland, CA', '2026-11-29', 3_000, 0, true, 6_000],
    ['Cal. Civ. Code § 1950.5(c)', 'Los Angeles, CA', '2024-07-01', 2_500, 0, false, 2_500],
    ['Cal. Civ. Code § 1950.5(c)', 'San Diego, CA', '2026-11-29', 2_875, 2_875, false, 0],
    ['SMC 7.24.035', 'Seattle, WA', '2026-11-29', 2_400, 0, false, 2_400],
    ['SMC 7.24.035', 'Seattle, WA', '2026-11-29', 2_400, 240, false, 2_160],
    ['RMC 9.54', 'Redmond, WA', '2026-11-29', 2_000, 0, false, 2_000],
    ['BMC 5.63.040', 'Burien, WA', '2026-11-29', 2_000, 150, false, 1_850],
    ['SeaTac Municipal Code 4.05.050', 'SeaTac, WA', '2026-11-29', 2_000, 0, false, 2_000],
    ['KMC 7.75', 'Kirkland, WA', '2026-11-29', 2_600, 0, false, 2_600],
    ['Tacoma Ord. 29086', 'Tacoma, WA', '2026-11-29', 1_800, 0, false, 1_800],
    ['Va. Code § 55.1-1226(A)', 'Arlington, VA', '2026-11-29', 2_100, 0, false, 4_200],
    ['Fla. Stat. ch. 83, no limit', 'Miami, FL', '2026-11-29', 2_900, 0, false, null],
  ] as const)(
    '%s: in %s on %s at a rent of $%d with fees of $%d (small owner: %s), at most $%d',
    (_, place, day, rent, fees, smallOwner, most) => {
      expect(inDollars(depositLimit(at(place), day, { rent: usd(rent), onceFees: usd(fees), smallOwner }))).toBe(most);
    },
  );

  test.each([
    ['SMC 7.24.036', 'Seattle, WA', 12, 2_400, 6],
    ['SMC 7.24.036', 'Seattle, WA', 3, 2_400, 4],
    ['RMC 9.54', 'Redmond, WA', 6, 2_400, 6],
    // The city gives two parts below six months, and the state three from three months on.
    ['RMC 9.54, RCW 59.18.610', 'Redmond, WA', 5, 2_400, 3],
    ['BMC 5.63.040', 'Burien, WA', 12, 2_400, 6],
    ['SeaTac Municipal Code 4.05.050', 'SeaTac, WA', 2, 2_400, 2],
    ['RCW 59.18.610', 'Seattle, WA', 12, 500, 1],
    ['No such right', 'Oakland, CA', 12, 3_000, 1],
    ['No such right', 'Miami, FL', 12, 3_000, 1],
    ['No such right', 'Arlington, VA', 12, 3_000, 1],
  ] as const)(
    '%s: in %s, a lease of %d months with $%d at move-in is paid in up to %d parts',
    (_, place, months, together, parts) => {
      expect(depositInstallments(at(place), '2026-11-29', { rent: usd(2_400), together: usd(together), months })).toBe(
        parts,
      );
    },
  );

  test.each([
    // 21 days, from the day they left.
    ['Cal. Civ. Code § 1950.5(h)', 'Oakland, CA', '2026-06-10', '2026-06-10', '2026-07-01', '2026-07-01'],
    // July 4 is a Saturday, so the law’s consequence waits for Monday, July 6.
    [
      'Cal. Civ. Code § 1950.5(h), Code Civ. Proc. § 12a',
      'Oakland, CA',
      '2026-06-13',
      '2026-06-13',
      '2026-07-04',
      '2026-07-06',
    ],
    // 30 days from the later of the two.
    ['RCW 59.18.280(1)', 'Seattle, WA', '2026-06-10', '2026-07-31', '2026-08-30', '2026-08-31'],
    ['RCW 59.18.280(1)', 'Seattle, WA', '2026-07-31', '2026-06-30', '2026-08-30', '2026-08-31'],
    ['Fla. Stat. § 83.49(3)(a)', 'Miami, FL', '2026-06-10', '2026-06-10', '2026-06-25', '2026-07-10'],
    ['Fla. Stat. § 83.49(3)(a)', 'Miami, FL', '2026-12-01', '2026-12-01', '2026-12-16', '2026-12-31'],
    ['Va. Code § 55.1-1226(A)', 'Arlington, VA', '2026-06-10', '2026-06-30', '2026-08-14', '2026-08-14'],
    ['Va. Code § 55.1-1226(A)', 'Arlington, VA', '2026-07-05', '2026-06-30', '2026-08-19', '2026-08-19'],
  ] as const)(
    '%s: in %s, left on %s, lease through %s: due back by %s, a claim through %s',
    (_, place, leftOn, leaseEndOn, returnBy, lastClaim) => {
      const found = depositDeadline(at(place), { leftOn, leaseEndOn });
      expect([found?.returnBy, found?.legalClaimBy]).toEqual([returnBy, lastClaim]);
    },
  );

  test.each([
    ['Va. Code § 55.1-1226(A)', 'Arlington, VA', '2026-06-30', '2026-08-31'],
    ['No such notice', 'Oakland, CA', '2026-06-30', '2026-07-21'],
  ] as const)('%s: in %s, a contractor notice after %s gives a claim until %s', (_, place, leftOn, claim) => {
    expect(depositDeadline(at(place), { leftOn, contractorNotice: true })?.legalClaimBy).toBe(claim);
  });

  test.each([
    ['Cal. Civ. Code § 1950.5(m)', 'Oakland, CA', 2, 125],
    ['RCW 59.18.280(2)', 'Seattle, WA', 2, null],
    ['Fla. Stat. § 83.49', 'Miami, FL', null, null],
  ] as const)('%s: in %s, bad faith costs up to %s times the deposit', (_, place, times, receipts) => {
    const found = depositDeadline(at(place), { leftOn: '2026-06-30' });
    expect(found?.badFaithTimes).toBe(times);
    if (receipts !== null) expect(found?.receiptsAboveCents).toBe(receipts * 100);
  });
});

test.each([
  ['Cal. Civ. Code § 1950.5(g)(2): from April 1, 2025', 'Oakland, CA', '2025-04-01', true],
  ['Cal. Civ. Code § 1950.5(g)(2): from April 1, 2025', 'San Diego, CA', '2026-11-29', true],
  ['Before April 1, 2025', 'Oakland, CA', '2025-03-31', false],
  ['No such rule', 'Seattle, WA', '2026-11-29', false],
  ['No such rule', 'Miami, FL', '2026-11-29', false],
  ['No such rule', 'Arlington, VA', '2026-11-29', false],
] as const)(
  '%s: in %s, a home given back on %s needs photos from after each repair: %s',
  (_, place, leftOn, needed) => {
    expect(workPhotoRule(at(place), leftOn) !== undefined).toBe(needed);
  },
);

test.each([
  ['Cal. Civ. Code § 1950.6(c)(1)(B) (AB 2493)', 'Oakland, CA', '2025-01-01', 7, 30],
  ['Cal. Civ. Code § 1950.6(c)(1)(B) (AB 2493)', 'San Diego, CA', '2026-11-29', 7, 30],
  ['Before AB 2493', 'Oakland, CA', '2024-12-31', undefined, undefined],
  ['No such rule', 'Seattle, WA', '2026-11-29', undefined, undefined],
  ['No such rule', 'Miami, FL', '2026-11-29', undefined, undefined],
  ['No such rule', 'Arlington, VA', '2026-11-29', undefined, undefined],
] as const)(
  '%s: in %s on %s, the fee of an applicant who is not chosen goes back %s days after the choice, %s after the application',
  (_, place, day, refundDays, appliedDays) => {
    const found = feeRefundRule(at(place), day);
    expect([found?.refundDays, found?.appliedDays]).toEqual([refundDays, appliedDays]);
  },
);

test.each([
  ['Cal. Civ. Code § 1941.1(a)(10), (11) (AB 628)', 'Oakland, CA', '2026-01-01', true],
  ['Cal. Civ. Code § 1941.1(a)(10), (11) (AB 628)', 'San Francisco, CA', '2026-11-29', true],
  ['Before AB 628', 'Oakland, CA', '2025-12-31', false],
  ['No such rule', 'Seattle, WA', '2026-11-29', false],
  ['No such rule', 'Miami, FL', '2026-11-29', false],
  ['No such rule', 'Arlington, VA', '2026-11-29', false],
] as const)('%s: in %s on %s, a lease needs a stove and a refrigerator that work: %s', (_, place, day, needed) => {
  expect(applianceRule(at(place), day) !== undefined).toBe(needed);
});

test.each([
  ['Fla. Stat. § 83.49(3)(b): 30 days after the notice', 'Miami, FL', 30],
  ['No such rule', 'Oakland, CA', null],
  ['No such rule', 'Arlington, VA', null],
] as const)('%s: in %s, the rest of a deposit is due %s days after a claim', (_, place, days) => {
  expect(depositDeadline(at(place), { leftOn: '2026-06-30' })?.balanceDays).toBe(days);
});

describe('fees', () => {
  test.each([
    // The fee begins after five days, and in Seattle never exceeds $10.
    ['RCW 59.18.170(2)', 'Seattle, WA', '2026-11-29', 2_400, 5, 0],
    ['SMC 7.24.034', 'Seattle, WA', '2026-11-29', 2_400, 6, 10],
    ['RMC 9.54: 1.5% of the rent', 'Redmond, WA', '2026-11-29', 2_000, 6, 30],
    // The earlier $10 stays until the ordinance is read: the stricter reading.
    ['Tacoma Landlord Fairness Code, Ord. 29086', 'Tacoma, WA', '2026-11-29', 2_000, 6, 10],
    ['Va. Code § 55.1-1204(E): 10%', 'Arlington, VA', '2026-11-29', 2_000, 6, 200],
    ['Va. Code § 55.1-1204(E): 10% of what is unpaid', 'Arlington, VA', '2026-11-29', 500, 6, 50],
    ['Cal. Civ. Code § 1671(d), no figure', 'Oakland, CA', '2026-11-29', 3_000, 6, null],
    ['Fla. Stat. ch. 83, no figure', 'Miami, FL', '2026-11-29', 3_000, 6, null],
  ] as const)(
    '%s: in %s on %s with $%d unpaid for %d-day lateness, at most $%d',
    (_, place, day, unpaid, daysLate, most) => {
      expect(inDollars(lateFeeLimit(at(place), day, { rent: usd(2_000), unpaid: usd(unpaid), daysLate }))).toBe(most);
    },
  );

  test.each([
    ['Cal. Civ. Code § 1719(a)(1)', 'Oakland, CA', 2_000, 0, 25],
    ['Cal. Civ. Code § 1719(a)(1)', 'Oakland, CA', 2_000, 1, 35],
    ['Fla. Stat. § 68.065(2)', 'Miami, FL', 50, 0, 25],
    ['Fla. Stat. § 68.065(2)', 'Miami, FL', 50.01, 0, 30],
    ['Fla. Stat. § 68.065(2)', 'Miami, FL', 300, 0, 30],
    ['Fla. Stat. § 68.065(2)', 'Miami, FL', 700, 0, 40],
    ['Fla. Stat. § 68.065(2): 5% where that is more', 'Miami, FL', 2_000, 0, 100],
    ['Va. Code § 55.1-1204(E)', 'Arlington, VA', 2_000, 0, 50],
  ] as const)(
    '%s: in %s, a payment of $%d that comes back for the %d. time before costs at most $%d',
    (_, place, amount, before, most) => {
      expect(inDollars(returnedPaymentLimit(at(place), '2026-11-29', usd(amount), before))).toBe(most);
    },
  );

  test.each([
    ['SMC 7.24.035', 'Seattle, WA', 2_400, 240],
    ['Cal. Civ. Code § 1950.5(b): part of the deposit', 'Oakland, CA', 2_400, 0],
    ['Cal. Civ. Code § 1950.5(b): part of the deposit', 'San Diego, CA', 2_400, 0],
    ['No city limit', 'Miami, FL', 2_400, null],
    ['No city limit', 'Arlington, VA', 2_400, null],
  ] as const)('%s: in %s at a rent of $%d, fees that do not come back are at most $%s', (_, place, rent, most) => {
    expect(inDollars(onceFeesLimit(at(place), '2026-11-29', usd(rent)))).toBe(most);
  });

  test.each([
    ['Network rules, our cost of 2.9%', 'CA', '2026-11-29', 'credit', 1_000, 29],
    ['2026 HB 1005', 'VA', '2026-07-01', 'credit', 1_000, 29],
    ['2026 HB 1005', 'VA', '2026-06-30', 'credit', 1_000, 0],
    ['Network rules', 'CA', '2026-11-29', 'debit', 1_000, 0],
    ['Network rules', 'WA', '2026-11-29', 'prepaid', 1_000, 0],
    ['A state without a rule', 'OR', '2026-11-29', 'credit', 1_000, 0],
  ] as const)('%s: in %s on %s, a %s card costs $%d + $%d', (_, state, day, funding, amount, fee) => {
    expect(paymentFee(usd(amount), { funding, state, day }) / 100).toBe(fee);
  });

  test.each([
    ['RCW 59.18.170(3)', 'Seattle, WA', 6],
    ['No such right', 'Oakland, CA', undefined],
    ['No such right', 'Miami, FL', undefined],
  ] as const)('%s: in %s, rent due on the 1st can move to the %s', (_, place, latestDay) => {
    expect(dueDayRule(at(place), '2026-11-29')?.latestDay).toBe(latestDay);
  });
});

describe('rent', () => {
  const HOUSE_1960: HomeFacts = { yearBuilt: 1960, homeType: 'apartment', units: 12, exemptionNotice: false };
  test.each([
    // The figure of the day on which the new rent starts: BLS, April.
    ['Cal. Civ. Code § 1947.12(a)(1): 8.0%', 'Long Beach, CA', '2026-01-01', '2026-07-31', 2_000, 2_160, true],
    ['Cal. Civ. Code § 1947.12(a)(1): 8.0%', 'Long Beach, CA', '2026-01-01', '2026-07-31', 2_000, 2_160.01, false],
    ['Cal. Civ. Code § 1947.12(a)(1): 8.7%', 'Long Beach, CA', '2026-11-29', '2027-03-01', 2_000, 2_174, true],
    ['Cal. Civ. Code § 1947.12(a)(1): 8.7%', 'Long Beach, CA', '2026-11-29', '2027-03-01', 2_000, 2_174.01, false],
    ['Cal. Civ. Code § 1947.12(a)(1): 8.8%', 'Walnut Creek, CA', '2026-11-29', '2027-03-01', 2_000, 2_176, true],
    ['Cal. Civ. Code § 1947.12(a)(1): 8.8%', 'Walnut Creek, CA', '2026-11-29', '2027-03-01', 2_000, 2_176.01, false],
    [
      'OMC 8.22: the city’s own limit is not known here',
      'Oakland, CA',
      '2026-11-29',
      '2027-03-01',
      2_000,
      2_000.01,
      false,
    ],
    ['Pasadena Charter art. XVIII', 'Pasadena, CA', '2026-11-29', '2027-03-01', 2_000, 2_000.01, false],
    ['Santa Monica Charter art. XVIII', 'Santa Monica, CA', '2026-11-29', '2027-03-01', 2_000, 2_000.01, false],
    ['San José Municipal Code ch. 17.23', 'San Jose, CA', '2026-11-29', '2027-03-01', 2_000, 2_000.01, false],
    ['Cal. Civ. Code § 1947.12(a)(1): 8.2%', 'San Diego, CA', '2026-11-29', '2027-03-01', 2_000, 2_164, true],
    ['Cal. Civ. Code § 1947.12(a)(1): 8.2%', 'San Diego, CA', '2026-11-29', '2027-03-01', 2_000, 2_164.01, false],
    [
      'Los Angeles: the city’s own limit is not known here',
      'Los Angeles, CA',
      '2026-11-29',
      '2027-03-01',
      2_000,
      2_000.01,
      false,
    ],
    ['San Francisco: the same', 'San Francisco, CA', '2026-11-29', '2027-03-01', 2_000, 2_000.01, false],
    ['RCW 59.18.700, Commerce 2026: 9.683%', 'Seattle, WA', '2026-04-01', '2026-12-01', 2_000, 2_193.66, true],
    ['RCW 59.18.700, Commerce 2026: 9.683%', 'Seattle, WA', '2026-04-01', '2026-12-01', 2_000, 2_193.67, false],
    ['RCW 59.18.700: 7% until 2027 is entered', 'Seattle, WA', '2026-11-29', '2027-06-30', 2_000, 2_140, true],
    ['RCW 59.18.700: 7% until 2027 is entered', 'Seattle, WA', '2026-11-29', '2027-06-30', 2_000, 2_140.01, false],
    ['Fla. Stat. § 125.0103: no limit', 'Miami, FL', '2026-11-29', '2027-03-01', 2_000, 9_000, true],
    ['Va. Code: no limit', 'Arlington, VA', '2026-11-29', '2027-03-01', 2_000, 9_000, true],
  ] as const)(
    '%s: in %s by a notice of %s from %s, $%d may become $%d: %s',
    (_, place, day, startOn, rent, newRent, lawful) => {
      const found = checkIncrease({
        rent: usd(rent),
        newRent: usd(newRent),
        where: at(place),
        day,
        startOn,
        leaseFrom: '2024-03-01',
        facts: HOUSE_1960,
      });
      expect(!found.tooHigh).toBe(lawful);
    },
  );

  test.each([
    ['Cal. Civ. Code § 827(b)(2): 30 days', 'Long Beach, CA', '2026-11-30', 2_100, '2026-12-30'],
    ['RCW 59.18.140: 90 days; SMC 7.24.030: 180 days', 'Seattle, WA', '2026-11-30', 2_050, '2027-05-29'],
    ['RMC 9.54: 120 days above 3%', 'Redmond, WA', '2026-11-30', 2_100, '2027-03-30'],
    ['KMC 7.75: 120 days above 3%', 'Kirkland, WA', '2026-11-30', 2_100, '2027-03-30'],
    ['Tacoma Ord. 29086: 180 days', 'Tacoma, WA', '2026-11-30', 2_050, '2027-05-29'],
    ['Our own 30 days', 'Miami, FL', '2026-11-30', 2_100, '2026-12-30'],
  ] as const)(
    '%s: in %s, a rise from $2,000 by a notice given on %s to $%d starts on %s at the earliest',
    (_, place, day, newRent, earliest) => {
      const input = { rent: usd(2_000), newRent: usd(newRent), where: at(place), day, leaseFrom: '2024-03-01' };
      expect(checkIncrease({ ...input, startOn: '2028-01-01', facts: HOUSE_1960 }).earliest).toBe(earliest);
    },
  );

  test.each([
    ['RCW 59.18.700(3): 5% between month to month and a term', 'Seattle, WA', '2026-12-01', [2_000, 2_100], true],
    ['RCW 59.18.700(3): 5% between month to month and a term', 'Seattle, WA', '2026-12-01', [2_000, 2_100.01], false],
    ['RCW 59.18.700(3): the lowest of three counts', 'Tacoma, WA', '2026-12-01', [2_100, 2_050, 2_153], false],
    ['One option has nothing beside it', 'Seattle, WA', '2026-12-01', [2_500], true],
    ['Before HB 1217', 'Seattle, WA', '2025-05-06', [2_000, 2_500], true],
    ['No such rule', 'Oakland, CA', '2026-12-01', [2_000, 2_500], true],
    ['No such rule', 'Miami, FL', '2026-12-01', [2_000, 2_500], true],
  ] as const)('%s: in %s from %s, rents of $%j may be offered together: %s', (_, place, day, rents, may) => {
    expect(parityProblem(at(place), day, rents.map(usd)) === undefined).toBe(may);
  });

  test('RCW 59.18.700(1)(a): no rise in the first twelve months', () => {
    const rise = (startOn: string) =>
      checkIncrease({
        rent: usd(2_000),
        newRent: usd(2_001),
        where: at('Seattle, WA'),
        day: '2026-03-01',
        startOn,
        leaseFrom: '2026-01-15',
        facts: HOUSE_1960,
      }).tooEarly;
    expect([rise('2027-01-14'), rise('2027-01-15')]).toEqual([true, false]);
  });
});

describe('ending a lease', () => {
  test.each([
    [
      'Cal. Civ. Code § 1946.1(b), (c): 60 days after a year',
      'Oakland, CA',
      'owner',
      '2026-12-02',
      '2024-03-01',
      '2027-01-31',
    ],
    [
      'Cal. Civ. Code § 1946.1(c): 30 days in the first year',
      'Oakland, CA',
      'owner',
      '2026-12-02',
      '2026-06-01',
      '2027-01-01',
    ],
    ['Cal. Civ. Code § 1946.1(b): 30 days', 'Oakland, CA', 'resident', '2026-12-02', '2024-03-01', '2027-01-01'],
    [
      'RCW 59.18.200(1)(a): 20 days before the month ends',
      'Seattle, WA',
      'resident',
      '2026-12-02',
      '2024-03-01',
      '2026-12-31',
    ],
    [
      'RCW 59.18.200(1)(a): 20 days before the month ends',
      'Seattle, WA',
      'resident',
      '2026-12-12',
      '2024-03-01',
      '2027-01-31',
    ],
    ['Fla. Stat. § 83.57(3): 30 days', 'Miami, FL', 'resident', '2026-12-02', '2024-03-01', '2027-01-31'],
    [
      'Va. Code § 55.1-1253: 30 days before the next rent',
      'Arlington, VA',
      'resident',
      '2026-12-02',
      '2024-03-01',
      '2026-12-31',
    ],
    [
      'Va. Code § 55.1-1253: 30 days before the next rent',
      'Arlington, VA',
      'resident',
      '2026-12-03',
      '2024-03-01',
      '2027-01-31',
    ],
  ] as const)(
    '%s: in %s, a notice of the %s on %s of a lease since %s ends it on %s',
    (_, place, side, day, leaseFrom, earliest) => {
      const found = earliestEnding({ where: at(place), day, side, leaseFrom, leaseEndOn: null });
      expect(found?.earliest).toBe(earliest);
    },
  );

  test.each([
    ['Cal. Civ. Code § 1946.2(a): after twelve months', 'Long Beach, CA', '2026-03-01', '2027-03-01', true],
    ['RCW 59.18.650: always', 'Seattle, WA', '2026-10-01', '2026-12-31', true],
    ['S.F. Admin. Code § 37.9: from the first day', 'San Francisco, CA', '2026-11-01', '2026-12-15', true],
    ['LAMC 165.03: after six months', 'Los Angeles, CA', '2026-03-01', '2026-09-01', true],
    ['Oakland: its own rules are unread, so a cause is asked for', 'Oakland, CA', '2026-11-01', '2026-12-15', true],
    ['Santa Monica: the same', 'Santa Monica, CA', '2026-11-01', '2026-12-15', true],
    ['No such rule', 'Miami, FL', '2020-03-01', '2027-03-01', false],
    ['No such rule', 'Arlington, VA', '2020-03-01', '2027-03-01', false],
  ] as const)(
    '%s: in %s, a lease since %s that ends on %s needs a cause: %s',
    (_, place, leaseFrom, lastDay, needed) => {
      const facts = { yearBuilt: 1960, homeType: 'apartment', units: 12 };
      expect(justCauseRule(at(place), lastDay, { leaseFrom, leaseEndOn: '2027-12-31', facts }) !== undefined).toBe(
        needed,
      );
    },
  );

  test.each([
    // Tuesday, Feb 10, 2026; Lincoln’s Birthday on Thursday; Presidents’ Day on Monday.
    ['Cal. Code Civ. Proc. § 1161(2): three court days', 'Oakland, CA', '2026-02-10', '2026-02-17'],
    ['Cal. Code Civ. Proc. § 1161(2)', 'Oakland, CA', '2026-11-23', '2026-11-30'],
    ['RCW 59.18.057: 14 days', 'Seattle, WA', '2026-11-23', '2026-12-07'],
    ['Fla. Stat. § 83.56(3): three days of the court', 'Miami, FL', '2026-11-23', '2026-11-30'],
    ['Va. Code § 55.1-1245(F): 14 days from July 1, 2026', 'Arlington, VA', '2026-07-01', '2026-07-15'],
    ['Va. Code § 55.1-1245(F): 5 days before', 'Arlington, VA', '2026-06-30', '2026-07-05'],
  ] as const)('%s: in %s, a notice of a missed payment on %s leaves time through %s', (_, place, day, by) => {
    expect(nonPaymentDeadline(at(place), day, { federallyBacked: false })?.by).toBe(by);
  });

  test.each([
    // 30 days with a federally backed loan or a voucher, and where it is unknown whether there is one.
    ['15 U.S.C. § 9058(c)', 'Oakland, CA', true, '2026-12-31'],
    ['15 U.S.C. § 9058(c), unknown', 'Oakland, CA', null, '2026-12-31'],
    ['15 U.S.C. § 9058(c), unknown', 'Miami, FL', undefined, '2026-12-31'],
    ['15 U.S.C. § 9058(c)', 'Arlington, VA', true, '2026-12-31'],
    ['RCW 59.18.057, no such loan', 'Seattle, WA', false, '2026-12-15'],
  ] as const)(
    '%s: in %s with a federal loan (%s), a notice on 2026-12-01 ends on %s',
    (_, place, federallyBacked, by) => {
      expect(nonPaymentDeadline(at(place), '2026-12-01', { federallyBacked })?.by).toBe(by);
    },
  );

  test.each([
    ['Cal. Civ. Code § 1942.5(a): 180 days', 'Oakland, CA', '2026-06-02', '2026-11-29', '2026-11-29'],
    ['Cal. Civ. Code § 1942.5(a): 180 days', 'Oakland, CA', '2026-06-01', '2026-11-29', undefined],
    ['RCW 59.18.250: 90 days', 'Seattle, WA', '2026-08-31', '2026-11-29', '2026-11-29'],
    ['RCW 59.18.250: 90 days', 'Seattle, WA', '2026-08-30', '2026-11-29', undefined],
    ['Fla. Stat. § 83.64', 'Miami, FL', '2026-11-01', '2026-11-29', '2027-04-30'],
  ] as const)('%s: in %s, a complaint of %s guards on %s through %s', (_, place, complaint, day, until) => {
    expect(retaliationWindow(at(place), day, [complaint])?.until).toBe(until);
  });
});

describe('service', () => {
  test.each([
    ['Cal. Code Civ. Proc. § 1013(a)', 'Oakland, CA', 'increase', 'mail', '2026-12-01', '2026-12-07'],
    ['Cal. Code Civ. Proc. § 1013(a)', 'Oakland, CA', 'termination', 'certifiedMail', '2026-12-04', '2026-12-09'],
    ['Cal. Civ. Code § 827(b)(1)(A)', 'Oakland, CA', 'increase', 'personal', '2026-12-04', '2026-12-04'],
    ['Cal. Civ. Code § 1950.5(h)', 'Oakland, CA', 'statement', 'mail', '2026-12-04', '2026-12-04'],
    ['RCW 59.12.040', 'Seattle, WA', 'termination', 'postedAndMailed', '2026-12-01', '2026-12-07'],
    ['RCW 59.12.040', 'Seattle, WA', 'termination', 'personal', '2026-12-01', '2026-12-01'],
    ['RCW 59.18.280(1)', 'Seattle, WA', 'statement', 'mail', '2026-12-01', '2026-12-01'],
    ['Fla. Stat. § 83.56(4)', 'Miami, FL', 'termination', 'posted', '2026-12-01', '2026-12-01'],
    ['Va. Code § 55.1-1202', 'Arlington, VA', 'termination', 'mail', '2026-12-01', '2026-12-01'],
  ] as const)('%s: in %s, a notice of %s by %s on %s counts from %s', (_, place, kind, method, servedOn, given) => {
    expect(givenOn(at(place), kind as NoticeKind, { servedOn, method: method as ServiceMethod })).toBe(given);
  });

  test.each([
    ['RCW 59.12.040', 'Seattle, WA', 'termination', 'mail'],
    ['Cal. Code Civ. Proc. § 1162', 'Oakland, CA', 'termination', 'mail'],
    ['Cal. Civ. Code § 827(b)(1)', 'Oakland, CA', 'increase', 'posted'],
    ['Cal. Civ. Code § 1950.5(h)', 'Oakland, CA', 'statement', 'posted'],
    ['Fla. Stat. § 83.49(3)(a)', 'Miami, FL', 'statement', 'mail'],
  ] as const)('%s: in %s, a notice of %s cannot be served by %s alone', (_, place, kind, method) => {
    expect(serviceLaw(at(place), '2026-12-01', kind).methods).not.toContain(method);
  });
});

describe('entry and repairs', () => {
  test.each([
    ['Cal. Civ. Code § 1954(d)(1)', 'Oakland, CA', 'repair', 24, 480, 1_080],
    ['RCW 59.18.150(6)', 'Seattle, WA', 'repair', 48, undefined, undefined],
    ['RCW 59.18.150(6)', 'Seattle, WA', 'showing', 24, undefined, undefined],
    ['Fla. Stat. § 83.53(2)', 'Miami, FL', 'repair', 24, 450, 1_200],
    ['Va. Code § 55.1-1229(A)', 'Arlington, VA', 'repair', 72, undefined, undefined],
  ] as const)('%s: in %s, a %s takes %d hours of notice', (_, place, purpose, hours, opens, closes) => {
    const found = entryNotice(at(place), '2026-11-29', purpose);
    expect(found?.hours).toBe(hours);
    if (opens !== undefined) expect([found?.opensMinute, found?.closesMinute]).toEqual([opens, closes]);
  });

  test.each([
    ['RCW 59.18.070: no heat, 24 hours', 'Seattle, WA', 'heat', { hours: 24 }],
    ['RCW 59.18.070: the rest, 10 days', 'Seattle, WA', 'other', { days: 10 }],
    ['Cal. Civ. Code § 1942(b)', 'Oakland, CA', 'heat', { days: 30 }],
    ['Fla. Stat. § 83.56(1)', 'Miami, FL', 'plumbing', { days: 7 }],
    ['Va. Code § 55.1-1244.1', 'Arlington, VA', 'plumbing', { days: 14 }],
  ] as const)('%s: in %s, a repair of %s has %o', (_, place, kind, figures) => {
    expect(repairRule(at(place), '2026-11-29', kind)?.figures).toEqual(figures);
  });

  const HOUR = 3_600_000;
  const now = Date.parse('2027-02-16T20:00:00Z');
  const plan = { now, lastDay: '2027-02-28', leftOn: null };
  test.each([
    [
      'Cal. Civ. Code § 1950.5(f)(1): 48 hours',
      'Oakland, CA',
      { ...plan, at: now + 48 * HOUR, on: '2027-02-18' },
      true,
    ],
    [
      'Cal. Civ. Code § 1950.5(f)(1): 48 hours',
      'Oakland, CA',
      { ...plan, at: now + 48 * HOUR - 1, on: '2027-02-18' },
      false,
    ],
    [
      'Cal. Civ. Code § 1950.5(f)(1): the last two weeks',
      'Oakland, CA',
      { ...plan, now: now - 96 * HOUR, at: now - 48 * HOUR, on: '2027-02-14' },
      true,
    ],
    [
      'Cal. Civ. Code § 1950.5(f)(1): the last two weeks',
      'Oakland, CA',
      { ...plan, now: now - 120 * HOUR, at: now - 72 * HOUR, on: '2027-02-13' },
      false,
    ],
    [
      'Cal. Civ. Code § 1950.5(f): after they left, no limit',
      'Oakland, CA',
      { ...plan, at: now + HOUR, on: '2027-03-20', leftOn: '2027-02-28' },
      true,
    ],
    [
      'Va. Code § 55.1-1226(C): 72 hours',
      'Arlington, VA',
      { ...plan, at: now, on: '2027-03-03', leftOn: '2027-02-28' },
      true,
    ],
    [
      'Va. Code § 55.1-1226(C): 72 hours',
      'Arlington, VA',
      { ...plan, at: now, on: '2027-03-04', leftOn: '2027-02-28' },
      false,
    ],
    ['No such rule', 'Miami, FL', { ...plan, at: now + HOUR, on: '2027-02-16' }, true],
  ] as const)('%s: in %s, an inspection by the plan %o is lawful: %s', (_, place, inspection, lawful) => {
    expect(inspectionProblem(at(place), inspection) === undefined).toBe(lawful);
  });
});

describe('screening and forms', () => {
  test.each([
    ['Cal. Civ. Code § 1950.6(b)', 'CA', 100, 65.86],
    ['Cal. Civ. Code § 1950.6(b): the actual cost', 'CA', 38, 38],
    ['RCW 59.18.257: the actual cost', 'WA', 45, 45],
    ['Va. Code § 55.1-1203: $50', 'VA', 45, 45],
    ['Fla. Stat. ch. 83: the actual cost', 'FL', 45, 45],
  ] as const)('%s: in %s, screening that costs $%d is charged at most $%d', (_, state, cost, most) => {
    expect(screeningFee(state, '2026-11-29', usd(cost)) / 100).toBe(most);
  });

  test.each([
    ['SMC 14.09', 'Seattle, WA', false],
    ['OMC 8.25', 'Oakland, CA', false],
    ['BMC 13.106', 'Berkeley, CA', false],
    ['Our own rule: the City of Los Angeles has no such ordinance on housing', 'Los Angeles, CA', false],
    ['A county that we have not read', 'Los Angeles County, CA', false],
    ['A county that we have not read', 'Alameda County, CA', false],
    ['A city that we have not read', 'Emeryville, CA', false],
    ['A city that we have not read', 'Richmond, CA', false],
    ['A city that we have not read', 'San Francisco, CA', false],
    ['In the City of Los Angeles, not in a city of its own', 'Sherman Oaks, CA', false],
    ['No such rule', 'Miami, FL', true],
    ['No such rule', 'Arlington, VA', true],
  ] as const)('%s: in %s, criminal records may be ordered: %s', (_, place, may) => {
    expect(allowedReports(at(place), '2026-11-29').includes('criminal')).toBe(may);
  });

  test.each([
    ['RMC 9.54 (Ord. 3091)', 'Redmond, WA', '2022-07-29', undefined],
    ['RMC 9.54 (Ord. 3091)', 'Redmond, WA', '2022-07-30', 'redmond-identity-number'],
    ['Kenmore Municipal Code 8.55', 'Kenmore, WA', '2026-11-30', 'kenmore-identity-number'],
    ['Shoreline Municipal Code 9.35', 'Shoreline, WA', '2026-11-30', 'shoreline-identity-number'],
    ['BMC 5.63.120', 'Burien, WA', '2026-11-30', 'burien-identity-number'],
    ['SeaTac Municipal Code 4.05.100', 'SeaTac, WA', '2026-11-30', 'seatac-identity-number'],
    ['King County Code 12.25.140', 'King County, WA', '2026-11-30', 'king-county-identity-number'],
    ['A city that is not read', 'Tacoma, WA', '2026-11-30', 'wa-unread-identity-number'],
    ['Fla. Stat. § 83.425', 'Miami, FL', '2026-11-30', undefined],
    ['Va. Code § 55.1-1201(A)', 'Arlington, VA', '2026-11-30', undefined],
  ] as const)('%s: in %s on %s, an applicant may leave the number out by %s', (_, place, day, id) => {
    expect(optionalNumberRule(at(place), day)?.id).toBe(id);
  });

  test.each([
    ['Cal. Civ. Code §§ 1785.13, 1786.18', 'Oakland, CA', 7],
    ['RCW 19.182.040', 'Seattle, WA', 7],
    ['15 U.S.C. § 1681c', 'Miami, FL', 7],
    ['15 U.S.C. § 1681c', 'Arlington, VA', 7],
  ] as const)('%s: in %s, records of %d years count', (_, place, years) => {
    expect(recordYears(at(place), '2026-11-29')).toBe(years);
  });

  test.each([
    ['Cal. Gov. Code § 12955(o) (SB 267)', 'Oakland, CA', true],
    ['No such rule', 'Seattle, WA', false],
    ['No such rule', 'Miami, FL', false],
  ] as const)('%s: in %s, a resident with a subsidy may leave credit out: %s', (_, place, may) => {
    expect(canReplaceCredit(at(place), '2026-11-29')).toBe(may);
  });

  test.each([
    ['Fla. Stat. § 83.512: a lease of a year', 'Miami, FL', '2025-10-01', 12, true],
    ['Fla. Stat. § 83.512: under a year', 'Miami, FL', '2025-10-01', 11, false],
    ['Fla. Stat. § 83.512: before the act', 'Miami, FL', '2025-09-30', 12, false],
    ['No such form before a lease', 'Arlington, VA', '2026-11-29', 12, false],
  ] as const)(
    '%s: in %s on %s, %d months need the owner’s answers about floods: %s',
    (_, place, day, months, needed) => {
      expect(floodAnswersRule(at(place), day, months) !== undefined).toBe(needed);
    },
  );

  test.each([
    ['Cal. Civ. Code §§ 1950.6(f) and 1786.16(b)(1)', 'Oakland, CA', '2026-11-29', 7, 3],
    ['Before AB 2493', 'Oakland, CA', '2024-12-31', undefined, 3],
    ['No such rule', 'Seattle, WA', '2026-11-29', undefined, undefined],
    ['No such rule', 'Arlington, VA', '2026-11-29', undefined, undefined],
  ] as const)(
    '%s: in %s on %s, a copy of a paid credit report in %s days, and of each report in %s business days',
    (_, place, day, ofCredit, ofAll) => {
      expect(reportCopies(at(place), day)).toEqual({ ofCredit, ofAll });
    },
  );

  test.each([
    ['RCW 59.18.210: more than a year takes a notary', 'Seattle, WA', 12],
    ['RCW 59.04.010: more than a year takes a notary', 'Spokane, WA', 12],
    ['No such rule', 'Oakland, CA', null],
    ['No such rule', 'Miami, FL', null],
    ['No such rule', 'Arlington, VA', null],
  ] as const)('%s: in %s, a lease is for at most %s months', (_, place, most) => {
    expect(longestTerm(at(place), '2026-11-29')).toBe(most);
  });

  test.each([
    ['RCW 59.18.720 and 59.12.040: a certified copy', 'Seattle, WA', 'increase', true],
    ['Fla. Stat. § 83.49(3)(a)', 'Miami, FL', 'statement', true],
    ['Cal. Civ. Code § 827', 'Oakland, CA', 'increase', false],
  ] as const)('%s: in %s, the paper of %s has a certified number: %s', (_, place, kind, certified) => {
    expect(serviceLaw(at(place), '2026-11-29', kind).certified).toBe(certified);
  });
});

describe('official papers that residents get', () => {
  const [lead, mold] = ['Protect Your Family From Lead in Your Home', 'Information about mold'];
  const dampness = 'Information on Dampness and Mold for Renters in California';
  const [handbook, voters] = ['Renting in Seattle Handbook', 'Voter registration information for new tenants'];
  test.each([
    ['24 CFR § 35.88(a)(1)', 'lease', 'Miami, FL', '2026-11-29', 1977, [lead]],
    ['24 CFR § 35.88(a)(1), unknown year', 'lease', 'Miami, FL', '2026-11-29', null, [lead]],
    ['24 CFR § 35.86, built in 1978 or later', 'lease', 'Miami, FL', '2026-11-29', 1978, []],
    ['Cal. Health & Safety Code § 26148', 'lease', 'Long Beach, CA', '2026-11-29', 1990, [dampness]],
    ['LAMC § 165.05', 'lease', 'Los Angeles, CA', '2026-11-29', 1990, [dampness, 'Renter Protections Notice']],
    ['LAMC § 165.05, a renewal', 'renewal', 'Los Angeles, CA', '2026-11-29', 1990, ['Renter Protections Notice']],
    [
      'LAMC § 165.05, a neighborhood of the city',
      'renewal',
      'Venice, CA',
      '2026-11-29',
      1990,
      ['Renter Protections Notice'],
    ],
    ['LAMC § 165.05, the day before', 'renewal', 'Los Angeles, CA', '2023-01-26', 1990, []],
    ['SDMC § 98.0705', 'lease', 'San Diego, CA', '2026-11-29', 1990, [dampness, 'Tenant Protection Guide']],
    [
      'SDMC § 98.0705, La Jolla is in the city',
      'renewal',
      'La Jolla, CA',
      '2026-11-29',
      1990,
      ['Tenant Protection Guide'],
    ],
    ['SMC 7.24.080; RCW 59.18.060(13)', 'lease', 'Seattle, WA', '2026-11-29', 1990, [mold, handbook, voters]],
    ['SMC 7.24.080, a renewal', 'renewal', 'Seattle, WA', '2026-11-29', 1950, [handbook]],
    ['RCW 59.18.060(13)', 'lease', 'Kirkland, WA', '2026-11-29', 1990, [mold]],
    ['TMC 1.95.030', 'renewal', 'Tacoma, WA', '2026-11-29', 1990, ['Tenant Information Packet']],
    [
      'Va. Code § 55.1-1204(H)',
      'lease',
      'Arlington, VA',
      '2026-11-29',
      1950,
      [lead, 'Virginia Statement of Tenant Rights and Responsibilities'],
    ],
  ] as const)('%s: with a %s in %s on %s, built in %s: %j', (_, occasion, place, day, yearBuilt, titles) => {
    expect(requiredHandouts(at(place), day, { occasion, yearBuilt }).map(({ title }) => title)).toEqual(titles);
  });
});
