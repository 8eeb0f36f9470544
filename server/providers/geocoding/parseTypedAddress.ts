import { readAddressLine } from '@/contract/homes/addresses/addressLine';
import { startsState } from '@/contract/homes/addresses/states';
import { normalizeName, type ZipTable } from './zipTable';

/** The parts of a typed address that can be read. */
export interface TypedAddress {
  street: string;
  unit: string | null;
  /** As far as it was typed. */
  city: string;
  state: string | undefined;
  zip: string | undefined;
}

const TYPES =
  'alley|aly|avenue|ave|av|boulevard|blvd|circle|cir|court|ct|cove|cv|crescent|cres|drive|dr|expressway|expy|highway|hwy|lane|ln|loop|parkway|pkwy|place|pl|plaza|plz|point|pt|road|rd|row|run|square|sq|street|st|terrace|ter|trail|trl|walk|way';
/** A street that may be whole: it ends with its type, or with a direction after that. */
const wholeStreet = new RegExp(`\\s(?:${TYPES})\\.?(?:\\s+(?:[ns][ew]?|[ew]))?$`, 'i');
/** Fewer letters behind a street may be its direction. */
const MIN_CITY_LETTERS = 3;
const HOUSE_NUMBER = /^[a-z]?\d/i;
/** A name of a person or a place before the street: `Bay House, 12 Alder St`. */
const NAME_ALONE = /^\D+$/;
const STREET = /^[a-z]?\d\S* \S/i;

/** In capitals as they are: directions, and the short forms of highways. */
const IN_CAPITALS = /^(?:[NS][EW]?|[EW]|US|SR|CR|FM|RM|RR|[A-Z])$/;

/** One word of a street that was typed in capitals, as the Postal Service writes it. */
function wordOfCapitals(word: string): string {
  if (/^\d+(?:ST|ND|RD|TH)$/.test(word)) return word.toLowerCase();
  if (IN_CAPITALS.test(word) || /\d/.test(word)) return word;
  return word.toLowerCase().replace(/^\P{L}*\p{L}/u, (start) => start.toUpperCase());
}

function titleCase(words: string): string {
  if (words === words.toLowerCase()) return words.replace(/(^|\s)([a-z])/g, (whole) => whole.toUpperCase());
  return words === words.toUpperCase() ? words.split(' ').map(wordOfCapitals).join(' ') : words;
}

interface Split {
  street: string;
  city: string;
}

/** No city in the table has more words. */
const MAX_CITY_WORDS = 5;

/**
 * Every way to part a line into a street of a number and a word at least, and a city; the longest city first. A number belongs
 * to the street: `Highway 9`.
 */
function splitsOf(text: string): Split[] {
  const words = text.split(' ');
  return words.flatMap((_, at) =>
    at < 2 || words.length - at > MAX_CITY_WORDS || /\p{N}/u.test(words.slice(at).join(' '))
      ? []
      : [{ street: words.slice(0, at).join(' '), city: words.slice(at).join(' ') }],
  );
}

/** Reads `12 Alder St #4, Oak` from its right end; undefined where no house number and street are in it, and for a PO box. */
export function parseTypedAddress(line: string, table: ZipTable): TypedAddress | undefined {
  const { parts: all, unit, state, typedState, zip } = readAddressLine(line);
  const typed = all.length > 1 && NAME_ALONE.test(all[0] ?? '') && STREET.test(all[1] ?? '') ? all.slice(1) : all;
  // Behind a city and a comma a state is being typed: `12 Alder St, Oakland, C`.
  const isStateStarted = !state && typed.length > 2 && startsState(typed.at(-1) ?? '');
  const parts = isStateStarted ? typed.slice(0, -1) : typed;
  if (!HOUSE_NUMBER.test(parts[0] ?? '')) return undefined;
  const zip5 = zip?.slice(0, 5);
  const place = { unit, state, zip: zip5 };
  const { street, city, ...other } =
    parts.length > 1
      ? { street: parts.slice(0, -1).join(', '), city: parts.at(-1) ?? '' }
      : (splitByState(parts[0] ?? '', { state, zip: zip5 }, table) ??
        // What was read as a state may be a city, or a direction: `350 5th Ave, New York`, `500 8th Ave NE`.
        splitWithoutState(parts[0] ?? '', typedState, table));
  return /^\S+\s+\S/.test(street) ? { ...place, ...other, street: titleCase(street), city } : undefined;
}

/** The city is known by its state, or by that of the ZIP Code; without either nothing can be said this way. */
function splitByState(text: string, { state, zip }: Pick<TypedAddress, 'state' | 'zip'>, table: ZipTable) {
  const ofZip = zip ? table.zip(zip)?.city : undefined;
  const there = state ?? ofZip?.state;
  if (!there) return undefined;
  const splits = splitsOf(text);
  const isOfZip = ({ city }: Split) => ofZip !== undefined && normalizeName(city) === normalizeName(ofZip.name);
  const isKnown = ({ city }: Split) => normalizeName(table.cities(city, there)[0]?.name ?? '') === normalizeName(city);
  const isTown = ({ city }: Split) => table.towns(city, there).length > 0;
  const found = splits.find(isOfZip) ?? splits.find((split) => isKnown(split) || isTown(split));
  // The ZIP Code alone tells the place, and what is typed stays whole.
  return found ?? (ofZip ? { street: text, city: '' } : undefined);
}

/** While a city is being typed, the type of the street tells where it begins. */
function splitWithoutState(text: string, typedState: string, table: ZipTable): Split & { state: undefined } {
  if (typedState.startsWith(',')) return { street: text, city: typedState.slice(1).trim(), state: undefined };
  const whole = `${text} ${typedState}`.trim();
  const found = splitsOf(whole).find(
    ({ street, city }) => city.length >= MIN_CITY_LETTERS && wholeStreet.test(street) && table.cities(city).length > 0,
  );
  return { ...(found ?? { street: whole, city: '' }), state: undefined };
}
