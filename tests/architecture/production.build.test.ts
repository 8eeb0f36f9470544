import { expect, test } from 'vitest';
import { builtFiles, builtText, filesContaining, productionBuild } from '../support/builds';
import { filesMatching } from '../support/sources';

/** Every test hook is reached under this address: docs/decisions/0021. */
const hook = '/__test/';
const code = 'server/**/*.{js,cjs,mjs}';

test('the build has no test hook', () => {
  expect(filesContaining(productionBuild, code, hook)).toEqual([]);
  expect(filesContaining(productionBuild, 'static/**/*.js', hook)).toEqual([]);
});

test('the same search finds the place where a test run puts its hooks, and the hooks in their source', () => {
  expect(filesContaining(productionBuild, code, 'belong.testHooks')).not.toEqual([]);
  expect(filesMatching('tests/support/testHooks.ts')[0]?.text).toContain(hook);
});

test('there are no routes of the app folder', () => {
  expect(
    builtFiles(productionBuild, 'server/app/**/*.{js,html,rsc}').filter((path) => !path.includes('_not-found')),
  ).toEqual([]);
});

test('no source map is public', () => {
  expect(builtFiles(productionBuild, 'static/**/*.map')).toEqual([]);
  // At the end of a file it is one; libraries that read maps carry the word within.
  const comment = /sourceMappingURL=(?!data:text\/plain)\S+\s*$/;
  expect(filesContaining(productionBuild, 'static/**/*.{js,css}', comment)).toEqual([]);
});

test('no page for developers is prerendered', () => {
  expect(builtFiles(productionBuild, 'server/pages/dev/**/*.html')).toEqual([]);
});

test('every page and door is one of ours', () => {
  const pages: Record<string, string> = JSON.parse(builtText(productionBuild, 'server/pages-manifest.json'));
  const doors = Object.keys(pages).filter((path) => path.startsWith('/api/'));
  const ours =
    /^\/api\/(consumer|content-media|exit-preview|external-return|feed|listing-feeds|mp|preview|preview-state|revalidate|robots|security|service|sitemaps|v2)(\/|$)/;
  expect(doors.filter((path) => !ours.test(path))).toEqual([]);
});
