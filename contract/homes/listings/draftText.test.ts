import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFairHousingProblems } from '@/contract/law/fairHousing';
import { draftListingText, type HomeFacts } from './draftText';

const facts: HomeFacts = {
  type: 'house',
  beds: 3,
  baths: 2,
  sqft: 1_480,
  yearBuilt: 1952,
  neighborhood: 'Temescal',
  city: 'Oakland',
  parking: 'garage',
  laundry: 'inUnit',
  pets: 'catsAndDogs',
  airConditioning: true,
  furnished: false,
  heating: 'Gas furnace',
  features: ['Fenced yard', 'Hardwood floors', 'Fireplace'],
};

test('the facts become a headline and three paragraphs', () => {
  expect(draftListingText(facts)).toEqual({
    headline: '3-bedroom house in Temescal with fenced yard',
    description: [
      'This 3-bedroom house in Temescal, Oakland was built in 1952 and has 2 bathrooms and 1,480 square feet.',
      'Highlights: fenced yard, hardwood floors, and fireplace. It has gas furnace heat and air conditioning. The washer and dryer are in the home, and you park in the garage.',
      'Cats and dogs are welcome. Belong manages the home: you can report a repair at any hour and see who comes and when.',
    ].join('\n\n'),
  });
});

test('whatever the facts, no text leaves a gap or breaks fair housing rules', () => {
  fc.assert(
    fc.property(
      fc.record({
        type: fc.constantFrom('house', 'townhouse', 'condo', 'apartment', 'multi', 'adu'),
        beds: fc.integer({ min: 0, max: 12 }),
        baths: fc.integer({ min: 0, max: 24 }).map((half) => half / 2),
        sqft: fc.option(fc.integer({ min: 200, max: 9_000 })),
        yearBuilt: fc.option(fc.integer({ min: 1850, max: 2026 })),
        neighborhood: fc.option(fc.constant('Temescal')),
        city: fc.constant('Oakland'),
        parking: fc.constantFrom('none', 'street', 'driveway', 'carport', 'garage'),
        laundry: fc.constantFrom('none', 'hookups', 'shared', 'inUnit'),
        pets: fc.constantFrom('none', 'cats', 'dogs', 'catsAndDogs'),
        airConditioning: fc.boolean(),
        furnished: fc.boolean(),
        heating: fc.constantFrom('', 'Gas furnace'),
        features: fc.subarray(['Fenced yard', 'Deck', 'View']),
      }) as fc.Arbitrary<HomeFacts>,
      (home) => {
        const { headline, description } = draftListingText(home);
        expect(`${headline} ${description}`).not.toMatch(/undefined|null|NaN| {2}|\.\./);
        expect(findFairHousingProblems(`${headline} ${description}`, 'CA')).toEqual([]);
      },
    ),
  );
});
