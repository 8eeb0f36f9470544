import { UNKNOWN_ZIPCODE } from '@/contract/account/leads/constants';
import type { PlacedAddress } from '@/contract/homes/addresses/endpoints';

type WrittenAddress = Pick<PlacedAddress, 'streetAddress' | 'unit' | 'city' | 'state' | 'zipcode'>;

/** On one line; a ZIP Code we do not know is left out. */
export function formatAddress({ streetAddress, unit, city, state, zipcode }: WrittenAddress): string {
  const zip = zipcode === UNKNOWN_ZIPCODE ? '' : ` ${zipcode}`;
  return `${streetAddress}${unit ? ` #${unit}` : ''}, ${city}, ${state}${zip}`;
}

/**
 * Whether a line can be looked up: a house number, then the start of a street. A street may begin with one letter
 * (`931 N 73rd St`, `500 K St`), and a house number with a letter (`W204N11912 Goldendale Rd`).
 */
export const isSearchableAddress = (line: string): boolean => /^\s*[a-z]?\d\S*\s+\S/i.test(line);
