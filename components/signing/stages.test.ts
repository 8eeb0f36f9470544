import { expect, test } from 'vitest';
import { owedIn } from './stages';

const section = (id: string, more: object) => ({ id, heading: id, paragraphs: [], ...more });

test('initials are owed where they are asked for and missing, not where they are a choice', () => {
  const sections = [
    section('rent', {}),
    section('deposit', { initials: true }),
    section('charges', { initials: true }),
    section('email', { initials: true, optional: true }),
  ];
  expect(owedIn(sections, ['deposit']).map(({ id }) => id)).toEqual(['charges']);
  expect(owedIn(sections, ['deposit', 'charges'])).toEqual([]);
});
