import { type LeadAddress, UNKNOWN_ZIPCODE } from '@/contract/account/leads/endpoints';
import { readAddressLine } from '@/contract/homes/addresses/addressLine';

/** An address typed on one line, split into parts as far as possible; the rest stays in the street. */
export function parseAddressLine(typed: string): LeadAddress {
  const { parts, typedUnit, state = '', zip = UNKNOWN_ZIPCODE } = readAddressLine(typed);
  const city = parts.length > 1 && state !== '' ? (parts.at(-1) ?? '') : '';
  const street = (city ? parts.slice(0, -1) : parts).join(', ');
  return {
    streetAddress: [street, typedUnit].filter(Boolean).join(', ').slice(0, 200),
    city: city.slice(0, 100),
    state,
    zipcode: zip,
  };
}
