import { type LeadAddress, UNKNOWN_ZIPCODE } from '@/contract/leads/endpoints';

/** An address typed on one line, taken apart as far as it can be told; what cannot be stays in the street. */
export function parseAddressLine(typed: string): LeadAddress {
  const parts = typed
    .normalize('NFC')
    .replace(/,?\s*(USA|United States)\.?\s*$/i, '')
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const end = /^(?:(.*?)\s+)?([A-Za-z]{2})(?:\s+(\d{5}(?:-\d{4})?))?$/.exec(parts.at(-1) ?? '');
  const parsed = parts.length > 1 && end ? { city: end[1], state: end[2], zipcode: end[3] } : undefined;
  const before = parsed ? parts.slice(0, -1) : parts;
  const city = parsed?.city ?? (parsed && before.length > 1 ? before.pop() : undefined);
  return {
    streetAddress: before.join(', ').slice(0, 200),
    city: (city ?? '').slice(0, 100),
    state: (parsed?.state ?? '').toUpperCase(),
    zipcode: parsed?.zipcode ?? UNKNOWN_ZIPCODE,
  };
}
