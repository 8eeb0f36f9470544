// Everything a resident would pay beside the rent, and for what.

import { type ChargeKind, chargeKindRules } from '@/contract/money/charges/kinds';
import { idOf } from './generators/ids';
import type { Chance } from './generators/random';
import type { HomeShape } from './generators/shape';
import type { City } from './places';

interface SeedFee {
  id: string;
  kind: ChargeKind;
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
  const fee = (kind: ChargeKind, name: string, cents: number, required: boolean, why: string) =>
    fees.push({
      id: idOf(`fee ${name}`),
      kind,
      name,
      cents,
      every: chargeKindRules[kind].listedEvery ?? 'once',
      required,
      why,
    });
  if (flatWater)
    fee(
      'utility',
      'Water, sewer and trash',
      dollars(chance, 55, 110, 5),
      true,
      'An equal share of the building’s bills, the same every month.',
    );
  if (home.type === 'house' && chance.yes(0.28))
    fee('monthly', 'Garden care', dollars(chance, 60, 130, 5), true, 'A gardener comes every second week.');
  if (home.pool && home.type === 'house')
    fee('monthly', 'Pool care', dollars(chance, 90, 140, 10), true, 'Cleaned and tested every week.');
  if (home.pets !== 'none')
    fee(
      'pet_rent',
      'Pet',
      dollars(chance, 25, 45, 5),
      false,
      'For each pet. Assistance animals are not pets and cost nothing.',
    );
  if (underOneRoof && home.parking !== 'none' && chance.yes(0.3))
    fee(
      'parking',
      'Second parking space',
      dollars(chance, 75, 220, 25),
      false,
      'Only if you want one; the first space is in the rent.',
    );
  // California treats a one-time fee at move-in as part of the deposit, so no home of ours there has one.
  if (home.type === 'condo' && city.state !== 'CA' && chance.yes(0.4))
    fee(
      'one_time',
      'Association move-in',
      dollars(chance, 100, 250, 50),
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
