import type { ProService } from '@/contract/care/proServices/catalog.data';
import { formatMoney } from '@/contract/format/money';

/** `$189 for up to 2 bedrooms`, `Quote by volume`. */
export const priceText = ({ priceCents, priceFor }: ProService) =>
  priceCents === null ? `Quote ${priceFor}` : `${formatMoney(priceCents)} for ${priceFor}`;

/** `About 3 hours`. */
export function durationText({ minutes }: ProService): string {
  const hours = minutes / 60;
  return `About ${hours === 1 ? '1 hour' : `${hours} hours`}`;
}
