import { expect, test } from 'vitest';
import { SETUP_GROUPS, type SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import type { HomeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { previousGroup, screenGroups } from './setupUnits';

const setupOf = (of: Partial<HomeSetup> = {}) =>
  ({
    status: 'setup',
    units: [],
    groups: SETUP_GROUPS.map((group) => ({ group, status: 'open', done: 0, of: 2, helper: null })),
    ...of,
  }) as unknown as HomeSetup;
const namesOf = (setup: HomeSetup, named: SetupGroup) => screenGroups(setup, named).map(({ group }) => group);

test('a home is asked a whole part at once', () => {
  expect(namesOf(setupOf(), 'pets')).toEqual(['utilities', 'hoa', 'pets', 'lease']);
});

test('a unit is asked without what its property is asked once, and the other way around', () => {
  const setup = setupOf({ units: [{}, {}] as unknown as HomeSetup['units'] });
  expect(namesOf(setup, 'pets')).toEqual(['utilities', 'pets', 'lease']);
  expect(namesOf(setup, 'hoa')).toEqual(['hoa']);
});

test('after the setup, a group is changed alone', () => {
  expect(namesOf(setupOf({ status: 'active' }), 'pets')).toEqual(['pets']);
});

test('the way back leads to the beginning of the part before', () => {
  expect(previousGroup(setupOf(), ['utilities', 'hoa', 'pets', 'lease'])).toBe('access');
  expect(previousGroup(setupOf(), ['property', 'appliances', 'photos'])).toBeUndefined();
});
