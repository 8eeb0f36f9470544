import {
  type HomeSetup,
  isSharedGroup,
  type SetupGroup,
  type SetupGroupState,
} from '@/contract/onboarding/homeSetup/endpoints';
import { partOfGroup, partsOf } from '@/contract/onboarding/homeSetup/parts';
import type { GroupProgress } from '@/contract/questionnaire/flow';

/** Which unit of the property this is; undefined where the home stands alone. */
export const unitLabelOf = (setup: HomeSetup | undefined): string | undefined =>
  setup && setup.units.length > 1 ? setup.units.find(({ homeId }) => homeId === setup.homeId)?.label : undefined;

/** Which unit a group is about; undefined for what a property is asked once. */
export const unitOfGroup = (setup: HomeSetup | undefined, group: SetupGroup): string | undefined =>
  isSharedGroup(group) ? undefined : unitLabelOf(setup);

/**
 * The groups that one screen asks: those of a part; of a property with several units, those it is asked once or those of
 * the unit. After the setup, a group stands alone.
 */
export function screenGroups({ status, groups, units }: HomeSetup, named: SetupGroup): readonly SetupGroupState[] {
  if (status !== 'setup') return groups.filter(({ group }) => group === named);
  const ofPart = partsOf(groups).find(({ part }) => part === partOfGroup(named))?.groups ?? [];
  return ofPart.filter(({ group }) => units.length <= 1 || isSharedGroup(group) === isSharedGroup(named));
}

/** The first group of the screen before the one with these groups; undefined on the first screen. */
export function previousGroup(setup: HomeSetup, shown: readonly SetupGroup[]): SetupGroup | undefined {
  const ordered = partsOf(setup.groups).flatMap(({ groups }) => groups);
  const before = ordered[ordered.findIndex(({ group }) => shown.includes(group)) - 1];
  return before && screenGroups(setup, before.group)[0]?.group;
}

/** How far each part of the setup is, with the one that holds this group as the current one. */
export const partProgress = ({ groups }: HomeSetup, current: SetupGroup): GroupProgress[] =>
  partsOf(groups).map(({ part, label, groups: own }) => ({
    group: part,
    title: label,
    done: own.reduce((sum, { status, done, of }) => sum + (status === 'done' ? of : done), 0),
    of: own.reduce((sum, { of }) => sum + of, 0),
    current: own.some(({ group }) => group === current),
  }));
