import { expect, test } from 'vitest';
import { streetKey, unitKey } from './addressKeys';

test.each([
  ['12 Alder Street', '12 alder st.'],
  ['8992 Summit Knoll Drive', '8992  Summit Knoll Dr'],
  ['5 North 3rd Avenue', '5 N 3rd Ave'],
])('%s and %s are one street address', (one, other) => {
  expect(streetKey(one)).toBe(streetKey(other));
});

test.each([
  ['12 Alder St', '14 Alder St'],
  ['12 Alder St', '12 Alder Ave'],
  ['12 N Alder St', '12 S Alder St'],
])('%s and %s are two', (one, other) => {
  expect(streetKey(one)).not.toBe(streetKey(other));
});

test.each(['Unit 4', 'unit #4', 'Apt. 4', 'Apartment 4', '#4', '4', ' 4 '])('%s is unit 4', (unit) => {
  expect(unitKey(unit)).toBe('4');
});

test('units of one letter, and those that have a name, keep them', () => {
  expect(['Apt 3D', 'Unit B', 'Cottage', 'North'].map(unitKey)).toEqual(['3d', 'b', 'cottage', 'north']);
});
