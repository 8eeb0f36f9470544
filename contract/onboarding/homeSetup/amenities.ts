// Amenities that a listing takes from the setup of its home.
import type { Answers } from '@/contract/questionnaire/answers';
import { APPLIANCES, type Appliance } from './flows/appliances';

const HEATING: Readonly<Record<string, string>> = {
  central: 'Central',
  heatPump: 'Heat pump',
  wall: 'Wall or floor heaters',
  radiators: 'Radiators',
  none: 'None',
};
const OUTSIDE: Readonly<Record<string, string>> = {
  yard: 'Yard',
  fencedYard: 'Fenced yard',
  patio: 'Patio or deck',
  balcony: 'Balcony',
  pool: 'Pool',
  spa: 'Hot tub',
  shed: 'Shed',
};
const INSIDE: Readonly<Record<string, string>> = {
  noCarpet: 'No carpet',
  hardwood: 'Hardwood floors',
  fireplace: 'Fireplace',
  groundFloor: 'Ground floor',
  stepFree: 'Step-free entry',
  elevator: 'Elevator',
  gym: 'Gym',
  evCharger: 'EV charging',
  oceanView: 'Ocean view',
};
/** Appliances that a listing names; heating, cooling, and hot water are facts of their own. */
const LISTED_APPLIANCES: readonly Appliance[] = ['refrigerator', 'range', 'dishwasher', 'microwave', 'washer', 'dryer'];

const chosen = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : []);

/** How a home is heated, as its listing says it; empty where that is not known. */
export const heatingFrom = ({ heating }: Answers): string => HEATING[String(heating)] ?? '';

const labelsOf = (labels: Readonly<Record<string, string>>, answer: unknown): string[] =>
  Object.entries(labels).flatMap(([name, label]) => (chosen(answer).includes(name) ? [label] : []));

/** Whether one gets in without a step; undefined where the owner was never asked. */
export const isStepFree = ({ inside }: Answers): boolean | undefined =>
  inside === undefined ? undefined : chosen(inside).includes('stepFree');

/** What is outside and inside, and which appliances stay, in the order of the setup. */
export function featuresFrom({ outside, inside, appliances }: Answers): string[] {
  const stays = chosen(appliances);
  return [
    ...labelsOf(OUTSIDE, outside),
    ...labelsOf(INSIDE, inside),
    ...LISTED_APPLIANCES.filter((name) => stays.includes(name)).map((name) => APPLIANCES[name]),
  ];
}
