// Phone numbers without a schema, for pages that do not load one first.
export { readPhone } from '#phone-reader';

const FULL_NUMBER = 'Enter a full phone number, with + and the country code outside the US';

/** What to say of a number that no one can be called at. */
export const PHONE_PROBLEM = FULL_NUMBER;
/** The same where an email address is enough. */
export const OPTIONAL_PHONE_PROBLEM = `${FULL_NUMBER}, or leave it blank. Email is enough`;

/**
 * Whether texts reach a stored number: those with an extension are for calls. In a browser a number may be as it was typed.
 */
export const canText = (stored: string) => !stored.includes(';ext=');

/**
 * A stored number as people read it: `(415) 555-0100`, `(415) 555-0100 ext. 12`, `+442079460018`. What is no stored number
 * stays as it is.
 */
export function formatPhone(stored: string): string {
  const [number = '', extension] = stored.split(';ext=');
  const all = number.replace(/\D/g, '');
  const digits = all.replace(/^1(?=\d{10}$)/, '');
  const isForeign = number.startsWith('+') && all === digits;
  const national =
    !isForeign && digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : number;
  return extension ? `${national} ext. ${extension}` : national;
}
