// The phrases that words.ts puts together. Each says only what the home's facts and pictures bear out.
import type { Gallery } from '@/server/db/seed/gallery';
import type { HomeShape } from './shape';

export interface ListingFacts {
  home: HomeShape;
  has: Gallery['has'];
  size: string;
  kind: string;
  place: string;
  city: string;
}
type When = (told: ListingFacts) => boolean;

export const adjectives = [
  'sunlit',
  'bright',
  'calm',
  'airy',
  'well-kept',
  'warm',
  'freshly painted',
  'light-filled',
  'cheerful',
  'tidy',
  'welcoming',
  'easygoing',
  'handsome',
  'thoughtful',
  'roomy',
  'snug',
  'leafy',
  'gracious',
  'uncluttered',
];

export const kinds: Record<string, string[]> = {
  craftsman: ['craftsman', 'bungalow', 'craftsman bungalow'],
  spanish: ['Spanish-style house', 'Spanish revival', 'stucco house'],
  ranch: ['mid-century ranch', 'ranch house', 'mid-century house'],
  victorian: ['Victorian', 'Victorian row house'],
  florida: ['stucco house', 'Florida house', 'one-story house'],
  colonial: ['colonial', 'colonial house', 'two-story colonial'],
};

const always: When = () => true;
const shared: When = ({ home }) => home.type === 'condo' || home.type === 'apartment';

export const details: { when: When; say: string }[] = [
  { when: ({ has }) => has('kitchen', 'a'), say: 'a kitchen island' },
  { when: ({ has }) => has('kitchen', 'b'), say: 'an eat-in kitchen' },
  { when: ({ has }) => has('kitchen'), say: 'open kitchen shelves' },
  { when: ({ has }) => has('living', 'b'), say: 'a fireplace' },
  { when: ({ has }) => has('living', 'c'), say: 'a wall of books' },
  { when: ({ has }) => has('living', 'a'), say: 'a paneled living room' },
  { when: ({ has }) => has('bathroom', 'a'), say: 'a deep bathtub' },
  { when: ({ has }) => has('bathroom', 'b'), say: 'a walk-in shower' },
  { when: ({ has }) => has('patio', 'a'), say: 'a pergola' },
  { when: ({ has }) => has('patio', 'b'), say: 'a deck under string lights' },
  { when: ({ has }) => has('office'), say: 'a room to work in' },
  { when: ({ has }) => has('dining'), say: 'a dining room' },
  { when: ({ home }) => home.inUnit, say: 'its own laundry' },
  { when: ({ home }) => home.garage, say: 'a garage' },
  { when: ({ home }) => home.parking === 'driveway', say: 'driveway parking' },
  { when: ({ home }) => home.airConditioning, say: 'air conditioning' },
  { when: ({ home }) => home.pool, say: 'a pool' },
  { when: ({ home }) => home.yearBuilt < 1940, say: 'original woodwork' },
  { when: ({ home }) => home.yearBuilt > 2012, say: 'new windows throughout' },
  { when: always, say: 'wood floors' },
  { when: always, say: 'morning light' },
];

export const openings: ((told: ListingFacts) => string)[] = [
  ({ size, place }) => `This ${size} in ${place} is easy to like.`,
  ({ size, home }) =>
    `${home.sqft.toLocaleString('en-US')} square feet, and none of them wasted: this ${size} puts its rooms where you want them.`,
  ({ size, home }) =>
    `Built in ${home.yearBuilt} and looked after ever since, this ${size} is ready for its next chapter.`,
  ({ kind, place }) =>
    `Open the door and the ${place} light comes in with you: this ${kind} shows itself room by room.`,
  ({ size, city }) => `A ${size} in ${city} that feels settled the moment you put the keys down.`,
  ({ size }) => `We walked through this ${size} twice, once to inspect it and once because we liked it.`,
  ({ kind, place }) =>
    `There is a lot of day in this ${place} ${kind}: windows on two sides and nothing in the way of them.`,
  ({ size, place }) => `A ${size} at the easy end of ${place}, kept by an owner who mends things early.`,
  ({ kind, home }) => `Some homes take getting used to. This ${kind} of ${home.yearBuilt} does not.`,
  ({ size, place }) => `If ${place} is where you want to be, this ${size} makes a good case for itself.`,
];

export const rooms: { topic: string; when: When; say: string[] }[] = [
  {
    topic: 'living',
    when: ({ has }) => has('living', 'a'),
    say: [
      'The living room has a long wall for art and a wide window.',
      'Paneling and a soft rug make the living room a place to stay put.',
      'In the living room, the light comes in low and lands on wood floors.',
    ],
  },
  {
    topic: 'living',
    when: ({ has }) => has('living', 'b'),
    say: [
      'The living room gathers around a fireplace between two windows.',
      'A fireplace sits in the middle of the living room, where it belongs.',
      'Two windows and a mantel give the living room its shape.',
    ],
  },
  {
    topic: 'living',
    when: ({ has }) => has('living', 'c'),
    say: [
      'Tall shelves frame the living room, with space for every book you own.',
      'The living room turns a corner, with a reading chair in the bend.',
      'Bookcases run to the ceiling in the living room.',
    ],
  },
  {
    topic: 'kitchen',
    when: ({ has }) => has('kitchen', 'a'),
    say: [
      'The kitchen has an island with stools, so the cook is never alone.',
      'Chopping, breakfast and the newspaper all fit at the kitchen island.',
      'A stone-topped island anchors the kitchen under two pendant lamps.',
    ],
  },
  {
    topic: 'kitchen',
    when: ({ has }) => has('kitchen', 'b'),
    say: [
      'There is room for a round table in the kitchen, next to the window.',
      'The kitchen runs along two walls, with open shelves for the good plates.',
      'You can eat in the kitchen, with the door to the dining side open or shut.',
    ],
  },
  {
    topic: 'bath',
    when: ({ has }) => has('bathroom', 'a'),
    say: [
      'The bathroom has a deep tub under the window.',
      'A freestanding tub and a wide vanity make the bathroom worth lingering in.',
    ],
  },
  {
    topic: 'bath',
    when: ({ has }) => has('bathroom', 'b'),
    say: [
      'The bathroom is tiled to the ceiling, with a walk-in shower.',
      'A walk-in shower and a round mirror keep the bathroom simple.',
    ],
  },
  {
    topic: 'outside',
    when: ({ has }) => has('patio', 'a'),
    say: [
      'Outside, a pergola shades a table long enough for a late dinner.',
      'Behind the home there is a pergola, a low wall and plants that mostly look after themselves.',
    ],
  },
  {
    topic: 'outside',
    when: ({ has }) => has('patio', 'b'),
    say: [
      'The deck has string lights and planters along the fence.',
      'Step out to a deck with an umbrella, a table and trees beyond the fence.',
    ],
  },
  {
    topic: 'office',
    when: ({ has }) => has('office'),
    say: [
      'One bedroom is set up as an office now and turns back into a bedroom in an afternoon.',
      'The second bedroom holds a desk and a sofa with room to spare.',
    ],
  },
  {
    topic: 'dining',
    when: ({ has }) => has('dining'),
    say: ['The dining room seats six under a pendant lamp.', 'Dinner has a room of its own, off the kitchen.'],
  },
  {
    topic: 'laundry',
    when: ({ home }) => home.inUnit,
    say: [
      'Washer and dryer are in the home.',
      'Laundry is inside, behind its own door.',
      'The washer and dryer stay, and we service them.',
    ],
  },
  {
    topic: 'laundry',
    when: ({ home }) => home.laundry === 'shared',
    say: ['Laundry is shared, one floor down, and takes cards.', 'There is a shared laundry room on the premises.'],
  },
  {
    topic: 'parking',
    when: ({ home }) => home.garage,
    say: ['Your car has a garage space, and the bikes do too.', 'Parking is in the garage.'],
  },
  {
    topic: 'parking',
    when: ({ home }) => home.parking === 'street' || home.parking === 'none',
    say: [
      'There is no parking space of its own; the street is what there is.',
      'Parking is on the street, and we would rather say so now.',
    ],
  },
  {
    topic: 'pool',
    when: (told) => told.home.pool && shared(told),
    say: [
      'The building has a pool, open from spring to fall.',
      'Downstairs there is a pool, and usually a free chair beside it.',
    ],
  },
  {
    topic: 'cool',
    when: ({ home }) => home.airConditioning,
    say: ['Central air keeps August out.', 'It is air-conditioned throughout.'],
  },
];

export const care = [
  'We inspected every room before listing it and mended what we found.',
  'Our Pros went over the wiring, the water and the roof this season.',
  'Locks are new, smoke alarms are tested, and the filters were changed when we took the pictures.',
  'If something breaks, you tell us in the app and a Pro is booked the same day, nights included.',
  'It was deep-cleaned after the pictures were taken, down to the oven.',
  'We fixed the two windows that stuck and the one tap that dripped.',
  'The inspection report is yours to read before you apply.',
  'Heating, water heater and appliances passed our check; we keep the papers.',
  'We look after the home from here on, and there is a person to call.',
  'Everything you see was working on the day we photographed it, and we will show you the date.',
];

export const closing = [
  'The monthly figure above is all of it.',
  'Every fee is on the table, and the table is short.',
  'What you see is what the lease will say.',
  'Long lease, short answers: ask us anything.',
  'One deposit, no surprises at signing.',
  'A tour host will meet you there and stay as long as you have questions.',
  'Nothing is added at signing.',
  'Come and see it at four in the afternoon, when the light is best.',
];
