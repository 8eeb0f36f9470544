// The time between what people see and the scripts behind it, made long.
import type { Page } from '@playwright/test';
import { expect, openPage, test, widths } from '../support/fixtures.ts';

/** Opens a page and holds back its scripts until they are released. */
async function openUnhydrated(page: Page, path: string): Promise<() => Promise<unknown>> {
  let resumeScripts = () => {};
  const heldScripts = new Promise<void>((resolve) => {
    resumeScripts = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await heldScripts;
    await route.continue();
  });
  const arrived = page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return () => {
    resumeScripts();
    return arrived;
  };
}

test('an address that names a part of a page leads there, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await openPage(page, '/homes');
  const home = (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
  for (const address of [`${home}#lease`, `${home}/lease`]) {
    await openPage(page, '/licenses');
    await openPage(page, address);
    await expect
      .poll(() => page.locator('#lease').evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(160);
    await expect(page.locator('#lease')).toBeInViewport();
  }
});

test('a button pressed before the scripts came does its work when they are there', async ({ page }) => {
  const resumeScripts = await openUnhydrated(page, '/homes');
  const heart = page.getByRole('button', { name: /^Save (?!this search)/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await resumeScripts();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('an address typed before the scripts came is sent with the rest', async ({ page }) => {
  const resumeScripts = await openUnhydrated(page, '/');
  const address = page.getByLabel('Enter your home’s address');
  await address.fill('12 Alder St, Oakland, CA');
  await resumeScripts();
  await page.getByRole('button', { name: 'Get a free rent estimate' }).click();
  await page.waitForURL('**/rent-estimate?address=12+Alder+St*');
});

test('a link leads on before the scripts came', async ({ page }) => {
  const resumeScripts = await openUnhydrated(page, '/');
  const there = page.waitForURL('/homes*');
  await page.getByRole('link', { name: 'All homes', exact: true }).click();
  await resumeScripts().catch(() => undefined);
  await there;
});

test('Back finds the place where one left', async ({ page }) => {
  await openPage(page, '/');
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await careers.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await careers.click();
  await expect(page).toHaveURL('/careers');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 200);
});

test('says when scripts cannot load, and offers to reload the page', async ({ page, expected }) => {
  expected.push(/Failed to load resource|Refused to execute/);
  const scripts = '**/_next/static/chunks/**';
  await page.route(scripts, (route) => route.fulfill({ status: 400 }));
  await page.goto('/faq');
  const note = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load.' });
  await expect(note).toBeVisible();
  await page.unroute(scripts);
  await note.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(note).toHaveCount(0);
});
