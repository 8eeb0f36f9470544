import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes.ts';
import { routeList } from '../../scripts/routes/table.ts';
import { addressOf } from './samples.ts';
import { expect, expectAccessible, openPage, settle, test, widths } from './support.ts';

const listed = routeList(routes);

for (const { pattern } of listed) {
  for (const [device, width] of Object.entries(widths)) {
    test(`${pattern} answers, has a title and is accessible on a ${device} in both themes`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const answer = await openPage(page, await addressOf(pattern, request));
      expect(answer?.status()).toBe(200);
      expect((await page.title()).trim()).not.toBe('');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const light = await judged(page, 'light', 'everything');
      const dark = await judged(page, 'dark', 'colours');
      expect(dark).not.toBe(light);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

/** Accessible in this theme; answers the colour behind the page, so that a theme without effect is noticed. */
async function judged(page: Page, colorScheme: 'light' | 'dark', what: 'everything' | 'colours'): Promise<string> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settle(page);
  await expectAccessible(page, what);
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test('no two routes share a title', async ({ request }) => {
  const titles = await Promise.all(
    listed.map(async ({ pattern }) => {
      const answer = await request.get(await addressOf(pattern, request), { maxRedirects: 0 });
      // A page for people with an account sends a visitor to log in: it has no title of its own to show them.
      if (answer.status() >= 300 && answer.status() < 400) return `redirect of ${pattern}`;
      return /<title[^>]*>([^<]*)<\/title>/.exec(await answer.text())?.[1] ?? '';
    }),
  );
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('an address we do not have answers 404 with a page of ours', async ({ page, expected }) => {
  expected.push(/404/);
  const answer = await openPage(page, '/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
  await expectAccessible(page);
});
