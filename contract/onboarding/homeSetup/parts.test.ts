import { describe, expect, test } from 'vitest';
import { SETUP_GROUPS, type SetupGroup, setupGroupLabels } from './constants';
import { setupFlows } from './flows/setupFlows';
import { isAnswered, nextOpenGroup, partsOf } from './parts';
import type { SetupGroupState } from './schemas';

const state = (group: SetupGroup, status: SetupGroupState['status'] = 'open', more: Partial<SetupGroupState> = {}) => ({
  group,
  status,
  done: status === 'done' ? 2 : 0,
  of: 2,
  helper: null,
  ...more,
});
const helper = { name: 'Cy', joined: true };

test('five parts hold every group of questions once', () => {
  const groups = partsOf(SETUP_GROUPS.map((group) => state(group)));
  expect(groups.map(({ label }) => label)).toEqual([
    'The home',
    'Getting in',
    'Bills and rules',
    'What you know',
    'Money',
  ]);
  const held = groups.flatMap((part) => part.groups.map(({ group }) => group));
  expect(held).toEqual([...SETUP_GROUPS]);
  expect([...held].sort()).toEqual(Object.keys(setupFlows).sort());
});

test('a part that asks one group alone is called by that group', () => {
  expect(partsOf([state('access')]).map(({ label }) => label)).toEqual([setupGroupLabels.access]);
});

test('a part is done once each of its groups is', () => {
  const statusOf = (...groups: SetupGroupState[]) => partsOf(groups).map(({ status }) => status);
  expect(statusOf(state('safety'), state('documents'))).toEqual(['open']);
  expect(statusOf(state('safety', 'done'), state('documents'))).toEqual(['started']);
  expect(statusOf(state('safety', 'done'), state('documents', 'done'))).toEqual(['done']);
});

describe('what comes next', () => {
  const groups = [state('property', 'done'), state('photos'), state('access', 'open', { helper }), state('pets')];
  test.each([
    ['the first open group', undefined, true, 'photos'],
    ['the next one, past what a helper does', 'photos', true, 'pets'],
    ['what a helper does, for the helper', 'photos', false, 'access'],
    ['what was passed over, after the last', 'pets', true, 'photos'],
  ] as const)('%s', (_, after, leavesToHelpers, next) => {
    expect(nextOpenGroup(groups, { leavesToHelpers, ...(after && { after: [after] }) })).toBe(next);
  });

  test('nothing, where all that is open is with helpers', () => {
    expect(nextOpenGroup([state('access', 'open', { helper })], { leavesToHelpers: true })).toBeUndefined();
  });
});

test('a group is answered once all of its steps are, handed in or not', () => {
  expect([state('pets'), state('pets', 'started', { done: 2 }), state('pets', 'done')].map(isAnswered)).toEqual([
    false,
    true,
    true,
  ]);
});
