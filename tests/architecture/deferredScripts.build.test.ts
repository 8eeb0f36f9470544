// The deferred script loader (components/layout/deferredScripts) stands on methods of Next's Head. Anyone who upgrades Next
// learns here, from the HTML it renders, whether it still does.
import { describe, expect, test } from 'vitest';
import { builtFiles, builtText, productionBuild } from '../support/builds';

const manifest: { pages: Record<string, string[]> } = JSON.parse(builtText(productionBuild, 'build-manifest.json'));
/** Pages without data of their own are in the build as HTML. */
const pages = builtFiles(productionBuild, 'server/pages/**/*.html');

test('there is rendered HTML to look at', () => expect(pages.length).toBeGreaterThan(3));

describe.each(pages)('%s', (file) => {
  const html = builtText(productionBuild, file);
  const deferred = [...html.matchAll(/<link[^>]*\bdata-run="(?:painted|hydrated)"[^>]*>/g)].map(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? '',
  );

  test('loads no script before the first paint', () => {
    expect([...html.matchAll(/<script[^>]*\ssrc=[^>]*>/g)].filter(([tag]) => !/nomodule/i.test(tag))).toEqual([]);
  });

  test('defers every script of the page', () => {
    const needed = (manifest.pages['/_app'] ?? []).filter((path) => path.endsWith('.js'));
    expect(needed.length).toBeGreaterThan(1);
    expect(deferred).toEqual(expect.arrayContaining(needed.map((path) => `/_next/${path}`)));
    expect(deferred.some((path) => path.includes('_buildManifest.js'))).toBe(true);
  });

  test('has its style sheets in the HTML', () => {
    expect(html).not.toMatch(/<link[^>]*rel="stylesheet"/);
  });
});
