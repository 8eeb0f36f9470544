// What a home needs again and again: how often by climate, who does it, and for which homes.
import type { Area } from '@/contract/care/workOrders/constants';
import type { Cadence } from './cadence';
import type { Performer } from './constants';

/** Climates that ask for different care; a state is in one of them (plan.ts). */
export type Climate = 'marine' | 'dry' | 'hot_humid' | 'four_seasons';

/** What we know of a home that decides what its plan holds. */
export interface HomeTraits {
  readonly state: string;
  /** A roof, gutters, and ground of its own: not a condo or an apartment. */
  readonly standsAlone: boolean;
  readonly heating: 'central' | 'heatPump' | 'wall' | 'radiators' | 'none' | 'unknown';
  readonly airConditioning: boolean;
  readonly yard: boolean;
  readonly pool: boolean;
  readonly dryer: boolean;
  readonly waterHeater: boolean;
}

export interface CareType {
  readonly title: string;
  /** Why it is done. */
  readonly why: string;
  /** How it is done, step by step, for anyone who does it themselves. */
  readonly steps: readonly string[];
  readonly performer: Performer;
  /** Whether it may be given to the person who rents the home. */
  readonly residentMay: boolean;
  /** Whether a photo shows that it was done. */
  readonly needsPhoto: boolean;
  /** Where in the home it is done: the trade of the Pro follows from it. */
  readonly area: Area;
  /** What one time may cost without asking. */
  readonly costCapCents: number;
  readonly cadence: Cadence | Readonly<Record<Climate, Cadence>>;
  readonly suits: (home: HomeTraits) => boolean;
}

const yearly = (...months: number[]): Cadence => ({ unit: 'year', months, dayOfMonth: 1 });
const everyMonths = (interval: number): Cadence => ({ unit: 'month', interval, dayOfMonth: 1 });
const forced = ({ heating, airConditioning }: HomeTraits) =>
  heating === 'central' || heating === 'heatPump' || airConditioning;

/** No answer of the setup covers it: an owner of a home that has one adds it to the plan. */
const ADDED_BY_HAND = () => false;

export const careTypes = {
  hvac_filter: {
    title: 'Air filter',
    why: 'A clean filter keeps the air healthy and the power bill low.',
    steps: [
      'Turn the system off.',
      'Slide the old filter out and read its size on the edge.',
      'Slide the new one in. Its arrow points toward the fan.',
      'Take a photo of the new filter in place.',
    ],
    performer: 'resident',
    residentMay: true,
    needsPhoto: true,
    area: 'heating',
    costCapCents: 6_000,
    cadence: {
      marine: everyMonths(3),
      dry: everyMonths(3),
      hot_humid: everyMonths(1),
      four_seasons: everyMonths(2),
    },
    suits: forced,
  },
  hvac_service: {
    title: 'Heating and cooling service',
    why: 'A tune-up before the season finds problems before the first hot or cold night.',
    steps: ['A licensed Pro cleans the coils, checks the charge, and tests the safety controls.'],
    performer: 'us',
    residentMay: false,
    needsPhoto: true,
    area: 'heating',
    costCapCents: 25_000,
    cadence: { marine: yearly(10), dry: yearly(4), hot_humid: yearly(4, 10), four_seasons: yearly(4, 10) },
    suits: (home) => home.heating !== 'none' || home.airConditioning,
  },
  alarms: {
    title: 'Smoke and CO alarms',
    why: 'A working alarm is the difference between a scare and a disaster.',
    steps: [
      'Hold the test button of each alarm until it sounds.',
      'Change the battery if it is weak.',
      'Note the date on the back. Alarms older than ten years get replaced.',
      'Take a photo of one alarm with its date.',
    ],
    performer: 'resident',
    residentMay: true,
    needsPhoto: true,
    area: 'safety_devices',
    costCapCents: 10_000,
    cadence: yearly(3, 11),
    suits: () => true,
  },
  gutters: {
    title: 'Gutter cleaning',
    why: 'Full gutters send water into walls and foundations.',
    steps: ['A Pro clears gutters and downspouts and flushes them with water.'],
    performer: 'us',
    residentMay: false,
    needsPhoto: true,
    area: 'roof_and_gutters',
    costCapCents: 30_000,
    cadence: { marine: yearly(5, 11), dry: yearly(10), hot_humid: yearly(5, 11), four_seasons: yearly(5, 11) },
    suits: ({ standsAlone }) => standsAlone,
  },
  roof_exterior: {
    title: 'Roof and exterior check',
    why: 'Small gaps let water in long before anyone sees a stain.',
    steps: ['A Pro checks the roof, flashing, siding, and caulk, and takes photos.'],
    performer: 'us',
    residentMay: false,
    needsPhoto: true,
    area: 'roof_and_gutters',
    costCapCents: 25_000,
    cadence: { marine: yearly(9), dry: yearly(9), hot_humid: yearly(5), four_seasons: yearly(9) },
    suits: ({ standsAlone }) => standsAlone,
  },
  water_heater: {
    title: 'Water heater flush',
    why: 'Flushing out sediment adds years to a water heater.',
    steps: ['A Pro drains the tank, checks the relief valve, and relights or restarts it.'],
    performer: 'us',
    residentMay: false,
    needsPhoto: true,
    area: 'hot_water',
    costCapCents: 20_000,
    cadence: yearly(6),
    suits: ({ waterHeater }) => waterHeater,
  },
  dryer_vent: {
    title: 'Dryer vent cleaning',
    why: 'Lint in the vent is a common cause of house fires.',
    steps: ['A Pro cleans the vent from the dryer to the outside and checks the flap.'],
    performer: 'us',
    residentMay: false,
    needsPhoto: true,
    area: 'laundry',
    costCapCents: 18_000,
    cadence: yearly(1),
    suits: ({ dryer }) => dryer,
  },
  landscaping: {
    title: 'Yard care',
    why: 'A cut and trimmed yard keeps pests and city fines away.',
    steps: ['Mow, edge, trim, and clear leaves.'],
    performer: 'us',
    residentMay: true,
    needsPhoto: false,
    area: 'yard_and_outside',
    costCapCents: 12_000,
    cadence: {
      marine: { unit: 'week', interval: 2, weekday: 'TU' },
      dry: { unit: 'week', interval: 2, weekday: 'TU' },
      hot_humid: { unit: 'week', interval: 1, weekday: 'TU' },
      four_seasons: { unit: 'week', interval: 2, weekday: 'TU' },
    },
    suits: ({ yard, standsAlone }) => yard && standsAlone,
  },
  irrigation: {
    title: 'Sprinkler start and shutdown',
    why: 'Water left in the lines freezes and breaks them.',
    steps: ['In spring, open the supply and check each head. In fall, shut it off and blow out the lines.'],
    performer: 'us',
    residentMay: false,
    needsPhoto: true,
    area: 'yard_and_outside',
    costCapCents: 18_000,
    cadence: { marine: yearly(4, 10), dry: yearly(3), hot_humid: yearly(3), four_seasons: yearly(4, 10) },
    suits: ({ yard, standsAlone }) => yard && standsAlone,
  },
  pest: {
    title: 'Pest control',
    why: 'Regular treatment stops an infestation before it starts.',
    steps: ['A licensed Pro treats the outside and looks for signs of termites and rodents.'],
    performer: 'us',
    residentMay: false,
    needsPhoto: false,
    area: 'pests',
    costCapCents: 15_000,
    cadence: { marine: yearly(4, 9), dry: yearly(4, 9), hot_humid: everyMonths(3), four_seasons: yearly(4, 9) },
    suits: ({ standsAlone, state }) => standsAlone || state === 'FL',
  },
  pool: {
    title: 'Pool service',
    why: 'Clean, balanced water is safe water.',
    steps: ['Test and balance the water, skim, brush, and check the pump and the gate.'],
    performer: 'us',
    residentMay: false,
    needsPhoto: false,
    area: 'yard_and_outside',
    costCapCents: 15_000,
    cadence: { unit: 'week', interval: 1, weekday: 'TH' },
    suits: ({ pool }) => pool,
  },
  chimney: {
    title: 'Chimney sweep',
    why: 'Soot that builds up in a chimney can catch fire.',
    steps: ['A Pro sweeps the chimney, checks the damper and the cap, and takes photos.'],
    performer: 'us',
    residentMay: false,
    needsPhoto: true,
    area: 'roof_and_gutters',
    costCapCents: 30_000,
    cadence: yearly(9),
    suits: ADDED_BY_HAND,
  },
  septic: {
    title: 'Septic tank pumping',
    why: 'A tank that is pumped in time doesn’t back up into the home or the yard.',
    steps: ['A licensed Pro pumps the tank, checks the baffles and the drain field, and notes the level.'],
    performer: 'us',
    residentMay: false,
    needsPhoto: true,
    area: 'plumbing',
    costCapCents: 60_000,
    cadence: { unit: 'month', interval: 24, dayOfMonth: 1 },
    suits: ADDED_BY_HAND,
  },
  storm_prep: {
    title: 'Hurricane season check',
    why: 'Shutters, drains, and trees are ready before the first storm.',
    steps: ['A Pro tests shutters, clears drains, and trims branches near the house.'],
    performer: 'us',
    residentMay: false,
    needsPhoto: true,
    area: 'roof_and_gutters',
    costCapCents: 25_000,
    cadence: yearly(5),
    suits: ({ state, standsAlone }) => state === 'FL' && standsAlone,
  },
} as const satisfies Record<string, CareType>;
