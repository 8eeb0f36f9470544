import { expect, test } from 'vitest';
import { FEATURE_FILTERS } from '@/contract/homes/homes/filters';
import { SEARCH_ANSWERS } from '@/contract/homes/homes/searchAnswers';
import { APPLIANCES } from '@/contract/onboarding/homeSetup/flows/appliances';
import { LISTED_APPLIANCES } from './home.data';
import { speech } from './speech';
import { topics } from './topics';

const facts = topics.flatMap((topic) => topic.facts);
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test('topics have names of their own, and every one has a fact or a law', () => {
  const ids = topics.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, facts: own, laws = [] } of topics) expect(own.length + laws.length, id).toBeGreaterThan(0);
});

test('a fact is said from the same values in both languages', () => {
  for (const { id, en, es } of facts) expect(placeholders(es), id).toEqual(placeholders(en));
});

test('facts of one name are one sentence', () => {
  const byId = Map.groupBy(facts, ({ id }) => id);
  for (const [id, same] of byId) expect(new Set(same.map(({ en, es }) => `${en} ${es}`)).size, id).toBe(1);
});

test('every phrase is a pattern of lower-case letters without accents', () => {
  for (const { asks } of topics)
    for (const ask of asks) {
      expect(() => new RegExp(ask)).not.toThrow();
      expect(ask.replace(/\\[wdsSDbB]/g, '')).toBe(
        ask
          .replace(/\\[wdsSDbB]/g, '')
          .toLowerCase()
          .normalize('NFC'),
      );
      expect(ask).not.toMatch(/[áéíóúñü]/);
    }
});

test('every amenity and every answer of the search box that is about a home has a topic', () => {
  const filters = topics.flatMap((topic) => topic.filters ?? []);
  expect(filters.toSorted()).toEqual(Object.keys(FEATURE_FILTERS).toSorted());
  const answers = topics.flatMap((topic) => topic.answers ?? []);
  // Of a search, and answered by the facts of one home.
  const ofSearch = ['noPets', 'monthToMonth'];
  expect([...answers, ...ofSearch].toSorted()).toEqual(SEARCH_ANSWERS.toSorted());
});

test('appliances of a listing are those of its setup', () => {
  expect(Object.values(APPLIANCES)).toEqual(expect.arrayContaining([...LISTED_APPLIANCES]));
});

test('values are said in each language', () => {
  const [en, es] = [speech('en'), speech('es')];
  expect([en.day('2026-12-01'), es.day('2026-12-01')]).toEqual(['December 1, 2026', '1 de diciembre de 2026']);
  expect([en.month('2026-12-01'), es.month('2026-12-01')]).toEqual(['December 2026', 'diciembre de 2026']);
  expect([en.list(['a', 'b', 'c']), es.list(['a', 'b', 'c'])]).toEqual(['a, b, and c', 'a, b y c']);
  expect([es.list(['luz', 'internet']), es.list(['9', '12'], 'or')]).toEqual(['luz e internet', '9 o 12']);
  expect([es.listed('Pool'), es.listed('Bay window'), en.number(1140)]).toEqual(['alberca', 'Bay window', '1,140']);
});
