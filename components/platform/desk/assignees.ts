import type { Assignee, QueuePage } from '@/contract/platform/desk/endpoints';

interface AssigneeGroup {
  readonly label: string;
  readonly assignees: readonly Assignee[];
}

/** `Nils Berg · 4 open`: what a colleague has, and whether they are off today. */
export const assigneeLabel = ({ name, openItems, isAway }: Assignee): string =>
  `${name} · ${openItems} open${isAway ? ' · off today' : ''}`;

/** Colleagues who can take an item: those who work in its region first. Each group keeps the order of the server. */
export function groupAssignees(
  { assignees, regions }: Pick<QueuePage, 'assignees' | 'regions'>,
  regionId: number | null,
): readonly AssigneeGroup[] {
  const region = regions.find(({ id }) => id === regionId);
  if (!region) return [{ label: 'Our team', assignees }];
  const isLocal = ({ regionIds }: Assignee) => regionIds.includes(region.id);
  return [
    { label: `Works in ${region.name}`, assignees: assignees.filter(isLocal) },
    { label: 'Others', assignees: assignees.filter((each) => !isLocal(each)) },
  ].filter((group) => group.assignees.length > 0);
}
