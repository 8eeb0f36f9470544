import { type HomeSetup, isSharedGroup, type SetupGroup } from '@/contract/onboarding/homeSetup/endpoints';
import { partsOf } from '@/contract/onboarding/homeSetup/parts';
import type { GroupProgress } from '@/contract/questionnaire/flow';

/** Which unit of the property this is; undefined where the home stands alone. */
export const unitLabelOf = (setup: HomeSetup | undefined): string | undefined =>
  setup && setup.units.length > 1 ? setup.units.find(({ homeId }) => homeId === setup.homeId)?.label : undefined;

/** Which unit a group is about; undefined for what a property is asked once. */
export const unitOfGroup = (setup: HomeSetup | undefined, group: SetupGroup): string | undefined =>
  isSharedGroup(group) ? undefined : unitLabelOf(setup);

/** How far each part of the setup is, with the one that holds this group as the current one. */
export const partProgress = ({ groups }: HomeSetup, current: SetupGroup): GroupProgress[] =>
  partsOf(groups).map(({ part, label, groups: own }) => ({
    group: part,
    title: label,
    done: own.reduce((sum, { status, done, of }) => sum + (status === 'done' ? of : done), 0),
    of: own.reduce((sum, { of }) => sum + of, 0),
    current: own.some(({ group }) => group === current),
  }));
