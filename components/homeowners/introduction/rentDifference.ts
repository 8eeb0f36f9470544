import type { RentPreview } from '@/contract/estimates/endpoints';
import { formatNumber } from '@/lib/format/text';

/** How the owner's figure compares with our range, in whole dollars, and what that means. */
export function rentDifference(own: number, { estimate, low, high }: NonNullable<RentPreview['range']>): string {
  const gap = `$${formatNumber(Math.abs(own - estimate))}`;
  const figure = `Your figure is $${formatNumber(own)}`;
  if (own > high)
    return `${figure}, ${gap} above our estimate and above the range. Expect a longer wait at that price.`;
  if (own < low) return `${figure}, ${gap} below our estimate and below the range. You could likely ask for more.`;
  if (own === estimate) return `${figure}, the same as our estimate.`;
  return own > estimate
    ? `${figure}, ${gap} above our estimate and within the range.`
    : `${figure}, ${gap} below our estimate and within the range.`;
}
