import { pluralize } from '@/contract/format/counts';
import type { Home } from '@/contract/homes/homes/endpoints';

export type HomeFacts = Pick<
  Home,
  | 'type'
  | 'beds'
  | 'baths'
  | 'sqft'
  | 'yearBuilt'
  | 'neighborhood'
  | 'city'
  | 'parking'
  | 'laundry'
  | 'pets'
  | 'airConditioning'
  | 'furnished'
  | 'heating'
  | 'features'
>;

const TYPES: Record<Home['type'], string> = {
  house: 'house',
  townhouse: 'townhouse',
  condo: 'condo',
  apartment: 'apartment',
  multi: 'home in a small building',
  adu: 'backyard home',
};
const PARKING: Record<Home['parking'], string> = {
  none: 'There is no parking with the home.',
  street: 'Parking is on the street.',
  driveway: 'Park in the driveway.',
  carport: 'A carport keeps your car dry.',
  garage: 'Park in the garage.',
};
const LAUNDRY: Record<Home['laundry'], string> = {
  none: 'There is no laundry on site.',
  hookups: 'There are hookups for a washer and dryer.',
  shared: 'The building has shared laundry.',
  inUnit: 'The washer and dryer are in the home.',
};
const PETS: Record<Home['pets'], string> = {
  none: 'Pets aren’t part of this lease. Assistance animals are always welcome.',
  cats: 'Cats are welcome.',
  dogs: 'Dogs are welcome.',
  catsAndDogs: 'Cats and dogs are welcome.',
};

const joined = (words: readonly string[]) =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')}${words.length > 2 ? ',' : ''} and ${words.at(-1)}`;
const size = ({ beds }: HomeFacts) =>
  beds === 0 ? 'studio' : pluralize(beds, 'bedroom').replace(' ', '-').replace(/s$/, '');

/** A first headline and description from the facts of a home and nothing else, for a person to edit. */
export function draftListingText(home: HomeFacts): { headline: string; description: string } {
  const { type, baths, sqft, yearBuilt, neighborhood, city, parking, laundry, pets, features, heating } = home;
  const where = neighborhood ? `${neighborhood}, ${city}` : city;
  const kind = TYPES[type];
  const rooms = size(home);
  const measures = [pluralize(baths, 'bathroom'), ...(sqft ? [`${sqft.toLocaleString('en-US')} square feet`] : [])];
  const climate = [
    ...(heating ? [`${heating.toLowerCase()} heat`] : []),
    ...(home.airConditioning ? ['air conditioning'] : []),
  ];
  const sentences = [
    `This ${rooms} ${kind} in ${where} has ${joined(measures)}.`,
    yearBuilt && `It was built in ${yearBuilt}.`,
    features.length > 0 &&
      `Features include ${joined(features.map((feature) => feature.charAt(0).toLowerCase() + feature.slice(1)))}.`,
    climate.length > 0 && `It has ${joined(climate)}.`,
    home.furnished && 'The home comes furnished.',
    LAUNDRY[laundry],
    PARKING[parking],
    PETS[pets],
    'Belong manages the home: you can report a repair at any hour and see who comes and when.',
  ];
  const [first = ''] = features;
  return {
    headline: `${rooms.charAt(0).toUpperCase()}${rooms.slice(1)} ${kind} in ${neighborhood ?? city}${first ? ` with ${first.charAt(0).toLowerCase()}${first.slice(1)}` : ''}`,
    description: sentences.filter(Boolean).join(' '),
  };
}
