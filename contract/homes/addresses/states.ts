// US states by their postal code: the name, then short forms that people write.
const STATES: Readonly<Record<string, string>> = {
  AK: 'alaska',
  AL: 'alabama|ala',
  AR: 'arkansas|ark',
  AZ: 'arizona|ariz',
  CA: 'california|calif|cal',
  CO: 'colorado|colo',
  CT: 'connecticut|conn',
  DC: 'district of columbia|d c',
  DE: 'delaware|del',
  FL: 'florida|fla',
  GA: 'georgia',
  HI: 'hawaii',
  IA: 'iowa',
  ID: 'idaho',
  IL: 'illinois|ill',
  IN: 'indiana|ind',
  KS: 'kansas|kans',
  KY: 'kentucky',
  LA: 'louisiana',
  MA: 'massachusetts|mass',
  MD: 'maryland',
  ME: 'maine',
  MI: 'michigan|mich',
  MN: 'minnesota|minn',
  MO: 'missouri',
  MS: 'mississippi|miss',
  MT: 'montana|mont',
  NC: 'north carolina|n c',
  ND: 'north dakota|n d',
  NE: 'nebraska|nebr|neb',
  NH: 'new hampshire|n h',
  NJ: 'new jersey|n j',
  NM: 'new mexico|n m',
  NV: 'nevada|nev',
  NY: 'new york|n y',
  OH: 'ohio',
  OK: 'oklahoma|okla',
  OR: 'oregon|ore',
  PA: 'pennsylvania|penn|penna',
  RI: 'rhode island|r i',
  SC: 'south carolina|s c',
  SD: 'south dakota|s d',
  TN: 'tennessee|tenn',
  TX: 'texas|tex',
  UT: 'utah',
  VA: 'virginia',
  VT: 'vermont',
  WA: 'washington|wash',
  WI: 'wisconsin|wis|wisc',
  WV: 'west virginia|w va',
  WY: 'wyoming|wyo',
};

const codes = new Map(
  Object.entries(STATES).flatMap(([code, names]) => [
    [code.toLowerCase(), code] as const,
    ...names.split('|').map((name) => [name, code] as const),
  ]),
);

const plain = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim();

/** The postal code of a state by its code, name, or short form, in any case and with or without periods: `Calif.` is CA. */
export const stateCode = (typed: string): string | undefined => codes.get(plain(typed));

/** The full name of a state by its postal code: `New York`. */
export const stateName = (code: string): string | undefined =>
  STATES[code]?.split('|')[0]?.replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());

/** Whether a state may be meant by someone who is still typing it: `Calif`, `O`. */
export const startsState = (typed: string): boolean => [...codes.keys()].some((name) => name.startsWith(plain(typed)));

/** By the start of their ZIP Codes without the zeros in front (USPS Publication 65): spreadsheets drop those zeros. */
const ZEROS_BEFORE: Readonly<Record<string, RegExp>> = {
  CT: /^6\d{3}$/,
  MA: /^(?:1|2|5501|5544)/,
  ME: /^(?:39|4)/,
  NH: /^3[0-8]/,
  NJ: /^[78]/,
  NY: /^(?:501|544|6390)$/,
  RI: /^2[89]/,
  VT: /^5/,
};

/**
 * The five digits of a ZIP Code from the cell of a spreadsheet: `6106` in Connecticut is 06106, and so are `6106.0`,
 * `6106-1234`, and `61061234`. Undefined for what is none, or where the state, if it is known, has no ZIP Code that starts with a
 * zero.
 */
export function zipOfCell(cell: string, state: string | undefined): string | undefined {
  const digits = cell.trim().replace(/\.0+$/, '');
  const [whole] = /^\d{5}(?=$|[-\s]|\d{4}$)/.exec(digits) ?? [];
  if (whole) return whole;
  const [, short = ''] = /^(\d{3,4})(?:-\d{4}|\d{4})?$/.exec(digits) ?? [];
  if (short === '' || (state !== undefined && !ZEROS_BEFORE[state]?.test(short))) return undefined;
  return short.padStart(5, '0');
}
