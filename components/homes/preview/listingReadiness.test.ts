import { expect, test } from 'vitest';
import { home } from '@/components/homes/homes.fixture';
import { missingListingItems } from './listingReadiness';

const picture = { id: 'a', width: 1200, height: 800, alt: 'Kitchen', dominant: '#cccccc', thumbhash: '' };
const repeatWords = Array.from({ length: 60 }, () => 'word').join(' ');
const readyHome = home({ pictures: Array.from({ length: 5 }, () => picture), description: repeatWords });

test('a home with pictures, words and figures lacks nothing', () => {
  expect(missingListingItems(readyHome)).toEqual([]);
});

test('a home that has been free for a while is available now, and lacks nothing', () => {
  expect(missingListingItems(home({ ...readyHome, availableOn: '2020-01-01' }))).toEqual([]);
});

test('each gap is named once', () => {
  const bare = {
    ...readyHome,
    pictures: [{ ...picture, alt: '' }],
    description: 'Nice.',
    picturedOn: null,
    sqft: null,
    utilities: [],
  };
  expect(missingListingItems(bare)).toEqual([
    '4 more pictures (five at least)',
    'Words for pictures that have none',
    'The month the pictures were taken',
    'A longer description',
    'Its size in square feet',
    'Who pays for water and light',
  ]);
});
