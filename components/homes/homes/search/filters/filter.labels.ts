// A search, said in words.
import {
  choiceFilterNames,
  choiceOption,
  FEATURE_FILTERS,
  featureFilterNames,
  type HomeCard,
  type HomeFilters,
  type HomeSearch,
  type NearestHome,
} from '@/contract/homes/homes/endpoints';
import type { Place } from '@/contract/homes/places/endpoints';
import { formatDate } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';
import { formatNumber, joinList, pluralize } from '@/lib/format/text';
import { homeTypeLabels } from '@/lib/labels/home.labels';
import { placeLabel } from '@/lib/labels/place.labels';
import { toPlaceSlug } from '@/lib/search/searchHref';

const formatRent = (dollars: number) => formatCents(dollars * 100);

export function rentLabel({ minRent, maxRent }: Pick<HomeSearch, 'minRent' | 'maxRent'>): string | undefined {
  if (minRent !== undefined && maxRent !== undefined) return `${formatRent(minRent)} to ${formatRent(maxRent)}`;
  if (maxRent !== undefined) return `Up to ${formatRent(maxRent)}`;
  return minRent === undefined ? undefined : `From ${formatRent(minRent)}`;
}

export function minBedsLabel(beds: number | undefined): string | undefined {
  return beds ? `${beds}+ beds` : undefined;
}

type ExtraFilterLabel = { name: keyof HomeSearch; words: string };

/** What a link may ask for beyond place, rent and beds; shown, so that a short list is explained. */
export function extraFilterLabels(filters: HomeSearch): ExtraFilterLabel[] {
  const { baths, type, moveIn } = filters;
  const entries: readonly (readonly [keyof HomeSearch, string | false | undefined])[] = [
    ['baths', baths ? `${baths}+ baths` : undefined],
    ['type', type?.length ? joinList(type.map((each) => homeTypeLabels[each])) : undefined],
    ...choiceFilterNames.map((name) => [name, choiceOption(name, filters[name] ?? '')?.active] as const),
    ['moveIn', moveIn && `Available by ${formatDate(moveIn)}`],
    ...featureFilterNames.map((name) => [name, filters[name] && FEATURE_FILTERS[name].label] as const),
    ['bounds', filters.bounds && 'This map area'],
  ];
  return entries.flatMap(([name, words]) => (words ? [{ name, words }] : []));
}

/** Everything that narrows the search beside its place, each by itself. */
export function filterLabels(filters: HomeSearch): { names: (keyof HomeSearch)[]; words: string }[] {
  const { minRent, maxRent, beds } = filters;
  const rents = rentLabel({ minRent, maxRent });
  const rooms = minBedsLabel(beds);
  return [
    ...(rents ? [{ names: ['minRent' as const, 'maxRent' as const], words: rents }] : []),
    ...(rooms ? [{ names: ['beds' as const], words: rooms }] : []),
    ...extraFilterLabels(filters).map(({ name, words }) => ({ names: [name], words })),
  ];
}

export interface Relaxation {
  words: string;
  filters: Partial<HomeSearch>;
}

/** The city around a neighborhood, ZIP Code, or address, where one of the nearest homes lies in it. */
function cityAround(place: Place | undefined, nearest: readonly NearestHome[]): Relaxation | undefined {
  if (!place?.city) return undefined;
  const slug = toPlaceSlug(`${place.city} ${place.state}`);
  const hasHomes = nearest.some(({ home }) => home.citySlug === slug);
  return hasHomes && slug ? { words: `All of ${place.city}`, filters: { place: slug } } : undefined;
}

/** What to loosen where nothing fits, the likeliest help first; a city before its region. */
export function relaxations(
  filters: HomeSearch,
  place?: Place,
  region?: Place,
  nearest: readonly NearestHome[] = [],
): Relaxation[] {
  const { beds, minRent, maxRent } = filters;
  const without = (...names: (keyof HomeSearch)[]): Partial<HomeSearch> => ({
    ...filters,
    page: 1,
    ...Object.fromEntries(names.map((name) => [name, undefined])),
  });
  const city = cityAround(place, nearest);
  const candidates: (Relaxation | false)[] = [
    maxRent !== undefined && { words: `Include rents above ${formatRent(maxRent)}`, filters: without('maxRent') },
    minRent !== undefined && { words: `Include rents below ${formatRent(minRent)}`, filters: without('minRent') },
    beds !== undefined && beds > 1 && { words: `${beds - 1}+ beds`, filters: { ...without(), beds: beds - 1 } },
    beds === 1 && { words: 'Include studios', filters: without('beds') },
    ...extraFilterLabels(filters).map(({ name, words }) => ({ words: `Remove “${words}”`, filters: without(name) })),
    city !== undefined && { ...city, filters: { ...without(), ...city.filters } },
    place !== undefined &&
      place.kind !== 'region' &&
      region !== undefined && {
        words: `All of ${placeLabel(region)}`,
        filters: { ...without(), place: region.slug },
      },
  ];
  return candidates.filter((relaxation) => relaxation !== false);
}

/** `0.4 miles`, `1 mile`, `12 miles`. */
export const milesLabel = (miles: number): string => {
  const rounded = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return `${formatNumber(rounded)} ${rounded === 1 ? 'mile' : 'miles'}`;
};

type NearMissHome = Pick<HomeCard, 'rentCents' | 'beds' | 'baths' | 'city' | 'type' | 'availableOn'>;

/** What a near miss misses, as a person would say it: `$150 over your max`, `1 bed fewer`, `In Oakland, 4.2 miles away`. */
export function mismatchLabels(
  misses: readonly (keyof HomeFilters)[],
  home: NearMissHome,
  filters: HomeSearch,
  miles: number | null = null,
): string {
  const { minRent = 0, maxRent = 0, beds = 0, baths = 0 } = filters;
  const rentDifference = (dollars: number) => formatCents(Math.abs(home.rentCents - dollars * 100));
  const entries: Partial<Record<keyof HomeFilters, () => string>> = {
    place: () => `In ${home.city}${miles === null ? '' : `, ${milesLabel(miles)} away`}`,
    bounds: () => `In ${home.city}, outside this map area`,
    minRent: () => `${rentDifference(minRent)} under your min`,
    maxRent: () => `${rentDifference(maxRent)} over your max`,
    beds: () => (home.beds === 0 ? 'A studio' : `${pluralize(beds - home.beds, 'bed')} fewer`),
    baths: () => `${pluralize(baths - home.baths, 'bath')} fewer`,
    type: () => `A ${homeTypeLabels[home.type].toLowerCase()}`,
    moveIn: () =>
      home.availableOn > (filters.moveIn ?? '')
        ? `Not available until ${formatDate(home.availableOn)}`
        : 'Its HOA needs more time to approve you',
    ...Object.fromEntries(
      choiceFilterNames.map((name) => [name, () => choiceOption(name, filters[name] ?? '')?.mismatch ?? '']),
    ),
    ...Object.fromEntries(featureFilterNames.map((name) => [name, () => FEATURE_FILTERS[name].mismatch])),
  };
  return misses
    .map((name) => entries[name]?.() ?? '')
    .filter(Boolean)
    .join(' · ');
}
