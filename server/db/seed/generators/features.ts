import type { Gallery } from '@/server/db/seed/gallery';
import type { Chance } from './random';
import type { HomeShape } from './shape';

const ANY = [
  'Wood floors',
  'Ceiling fans',
  'Linen closet',
  'Double-pane windows',
  'Dimmable lights',
  'Gas range',
  'Induction range',
  'Dishwasher',
  'Keyless entry',
  'Smart thermostat',
  'Window shades',
  'Entry closet',
  'Pantry',
  'Stone countertops',
  'Refrigerator with ice maker',
];

/** What the home offers beside its size: what the pictures show first, then what one would otherwise ask. */
export function featuresOf(home: HomeShape, { has }: Gallery, chance: Chance): string[] {
  const underOneRoof = home.type === 'condo' || home.type === 'apartment';
  const sure: [boolean, string][] = [
    [has('kitchen', 'a'), 'Kitchen island'],
    [has('kitchen', 'b'), 'Eat-in kitchen'],
    [has('living', 'b'), 'Fireplace'],
    [has('living', 'c'), 'Built-in shelves'],
    [has('dining'), 'Dining room'],
    [has('office'), 'Office'],
    [has('bathroom', 'a'), 'Bathtub'],
    [has('bathroom', 'b'), 'Walk-in shower'],
    [has('patio', 'a'), 'Pergola'],
    [has('patio', 'b'), 'Deck'],
    [home.pool, underOneRoof ? 'Shared pool' : 'Pool'],
    [home.accessible, 'Step-free entry'],
    [home.accessible && underOneRoof, 'Elevator'],
    [home.yearBuilt > 2015, 'EV charging'],
  ];
  const rest = home.heating.includes('gas')
    ? ANY.filter((name) => name !== 'Induction range')
    : ANY.filter((name) => name !== 'Gas range');
  const extras = chance.some(rest, chance.int(3, 6));
  const oneRange = extras.filter(
    (name, n) => !name.endsWith('range') || extras.findIndex((other) => other.endsWith('range')) === n,
  );
  return [...sure.filter(([is]) => is).map(([, name]) => name), ...oneRange];
}
