// The five parts of the setup: how far each is, and what is filled in next.
import { SETUP_PARTS, type SetupGroup, type SetupPart, setupGroupLabels, setupPartLabels } from './constants';
import type { SetupGroupState } from './schemas';

export interface SetupPartState {
  readonly part: SetupPart;
  /** The name of the part; where only one of its groups is asked here, the name of that group. */
  readonly label: string;
  readonly status: SetupGroupState['status'];
  readonly groups: readonly SetupGroupState[];
}

const PARTS = Object.keys(SETUP_PARTS) as SetupPart[];

/** The part that a group of questions belongs to. */
export const partOfGroup = (group: SetupGroup): SetupPart =>
  PARTS.find((part) => (SETUP_PARTS[part] as readonly SetupGroup[]).includes(group)) ?? 'home';

/** The part's own name, or the name of the one group that is asked of it here. */
export const partLabel = (part: SetupPart, groups: readonly SetupGroup[]): string =>
  groups.length === 1 && groups[0] ? setupGroupLabels[groups[0]] : setupPartLabels[part];

function statusOf(groups: readonly SetupGroupState[]): SetupGroupState['status'] {
  if (groups.every(({ status }) => status === 'done')) return 'done';
  return groups.some(({ status }) => status !== 'open') ? 'started' : 'open';
}

/** Groups of a setup by part, in order; parts without any of these groups are left out. */
export function partsOf(states: readonly SetupGroupState[]): SetupPartState[] {
  return PARTS.flatMap((part) => {
    const groups = states.filter(({ group }) => partOfGroup(group) === part);
    const label = partLabel(
      part,
      groups.map(({ group }) => group),
    );
    return groups.length > 0 ? [{ part, label, status: statusOf(groups), groups }] : [];
  });
}

/** The groups of one part, or all of them, in the order in which they are asked. */
const inOrder = (states: readonly SetupGroupState[]) => partsOf(states).flatMap(({ groups }) => groups);

/**
 * The group to fill in next: the first open one after the last of `after`, else the first open one before. Groups that a
 * helper was asked to fill in are left to the helper where `leavesToHelpers`. Undefined where nothing is left.
 */
export function nextOpenGroup(
  states: readonly SetupGroupState[],
  { after = [], leavesToHelpers }: { after?: readonly SetupGroup[]; leavesToHelpers: boolean },
): SetupGroup | undefined {
  const ordered = inOrder(states);
  const at = ordered.findLastIndex(({ group }) => after.includes(group)) + 1;
  return [...ordered.slice(at), ...ordered.slice(0, at)].find(
    ({ group, status, helper }) => !after.includes(group) && status !== 'done' && !(leavesToHelpers && helper),
  )?.group;
}

/** Whether every question of a group has an answer, handed in or not. */
export const isAnswered = ({ status, done, of }: SetupGroupState): boolean =>
  status === 'done' || (status === 'started' && done === of);
