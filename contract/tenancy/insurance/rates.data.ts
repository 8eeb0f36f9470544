// The rate table of our estimate, published on the page that uses it. It is ours, not an insurer's.
import type { AddOn, RentalForm } from './constants';

/** A year, in cents for each $1,000 of dwelling coverage, by state. */
export const baseRates: Readonly<Record<string, number>> = { CA: 330, WA: 270, FL: 620, VA: 260 };

/** Parts of the base rate in basis points. */
export const formFactors: Readonly<Record<RentalForm, number>> = { dp1: 7_500, dp2: 9_000, dp3: 10_000 };
export const deductibleFactors: Readonly<Record<number, number>> = {
  100000: 10_000,
  250000: 9_200,
  500000: 8_300,
  1000000: 7_200,
};

/** Homes built before this year cost more to insure. */
export const ageFactors: readonly { before: number; bps: number }[] = [
  { before: 1950, bps: 13_000 },
  { before: 1980, bps: 11_500 },
  { before: 2000, bps: 10_500 },
];

/** A year, in cents, by the limit of liability and of medical payments. */
export const liabilityPrices: Readonly<Record<number, number>> = {
  10000000: 4_000,
  30000000: 6_500,
  50000000: 8_500,
  100000000: 12_500,
};
export const medicalPrices: Readonly<Record<number, number>> = { 100000: 500, 500000: 1_500 };

/** Contents and other structures, in cents a year for each $1,000; lost rent for each $1,000 of its limit. */
export const CONTENTS_RATE = 450;
export const OTHER_STRUCTURES_RATE = 250;
export const LOST_RENT_RATE = 300;

/** Add-ons in basis points of the dwelling's premium; earthquake and flood are policies of their own. */
export const addOnRates: Readonly<Record<AddOn, number>> = {
  vandalism: 400,
  waterBackup: 600,
  ordinance: 500,
  earthquake: 6_000,
  flood: 5_500,
  wind: 4_500,
};
