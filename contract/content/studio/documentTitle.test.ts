import { expect, test } from 'vitest';
import { documentTitle } from './documentTitle';

test.each([
  ['its title', { title: 'About us', label: 'No' }, 'About us'],
  ['the words of a resident', { label: 'A floor is loose or lifts' }, 'A floor is loose or lifts'],
  ['the address that leads elsewhere', { from: '/old' }, '/old'],
  ['its part of the address where it has no words yet', { title: '' }, 'floor-loose'],
])('a document is called by %s', (_, data, title) => {
  expect(documentTitle({ data, uid: 'floor-loose' })).toBe(title);
});

test('a document without words or an address has no title', () => {
  expect(documentTitle({ data: {}, uid: null })).toBeNull();
});
