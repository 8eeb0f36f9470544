import { expect, test } from 'vitest';
import { screeningRules } from '@/contract/law/screeningRules';
import { fairChanceNote } from './fairChanceNote';

test('the page of a home says what the law of its city says, and of no other city', () => {
  for (const { topic, city, state, says } of screeningRules)
    if (city && topic.startsWith('criminal')) expect(says).toContain(fairChanceNote({ city, state }));
  expect(fairChanceNote({ city: 'Oakland', state: 'FL' })).toBeUndefined();
  expect(fairChanceNote({ city: 'San Diego', state: 'CA' })).toBeUndefined();
});
