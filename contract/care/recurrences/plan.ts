import type { Cadence } from './cadence';
import { type CareType, type Climate, careTypes, type HomeTraits } from './careTypes.data';

export type CareTypeName = keyof typeof careTypes;
export const CARE_TYPES = Object.keys(careTypes) as [CareTypeName, ...CareTypeName[]];

export const isCareType = (name: string): name is CareTypeName => Object.hasOwn(careTypes, name);
export const careType = (name: CareTypeName): CareType => careTypes[name];

const climates: Readonly<Record<string, Climate>> = {
  WA: 'marine',
  OR: 'marine',
  CA: 'dry',
  AZ: 'dry',
  NV: 'dry',
  NM: 'dry',
  FL: 'hot_humid',
  TX: 'hot_humid',
  LA: 'hot_humid',
  GA: 'hot_humid',
  HI: 'hot_humid',
};

export const climateOf = (state: string): Climate => climates[state] ?? 'four_seasons';

/** How often it is done where the home is. */
export function defaultCadence(name: CareTypeName, state: string): Cadence {
  const { cadence } = careType(name);
  return 'unit' in cadence ? cadence : cadence[climateOf(state)];
}

/** What the plan of a home begins with, in the order of the list. */
export const defaultPlan = (home: HomeTraits): CareTypeName[] =>
  CARE_TYPES.filter((name) => careType(name).suits(home));
