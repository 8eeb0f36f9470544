// Sentences about homes, from their facts and pictures: what a home is, never who should live there.
import type { Gallery } from '@/server/seed/gallery';
import type { City, Spot } from '@/server/seed/places';
import { KINDS, ROOM_PHRASES, STREET_PHRASES } from './phrases.data';
import type { Chance } from './random';
import type { HomeShape } from './shape';

const COUNT = ['studio', 'one', 'two', 'three', 'four', 'five', 'six'];
export const bedroomLabel = (beds: number) => (beds === 0 ? 'studio' : `${COUNT[beds] ?? beds}-bedroom`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const joined = (parts: readonly string[]) =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;

/** All ways to name one to three of them, in their order. */
function choices(parts: readonly string[]): string[] {
  const few = parts.slice(0, 3);
  return Array.from({ length: 2 ** few.length - 1 }, (_, n) => joined(few.filter((__, at) => ((n + 1) >> at) & 1)));
}

type Draw = () => string;

interface ListingFacts {
  home: HomeShape;
  gallery: Gallery;
  city: City;
  spot: Spot;
  /** First name of who shows the home. */
  host: string;
}

const TYPES: Record<HomeShape['type'], string> = {
  house: 'house',
  townhouse: 'townhouse',
  condo: 'condo',
  apartment: 'apartment',
  multi: 'home',
  adu: 'cottage',
};

/** What its building is called; an apartment is one wherever it is. */
function kindOf({ home, gallery }: ListingFacts, chance: Chance): string {
  const { subject } = gallery.exterior;
  if (subject === 'loft') return 'loft';
  if (home.type === 'apartment' && subject === 'sf_flats') return 'Edwardian apartment';
  if (home.type === 'apartment') return 'apartment';
  return chance.pick(KINDS[subject] ?? [TYPES[home.type]]);
}

const ROOM_NAMES: Record<string, string> = {
  living: 'living room',
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  dining: 'dining room',
  office: 'office',
  laundry: 'laundry room',
  patio: 'patio',
  balcony: 'balcony',
  yard: 'yard',
  porch: 'front porch',
  roofdeck: 'roof deck',
  courtyard: 'courtyard',
  garage: 'garage',
};
/** What a room is, or what another one has. */
const OWN_FEATURES: Record<string, string> = {
  roofdeck: 'roof deck',
  dining: 'dining room',
  porch: 'front porch',
  living: 'island',
};

const phrasesOf = (features: readonly string[], phrases: Record<string, string>, without = '') =>
  features.flatMap((feature) => (feature !== without && phrases[feature] ? [phrases[feature]] : []));

interface RoomPhrases {
  /** With its article: `the kitchen`. */
  room: string;
  lists: string[];
}

function roomPhrases(name: string, { gallery, home }: ListingFacts): RoomPhrases | undefined {
  const picture = gallery.room(name);
  const lists = choices(phrasesOf(picture?.features ?? [], ROOM_PHRASES, OWN_FEATURES[name] ?? name));
  if (lists.length === 0) return undefined;
  const label = name === 'living' && home.beds === 0 ? 'main room' : ROOM_NAMES[name];
  const oneOfSome = (name === 'bedroom' && home.beds > 1) || (name === 'bathroom' && home.baths >= 2);
  return { room: `${oneOfSome ? 'one' : 'the'} ${label}`, lists };
}

const VERBS = ['has', 'comes with', 'offers'];

/** A sentence about one room. */
const roomSentence =
  ({ room, lists }: RoomPhrases, chance: Chance): Draw =>
  () =>
    `${capital(room)} ${chance.pick(VERBS)} ${chance.pick(lists)}.`;

/** Two rooms in one sentence. */
const pairSentence =
  (one: RoomPhrases, other: RoomPhrases, chance: Chance): Draw =>
  () => {
    const [first, second, verb] = [chance.pick(one.lists), chance.pick(other.lists), chance.pick(VERBS)];
    return chance.pick([
      `${capital(one.room)} ${verb} ${first}, and ${other.room} ${verb} ${second}.`,
      `Inside, ${one.room} ${verb} ${first}, and ${other.room} ${verb} ${second}.`,
      `${capital(other.room)} ${verb} ${second}; ${one.room} ${verb} ${first}.`,
    ]);
  };

/** Rooms two by two, the last one by itself where it is left over. */
function interiorSentences(names: readonly string[], facts: ListingFacts, chance: Chance): Draw[] {
  const found = names.flatMap((name) => roomPhrases(name, facts) ?? []);
  return found.flatMap((room, n) => {
    const next = found[n + 1];
    if (n % 2 === 1) return [];
    return [next ? pairSentence(room, next, chance) : roomSentence(room, chance)];
  });
}

const LAUNDRY: Record<HomeShape['laundry'], string | undefined> = {
  inUnit: 'a washer and dryer in the home',
  shared: 'shared laundry in the building',
  hookups: 'hookups for a washer and dryer',
  none: undefined,
};
const PARKING: Record<HomeShape['parking'], string | undefined> = {
  garage: 'garage parking',
  carport: 'a covered parking space',
  driveway: 'driveway parking',
  street: 'street parking',
  none: undefined,
};

const HEATING: Record<string, string> = {
  'Forced-air gas': 'forced-air gas heat',
  'Heat pump': 'a heat pump',
  'Wall furnace': 'a wall furnace',
  'Radiant floors': 'radiant floors',
  'Mini-splits': 'mini-splits',
  'Baseboard electric': 'electric baseboard heat',
  'Central electric': 'central electric heat',
  Radiators: 'radiators',
};

function comfortSentence({ home }: ListingFacts, chance: Chance): Draw {
  const parts = [
    LAUNDRY[home.laundry],
    PARKING[home.parking],
    HEATING[home.heating],
    home.airConditioning ? 'air conditioning' : undefined,
  ].filter((part) => part !== undefined);
  return () => {
    const start = chance.pick(['Also here:', 'You also get', 'It comes with', 'Count on', 'You will find']);
    return `${start} ${joined(chance.shuffled(parts))}.`;
  };
}

const EXTRA_ROOMS = ['patio', 'yard', 'roofdeck', 'courtyard', 'porch', 'balcony', 'dining', 'office', 'garage'];
/** No sentence is in a larger share of the homes written so far, once there are enough of them. */
const MAX_SHARE = 0.02;
const ALWAYS_ALLOWED = 3;
const DRAWS = 12;

/**
 * Writes listings one after another. Of all sentences that are true of a home, it gets those used least so far, so that
 * no sentence is common to many homes.
 */
export function openListingTexts() {
  const used = new Map<string, number>();
  let written = 0;

  /** The least used of a few drawn; nothing where it would be common. */
  function rarest(draw: Draw): string[] {
    const candidates = Array.from({ length: DRAWS }, draw);
    const uses = candidates.map((each) => used.get(each) ?? 0);
    const least = Math.min(...uses);
    const chosen = candidates[uses.indexOf(least)];
    if (chosen === undefined || least >= Math.max(ALWAYS_ALLOWED, written * MAX_SHARE - 1)) return [];
    used.set(chosen, least + 1);
    return [chosen];
  }

  return function listingText(facts: ListingFacts, chance: Chance): { headline: string; description: string } {
    const { home, city, spot, gallery, host } = facts;
    written += 1;
    const kind = kindOf(facts, chance);
    const size =
      home.beds === 0
        ? kind === 'apartment'
          ? 'studio apartment'
          : `studio ${kind}`
        : `${bedroomLabel(home.beds)} ${kind}`;
    const place = spot.neighborhood && spot.neighborhood !== 'Downtown' ? spot.neighborhood : city.name;
    const things = [
      ...phrasesOf(gallery.room('living')?.features ?? [], ROOM_PHRASES),
      ...phrasesOf(gallery.room('kitchen')?.features ?? [], ROOM_PHRASES, 'eat-in'),
      ...phrasesOf(gallery.exterior.features, STREET_PHRASES),
    ].filter((phrase) => !/ window$| floor$|storage|underfoot/.test(phrase));
    const headline = rarest(() => {
      const thing = chance.pick(things);
      const long = `${capital(size)} in ${place} with ${thing}`;
      return long.length > 80 || chance.yes(0.4) ? `${capital(size)} with ${thing}` : long;
    })[0];
    const street = choices(phrasesOf(gallery.exterior.features, STREET_PHRASES));
    const sqft = home.sqft.toLocaleString('en-US');
    const more = EXTRA_ROOMS.filter((room) => gallery.room(room)).slice(0, 2);
    const sentences: Draw[] = [
      () =>
        chance.pick([
          `This ${size} in ${place} has ${sqft} square feet.`,
          `Built in ${home.yearBuilt}, this ${size} in ${place} has ${sqft} square feet.`,
          `A ${size} of ${sqft} square feet in ${place}, built in ${home.yearBuilt}.`,
          ...(street.length > 0
            ? [
                `This ${kind} in ${place} has ${chance.pick(street)}.`,
                `From the street, this ${kind} in ${place} shows ${chance.pick(street)}.`,
                `A ${size} in ${place} with ${chance.pick(street)}.`,
              ]
            : []),
        ]),
      ...interiorSentences(['living', 'kitchen', 'bedroom', 'bathroom', ...more], facts, chance),
      comfortSentence(facts, chance),
      () =>
        chance.pick([
          `${host} from Belong can show you the home and answer questions about ${place}.`,
          `Ask ${host}, our host in ${city.name}, anything about this ${kind}.`,
          `Tours of this ${kind} are with ${host} from Belong.`,
          `${host} shows our homes in ${place} and knows this one well.`,
        ]),
    ];
    const description = sentences.flatMap(rarest).join(' ');
    return { headline: headline ?? `${capital(size)} in ${place}`, description };
  };
}
