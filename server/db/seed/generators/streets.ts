// Street names of our own making: no such street stands in the cities we name.
import type { HomeType } from '@/contract/homes/endpoints';
import type { Chance } from './random';

const FIRST = (
  'Lantern Quill Saltmarsh Fennel Otter Thistle Bramble Heron Marrow Sorrel Tern Wicker Pepper Juniper Loom Kettle Barley ' +
  'Plover Sparrow Clover Tamarind Nettle Copper Linnet Bracken Hazel Apricot Mallow Gannet Teasel Rushlight Cricket ' +
  'Honey Almanac Pebble Mistle Cinder Saffron Willet Candle'
).split(' ');
const LAST =
  'wood gate mere fold croft stead hollow wick brook shaw ley combe garth row dell reach march thorpe well stone'.split(
    ' ',
  );
const KIND = ['Street', 'Street', 'Avenue', 'Avenue', 'Lane', 'Court', 'Way', 'Drive', 'Place', 'Terrace'];

export function streetAddress(chance: Chance): string {
  return `${chance.int(11, 4899)} ${chance.pick(FIRST)}${chance.pick(LAST)} ${chance.pick(KIND)}`;
}

/** How a home is told apart from its neighbours under one roof; null for a house of its own. */
export function unitOf(type: HomeType, chance: Chance): string | null {
  if (type === 'apartment') return `Apt ${chance.int(1, 4)}${chance.pick(['A', 'B', 'C', 'D', 'E'])}`;
  if (type === 'condo') return `Unit ${chance.int(1, 6)}${String(chance.int(1, 18)).padStart(2, '0')}`;
  if (type === 'multi') return `Unit ${chance.pick(['A', 'B', '1', '2', '3'])}`;
  if (type === 'adu') return 'Cottage';
  return null;
}
