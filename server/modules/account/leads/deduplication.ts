// When two requests are the same wish: the same person, the same home, the same kind.
import { createHash } from 'node:crypto';
import { type LeadAddress, type NewLead, UNKNOWN_ZIPCODE } from '@/contract/account/leads/endpoints';
import { STREET_ABBREVIATIONS } from '@/contract/homes/addresses/addressKeys';
import { foldLetters } from '@/server/names/ascii';

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ...STREET_ABBREVIATIONS,
  apartment: 'unit',
  apt: 'unit',
  suite: 'unit',
  ste: 'unit',
};

const normalizeWords = (text: string): string =>
  foldLetters(text)
    .replace(/#\s*/g, ' unit ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => ABBREVIATIONS[word] ?? word)
    .join(' ')
    .replace(/\bunit unit\b/g, 'unit');

/** One key for all spellings of an address: `12 Alder Street, Apt 3` and `12 alder st #3`. Empty without one. */
export function addressKey({ streetAddress, city, state, zipcode }: LeadAddress): string {
  const street = normalizeWords(streetAddress);
  if (!street) return '';
  const place = city
    ? `${normalizeWords(city)} ${normalizeWords(state)}`
    : zipcode === UNKNOWN_ZIPCODE
      ? ''
      : zipcode.slice(0, 5);
  return `${street}|${place}`;
}

/** The key leads are joined by. A question joins only the very same question: each other one waits for its own answer. */
export function dedupeKey({ type, contact, address, message }: NewLead, homeId?: string): string {
  const asked = type === 'ask_a_question' ? (message ?? '') : '';
  const parts = [contact.email.trim().toLowerCase(), type, address ? addressKey(address) : '', homeId ?? '', asked];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
