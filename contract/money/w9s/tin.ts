// Numbers by which the IRS knows taxpayers, and which of them cannot exist.

export const TIN_KINDS = ['ssn', 'ein', 'itin'] as const;
export type TinKind = (typeof TIN_KINDS)[number];

export const tinLabels: Record<TinKind, string> = {
  ssn: 'Social Security number',
  ein: 'Employer identification number',
  itin: 'Individual taxpayer identification number',
};

/** Digits alone, however they were grouped. */
export const tinDigits = (text: string): string => text.replace(/[\s-]/g, '');

/** Prefixes that no IRS campus has assigned (irs.gov, "How EINs are assigned and valid EIN prefixes"). */
const UNASSIGNED_EIN_PREFIXES = new Set([
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
]);
/** Printed in advertisements and examples, so never anybody's. */
const PUBLISHED_SSNS = new Set(['078051120', '219099999', '123456789']);

/** The fourth and fifth digits of an ITIN (IRS Publication 1915). */
const isItinGroup = (group: number) =>
  (group >= 50 && group <= 65) || (group >= 70 && group <= 88) || (group >= 90 && group <= 92) || group >= 94;

/** What is wrong with a number of this kind; undefined for a plausible one. */
export function tinProblem(kind: TinKind, text: string): string | undefined {
  const digits = tinDigits(text);
  if (!/^\d{9}$/.test(digits)) return 'Enter all nine digits.';
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  if (kind === 'ein')
    return UNASSIGNED_EIN_PREFIXES.has(digits.slice(0, 2))
      ? 'No EIN starts with these two digits. Check it.'
      : undefined;
  if (kind === 'itin')
    return area.startsWith('9') && isItinGroup(Number(group)) ? undefined : 'This can’t be an ITIN. Check each digit.';
  if (area.startsWith('9')) return 'A Social Security number never starts with 9. Is it an ITIN?';
  const isImpossible = area === '000' || area === '666' || group === '00' || serial === '0000';
  return isImpossible || PUBLISHED_SSNS.has(digits)
    ? 'This can’t be a Social Security number. Check each digit.'
    : undefined;
}

/** All but the last four digits hidden, in the grouping of its kind. */
export const maskedTin = (kind: TinKind, lastFour: string): string =>
  kind === 'ein' ? `••-•••${lastFour}` : `•••-••-${lastFour}`;
