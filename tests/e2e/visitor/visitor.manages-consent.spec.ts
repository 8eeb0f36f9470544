// Reliability P1: before somebody has said yes, and after a no, nothing in their browser tells one visit from the next.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, reloadPage, test, waitUntilStable, widths } from '../support/fixtures.ts';

test.use({ asked: true });

const consentBanner = (page: Page) => page.getByRole('complementary', { name: 'Your privacy' });
const PATHS = ['/', '/homes', '/faq', '/blog', '/residents'];

/** What a visit leaves in a browser, by name. */
async function storedKeys(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...stored.filter((name) => !name.startsWith('__'))].sort();
}

async function visitPaths(page: Page): Promise<void> {
  for (const path of PATHS) {
    await openPage(page, path);
    await waitUntilStable(page);
  }
}

test('before a choice nothing is kept; the question moves nothing and is answered once', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifted: (Reflect.get(window, 'shifted') ?? 0) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitPaths(page);
  expect(await storedKeys(page)).toEqual([]);
  // It waits for a scroll where its place is taken by what the page is for.
  const scrollToEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await scrollToEnd();
  await expect(consentBanner(page)).toBeVisible();
  await scrollToEnd();
  expect(await page.evaluate(() => Reflect.get(window, 'shifted') ?? 0)).toBeLessThan(0.02);
  await expectAccessible(page);
  const [no, yes] = [
    consentBanner(page).getByRole('button', { name: 'No, thank you' }),
    consentBanner(page).getByRole('button', { name: 'Yes, count me' }),
  ];
  expect((await no.boundingBox())?.height).toBe((await yes.boundingBox())?.height);
  await no.click();
  await expect(consentBanner(page)).toBeHidden();
  await visitPaths(page);
  await expect(consentBanner(page)).toBeHidden();
  expect(await storedKeys(page)).toEqual(['privacy_choice']);
});

test('a yes is remembered, and can be taken back from the foot of every page with all it has left', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(consentBanner(page)).toBeVisible();
  for (const name of ['See what it could earn', 'See homes'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'See homes' }).click({ trial: true });
  await consentBanner(page).getByRole('button', { name: 'Yes, count me' }).click();
  await expect.poll(() => storedKeys(page)).toContain('tracking_id_v2');
  await reloadPage(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
  await expect(dialog).toContainText('You allow us to count your visits.');
  await dialog.getByText('What the site needs').click();
  await expect(dialog.getByText('jwt-token')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Only what is needed' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedKeys(page)).toEqual(['privacy_choice']);
});

test('a browser that sends Global Privacy Control is not asked, and not counted', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.context().addCookies([{ name: 'tracking_id_v2', value: 'V1StGXR8_Z5jdHi6B-myT', url: baseURL ?? '' }]);
  const visit = page.waitForRequest('**/api/consumer/sitevisit');
  await openPage(page, '/homes?partner=garden-guild&q=oakland');
  const body = (await visit).postDataJSON();
  expect(body).toMatchObject({ referrer: '', encodedPartnerKey: null, experiments: {} });
  expect(body.url).not.toContain('?');
  expect(body.trackingId).not.toBe('V1StGXR8_Z5jdHi6B-myT');
  await waitUntilStable(page);
  await expect(consentBanner(page)).toBeHidden();
  expect(await storedKeys(page)).toEqual([]);
});
