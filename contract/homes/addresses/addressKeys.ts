// Addresses as they are compared: however a street or a unit is written, it is one home.

/** Short forms of the US Postal Service (Publication 28) for what people write out. */
export const STREET_ABBREVIATIONS: Readonly<Record<string, string>> = {
  alley: 'aly',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  cove: 'cv',
  crescent: 'cres',
  drive: 'dr',
  expressway: 'expy',
  highway: 'hwy',
  lane: 'ln',
  parkway: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  point: 'pt',
  road: 'rd',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
};
const UNIT_NAME = /^(?:apartment|apt|unit|suite|ste|number|no)\b/;

/** `12 Alder Street` and `12 alder st.` are one. */
export const streetKey = (street: string): string =>
  street
    .toLowerCase()
    .replace(/[.,]/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => STREET_ABBREVIATIONS[word] ?? word)
    .join(' ');

/** `Unit 4`, `Apt. 4`, `#4`, and `4` are one. */
export const unitKey = (unit: string): string =>
  unit
    .toLowerCase()
    .trim()
    .replace(UNIT_NAME, '')
    .replace(/[^a-z0-9]/g, '');
