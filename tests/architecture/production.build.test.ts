import { expect, test } from 'vitest';
import { builtFiles, builtText, filesContaining, production, testBuild } from '../support/builds';

/** Every test hook is reached under this address, and every failpoint under this name: docs/decisions/0021. */
const hooks = ['/__test/', '__failpoint'];
const code = 'server/**/*.{js,cjs,mjs}';

test.each(hooks)('the production build has no %s', (mark) => {
  expect(filesContaining(production, code, mark)).toEqual([]);
  expect(filesContaining(production, 'static/**/*.js', mark)).toEqual([]);
});

test.each(hooks)('the test build has the %s that the production build lacks', (mark) => {
  expect(filesContaining(testBuild, code, mark)).not.toEqual([]);
});

test('there are no routes of the app folder', () => {
  expect(
    builtFiles(production, 'server/app/**/*.{js,html,rsc}').filter((path) => !path.includes('_not-found')),
  ).toEqual([]);
});

test('no source map is public', () => {
  expect(builtFiles(production, 'static/**/*.map')).toEqual([]);
  expect(filesContaining(production, 'static/**/*.{js,css}', /sourceMappingURL=(?!data:text\/plain)/)).toEqual([]);
});

test('no page for developers is prerendered', () => {
  expect(builtFiles(production, 'server/pages/dev/**/*.html')).toEqual([]);
});

test('every page and door is one of ours', () => {
  const pages: Record<string, string> = JSON.parse(builtText(production, 'server/pages-manifest.json'));
  const doors = Object.keys(pages).filter((path) => path.startsWith('/api/'));
  const ours =
    /^\/api\/(consumer|content-media|exit-preview|external-return|feed|mp|preview|preview-state|revalidate|robots|sitemaps|v2)(\/|$)/;
  expect(doors.filter((path) => !ours.test(path))).toEqual([]);
});
