// The audit by page type: every route is of a type, every type is judged and done by keyboard, and the document says so.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '@/contract/routes';
import { pagePatterns, routeList } from '@/scripts/routes/table';
import { pageTypes } from '@/tests/e2e/site/pageTypes.data';

const patterns = [...new Set([...routeList(routes).map(({ pattern }) => pattern), ...pagePatterns()])];
const typeOf = (pattern: string) => pageTypes.find((type) => type.routes.test(pattern))?.name;
const document = readFileSync('docs/accessibility.md', 'utf8');

test('every route is of one type, and every type has routes', () => {
  expect(patterns.filter((pattern) => !typeOf(pattern))).toEqual([]);
  const used = new Set(patterns.map(typeOf));
  // Dialogs open over any page.
  expect(pageTypes.map(({ name }) => name).filter((name) => !used.has(name))).toEqual(['Dialogs over a page']);
});

test('every type has pages that are judged, and a journey by keyboard that exists', () => {
  expect(pageTypes.filter(({ samples }) => samples.length === 0)).toEqual([]);
  for (const { keyboard } of pageTypes)
    expect(/press\(|keyboard/.test(existsSync(keyboard) ? readFileSync(keyboard, 'utf8') : ''), keyboard).toBe(true);
});

test('what is judged is of the type that names it', () => {
  const addressed = pageTypes.flatMap(({ name, samples }) => samples.map(({ at }) => ({ name, at })));
  const wrong = addressed.filter(({ name, at }) => !at.includes('activeModal') && !isOf(name, at.replace(/\?.*/, '')));
  expect(wrong).toEqual([]);
});

/** An address stands for the pattern that it fills; one that takes the rest of the address comes last. */
function isOf(name: string, at: string): boolean {
  const own = patterns.find((pattern) => pattern === at) ?? filledBy(at).find((pattern) => !pattern.includes('[['));
  return typeOf(own ?? at) === name;
}
const filledBy = (at: string) =>
  patterns.filter((pattern) => new RegExp(`^${pattern.replace(/\[\w+\]/g, '[^/]+')}$`).test(at));

test('docs/accessibility.md has the same table', () => {
  const file = (keyboard: string) => keyboard.slice(keyboard.lastIndexOf('/') + 1);
  const lines = pageTypes.map(({ name, samples, keyboard }) => {
    const pages = [...new Set(samples.map(({ at }) => `\`${at}\``))].join(', ');
    return `| ${name} | ${pages} | \`${file(keyboard)}\` |`;
  });
  expect(document.slice(document.indexOf('## Page types'))).toContain(lines.join('\n'));
});

test('every test that the document names exists', () => {
  const named = [...document.matchAll(/`((?:tests|components|styles|lib)\/[\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, file]) => file ?? '',
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
