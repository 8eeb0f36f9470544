// A search, said in words.
import type { HomeCard, HomeFilters, HomeSearch } from '@/contract/homes';
import type { Place } from '@/contract/places';
import { formatDate } from './format/dates';
import { formatCents } from './format/money';
import { counted, listed } from './format/words';
import { homeTypeWords } from './homeWords';
import { placeWords } from './placeWords';

const rent = (dollars: number) => formatCents(dollars * 100);

export function rentWords({ minRent, maxRent }: Pick<HomeSearch, 'minRent' | 'maxRent'>): string | undefined {
  if (minRent !== undefined && maxRent !== undefined) return `${rent(minRent)} to ${rent(maxRent)}`;
  if (maxRent !== undefined) return `Up to ${rent(maxRent)}`;
  return minRent === undefined ? undefined : `From ${rent(minRent)}`;
}

export function bedsFilterWords(beds: number | undefined): string | undefined {
  return beds ? `${beds}+ beds` : undefined;
}

type Also = { name: keyof HomeSearch; words: string };

const pets = { cats: 'Cats welcome', dogs: 'Dogs welcome', catsAndDogs: 'Cats and dogs welcome' };
const laundry = { inUnit: 'Washer and dryer in the home', onSite: 'Laundry in the building' };

/** What a link may ask for beyond place, rent and beds; shown, so that nobody wonders what is missing. */
export function alsoWords(filters: HomeSearch): Also[] {
  const { baths, type, moveIn } = filters;
  const said: readonly (readonly [keyof HomeSearch, string | false | undefined])[] = [
    ['baths', baths ? `${baths}+ baths` : undefined],
    ['type', type?.length ? listed(type.map((each) => homeTypeWords[each])) : undefined],
    ['pets', filters.pets && pets[filters.pets]],
    ['moveIn', moveIn && `Available by ${formatDate(moveIn)}`],
    ['parking', filters.parking && 'Parking'],
    ['laundry', filters.laundry && laundry[filters.laundry]],
    ['ac', filters.ac && 'Air conditioning'],
    ['furnished', filters.furnished && 'Furnished'],
    ['accessible', filters.accessible && 'Step-free'],
    ['bounds', filters.bounds && 'This part of the map'],
  ];
  return said.flatMap(([name, words]) => (words ? [{ name, words }] : []));
}

/** Everything that narrows the search beside its place, each by itself. */
export function saidWords(filters: HomeSearch): { names: (keyof HomeSearch)[]; words: string }[] {
  const { minRent, maxRent, beds } = filters;
  const rents = rentWords({ minRent, maxRent });
  const rooms = bedsFilterWords(beds);
  return [
    ...(rents ? [{ names: ['minRent' as const, 'maxRent' as const], words: rents }] : []),
    ...(rooms ? [{ names: ['beds' as const], words: rooms }] : []),
    ...alsoWords(filters).map(({ name, words }) => ({ names: [name], words })),
  ];
}

export interface Way {
  words: string;
  filters: Partial<HomeSearch>;
}

/** What to loosen where nothing fits, the likeliest help first. */
export function waysToLoosen(filters: HomeSearch, place?: Place, region?: Place): Way[] {
  const { beds, minRent, maxRent } = filters;
  const without = (...names: (keyof HomeSearch)[]): Partial<HomeSearch> => ({
    ...filters,
    page: 1,
    ...Object.fromEntries(names.map((name) => [name, undefined])),
  });
  const ways: (Way | false)[] = [
    maxRent !== undefined && { words: `Any rent above ${rent(maxRent)} too`, filters: without('maxRent') },
    minRent !== undefined && { words: `Rents below ${rent(minRent)} too`, filters: without('minRent') },
    beds !== undefined && beds > 1 && { words: `${beds - 1}+ beds`, filters: { ...without(), beds: beds - 1 } },
    beds === 1 && { words: 'Studios too', filters: without('beds') },
    ...alsoWords(filters).map(({ name, words }) => ({ words: `Without “${words}”`, filters: without(name) })),
    place !== undefined &&
      place.kind !== 'region' &&
      region !== undefined && {
        words: `All of ${placeWords(region)}`,
        filters: { ...without(), place: region.slug },
      },
  ];
  return ways.filter((way) => way !== false);
}

type NearCard = Pick<HomeCard, 'rentCents' | 'beds' | 'baths' | 'city' | 'type' | 'availableOn'>;

/** What a near miss misses, as a person would say it: `$150 above your most`, `1 bed fewer`. */
export function missWords(misses: readonly (keyof HomeFilters)[], home: NearCard, filters: HomeSearch): string {
  const { minRent = 0, maxRent = 0, beds = 0, baths = 0 } = filters;
  const away = (dollars: number) => formatCents(Math.abs(home.rentCents - dollars * 100));
  const said: Partial<Record<keyof HomeFilters, () => string>> = {
    place: () => `In ${home.city}`,
    bounds: () => `In ${home.city}, beyond this part of the map`,
    minRent: () => `${away(minRent)} below your least`,
    maxRent: () => `${away(maxRent)} above your most`,
    beds: () => (home.beds === 0 ? 'A studio' : `${counted(beds - home.beds, 'bed')} fewer`),
    baths: () => `${counted(baths - home.baths, 'bath')} fewer`,
    type: () => `A ${homeTypeWords[home.type].toLowerCase()}`,
    moveIn: () => `Only from ${formatDate(home.availableOn)}`,
    pets: () => (filters.pets === 'cats' ? 'No cats' : filters.pets === 'dogs' ? 'No dogs' : 'Not both cats and dogs'),
    parking: () => 'No parking of its own',
    laundry: () => (filters.laundry === 'inUnit' ? 'No washer of its own' : 'No laundry on site'),
    ac: () => 'No air conditioning',
    furnished: () => 'Unfurnished',
    accessible: () => 'Steps on the way in',
  };
  return misses
    .map((name) => said[name]?.() ?? '')
    .filter(Boolean)
    .join(' · ');
}
