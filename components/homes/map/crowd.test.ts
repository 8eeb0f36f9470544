import { expect, test } from 'vitest';
import { crowded } from './crowd';

const spots = [
  { id: 'a', lat: 37.8, lng: -122.27 },
  { id: 'b', lat: 37.8001, lng: -122.2701 },
  { id: 'c', lat: 37.9, lng: -122.27 },
];
const nobody = () => false;

test('prices that would cover each other give way to the first', () => {
  expect([...crowded(spots, 12, nobody)]).toEqual(['b']);
});

test('from closer there is room for all, from far for one', () => {
  expect([...crowded(spots, 22, nobody)]).toEqual([]);
  expect([...crowded(spots, 4, nobody)]).toEqual(['b', 'c']);
});

test('the home somebody looks at has room before all others', () => {
  expect([...crowded(spots, 12, (id) => id === 'b')]).toEqual(['a']);
});
