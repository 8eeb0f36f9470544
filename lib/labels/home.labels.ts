// What a home is, said in words; the same on a card, on its page and in its JSON-LD.

import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import type { Home, HomeCard, HomeType, Laundry, Parking, Pets } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import { formatDate } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';
import { formatNumber, joinList, pluralize } from '@/lib/format/text';

export const homeTypeLabels: Record<HomeType, string> = {
  house: 'House',
  townhouse: 'Townhouse',
  condo: 'Condo',
  apartment: 'Apartment',
  multi: 'Duplex–fourplex',
  adu: 'ADU or guest house',
};

export const parkingLabels: Record<Parking, string> = {
  none: 'No assigned parking',
  street: 'Street parking',
  driveway: 'Driveway',
  carport: 'Carport',
  garage: 'Garage',
};

export const laundryLabels: Record<Laundry, string> = {
  none: 'No laundry',
  hookups: 'Washer and dryer hookups',
  shared: 'Shared laundry',
  inUnit: 'Washer and dryer in the home',
};

export const petsLabels: Record<Pets, string> = {
  none: 'No pets',
  cats: 'Cats welcome',
  dogs: 'Dogs welcome',
  catsAndDogs: 'Cats and dogs welcome',
};

type RoomCounts = Pick<HomeCard, 'beds' | 'baths' | 'sqft'>;

export function bedsLabel(beds: number): string {
  return beds === 0 ? 'Studio' : pluralize(beds, 'bed');
}

export function roomsLabel({ beds, baths, sqft }: RoomCounts): string {
  const size = sqft === null ? [] : [`${formatNumber(sqft)} sq ft`];
  return [bedsLabel(beds), pluralize(baths, 'bath'), ...size].join(' · ');
}

/** `Temescal, Oakland`, or the city alone. */
export function locationLabel({ neighborhood, city }: Pick<HomeCard, 'neighborhood' | 'city'>): string {
  return neighborhood ? `${neighborhood}, ${city}` : city;
}

export function homeHref({ citySlug, id }: Pick<HomeCard, 'citySlug' | 'id'>, section?: string): string {
  return routes.homes.one({ place: citySlug, homeId: id, ...(section && { section }) });
}

const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Whether that day has come in the zone given, else in the last of ours: a home is not called available before it is so everywhere. */
function hasStarted(localDate: string, now: number, timeZone = 'America/Los_Angeles'): boolean {
  // All our zones are behind UTC by less than a day; only that day has to be looked at closely.
  if (localDate <= utcDay(now - DAY_MS)) return true;
  if (localDate > utcDay(now)) return false;
  return localDate <= localDay(now, timeZone);
}

export function availabilityLabel(availableOn: string, now: number, timeZone?: string): string {
  return hasStarted(availableOn, now, timeZone) ? 'Available now' : `Available ${formatDate(availableOn)}`;
}

export interface HomeBadge {
  label: string;
  tone: 'neutral' | 'brand' | 'coral' | 'info' | 'warning';
}

const WEEK_MS = 7 * DAY_MS;
type BadgeFacts = Pick<HomeCard, 'status' | 'listedAt' | 'rentCents' | 'previousRentCents'>;

/** What is news about a home, the weightiest first; never more than two. */
export function homeBadges({ status, listedAt, rentCents, previousRentCents }: BadgeFacts, now: number): HomeBadge[] {
  const badges: HomeBadge[] = [];
  if (status === 'leased' || status === 'notice_given') badges.push({ label: 'Leased', tone: 'neutral' });
  if (status === 'off_market') badges.push({ label: 'Off the market', tone: 'neutral' });
  if (status === 'application_pending') badges.push({ label: 'Application pending', tone: 'warning' });
  if (status === 'coming_soon') badges.push({ label: 'Coming soon', tone: 'info' });
  if (isListed(status)) {
    const rentCut = (previousRentCents ?? 0) - rentCents;
    if (rentCut > 0) badges.push({ label: `Price cut ${formatCents(rentCut)}`, tone: 'brand' });
    if (now - Date.parse(listedAt) <= WEEK_MS) badges.push({ label: 'New', tone: 'coral' });
  }
  return badges.slice(0, 2);
}

/** Whether our host shows it: what is still being made ready is not shown. */
export function canBeToured(status: HomeCard['status']): boolean {
  return status === 'active' || status === 'application_pending';
}

/** Leased, or taken off the market after it was on it. */
export function isGone(status: HomeCard['status']): boolean {
  return ['leased', 'notice_given', 'turnover', 'off_market', 'offboarded'].includes(status);
}

/** Still to be had. */
export function isListed(status: HomeCard['status']): boolean {
  return status === 'active' || status === 'coming_soon' || status === 'application_pending';
}

/** `12 or 18 months`. */
export function leaseTermLabel(months: readonly number[]): string {
  const sorted = [...months].sort((a, b) => a - b);
  const monthList = joinList(sorted.map(String), 'or');
  return monthList ? `${monthList} ${sorted.at(-1) === 1 ? 'month' : 'months'}` : 'As agreed';
}

/** A line for search engines and for those who are sent the link. */
export function homeSummary(home: Home): string {
  const { beds, baths, sqft, rentCents, allInCents, type } = home;
  const what = `${homeTypeLabels[type]} in ${locationLabel(home)}, ${home.state}`;
  const fees = allInCents > rentCents ? `, ${formatCents(allInCents)} a month with every required fee` : '';
  return `${what}: ${roomsLabel({ beds, baths, sqft })}. Rent ${formatCents(rentCents)}${fees}.`;
}
