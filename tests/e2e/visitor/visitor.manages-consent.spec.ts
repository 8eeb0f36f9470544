// Decision 0069: first-party visit counting works until a visitor opts out; with CONSENT=opt-in we ask first.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, reloadPage, test, waitUntilStable, widths } from '../support/fixtures.ts';

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

/** The pages as a site with CONSENT=opt-in sends them: they differ in this attribute. */
async function askFirst(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/_next/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('data-consent="opt-out"', 'data-consent="opt-in"');
      await route.fulfill({ response, body });
    },
  );
}

async function openPrivacyChoices(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).click();
  return page.getByRole('dialog', { name: 'Your privacy choices' });
}

test('the first visit counts without a question, and an opt-out from the footer removes what it left', async ({
  page,
}) => {
  const visit = page.waitForRequest('**/api/consumer/sitevisit');
  await openPage(page, '/homes?partner=garden-guild');
  const body = (await visit).postDataJSON();
  const trackingId = (await page.context().cookies()).find(({ name }) => name === 'tracking_id_v2')?.value;
  expect(body).toMatchObject({ trackingId, encodedPartnerKey: 'garden-guild' });
  await visitPaths(page);
  await expect(consentBanner(page)).toBeHidden();
  expect(await page.locator('#privacy-question').evaluate((place) => place.getBoundingClientRect().height)).toBe(0);
  const dialog = await openPrivacyChoices(page);
  await expect(dialog).toContainText('Analytics is on in this browser.');
  await dialog.getByText('Cookies the site needs').click();
  await expect(dialog.getByText('jwt-token')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Opt out' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedKeys(page)).toEqual(['privacy_choice']);
  await visitPaths(page);
  expect(await storedKeys(page)).toEqual(['privacy_choice']);
});

test('the privacy policy leads to the opt-out too', async ({ page }) => {
  await openPage(page, '/privacy-policy');
  await page.getByRole('main').getByRole('link', { name: 'Your privacy choices' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Opt out' })).toBeVisible();
});

test('Global Privacy Control is counted by us alone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  const visit = page.waitForRequest('**/api/consumer/sitevisit');
  await openPage(page, '/homes');
  expect((await visit).postDataJSON().trackingId).toMatch(/^[\w-]{21}$/);
  const dialog = await openPrivacyChoices(page);
  await expect(dialog).toContainText('Your browser sends Global Privacy Control');
});

test.describe('with CONSENT=opt-in', () => {
  // A service worker would fetch the pages itself, past the change that askFirst makes.
  test.use({ serviceWorkers: 'block' });
  test.beforeEach(({ page }) => askFirst(page));

  for (const [name, width] of Object.entries(widths)) {
    test(`the question pushes the page and covers nothing on a ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            Object.assign(window, { shifted: (Reflect.get(window, 'shifted') ?? 0) + entry.value });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visitPaths(page);
      expect(await storedKeys(page)).toEqual([]);
      await expect(consentBanner(page)).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'shifted') ?? 0)).toBeLessThan(0.02);
      const box = await consentBanner(page).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(box && header && header.y >= box.y + box.height).toBe(true);
      await expectAccessible(page);
      const [no, yes] = ['No thanks', 'Allow'].map((label) =>
        consentBanner(page).getByRole('button', { name: label, exact: true }),
      );
      expect((await no?.boundingBox())?.height).toBe((await yes?.boundingBox())?.height);
      await no?.focus();
      await page.keyboard.press('Enter');
      await expect(consentBanner(page)).toBeHidden();
      await expect(page.locator('#main')).toBeFocused();
      await visitPaths(page);
      await expect(consentBanner(page)).toBeHidden();
      expect(await storedKeys(page)).toEqual(['privacy_choice']);
    });
  }

  test('a yes is remembered', async ({ page }) => {
    await openPage(page, '/');
    const dialog = await openPrivacyChoices(page);
    await expect(dialog).toContainText('If you allow it, we count visits');
    await expect(dialog).toContainText('Analytics is off in this browser.');
    await page.keyboard.press('Escape');
    await consentBanner(page).getByRole('button', { name: 'Allow', exact: true }).click();
    await expect.poll(() => storedKeys(page)).toContain('tracking_id_v2');
    await reloadPage(page);
    await waitUntilStable(page);
    await expect(consentBanner(page)).toBeHidden();
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
});
