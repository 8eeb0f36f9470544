import type { Pricing } from '@/contract/homes/estimates/endpoints';

/** Days per percent well above the market: homes 2 to 4% above theirs sat 20 to 30 days longer (our Seattle homes, 2025). */
const DAYS_PER_PERCENT_OVERPRICED = 25 / 3;
/** Percent over which that slope sets in: a rent a little above the market is not yet an overpriced one. */
const ONSET = 1.5;
/** Each percent less takes off this part of the days, but showing a home and choosing takes some. */
const SHRINKAGE = 0.06;
const MIN_DAYS = 6;
const DAYS_PER_MONTH = 365 / 12;

/** 0 far below zero, x far above it, and smooth between (softplus). */
const ramp = (x: number) => ONSET * Math.log1p(Math.exp(x / ONSET));

/** Days until a home is rented that asks `percent` more than the market, where one at the market takes `usual`: a smooth curve that only rises. */
export function daysToLease(usual: number, percent: number): number {
  const waiting = usual * Math.exp(SHRINKAGE * percent);
  const overpriced = DAYS_PER_PERCENT_OVERPRICED * (ramp(percent) - ramp(0));
  return Math.round(Math.max(MIN_DAYS, waiting + overpriced));
}

/** What each price means for the first year: a higher rent, later. The owner chooses. */
export function pricingFor(estimate: number, usualDays: number): Pricing[] {
  return [-8, -5, -2, 0, 2, 4, 6, 8].map((percent) => {
    const rent = roundTo(estimate * (1 + percent / 100), 5);
    const days = daysToLease(usualDays, percent);
    return { rent, days, firstYear: Math.round((rent * (365 - days)) / DAYS_PER_MONTH) };
  });
}

export const roundTo = (value: number, step: number) => Math.round(value / step) * step;
