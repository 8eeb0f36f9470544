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
    ['One adult only', 'no_children'],
    ['Grownups only', 'no_children'],
    ['Grown-ups only', 'no_children'],
    ['A childfree building', 'no_children'],
    ['A mature individual', 'household'],
    ['For black tenants', 'ethnicity'],
    ['An Arab resident upstairs', 'ethnicity'],
    ['An African-American area', 'ethnicity'],
    ['An American citizen', 'language'],
    ['The ablebodied', 'disability'],
    ['No wheelchair', 'disability'],
    ['Not for the disabled', 'disability'],
    ['Not suitable for handicapped', 'disability'],
    ['No support animal', 'disability'],
    ['A male only', 'sex'],
    ['Girl preferred', 'sex'],
    ['Guy preferred', 'sex'],
    ['55+', 'age'],
    ['No voucher', 'source_of_income'],
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

  test('says whom each rule protects, and what to write instead', () => {
    expect(fairHousingRules.map(({ id, protects, instead }) => [id, protects, instead])).toEqual([
      ['no_children', 'families with children', 'Describe the home, such as the number of bedrooms.'],
      [...['household', 'families with children'], 'Say what the home has, and leave who it suits to the reader.'],
      [
        ...['religion', 'religion'],
        'Leave it out. A place of worship can be named as a landmark with its distance, next to others.',
      ],
      ['ethnicity', 'race, color, and national origin', 'Describe what is near: parks, shops, and transit.'],
      ['language', 'national origin', 'Leave it out.'],
      [
        ...['disability', 'people with disabilities'],
        'Describe the home: “third floor, stairs only”. Assistance animals aren’t pets.',
      ],
      ['sex', 'sex', 'Leave it out.'],
      [
        ...['age', 'age and families with children'],
        'Leave it out. Housing for older persons needs its own legal status.',
      ],
      ['source_of_income', 'source of income', 'Leave it out. Our published criteria say how income counts.'],
    ]);
  });

  test.each(['CA', 'WA', 'VA'])('protects a voucher in %s', (state) => {
    expect(rulesIn('No voucher accepted', state)).toEqual(['source_of_income']);
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
