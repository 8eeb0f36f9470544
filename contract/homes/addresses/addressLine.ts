import { stateCode } from './states';

/** What the right end of a typed address says, and what stands before it. */
export interface AddressLine {
  /** Before the state, as commas part it: the street, and the city where a comma comes before it. */
  readonly parts: readonly string[];
  readonly unit: string | null;
  /** The same as it was typed: `Apt 4`, `#4`; empty where none was. */
  readonly typedUnit: string;
  /** Two letters. */
  readonly state: string | undefined;
  /** The words that were read as the state; a comma before them stays: `, Washington`. */
  readonly typedState: string;
  /** As typed: five digits, or nine with a hyphen. */
  readonly zip: string | undefined;
}

const COUNTRY = /[,\s]+(?:USA|U\.S\.A\.|US|United States(?: of America)?)\.?\s*$/i;
const UNIT = /[\s,]*(?:\b(?:apt|apartment|unit|suite|ste)\b\.?\s*#?\s*|#\s*)([\w-]{1,10})\b/i;
/** Between the street and the city: `12 Main St, 4B, Oakland`. */
const BARE_UNIT = /^(?:\d[\w-]{0,5}|[a-z]|[a-z]-?\d{1,4})$/i;
const ZIP = /(?:^|[\s,])(\d{5}(?:-\d{4})?)$/;
/** States have at most three words. */
const MAX_STATE_WORDS = 3;

/** Takes the state off the end: the longest name first, so that `West Virginia` is not Virginia. */
function takeState(text: string): { before: string; state: string } | undefined {
  const words = [...text.matchAll(/[^\s,]+/g)];
  for (let count = Math.min(MAX_STATE_WORDS, words.length - 1); count > 0; count -= 1) {
    const start = words[words.length - count]?.index ?? 0;
    const typedState = text.slice(start);
    const state = typedState.includes(',') ? undefined : stateCode(typedState);
    if (state) return { before: text.slice(0, start).replace(/\s+$/, ''), state };
  }
  return undefined;
}

/**
 * Reads a typed US address from the right end, as it is written to be read: country, ZIP Code, state, then the unit. The
 * street and the city keep every word. A state is a code, a name, or a short form, in any case.
 */
export function readAddressLine(line: string): AddressLine {
  const tidy = line
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(COUNTRY, '')
    .replace(/[\s,.]+$/, '');
  const zip = ZIP.exec(tidy);
  // A house number alone is no ZIP Code.
  const withState = zip && zip.index > 0 ? tidy.slice(0, zip.index).replace(/[\s,]+$/, '') : tidy;
  const taken = takeState(withState);
  return {
    ...splitParts(taken?.before ?? withState),
    state: taken?.state,
    typedState: taken ? withState.slice(taken.before.replace(/,$/, '').length).trim() : '',
    zip: zip && zip.index > 0 ? zip[1] : undefined,
  };
}

function splitParts(text: string): Pick<AddressLine, 'parts' | 'unit' | 'typedUnit'> {
  const unit = UNIT.exec(text);
  const rest = unit ? text.replace(unit[0], ',') : text;
  const parts = rest
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [street = '', middle = '', ...city] = parts;
  return !unit && city.length > 0 && BARE_UNIT.test(middle)
    ? { parts: [street, ...city], unit: middle, typedUnit: middle }
    : { parts, unit: unit?.[1] ?? null, typedUnit: unit?.[0].replace(/^[\s,]+/, '') ?? '' };
}
