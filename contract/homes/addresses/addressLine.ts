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
/** Words before any unit, and words that street names have too (`Space Center Blvd`), which only a number follows. */
const ANY_UNIT = '(?:\\b(?:apt|apartment|unit|suite|ste)(?:\\b\\.?\\s*#?\\s*|(?=\\d))|#\\s*)([\\w-]{1,10})\\b';
const NUMBERED_UNIT =
  '\\b(?:spc|space|lot|trlr|trailer|slip|hngr|hangar|rm|room|fl|floor|dept|depto|dpto|ofc|no)\\b\\.?\\s*#?\\s*(\\d[\\w-]{0,5})\\b';
/** `21st Floor` */
const ORDINAL_FLOOR = '\\b(\\d{1,3})(?:st|nd|rd|th) (?:floor|fl)\\b';
/** Units that are called by a word, with or without a number: `PH 2`, `Rear`, `Bsmt`. */
const NAMED_UNIT =
  '\\b((?:ph|penthouse)\\b\\.?(?: ?#?\\d[\\w-]{0,5}|(?=,|$))|(?:bsmt|frnt|lowr|uppr|lbby)\\b|(?:basement|rear)(?=,|$))';
const BUILDING = '\\b(?:bldg|building)\\b\\.?\\s*#?\\s*(?:\\d\\w{0,4}|[a-z])\\b';
const UNIT = new RegExp(`[\\s,]*(?:${ANY_UNIT}|${NUMBERED_UNIT}|${ORDINAL_FLOOR}|${NAMED_UNIT})`, 'i');
const LAST_UNIT = new RegExp(`${UNIT.source}$`, 'i');
const UNIT_WITH_BUILDING = new RegExp(`[\\s,]*(${BUILDING}(?:[\\s,]*(?:${ANY_UNIT}|${NUMBERED_UNIT}))?)`, 'i');
/** Between the street and the city: `12 Main St, 4B, Oakland`. */
const BARE_UNIT = /^(?:\d[\w-]{0,5}|[a-z]|[a-z]-?\d{1,4}|front|lower|upper|side|lobby)$/i;
/** `CA94601` and `946011234` are typed too. */
const ZIP = /(?:^|[\s,]|(?<=[\s,][a-z]{2}))(\d{5}(?:-?\d{4})?)$/i;
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
  const whole = line
    .normalize('NFC')
    .replace(/\s*[\r\n]\s*(?=\S)/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(COUNTRY, '')
    .replace(/[\s,.]+$/, '');
  const last = lastUnit(whole);
  const tidy = last ? whole.slice(0, -last.matched.length) : whole;
  const zip = ZIP.exec(tidy);
  // A house number alone is no ZIP Code.
  const withState = zip && zip.index > 0 ? tidy.slice(0, zip.index).replace(/[\s,]+$/, '') : tidy;
  const taken = takeState(withState);
  const split = splitParts(taken?.before ?? withState);
  return {
    ...split,
    ...(last && { unit: last.unit, typedUnit: last.matched.replace(/^[\s,]+/, '') }),
    state: taken?.state,
    typedState: taken ? withState.slice(taken.before.replace(/,$/, '').length).trim() : '',
    zip: zip && zip.index > 0 ? zip[1]?.replace(/^(\d{5})(\d{4})$/, '$1-$2') : undefined,
  };
}

/** What one of the patterns of a unit found. */
const nameIn = (names: readonly (string | undefined)[]) => names.find((name) => name !== undefined) ?? '';

/** The unit in an address: its number, or its building and number as typed. */
function unitIn(text: string): { matched: string; unit: string } | undefined {
  const [inBuilding, withBuilding] = UNIT_WITH_BUILDING.exec(text) ?? [];
  if (inBuilding !== undefined && withBuilding !== undefined)
    return { matched: inBuilding, unit: withBuilding.replace(/[\s,]+/g, ' ') };
  const [matched, ...names] = UNIT.exec(text) ?? [];
  return matched === undefined ? undefined : { matched, unit: nameIn(names) };
}

/** A unit at the very end, behind the state or the ZIP Code: `12 Main St, Oakland, CA 94601 Apt 4`. */
function lastUnit(text: string): { matched: string; unit: string } | undefined {
  const [matched, ...names] = LAST_UNIT.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const before = text.slice(0, -matched.length);
  return ZIP.test(before) || takeState(before) ? { matched, unit: nameIn(names) } : undefined;
}

function splitParts(text: string): Pick<AddressLine, 'parts' | 'unit' | 'typedUnit'> {
  const found = unitIn(text);
  const parts = (found ? text.replace(found.matched, ',') : text)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [street = '', middle = '', ...city] = parts;
  return !found && city.length > 0 && BARE_UNIT.test(middle)
    ? { parts: [street, ...city], unit: middle, typedUnit: middle }
    : { parts, unit: found?.unit ?? null, typedUnit: found?.matched.replace(/^[\s,]+/, '') ?? '' };
}
