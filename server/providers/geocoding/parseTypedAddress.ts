import parser from 'parse-address';

/** What of an address can be read from what somebody typed. */
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
const streetEnd = new RegExp(`^([a-z]?\\d+\\S*\\s+.*?\\b(?:${TYPES})\\b\\.?(?:\\s+[nsew]{1,2}\\b)?)\\s*(.*)$`, 'i');
const unitPart = /[\s,]*(?:\b(?:apt|apartment|unit|suite|ste)\b\.?\s*#?\s*|#\s*)([\w-]{1,10})\b/i;
const PO_BOX = /^\s*p\.?\s*o\.?\s*box\b/i;

const titleCase = (words: string) =>
  words === words.toLowerCase() ? words.replace(/(^|\s)([a-z])/g, (whole) => whole.toUpperCase()) : words;

/** Reads a line such as `12 Alder St #4, Oak`; undefined where no house number and street are in it, and for a PO box. */
export function parseTypedAddress(line: string): TypedAddress | undefined {
  const tidy = line
    .replace(/,?\s*(USA|United States)\.?\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (PO_BOX.test(tidy) || !/^[a-z]?\d/i.test(tidy)) return undefined;
  const unit = unitPart.exec(tidy);
  const rest = unit ? tidy.replace(unit[0], ',') : tidy;
  const own = splitByPattern(rest);
  const street = titleCase(own.street.replace(/[\s,]+$/, '').trim());
  return /^[a-z]?\d\S*\s+\S/i.test(street) ? { ...own, street, unit: unit?.[1] ?? null } : undefined;
}

/** Commas tell best; without them the kind of street does, and where even that is missing, a parser that knows states. */
function splitByPattern(rest: string): Omit<TypedAddress, 'unit'> {
  const [first = '', ...others] = rest.split(',').map((part) => part.trim());
  if (others.some(Boolean)) return { street: first, ...placeOf(others.filter(Boolean).join(' ')) };
  const parts = streetEnd.exec(first);
  if (parts?.[2]) return { street: parts[1] ?? '', ...placeOf(parts[2]) };
  const parsed = parser.parseLocation(rest);
  if (!parsed?.city || !parsed.street) return { street: first, city: '', state: undefined, zip: undefined };
  const street = [parsed.number, parsed.prefix, parsed.street, parsed.type, parsed.suffix].filter(Boolean).join(' ');
  return { street, city: parsed.city, state: parsed.state?.toUpperCase(), zip: parsed.zip };
}

const STATE =
  /(?:^|\s)(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/i;

function placeOf(words: string): Pick<TypedAddress, 'city' | 'state' | 'zip'> {
  const zip = /(?:^|\s)(\d{5})(?:-\d{4})?$/.exec(words);
  const before = zip ? words.slice(0, zip.index).trim() : words;
  const state = STATE.exec(before);
  const city = state ? before.slice(0, state.index).trim() : before;
  return { city, state: state?.[1]?.toUpperCase(), zip: zip?.[1] };
}
