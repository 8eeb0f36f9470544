import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { withDigits } from './vanityNumber';

/** How people write what comes before an extension, beside the forms that the library reads. */
const EXTENSION = /[\s,;([]*\b(?:extension|extn?|ex|x|option|opt|p|interno|int)[\s.:#=]*(\d{1,8})\s*[)\]]?\s*$/i;

const KINDS = '(?:tel|phone|ph|cell|mobile|home|work|office|casa|cel|celular|m[oó]vil|trabajo)';
/** What kind of number it is, before or behind it: `Cell: 415 555 0142`, `415 555 0142 (home)`. */
const KIND_BEFORE = new RegExp(`^${KINDS}[.:\\s]+(?=[+(\\d])`, 'i');
const KIND_BEHIND = new RegExp(`[\\s,]+(?:\\(${KINDS}\\)|${KINDS})$`, 'i');

/**
 * A number of any country as it is stored: E.164, with `;ext=` (RFC 3966) where it has an extension. A number without a
 * country code is a US number. Undefined for what no one can be called at.
 */
export function readPhone(typed: string): string | undefined {
  const text = withDigits(
    typed
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  )
    // Dots and lines that business cards part digits with.
    .replace(/[•·∙‧_]+/g, ' ')
    .replace(KIND_BEFORE, '')
    .replace(KIND_BEHIND, '')
    .replace(/^tel:/i, '')
    .replace(/^00\s*(?=[1-9])/, '+')
    // Mexico dropped the 1 of cell phones in 2019, and many people still write it.
    .replace(/^\+\s*52\s*1(?=\D*\d\D*(?:\d\D*){9}$)/, '+52')
    .replace(EXTENSION, ' ext $1');
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (!number?.isValid()) return undefined;
  return number.ext ? `${number.number};ext=${number.ext}` : number.number;
}
