import { expect, test } from 'vitest';
import type { Assignee } from '@/contract/platform/desk/endpoints';
import { assigneeLabel, groupAssignees } from './assignees';

const person = (name: string, wish: Partial<Assignee> = {}): Assignee => ({
  id: crypto.randomUUID(),
  name,
  duties: ['care'],
  regionIds: [],
  openItems: 0,
  isAway: false,
  ...wish,
});
const regions = [
  { id: 1, name: 'Bay Area' },
  { id: 2, name: 'Seattle' },
];

test('colleagues of the region of an item stand first, in the order of the server', () => {
  const assignees = [person('Ada'), person('Nils', { regionIds: [1] }), person('Bo', { regionIds: [1, 2] })];
  const groups = groupAssignees({ assignees, regions }, 1);
  expect(groups.map((group) => [group.label, group.assignees.map(({ name }) => name)])).toEqual([
    ['Works in Bay Area', ['Nils', 'Bo']],
    ['Others', ['Ada']],
  ]);
  expect(groupAssignees({ assignees, regions }, null)).toEqual([{ label: 'Our team', assignees }]);
});

test('each colleague comes with the open items, and with a day off', () => {
  expect(assigneeLabel(person('Nils', { openItems: 4 }))).toBe('Nils · 4 open');
  expect(assigneeLabel(person('Nils', { isAway: true }))).toBe('Nils · 0 open · off today');
});
