// Chooses the person for an item of a queue with automatic assignment.
import type { Duty } from '@/contract/account/users/endpoints';
import type { AssignmentRule } from '@/contract/platform/desk/endpoints';

export interface Candidate {
  readonly id: string;
  readonly duties: readonly Duty[];
  readonly regionIds: readonly number[];
  /** Items of every queue that the person has and that still wait. */
  readonly openItems: number;
  /** Off today. */
  readonly isAway: boolean;
}

/**
 * The person with the fewest open items among those who are there, have a duty of the rule, and are below its limit.
 * People who work in the region of the item come first; undefined where the rule leaves no one.
 */
export function chooseAssignee<C extends Candidate>(
  candidates: readonly C[],
  { duties, inRegion, maxOpen }: Pick<AssignmentRule, 'duties' | 'inRegion' | 'maxOpen'>,
  regionId: number | null,
): C | undefined {
  const fitting = candidates.filter(
    (each) =>
      !each.isAway &&
      duties.some((duty) => each.duties.includes(duty)) &&
      (maxOpen === null || each.openItems < maxOpen),
  );
  const local = regionId === null ? [] : fitting.filter((each) => each.regionIds.includes(regionId));
  const pool = local.length > 0 ? local : inRegion && regionId !== null ? [] : fitting;
  return pool.toSorted((one, other) => one.openItems - other.openItems || one.id.localeCompare(other.id))[0];
}
