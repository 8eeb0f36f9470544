// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addToQualifyDraft, readQualifyDraft } from './qualifyDraft';

test('answers of two forms about one home add up, and those about another home stay apart', () => {
  addToQualifyDraft('one', { income: 900_000 });
  addToQualifyDraft('one', { pet: 'dog' });
  expect(readQualifyDraft('one')).toEqual({ income: 900_000, pet: 'dog' });
  expect(readQualifyDraft('other')).toEqual({});
});
