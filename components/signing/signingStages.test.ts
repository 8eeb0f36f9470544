import { expect, test } from 'vitest';
import { remainingInitials } from './signingStages';

const section = (id: string, more: object) => ({ id, heading: id, paragraphs: [], ...more });

test('initials are owed where they are asked for and missing, not where they are a choice', () => {
  const sections = [
    section('rent', {}),
    section('deposit', { initials: true }),
    section('charges', { initials: true }),
    section('email', { initials: true, optional: true }),
  ];
  expect(remainingInitials(sections, ['deposit']).map(({ id }) => id)).toEqual(['charges']);
  expect(remainingInitials(sections, ['deposit', 'charges'])).toEqual([]);
});
