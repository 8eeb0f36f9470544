import type { Gallery } from '@/server/seed/gallery';
import type { Chance } from './random';
import type { HomeShape } from './shape';

/** What a picture shows, and how a listing names it. */
const SHOWN: Record<string, string> = {
  island: 'Kitchen island',
  'eat-in': 'Eat-in kitchen',
  'open shelves': 'Open kitchen shelves',
  'stone counters': 'Stone countertops',
  'gas range': 'Gas range',
  microwave: 'Microwave',
  'wall oven': 'Wall oven',
  'dining room': 'Dining room',
  fireplace: 'Fireplace',
  'built-in shelves': 'Built-in shelves',
  'hardwood floors': 'Hardwood floors',
  'high ceilings': 'High ceilings',
  'vaulted ceiling': 'Vaulted ceiling',
  'crown molding': 'Crown molding',
  'brick walls': 'Exposed brick',
  'open plan': 'Open floor plan',
  sunroom: 'Sunroom',
  office: 'Office',
  bathtub: 'Bathtub',
  'clawfoot tub': 'Clawfoot tub',
  'soaking tub': 'Soaking tub',
  'tub and shower': 'Bathtub',
  'walk-in shower': 'Walk-in shower',
  'double sink': 'Double sink',
  'half bath': 'Half bath',
  'utility sink': 'Utility sink',
  balcony: 'Balcony',
  patio: 'Patio',
  deck: 'Deck',
  pergola: 'Pergola',
  'fenced yard': 'Fenced yard',
  yard: 'Yard',
  'front porch': 'Front porch',
  courtyard: 'Courtyard',
  'shared garden': 'Shared garden',
  'shared lawn': 'Shared lawn',
  'roof deck': 'Roof deck',
  'roof terrace': 'Roof deck',
  'city view': 'City view',
  'ocean view': 'Ocean view',
  gym: 'Gym',
  lobby: 'Lobby',
  'elevator building': 'Elevator',
  'single level': 'Single level',
  'private entrance': 'Private entrance',
  workbench: 'Workbench',
};

const EXTRAS = [
  'Ceiling fans',
  'Linen closet',
  'Double-pane windows',
  'Dimmable lights',
  'Dishwasher',
  'Keyless entry',
  'Smart thermostat',
  'Window shades',
  'Entry closet',
  'Pantry',
  'Refrigerator with ice maker',
  'Smoke and CO alarms',
  'Walk-in closet',
];

/** What the home offers besides its size: what the pictures show first, then what one would otherwise ask. */
export function featuresOf(home: HomeShape, { shows }: Gallery, chance: Chance): string[] {
  const shared = home.type === 'condo' || home.type === 'apartment';
  const shown = Object.entries(SHOWN).flatMap(([feature, name]) => (shows(feature) ? [name] : []));
  const facts: [boolean, string][] = [
    [home.pool, shared ? 'Shared pool' : 'Pool'],
    [home.accessible, 'Step-free entry'],
    [shared && home.accessible && !shows('elevator building'), 'Ground floor'],
    [!shows('carpet') && shows('hardwood floors'), 'No carpet'],
    [home.yearBuilt > 2015 && home.parking !== 'none' && home.parking !== 'street', 'EV charging'],
  ];
  const extras = chance.some(EXTRAS, chance.int(2, 5));
  return [...new Set([...shown, ...facts.filter(([is]) => is).map(([, name]) => name), ...extras])];
}
