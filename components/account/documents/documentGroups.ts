// Documents as people look for them: by home, then by the year that they are about, the newest first.

import type { StoredDocument } from '@/contract/account/documents/endpoints';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * The day a document is about, as a local date, by its name: our statements and receipts carry their month or day there.
 * For others it is the day that it came.
 */
export function documentDay({ name, createdAt }: Pick<StoredDocument, 'name' | 'createdAt'>): string {
  const day = /\b20\d\d-\d\d-\d\d\b/.exec(name)?.[0];
  if (day) return day;
  const [, month, year] = new RegExp(`\\b(${MONTHS.join('|')}) (20\\d\\d)\\b`).exec(name) ?? [];
  if (month && year) return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-01`;
  return createdAt.slice(0, 10);
}

/**
 * Its name beside those of the same home: without the home, and without the ending of the file. Files that people sent
 * keep the name they have.
 */
export function documentTitle({ name, home, isRecord }: Pick<StoredDocument, 'name' | 'home' | 'isRecord'>): string {
  if (!isRecord) return name;
  const plain = name.replace(/\.[a-z0-9]{2,5}$/i, '');
  if (!home) return plain;
  const at = plain.indexOf(home.streetAddress);
  if (at <= 0) return plain;
  const short = plain.slice(0, at).replace(/[\s,]*(?:of|for|at)?[\s,]*$/, '');
  const rest = plain.slice(at + home.streetAddress.length).replace(/^, (?:Unit |Apt |#)?[\w-]+/, '');
  return short === '' ? plain : `${short}${rest}`;
}

export interface DocumentYear {
  year: string;
  items: StoredDocument[];
}

export interface DocumentGroup {
  /** The anchor of the group. */
  id: string;
  /** Null for what belongs to no home. */
  home: StoredDocument['home'];
  years: DocumentYear[];
}

function yearsOf(items: readonly StoredDocument[]): DocumentYear[] {
  const byDay = items.toSorted((one, other) => documentDay(other).localeCompare(documentDay(one)));
  const years = [...new Set(byDay.map((item) => documentDay(item).slice(0, 4)))];
  return years.map((year) => ({ year, items: byDay.filter((item) => documentDay(item).startsWith(year)) }));
}

/** One group a home, in the order of what came last; what belongs to none stands last. */
export function documentGroups(items: readonly StoredDocument[]): DocumentGroup[] {
  const homes = new Map(items.flatMap(({ home }) => (home ? [[home.id, home] as const] : [])));
  const groups = [...homes.values()].map((home) => ({
    id: `home-${home.id}`,
    home,
    years: yearsOf(items.filter((item) => item.home?.id === home.id)),
  }));
  const others = items.filter(({ home }) => !home);
  return others.length > 0 ? [...groups, { id: 'no-home', home: null, years: yearsOf(others) }] : groups;
}
