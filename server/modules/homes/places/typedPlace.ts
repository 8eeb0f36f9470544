/** A typed place search, split into parts. */
export interface TypedPlace {
  /** Letters and digits separated by single spaces, as terms are stored: `capitol hill seattle`. Empty when only a state or ZIP Code was typed. */
  term: string;
  /** Two-letter state, in upper case. */
  state?: string;
  /** A five-digit ZIP Code. */
  zipcode?: string;
}

/** The states we operate in, as people write them behind a city. A bare `wash` or `la` means a place, so those are left out. */
const STATES: ReadonlyMap<string, string> = new Map([
  ['ca', 'CA'],
  ['cal', 'CA'],
  ['calif', 'CA'],
  ['california', 'CA'],
  ['wa', 'WA'],
  ['wash', 'WA'],
  ['washington', 'WA'],
  ['washington state', 'WA'],
  ['fl', 'FL'],
  ['fla', 'FL'],
  ['florida', 'FL'],
  ['va', 'VA'],
  ['virginia', 'VA'],
]);

/** Other states, so that `Arlington TX` is not taken for a place of ours. LA, IN, OR, and ME double as words. */
const OTHER_STATES = new Set(
  'al ak az ar co ct de dc ga hi id il ia ks ky md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok pa ri sc sd tn tx ut vt wv wi wy texas oregon nevada arizona colorado georgia illinois ohio michigan nebraska idaho utah'.split(
    ' ',
  ),
);

const COUNTRY = / (usa|us|united states|u s a)$/;
/** What people write around a place: `homes for rent in Oakland`, `near LAX`. */
const PREAMBLE =
  /^((homes?|houses?|apartments?|apts?|condos?|rentals?|places?)( (for rent|to rent))? )?((in|near|around|by) )?(?=\S)/;

const DIRECTIONS: ReadonlyMap<string, string> = new Map([
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
  ['no', 'north'],
  ['so', 'south'],
  ['ft', 'fort'],
  ['mt', 'mount'],
  ['mtn', 'mountain'],
  ['dt', 'downtown'],
]);
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['bch', 'beach'],
  ['hts', 'heights'],
  ['vlg', 'village'],
  ['dist', 'district'],
  ['sq', 'square'],
  ['co', 'county'],
]);

export const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}']/gu, (mark) => (mark === "'" ? ' ' : ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The same words without abbreviations: `w palm bch` is `west palm beach`. */
export function expandAbbreviations(term: string): string {
  const words = term.split(' ');
  return words
    .map((word, at) =>
      at === 0 && words.length > 1 ? (DIRECTIONS.get(word) ?? word) : (ABBREVIATIONS.get(word) ?? word),
    )
    .join(' ');
}

/** Splits typed text into a name, a state, and a ZIP Code. No comma is needed. `elsewhere` is true for a state we are not in. */
export function parseTypedPlace(typed: string): TypedPlace & { elsewhere?: true } {
  let term = normalize(typed).replace(COUNTRY, '').replace(PREAMBLE, '');
  const zipcode = /(?:^| )(\d{5})(?: \d{4})?$/.exec(term)?.[1];
  if (zipcode) term = term.replace(/(?:^| )\d{5}(?: \d{4})?$/, '').trim();
  const words = term.split(' ');
  for (const count of [2, 1]) {
    const tail = words.slice(-count).join(' ');
    const state = words.length >= count ? STATES.get(tail) : undefined;
    if (!state) continue;
    const name = words.slice(0, -count).join(' ');
    // Alone, `virginia` and `ca` are what is looked for.
    return { term: name, state, ...(zipcode && { zipcode }) };
  }
  // With a comma before it, or as a whole word no place of ours ends in, another state means another place.
  if (words.length > 1 && OTHER_STATES.has(words.at(-1) ?? '') && !/^[a-z] ?[a-z]$/.test(term))
    return { term: words.slice(0, -1).join(' '), elsewhere: true, ...(zipcode && { zipcode }) };
  return { term, ...(zipcode && { zipcode }) };
}
