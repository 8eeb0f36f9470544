import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import drawnOnce from './drawnOnce';

const ofNext = (path: string) => readFileSync(`node_modules/next/dist/esm/${path}`, 'utf8');
const asked = /process\.env\.__NEXT_HAS_REWRITES/g;
const count = (source: string) => source.match(asked)?.length ?? 0;

test('Next no longer draws a page again in case its address was rewritten', () => {
  const start = ofNext('client/index.js');
  expect(count(start)).toBe(2);
  expect(count(drawnOnce(start))).toBe(0);
});

test('a page is ready at once, and rewritten addresses are still followed', () => {
  const router = ofNext('shared/lib/router/router.js');
  const mended = drawnOnce(router);
  expect(count(mended)).toBe(count(router) - 1);
  expect(/this\.isReady = .*/.exec(router)?.[0]).toMatch(asked);
  expect(/this\.isReady = .*/.exec(mended)?.[0]).not.toMatch(asked);
});
