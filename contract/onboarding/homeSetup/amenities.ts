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
  patio: 'Patio or deck',
  balcony: 'Balcony',
  pool: 'Pool',
  spa: 'Hot tub',
  shed: 'Shed',
};
/** Appliances that a listing names; heating, cooling, and hot water are facts of their own. */
const LISTED_APPLIANCES: readonly Appliance[] = ['refrigerator', 'range', 'dishwasher', 'microwave', 'washer', 'dryer'];

const chosen = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : []);

/** How a home is heated, as its listing says it; empty where that is not known. */
export const heatingFrom = ({ heating }: Answers): string => HEATING[String(heating)] ?? '';

/** What is outside and which appliances stay, in the order of the setup. */
export function featuresFrom({ outside, appliances }: Answers): string[] {
  const isThere = chosen(outside);
  const stays = chosen(appliances);
  return [
    ...Object.entries(OUTSIDE).flatMap(([name, label]) => (isThere.includes(name) ? [label] : [])),
    ...LISTED_APPLIANCES.filter((name) => stays.includes(name)).map((name) => APPLIANCES[name]),
  ];
}
