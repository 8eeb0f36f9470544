// The time between what people see and the scripts behind it, made long.
import type { Page } from '@playwright/test';
import { expect, settle, test, widths } from './support.ts';

/** Opens a page whose scripts stay away until they are let go. */
async function openAsleep(page: Page, path: string): Promise<() => Promise<unknown>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const arrived = page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return () => {
    letGo();
    return arrived;
  };
}

/** Whether a browser has left out what stands last on the page, and where every part of it stands. */
const lastLeftOut = (page: Page) =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll('[data-below]')].at(-1);
    return last?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;
  });
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section, main li, footer')].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return [Math.round(top + window.scrollY), Math.round(height)];
    }),
  );

for (const name of ['the first page', 'the homes', 'a home'])
  test(`a phone draws the first screen of ${name} first, then all else where it belongs`, async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 740 });
    let path = name === 'the first page' ? '/' : '/homes';
    if (name === 'a home') {
      await page.goto('/homes');
      path = (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
    }
    const letGo = await openAsleep(page, path);
    expect(await lastLeftOut(page)).toBe(true);
    await letGo();
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
    expect(await lastLeftOut(page)).toBe(false);
    const found = await places(page);
    await page.unroute('**/_next/static/**/*.js');
    // Who comes back gets all of it at once.
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await lastLeftOut(page)).toBe(false);
    await settle(page);
    expect(found.length).toBeGreaterThan(5);
    expect(await places(page)).toEqual(found);
  });

test('an address that names a part of a page leads there, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await page.goto('/homes');
  const home = (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
  for (const address of [`${home}#lease`, `${home}/lease`]) {
    await page.goto('/licenses');
    await page.goto(address);
    await expect
      .poll(() => page.locator('#lease').evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(160);
    await expect(page.locator('#lease')).toBeInViewport();
  }
});

test('a button pressed before the scripts came does its work when they are there', async ({ page }) => {
  const letGo = await openAsleep(page, '/homes');
  const heart = page.getByRole('button', { name: /^Save (?!this search)/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await letGo();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('an address typed before the scripts came is sent with the rest', async ({ page }) => {
  const letGo = await openAsleep(page, '/');
  const address = page.getByLabel('What is its address?');
  await address.fill('12 Alder St, Oakland, CA');
  await letGo();
  await page.getByRole('button', { name: 'See what it could earn' }).click();
  await page.waitForURL('**/rent-estimate?address=12+Alder+St*');
});

test('a link leads on before the scripts came', async ({ page }) => {
  const letGo = await openAsleep(page, '/');
  const there = page.waitForURL('/homes*');
  await page.getByRole('link', { name: 'All homes', exact: true }).click();
  await letGo().catch(() => undefined);
  await there;
});

test('a part below the screen does what is asked of it with the keyboard, and keeps the focus', async ({ page }) => {
  await page.goto('/');
  const tab = page.getByRole('tab', { name: 'You are looking for a home' });
  await page.getByRole('tab', { name: 'You own a home' }).focus();
  await expect(async () => {
    if ((await tab.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused({ timeout: 500 });
  }).toPass();
});

test('Back finds parts drawn again and the place where one left', async ({ page }) => {
  await page.goto('/');
  const licenses = page.getByRole('contentinfo').getByRole('link', { name: 'See our licenses' });
  await licenses.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await licenses.click();
  await expect(page).toHaveURL('/licenses');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 200);
});
