import { expect, test } from 'vitest';
import { collidingLabels } from './labelCollision';

const spots = [
  { id: 'a', lat: 37.8, lng: -122.27 },
  { id: 'b', lat: 37.8001, lng: -122.2701 },
  { id: 'c', lat: 37.9, lng: -122.27 },
];
const neverAlways = () => false;

test('prices that would cover each other give way to the first', () => {
  expect([...collidingLabels(spots, 12, neverAlways)]).toEqual(['b']);
});

test('from closer there is room for all, from far for one', () => {
  expect([...collidingLabels(spots, 22, neverAlways)]).toEqual([]);
  expect([...collidingLabels(spots, 4, neverAlways)]).toEqual(['b', 'c']);
});

test('gives the selected home room before all others', () => {
  expect([...collidingLabels(spots, 12, (id) => id === 'b')]).toEqual(['a']);
});
