// What a coverage would cost by our own table. Pure; an estimate, never an offer.
import { basisPoints, type Cents, cents, sumCents } from '@/contract/amounts/cents';
import { ADD_ON_STATES, type AddOn } from './constants';
import {
  addOnRates,
  ageFactors,
  baseRates,
  CONTENTS_RATE,
  deductibleFactors,
  formFactors,
  LOST_RENT_RATE,
  liabilityPrices,
  medicalPrices,
  OTHER_STRUCTURES_RATE,
} from './rates.data';
import type { Coverage } from './schemas';

export interface Premium {
  readonly lines: readonly { readonly id: string; readonly amount: Cents }[];
  readonly year: Cents;
  /** A twelfth, rounded up: twelve of them cover the year. */
  readonly month: Cents;
}

const perThousand = (amount: number, rate: number) => cents(Math.round((amount / 100_000) * rate));

export const isOffered = (addOn: AddOn, state: string): boolean => ADD_ON_STATES[addOn]?.includes(state) ?? true;

/** The premium of a year; null in a state our table does not know. */
export function estimatePremium(coverage: Coverage, home: { state: string; yearBuilt: number | null }): Premium | null {
  const base = baseRates[home.state];
  if (base === undefined) return null;
  const age = ageFactors.find(({ before }) => home.yearBuilt !== null && home.yearBuilt < before)?.bps ?? 10_000;
  const dwelling = [
    formFactors[coverage.form],
    deductibleFactors[coverage.deductibleCents] ?? 10_000,
    age,
  ].reduce<Cents>((premium, factor) => basisPoints(premium, factor), perThousand(coverage.dwellingCents, base));
  const lines = [
    { id: 'dwelling', amount: dwelling },
    { id: 'otherStructures', amount: perThousand(coverage.otherStructuresCents, OTHER_STRUCTURES_RATE) },
    { id: 'contents', amount: perThousand(coverage.contentsCents, CONTENTS_RATE) },
    { id: 'lostRent', amount: perThousand(coverage.lostRentCents, LOST_RENT_RATE) },
    { id: 'liability', amount: cents(liabilityPrices[coverage.liabilityCents] ?? 0) },
    { id: 'medical', amount: cents(medicalPrices[coverage.medicalCents] ?? 0) },
    ...[...new Set(coverage.addOns)]
      .filter((addOn) => isOffered(addOn, home.state))
      .map((addOn) => ({ id: addOn as string, amount: basisPoints(dwelling, addOnRates[addOn]) })),
  ].filter(({ amount }) => amount > 0);
  const year = sumCents(lines.map(({ amount }) => amount));
  return { lines, year, month: cents(Math.ceil(year / 12)) };
}
