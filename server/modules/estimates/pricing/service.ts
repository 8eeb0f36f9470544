import type { Pricing } from '@/contract/estimates/endpoints';

/** Days on the market per per cent above it: homes 2 to 4 % above theirs sat 20 to 30 days longer (our Seattle homes, 2025). */
const DAYS_PER_PERCENT_OVERPRICED = 25 / 3;
/** Below the market the days shrink, by this part per per cent, but showing a home and choosing takes some. */
const SHRINKAGE = 0.06;
const MIN_SAMPLES = 6;
const DAYS_PER_MONTH = 365 / 12;

/** Days until a home is rented that asks `percent` more than the market, where one at the market takes `usual`. */
export function daysToLease(usual: number, percent: number): number {
  const days = percent > 0 ? usual + DAYS_PER_PERCENT_OVERPRICED * percent : usual * Math.exp(SHRINKAGE * percent);
  return Math.round(Math.max(MIN_SAMPLES, days));
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
