import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contract } from '@/contract';
import { routes } from '@/contract/routes';
import { routesMarkdown } from '../../scripts/routes/markdown.ts';
import { addressMatcher, pagePatterns, routeList } from '../../scripts/routes/table.ts';

const listed = routeList(routes);
const isPage = addressMatcher(pagePatterns());

test('every page has a route and every route has a page', () => {
  expect(listed.map(({ pattern }) => pattern).sort()).toEqual(pagePatterns());
});

test('no two routes share a page', () => {
  const patterns = listed.map(({ pattern }) => pattern);
  expect(patterns.filter((pattern, at) => patterns.indexOf(pattern) !== at)).toEqual([]);
});

test.each(listed)('routes.$name builds an address that its page serves', ({ name, pattern }) => {
  const build = name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], routes);
  const params = Object.fromEntries([...pattern.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([, key]) => [key, 'a-1']));
  const address = (build as (params: Record<string, string>) => string)(params);
  expect(address).not.toContain('[');
  expect(addressMatcher([pattern])(address)).toBe(true);
  expect(isPage(address)).toBe(true);
});

test('an address without a page is not served', () => {
  expect(isPage('/accounts/member/leasing')).toBe(false);
  expect(isPage('/accounts/portfolio/nonsense/a-1')).toBe(false);
});

test('docs/routes.md is what `npm run routes` writes', () => {
  expect(existsSync('docs/routes.md')).toBe(true);
  expect(readFileSync('docs/routes.md', 'utf8')).toBe(routesMarkdown(listed, contract));
});
