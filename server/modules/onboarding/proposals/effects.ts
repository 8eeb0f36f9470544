// What leaving an item undone costs, by our own rent model. Most standards are no feature of the model: nothing is made up.
import { daysToLease } from '@/server/modules/homes/estimates';
import type { HomeFacts } from '@/server/modules/onboarding/proposals/repo';
import { rentModel } from '@/server/rentModel/artifact';
import { type HomeFeatures, modelRegions, orders } from '@/server/rentModel/homeFeatures';

export interface Effect {
  rentEffectCents: number | null;
  daysEffect: number | null;
}

const UNKNOWN: Effect = { rentEffectCents: null, daysEffect: null };

/** The home with the item done, and with it left undone. */
const FEATURES: Partial<Record<string, [done: Partial<HomeFeatures>, undone: Partial<HomeFeatures>]>> = {
  cooling: [{ ac: true }, { ac: false }],
  'garage-door': [{ parking: 'garage' }, { parking: 'yes' }],
  'dryer-vent': [{ laundry: 'in_unit' }, { laundry: 'hookups' }],
};

const known = <Value extends string>(values: readonly Value[], value: string) =>
  values.find((each) => each === value) ?? null;

const LAUNDRY = { inUnit: 'in_unit', shared: 'shared', hookups: 'hookups', none: 'none' } as const;
const PARKING = { garage: 'garage', driveway: 'yes', street: 'none', none: 'none' } as const;

function featuresOf(facts: HomeFacts, date: string): HomeFeatures {
  return {
    date,
    region: known(modelRegions, facts.regionName) ?? 'other',
    beds: facts.beds,
    zip: facts.zipcode,
    lat: facts.lat,
    lon: facts.lng,
    geo: 'exact',
    type: known(orders.type, facts.type),
    baths: facts.baths,
    sqft: facts.sqft,
    yearBuilt: facts.yearBuilt,
    parking: PARKING[facts.parking as keyof typeof PARKING] ?? null,
    laundry: LAUNDRY[facts.laundry as keyof typeof LAUNDRY] ?? null,
    pets: null,
    furnished: null,
    pool: null,
    gym: null,
    ac: null,
    elevator: null,
  };
}

export function effectOf(standardId: string, facts: HomeFacts | undefined, now: Date): Effect {
  const change = FEATURES[standardId];
  if (!change || !facts) return UNKNOWN;
  const home = featuresOf(facts, now.toISOString().slice(0, 10));
  const [done, undone] = change.map((each) => rentModel().estimate({ ...home, ...each }).estimate);
  const dollars = (done ?? 0) - (undone ?? 0);
  if (!undone || dollars <= 0) return UNKNOWN;
  // At the same rent, a home that has less is priced above what it is worth by so much, and sits longer.
  const percent = (100 * dollars) / undone;
  const usual = facts.usualDays;
  return {
    rentEffectCents: dollars * 100,
    daysEffect: usual === null ? null : daysToLease(usual, percent) - daysToLease(usual, 0),
  };
}
