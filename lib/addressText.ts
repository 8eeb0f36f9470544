import type { PlacedAddress } from '@/contract/addresses';
import { DEFAULT_ZIPCODE } from '@/contract/leads.facts';

type Written = Pick<PlacedAddress, 'streetAddress' | 'unit' | 'city' | 'state' | 'zipcode'>;

/** On one line; a ZIP Code we do not know is left out. */
export function addressText({ streetAddress, unit, city, state, zipcode }: Written): string {
  const zip = zipcode === DEFAULT_ZIPCODE ? '' : ` ${zipcode}`;
  return `${streetAddress}${unit ? ` #${unit}` : ''}, ${city}, ${state}${zip}`;
}
