// What a home is, said in words; the same on a card, on its page and in its JSON-LD.
import type { Home, HomeCard, HomeType, Laundry, Parking, Pets } from '@/contract/homes';
import { formatDate } from './format/dates';
import { dayIn } from './format/dayIn';
import { formatCents } from './format/money';
import { counted, grouped, listed } from './format/words';
import { routes } from './routes';

export const homeTypeWords: Record<HomeType, string> = {
  house: 'House',
  townhouse: 'Townhouse',
  condo: 'Condo',
  apartment: 'Apartment',
  multi: 'Home in a small building',
  adu: 'Backyard home',
};

export const parkingWords: Record<Parking, string> = {
  none: 'No parking of its own',
  street: 'Street parking',
  driveway: 'Driveway',
  carport: 'Carport',
  garage: 'Garage',
};

export const laundryWords: Record<Laundry, string> = {
  none: 'No laundry',
  hookups: 'Washer and dryer hookups',
  shared: 'Shared laundry',
  inUnit: 'Washer and dryer in the home',
};

export const petsWords: Record<Pets, string> = {
  none: 'No pets',
  cats: 'Cats welcome',
  dogs: 'Dogs welcome',
  catsAndDogs: 'Cats and dogs welcome',
};

type Rooms = Pick<HomeCard, 'beds' | 'baths' | 'sqft'>;

export function bedsWords(beds: number): string {
  return beds === 0 ? 'Studio' : counted(beds, 'bed');
}

export function roomsWords({ beds, baths, sqft }: Rooms): string {
  const size = sqft === null ? [] : [`${grouped(sqft)} sq ft`];
  return [bedsWords(beds), counted(baths, 'bath'), ...size].join(' · ');
}

/** `Temescal, Oakland`, or the city alone. */
export function whereWords({ neighborhood, city }: Pick<HomeCard, 'neighborhood' | 'city'>): string {
  return neighborhood ? `${neighborhood}, ${city}` : city;
}

export function homeHref({ citySlug, id }: Pick<HomeCard, 'citySlug' | 'id'>, section?: string): string {
  return routes.homes.one({ place: citySlug, homeId: id, ...(section && { section }) });
}

const DAY_MS = 24 * 60 * 60 * 1000;
const utcDate = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Whether that day has come in the zone given, else in the last of ours: a home is not called available before it is so everywhere. */
function hasCome(localDate: string, now: number, timeZone = 'America/Los_Angeles'): boolean {
  // All our zones are behind UTC by less than a day; only that day has to be looked at closely.
  if (localDate <= utcDate(now - DAY_MS)) return true;
  if (localDate > utcDate(now)) return false;
  return localDate <= dayIn(timeZone, now);
}

export function availableWords(availableOn: string, now: number, timeZone?: string): string {
  return hasCome(availableOn, now, timeZone) ? 'Available now' : `Available ${formatDate(availableOn)}`;
}

export interface HomeBadge {
  words: string;
  tone: 'neutral' | 'brand' | 'coral' | 'info' | 'warning';
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
type News = Pick<HomeCard, 'status' | 'listedAt' | 'rentCents' | 'previousRentCents'>;

/** What is news about a home, the weightiest first; never more than two. */
export function badgesOf({ status, listedAt, rentCents, previousRentCents }: News, now: number): HomeBadge[] {
  const badges: HomeBadge[] = [];
  if (status === 'leased') badges.push({ words: 'Leased', tone: 'neutral' });
  if (status === 'off_market') badges.push({ words: 'Off the market', tone: 'neutral' });
  if (status === 'application_pending') badges.push({ words: 'Application pending', tone: 'warning' });
  if (status === 'coming_soon') badges.push({ words: 'Coming soon', tone: 'info' });
  if (isListed(status)) {
    const cut = (previousRentCents ?? 0) - rentCents;
    if (cut > 0) badges.push({ words: `Rent cut by ${formatCents(cut)}`, tone: 'brand' });
    if (now - Date.parse(listedAt) <= WEEK_MS) badges.push({ words: 'New', tone: 'coral' });
  }
  return badges.slice(0, 2);
}

/** Whether our host shows it: what is still being made ready is not shown. */
export function isToured(status: HomeCard['status']): boolean {
  return status === 'active' || status === 'application_pending';
}

/** Still to be had. */
export function isListed(status: HomeCard['status']): boolean {
  return status === 'active' || status === 'coming_soon' || status === 'application_pending';
}

/** `12 or 18 months`. */
export function leaseWords(months: readonly number[]): string {
  const sorted = [...months].sort((a, b) => a - b);
  const said = listed(sorted.map(String), 'or');
  return said ? `${said} ${sorted.at(-1) === 1 ? 'month' : 'months'}` : 'As agreed';
}

/** A line for search engines and for those who are sent the link. */
export function homeSummary(home: Home): string {
  const { beds, baths, sqft, rentCents, allInCents, type } = home;
  const what = `${homeTypeWords[type]} in ${whereWords(home)}, ${home.state}`;
  const fees = allInCents > rentCents ? `, ${formatCents(allInCents)} a month with every required fee` : '';
  return `${what}: ${roomsWords({ beds, baths, sqft })}. Rent ${formatCents(rentCents)}${fees}.`;
}
