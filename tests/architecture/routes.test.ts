import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contract } from '@/contract';
import { routes } from '@/contract/routes';
import { routesMarkdown } from '../../scripts/routes/markdown.ts';
import { pagePatterns, routeList } from '../../scripts/routes/table.ts';

const listed = routeList(routes);

test('every page has a route and every route has a page', () => {
  expect(listed.map(({ pattern }) => pattern).sort()).toEqual(pagePatterns());
});

test('no two routes share a page', () => {
  const patterns = listed.map(({ pattern }) => pattern);
  expect(patterns.filter((pattern, at) => patterns.indexOf(pattern) !== at)).toEqual([]);
});

test('docs/routes.md is what `npm run routes` writes', () => {
  expect(existsSync('docs/routes.md')).toBe(true);
  expect(readFileSync('docs/routes.md', 'utf8')).toBe(routesMarkdown(listed, contract));
});
