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
/** Clauses of one sentence: the laundry, and the parking. */
const LAUNDRY: Record<Home['laundry'], string> = {
  none: 'There is no laundry on site',
  hookups: 'There are hookups for a washer and dryer',
  shared: 'The building has shared laundry',
  inUnit: 'The washer and dryer are in the home',
};
const PARKING: Record<Home['parking'], string> = {
  none: 'there is no parking with the home',
  street: 'parking is on the street',
  driveway: 'you park in the driveway',
  carport: 'a carport keeps your car dry',
  garage: 'you park in the garage',
};
const PETS: Record<Home['pets'], string> = {
  none: 'This home is offered without pets. Assistance animals are always welcome.',
  cats: 'Cats are welcome.',
  dogs: 'Dogs are welcome.',
  catsAndDogs: 'Cats and dogs are welcome.',
};

const startLow = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
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
  const built = yearBuilt ? ` was built in ${yearBuilt} and` : '';
  const furnished = home.furnished ? ' It comes furnished.' : '';
  const [first = ''] = features;
  const highlights = features.length > 0 ? `Highlights: ${joined(features.map(startLow))}. ` : '';
  const comfort = climate.length > 0 ? `It has ${joined(climate)}. ` : '';
  return {
    headline: `${rooms.charAt(0).toUpperCase()}${rooms.slice(1)} ${kind} in ${neighborhood ?? city}${first ? ` with ${startLow(first)}` : ''}`,
    description: [
      `This ${rooms} ${kind} in ${where}${built} has ${joined(measures)}.${furnished}`,
      `${highlights}${comfort}${LAUNDRY[laundry]}, and ${PARKING[parking]}.`,
      `${PETS[pets]} Belong manages the home: you can report a repair at any hour and see who comes and when.`,
    ].join('\n\n'),
  };
}
