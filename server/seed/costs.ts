// Everything a resident would pay beside the rent, and for what.

import type { Chance } from './generators/random';
import type { HomeShape } from './generators/shape';
import type { City } from './places';

interface SeedFee {
  name: string;
  cents: number;
  every: 'month' | 'once';
  required: boolean;
  why: string;
}
type Utility = { name: string; paidBy: 'resident' | 'homeowner' };

const dollars = (chance: Chance, low: number, high: number, step: number) =>
  chance.int(low / step, high / step) * step * 100;

export function costsFor(home: HomeShape, city: City, chance: Chance): { fees: SeedFee[]; utilities: Utility[] } {
  const fees: SeedFee[] = [];
  const underOneRoof = home.type === 'condo' || home.type === 'apartment' || home.type === 'multi';
  const flatWater = underOneRoof && chance.yes(0.34);
  const fee = (name: string, cents: number, every: SeedFee['every'], required: boolean, why: string) =>
    fees.push({ name, cents, every, required, why });
  if (flatWater)
    fee(
      'Water, sewer and trash',
      dollars(chance, 55, 110, 5),
      'month',
      true,
      'An equal share of the building’s bills, the same every month.',
    );
  if (home.type === 'house' && chance.yes(0.28))
    fee('Garden care', dollars(chance, 60, 130, 5), 'month', true, 'A gardener comes every second week.');
  if (home.pool && home.type === 'house')
    fee('Pool care', dollars(chance, 90, 140, 10), 'month', true, 'Cleaned and tested every week.');
  if (home.pets !== 'none')
    fee(
      'Pet',
      dollars(chance, 25, 45, 5),
      'month',
      false,
      'For each pet. Assistance animals are not pets and cost nothing.',
    );
  if (underOneRoof && home.parking !== 'none' && chance.yes(0.3))
    fee(
      'Second parking space',
      dollars(chance, 75, 220, 25),
      'month',
      false,
      'Only if you want one; the first space is in the rent.',
    );
  // California treats a one-time fee at move-in as part of the deposit, so no home of ours there has one.
  if (home.type === 'condo' && city.state !== 'CA' && chance.yes(0.4))
    fee(
      'Association move-in',
      dollars(chance, 100, 250, 50),
      'once',
      true,
      'The owners’ association charges it for the elevator and the front desk.',
    );
  const inRent = underOneRoof && !flatWater;
  const utilities: Utility[] = [
    ...(flatWater ? [] : [water(inRent)]),
    { name: 'Electricity', paidBy: 'resident' },
    ...(/gas|furnace|Radiators/i.test(home.heating) ? [{ name: 'Gas', paidBy: 'resident' as const }] : []),
    { name: 'Internet', paidBy: 'resident' },
  ];
  return { fees, utilities };
}

const water = (inRent: boolean): Utility => ({
  name: 'Water, sewer and trash',
  paidBy: inRent ? 'homeowner' : 'resident',
});
