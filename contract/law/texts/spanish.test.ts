import { expect, test } from 'vitest';
import { allRules } from '@/contract/law/allRules';
import { rulesInSpanish } from './spanish.data';

/** Digits, and numbers in words, in the order of their size: the two languages say them in another order. */
const WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  un: '1',
  uno: '1',
  una: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
};
const figures = (text: string) =>
  [
    ...(text.match(/\d[\d.,]*\d|\d/g) ?? []),
    ...(text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => WORDS[word] ?? []).filter((each) => each !== '1'),
  ].sort();

test.each(Object.entries(rulesInSpanish))('%s has the figures of the rule in English', (id, spanish) => {
  const rules = allRules.filter((rule) => rule.id === id);
  expect(rules).toHaveLength(1);
  for (const { says } of rules) expect(figures(spanish)).toEqual(figures(says));
});
