// Street names that could stand anywhere in the US; together with the number and the city, no real address is meant.
import type { HomeType } from '@/contract/homes/homes/endpoints';
import type { Chance } from './random';

const FIRST = (
  'Alder Aspen Bluebird Buckeye Canyon Cedar Chestnut Clover Copper Cottonwood Cypress Dogwood Eagle Falcon Fern Granite ' +
  'Hawthorn Heron Hickory Juniper Lakeview Laurel Magnolia Manzanita Maple Meadow Mesa Mockingbird Otter Palomino Pecan ' +
  'Pepperwood Poppy Quail Redbud Redwood Sage Sequoia Shadow Silver Spruce Summit Sycamore Timber Walnut Willow'
).split(' ');
const SECOND =
  'Bend Bluff Canyon Creek Crest Crossing Glen Grove Hill Hollow Knoll Lake Meadow Point Ridge Run Spring View'.split(
    ' ',
  );
const KIND = ['Street', 'Street', 'Avenue', 'Lane', 'Court', 'Way', 'Drive', 'Drive', 'Place', 'Road'];

export function streetAddress(chance: Chance): string {
  const first = chance.pick(FIRST);
  const second = chance.pick(SECOND.filter((each) => each !== first));
  return `${chance.int(101, 9_899)} ${first} ${second} ${chance.pick(KIND)}`;
}

/** The unit of a home in a building; null for a house of its own. */
export function unitOf(type: HomeType, chance: Chance): string | null {
  if (type === 'apartment') return `Apt ${chance.int(1, 4)}${chance.pick(['A', 'B', 'C', 'D', 'E'])}`;
  if (type === 'condo') return `Unit ${chance.int(1, 6)}${String(chance.int(1, 18)).padStart(2, '0')}`;
  if (type === 'multi') return `Unit ${chance.pick(['A', 'B', '1', '2', '3'])}`;
  if (type === 'adu') return 'Cottage';
  return null;
}
