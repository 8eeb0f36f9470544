// What the asking rent should be by now: our model's days at each rent, held against the days that went by. Pure.
import type { Pricing } from '@/contract/homes/estimates/endpoints';

/** The row of the model that is nearest to a rent in whole dollars. */
export const nearestPricing = (pricing: readonly Pricing[], rent: number): Pricing | undefined =>
  pricing.toSorted((one, other) => Math.abs(one.rent - rent) - Math.abs(other.rent - rent))[0];

/** Whether a rent in whole dollars is above all that the model knows: how long it takes is then only known to be more. */
export const isAboveModel = (pricing: readonly Pricing[], rent: number): boolean =>
  pricing.length > 0 && pricing.every((each) => each.rent < rent);

/**
 * A lower rent that brings more in the first year, once the home has been listed for longer than its rent should take, or at
 * once where it is above all that similar homes rent for.
 * Null while it is too early, or where the rent already brings the most.
 */
export function suggestRent(pricing: readonly Pricing[], rent: number, daysListed: number): Pricing | null {
  const now = nearestPricing(pricing, rent);
  const isAbove = isAboveModel(pricing, rent);
  if (!now || (!isAbove && daysListed <= now.days)) return null;
  const lower = pricing.filter((each) => each.rent < rent && (isAbove || each.days < now.days));
  const [best] = lower.toSorted((one, other) => other.firstYear - one.firstYear || other.rent - one.rent);
  return best ?? null;
}
