import { routes } from '../../../contract/routes.ts';
import { routeList } from '../../../scripts/routes/table.ts';
import { randomSample } from '../../support/sample.ts';
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { isForMembers, isUnknownRun, sampleAddress } from '../support/sampleAddresses.ts';

const routePatterns = routeList(routes);

// A deep run checks each page four times: at both widths, in both themes.
test.describe.configure({ timeout: 120_000 });

const appearances = Object.values(widths).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

// Each run judges a third of the pages in a browser, a deep run all of them; that each answers, all runs check below.
const publicPatterns = routePatterns.filter((each) => !isForMembers(each));
for (const { pattern } of randomSample(publicPatterns, Math.ceil(publicPatterns.length / 3), 'every route'))
  test(`${pattern} answers, has a title and is accessible`, async ({ page, request, expected }) => {
    if (isUnknownRun(pattern)) expected.push(/404/);
    const answer = await openPage(page, await sampleAddress(pattern, request));
    expect(answer?.status()).toBe(200);
    expect((await page.title()).trim()).not.toBe('');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const checkedWidths = new Set<number>();
    for (const { width, colorScheme } of randomSample(appearances, 1, pattern)) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await waitUntilStable(page);
      await expectAccessible(page, checkedWidths.has(width) ? 'colors' : 'everything');
      checkedWidths.add(width);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

test('the dark theme has an effect', async ({ page }) => {
  await openPage(page, '/');
  const background = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await waitUntilStable(page);
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  };
  expect(await background('dark')).not.toBe(await background('light'));
});

for (const route of routePatterns.filter(isForMembers))
  test(`${route.pattern} sends a visitor to log in, and back afterwards`, async ({ request }) => {
    const address = await sampleAddress(route.pattern, request);
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    const { pathname, searchParams } = new URL(answer.headers().location ?? '', 'http://site.test');
    expect(pathname).toBe('/auth/login');
    expect([...searchParams.values()].join()).toContain(address);
  });

test('no two routes share a title', async ({ request }) => {
  const titles: string[] = [];
  // One at a time: a busy site answers some of so many at once with the same page, 503.
  for (const { pattern } of routePatterns) {
    const answer = await request.get(await sampleAddress(pattern, request), { maxRedirects: 0 });
    expect(answer.status(), pattern).toBeLessThan(500);
    // A page for people with an account sends a visitor to log in: it has no title of its own to show them.
    const isRedirect = answer.status() >= 300 && answer.status() < 400;
    const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(await answer.text()) ?? [];
    titles.push(isRedirect ? `redirect of ${pattern}` : title);
  }
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('an address we do not have answers 404 with a page of ours', async ({ page, expected }) => {
  expected.push(/404/);
  const answer = await openPage(page, '/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
  await expectAccessible(page);
});
