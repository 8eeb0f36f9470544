import { type Cents, cents } from '@/contract/amounts/cents';
import { addDays, daysBetween } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import {
  type HomeInsurance,
  type InsuranceLicense,
  type Policy,
  REBUILD_CENTS_PER_SQFT,
} from '@/contract/tenancy/insurance/endpoints';
import { insuranceGaps } from '@/contract/tenancy/insurance/gaps';
import { listHazards } from '@/contract/tenancy/insurance/hazards';
import type { InsuredHomeRow, PolicyRow } from './repo';

const stateNames: Readonly<Record<string, string>> = {
  CA: 'California',
  WA: 'Washington',
  FL: 'Florida',
  VA: 'Virginia',
};

/** Our insurance license for a state, of the configured `state|license|holder|number;...`; null where we hold none. */
export function licenseFor(licenses: string | undefined, code: string): InsuranceLicense | null {
  for (const each of licenses?.split(';') ?? []) {
    const [state = '', license = '', holder = '', number = ''] = each.split('|').map((part) => part.trim());
    if ((state === stateNames[code] || state === code) && /insurance/i.test(license))
      return { state, license, holder, number };
  }
  return null;
}

const rebuildCost = ({ sqft, state }: InsuredHomeRow): Cents | null => {
  const rate = REBUILD_CENTS_PER_SQFT[state];
  return sqft === null || rate === undefined ? null : cents(sqft * rate);
};

/** Where an estimate starts: rebuilding the house, a tenth of it beside it and for lost rent, at least a year's rent. */
function usualCoverage(home: InsuredHomeRow, today: string): HomeInsurance['coverage'] {
  const dwelling = Math.max(5_000_000, rebuildCost(home) ?? 40_000_000);
  return {
    form: 'dp3',
    dwellingCents: dwelling,
    otherStructuresCents: Math.round(dwelling / 10),
    contentsCents: 500_000,
    lostRentCents: Math.max(Math.round(dwelling / 10), home.rentCents * 12),
    liabilityCents: 50_000_000,
    medicalCents: 500_000,
    deductibleCents: 250_000,
    addOns: [],
    startOn: addDays(today, 14),
  };
}

const presentPolicy = (row: PolicyRow, today: string): Policy => {
  const { id, carrier, policyNumber, dwelling, liability, coversLostRent, namesManager, premium } = row;
  return {
    id,
    carrier,
    policyNumber,
    coversLostRent,
    namesManager,
    premiumCents: premium,
    form: row.form as Policy['form'],
    dwellingCents: Number(dwelling),
    liabilityCents: Number(liability),
    expiresOn: row.expiresOn,
    daysLeft: daysBetween(today, row.expiresOn),
  };
};

const RENTED = new Set(['leased', 'notice_given', 'turnover']);

interface Around {
  policies: readonly PolicyRow[];
  licenses: string | undefined;
  /** The insurer that may be asked where we hold a license. */
  insurer: string | null;
  canChange: boolean;
  now: Date;
}

export function presentInsurance(home: InsuredHomeRow, around: Around): HomeInsurance {
  const { policies, licenses, insurer, canChange, now } = around;
  const { homeId, address, state, zipcode, status, yearBuilt, coverage, chosenAt } = home;
  const today = localDay(now, home.timeZone);
  const own = policies.filter((policy) => policy.homeId === homeId).map((policy) => presentPolicy(policy, today));
  const rebuildCents = rebuildCost(home);
  const license = licenseFor(licenses, state);
  return {
    homeId,
    address,
    state,
    status,
    yearBuilt,
    rebuildCents,
    canChange,
    policies: own,
    gaps: insuranceGaps({
      today,
      zipcode,
      isRented: RENTED.has(status),
      rebuildCents,
      flood: home.flood,
      policies: own,
    }),
    hazards: listHazards(zipcode),
    coverage: coverage ?? usualCoverage(home, today),
    chosenAt: chosenAt?.toISOString() ?? null,
    license,
    insurer: license && insurer,
  };
}
