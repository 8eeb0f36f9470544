import { describe, expect, test } from 'vitest';
import { fairHousingRules, findFairHousingProblems } from './fairHousing';

const rulesIn = (text: string, state = 'CA') => findFairHousingProblems(text, state).map(({ rule }) => rule);

describe('findFairHousingProblems', () => {
  test.each([
    ['Quiet building, no children please', 'no_children'],
    ['Adults only', 'no_children'],
    ['Perfect for young professionals', 'household'],
    ['Ideal for a family', 'household'],
    ['Close to the Christian community', 'religion'],
    ['In an exclusive neighborhood', 'ethnicity'],
    ['English-speaking residents', 'language'],
    ['No service animals', 'disability'],
    ['Female preferred', 'sex'],
    ['Seniors only', 'age'],
    ['Sorry, no Section 8', 'source_of_income'],
  ])('refuses “%s”', (text, rule) => {
    expect(rulesIn(text)).toContain(rule);
  });

  test('every rule is refused by a sentence above, and says what it found and what to write', () => {
    expect(fairHousingRules).toHaveLength(9);
    expect(findFairHousingProblems('Adults only, thanks', 'WA')).toEqual([
      {
        rule: 'no_children',
        found: 'Adults only',
        message:
          'Fair housing law protects families with children: please remove “Adults only”. Describe the home, such as the number of bedrooms.',
      },
    ]);
  });

  test.each([
    'A bright two-bedroom with a family room, a fenced yard, and a playground across the street.',
    'Primary bedroom with a walk-in closet. White cabinets, black granite. Christian Street is one block away.',
    'Wheelchair ramp at the front door. Ten minutes to the college on foot. Cats welcome.',
    'Great for working from home: fiber internet and a quiet den.',
  ])('leaves a description of the home alone: %s', (text) => {
    expect(rulesIn(text)).toEqual([]);
  });

  test('protects the source of income where the state does', () => {
    expect(rulesIn('No vouchers', 'VA')).toEqual(['source_of_income']);
    expect(rulesIn('No vouchers', 'FL')).toEqual([]);
  });
});
