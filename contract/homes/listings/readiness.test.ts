import { expect, test } from 'vitest';
import type { ListedContent } from './readiness';
import { missingListingItems } from './readiness';

const picture = { id: 'a', width: 1200, height: 800, alt: 'Kitchen', dominant: '#cccccc', thumbhash: '' };
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const ready: ListedContent = {
  pictures: Array.from({ length: 5 }, () => picture),
  headline: 'Three bedrooms by the park',
  description: words(40),
  picturedOn: '2026-11-01',
  sqft: 1_200,
  utilities: [{ name: 'Water', paidBy: 'homeowner' }],
  leaseMonths: [12],
};

test('a listing with photos, words, and figures lacks nothing', () => {
  expect(missingListingItems(ready)).toEqual([]);
});

test('captions are optional', () => {
  expect(missingListingItems({ ...ready, pictures: ready.pictures.map((each) => ({ ...each, alt: '' })) })).toEqual([]);
});

test('each gap is named once', () => {
  const bare: ListedContent = {
    pictures: [{ ...picture, alt: ' ' }],
    headline: '',
    description: words(39),
    picturedOn: null,
    sqft: null,
    utilities: [],
    leaseMonths: [],
  };
  expect(missingListingItems(bare)).toEqual([
    '4 more photos (at least five)',
    'The month the photos were taken',
    'A headline',
    'A description of at least 40 words',
    'The size in square feet',
    'Who pays for water and power',
    'The lease lengths you offer',
  ]);
});
