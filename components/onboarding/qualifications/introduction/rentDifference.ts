import { type Cents, dollars } from '@/contract/amounts/cents';
import type { RentPreview } from '@/contract/homes/estimates/endpoints';
import { formatCents } from '@/lib/format/money';

/** How the owner's figure compares with our range, and what that means. */
export function rentDifference(own: Cents, range: NonNullable<RentPreview['range']>): string {
  const [estimate, low, high] = [dollars(range.estimate), dollars(range.low), dollars(range.high)];
  const gap = formatCents(Math.abs(own - estimate));
  const figure = `Your figure is ${formatCents(own)}`;
  if (own > high)
    return `${figure}, ${gap} above our estimate and above the range. Expect a longer wait at that price.`;
  if (own < low) return `${figure}, ${gap} below our estimate and below the range. You could likely ask for more.`;
  if (own === estimate) return `${figure}, the same as our estimate.`;
  return own > estimate
    ? `${figure}, ${gap} above our estimate and within the range.`
    : `${figure}, ${gap} below our estimate and within the range.`;
}
