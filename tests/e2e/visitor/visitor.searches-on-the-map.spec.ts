// List and map of a search: with a pointer, with the keyboard alone, on a phone, and without the map.
import type { Page } from '@playwright/test';
import { installedBrowser, launchArguments } from '../../../scripts/ci/browser.ts';
import { expect, expectAccessible, openPage, reloadPage, test, waitUntilStable, widths } from '../support/fixtures.ts';

// A map is drawn with WebGL, here in software.
const interceptMapRequests = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
const requestArgs = [...launchArguments.filter((each) => each !== '--disable-gpu'), ...interceptMapRequests];
test.use({ launchOptions: { executablePath: installedBrowser(), args: requestArgs } });
test.describe.configure({ timeout: 120_000 });

const place = '/homes/oakland-ca';
const pins = (page: Page) => page.locator('[data-pin]');
const prices = (page: Page) => page.getByRole('button', { name: /^Home at \$/ });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function openMap(page: Page): Promise<void> {
  await page.setViewportSize({ width: widths.desktop, height: 900 });
  await openPage(page, place);
  await expect(pins(page).first()).toBeVisible({ timeout: 30_000 });
}

test('the map and the list light each other up, and the list follows the map', async ({ page }) => {
  await openMap(page);
  await expect(page.getByText('GeoNames CC BY 4.0')).toBeVisible();
  // A pin without room is a dot in the color of the highlighted ones, and gets its price back.
  const look = (id: string) =>
    page
      .locator(`[data-pin="${id}"]`)
      .evaluate((pin) => `${pin.textContent} on ${getComputedStyle(pin).backgroundColor}`);
  const id = (await cards(page).first().getByRole('link').last().getAttribute('href'))?.split('/').at(-1) ?? '';
  const before = await look(id);
  await cards(page).first().hover();
  await expect.poll(() => look(id)).not.toBe(before);

  const map = page.getByRole('region', { name: 'Map of homes' });
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 120];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y - 60, { steps: 6 });
  await page.mouse.up();
  await expect(page).toHaveURL(/oakland-ca\?bounds=-122/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for rent in this map area');
  await expect(cards(page).first()).toBeVisible();

  const shared = page.url();
  await reloadPage(page);
  await expect(pins(page).first()).toBeVisible({ timeout: 30_000 });
  expect(page.url()).toBe(shared);
  await page.getByRole('link', { name: 'Remove This map area' }).click();
  await expect(page).toHaveURL(place);

  await page.getByLabel('Search as I move the map').uncheck();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByRole('button', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/bounds=/);
});

test('names the place of the map in a search of every place, and leads to its homes', async ({ page }) => {
  await page.setViewportSize({ width: widths.desktop, height: 900 });
  await openPage(page, '/homes');
  const only = page.getByRole('link', { name: /^Only homes in / });
  await expect(only).toBeVisible({ timeout: 30_000 });
  const region = (await only.textContent())?.replace('Only homes in ', '') ?? '';
  await only.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Homes for rent in ${region}`);
  await expect(only).toHaveCount(0);
});

test('with the keyboard alone one reaches a pin, goes to the next, opens its home and comes back', async ({ page }) => {
  await openMap(page);
  const hoveredPin = () => page.evaluate(() => document.activeElement?.getAttribute('data-pin') ?? null);
  for (let stop = 0; stop < 150 && !(await hoveredPin()); stop += 1) await page.keyboard.press('Tab');
  const first = await hoveredPin();
  expect(first).not.toBeNull();
  await page.keyboard.press('ArrowRight');
  await expect.poll(hoveredPin).not.toBe(first);
  const second = await hoveredPin();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Selected home' });
  await expect(card).toBeFocused();
  await expect(card.getByRole('link')).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(hoveredPin).toBe(second);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('link')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await page.goBack();
  await expect(page).toHaveURL(place);
  await expect(prices(page).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(`[data-pin="${second}"]`)).toHaveAccessibleName(/looked at before/);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a phone turns from the list to the map and back, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: widths.phone, height: 760 });
    await openPage(page, place);
    await expect(pins(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(pins(page).first()).toBeVisible({ timeout: 30_000 });
    await expect(cards(page).first()).toBeHidden();
    await waitUntilStable(page);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(cards(page).first()).toBeVisible();
  });

test('a saved home is there after a reload, and leaves when its heart is pressed again', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 760 });
  await openPage(page, place);
  const heart = page.getByRole('button', { name: /^Save (?!this search)/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Saved (1)' }).click();
  await expect(page).toHaveURL(/saved=true/);
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved homes' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Save (?!this search)/ }).click();
  await expect(page.getByText('No saved homes yet')).toBeVisible();
});

test.describe('without the data of the map', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('the list works alone, and the page says so', async ({ page }) => {
    await page.setViewportSize({ width: widths.desktop, height: 900 });
    await page.route('**/basemap/**', (route) => route.abort());
    await openPage(page, place);
    await expect(page.getByText('We can’t show the map here')).toBeVisible({ timeout: 30_000 });
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/basemap/**');
    await page.getByRole('button', { name: 'Reload map' }).click();
    await expect(pins(page).first()).toBeVisible({ timeout: 30_000 });
  });
});
