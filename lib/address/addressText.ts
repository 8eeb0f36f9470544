import type { PlacedAddress } from '@/contract/addresses/endpoints';
import { UNKNOWN_ZIPCODE } from '@/contract/leads/constants';

type WrittenAddress = Pick<PlacedAddress, 'streetAddress' | 'unit' | 'city' | 'state' | 'zipcode'>;

/** On one line; a ZIP Code we do not know is left out. */
export function formatAddress({ streetAddress, unit, city, state, zipcode }: WrittenAddress): string {
  const zip = zipcode === UNKNOWN_ZIPCODE ? '' : ` ${zipcode}`;
  return `${streetAddress}${unit ? ` #${unit}` : ''}, ${city}, ${state}${zip}`;
}
