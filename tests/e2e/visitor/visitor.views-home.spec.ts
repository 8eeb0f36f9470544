// A home's page from end to end, a search with the keyboard alone, and the way back to where one was.
import type { Page } from '@playwright/test';
import { asOwner, databaseUrl } from '../../../scripts/ci/database.ts';
import { connectionFor } from '../../../server/host/database/embeddedPostgres.ts';
import { expect, expectAccessible, openPage, reloadPage, test, waitUntilStable, widths } from '../support/fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const nameOf = (page: Page, at: number) => cards(page).nth(at).getByRole('heading').getByRole('link');

async function setHomeState(sql: string, values: string[]): Promise<void> {
  const server = await connectionFor(process.env.E2E_DATA_DIR ?? '');
  await asOwner(databaseUrl(server ?? '', 'test_site'), (client) => client.query(sql, values));
}

async function openHome(page: Page): Promise<string> {
  await openPage(page, '/homes/seattle-wa');
  const href = (await nameOf(page, 0).getAttribute('href')) ?? '';
  await openPage(page, href);
  await expect(page.getByText('Total to move in')).toBeVisible();
  return href;
}

test('the parts of a home are named, followed by the eye and part of the address', async ({ page }) => {
  const href = await openHome(page);
  const nav = page.getByRole('navigation', { name: 'Sections' });
  await nav.getByRole('link', { name: 'Requirements' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${href}/qualify`);
  await expect(page.getByRole('heading', { name: 'Requirements', exact: true })).toBeInViewport();
  await expect(nav.getByRole('link', { name: 'Requirements' })).toHaveAttribute('aria-current', 'location');
  await openPage(page, `${href}/lease`);
  await expect(page.getByRole('heading', { name: 'Lease and move-in' })).toBeInViewport();
  await openPage(page, `${href}/swimming-lessons`);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a home reads well on a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: widths.phone, height: 760 });
    await openHome(page);
    for (const name of ['Apply', 'Ask a question', 'Report this listing'])
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await waitUntilStable(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /\d photos/ }).click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('status')).toContainText(/^1 of \d/);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('status')).toContainText(/^2 of \d/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(page).not.toHaveURL(/photo=/);
    await page.getByRole('button', { name: /\d photos/ }).click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('on a laptop the rent and the way to a tour are in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHome(page);
  const card = page.getByRole('complementary', { name: 'Rent and questions', exact: true });
  await expect(card.getByText('/mo').first()).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('link', { name: 'Book a tour' })).toBeInViewport({ ratio: 1 });
});

test('a home that finds its residents keeps its page, says so and shows others like it', async ({ page }) => {
  const href = await openHome(page);
  const homeId = href.split('/').at(-1) ?? '';
  await setHomeState("update homes set status = 'leased' where id = $1", [homeId]);
  try {
    await page.clock.install();
    await reloadPage(page);
    await page.clock.runFor(70_000);
    await expect(page.getByText('This home has been rented')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { name: 'Similar homes' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Ask a question' })).toHaveCount(0);
  } finally {
    await setHomeState("update homes set status = 'active' where id = $1", [homeId]);
  }
});

test('with the keyboard alone one narrows a search, opens a home, and Back returns to the place left', async ({
  page,
}) => {
  await page.setViewportSize({ width: widths.phone, height: 760 });
  await openPage(page, '/homes/bay-area');
  const beds = page.getByRole('button', { name: 'Beds' });
  await beds.focus();
  await page.keyboard.press('Enter');
  const open = page.getByRole('dialog', { name: 'Beds' });
  await open.getByRole('radio', { name: '2+' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/beds=2/);
  const shared = page.url();
  await expect(page.getByRole('link', { name: 'Remove 2+ beds' })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);

  const link = nameOf(page, 6);
  await link.focus();
  const words = await link.textContent();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(shared);
  await expect(nameOf(page, 6)).toHaveText(words ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: words ?? '' })).toBeVisible();

  const other = await page.context().newPage();
  await openPage(other, shared);
  await expect(nameOf(other, 6)).toHaveText(words ?? '');
  await other.close();
});

test('where nothing fits, the nearest homes stand beneath, each with what it misses', async ({ page }) => {
  await openPage(page, '/homes/seattle-wa?maxRent=700&beds=3');
  await expect(page.getByRole('heading', { name: 'Closest matches' })).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/over your max|fewer|In /);
  await waitUntilStable(page);
  await expectAccessible(page);
});

test('a home can be sent on by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const href = await openHome(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${href}$`));
});

test('what machines read of a home stands in its HTML and stays when the page wakes', async ({ page }) => {
  await openHome(page);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(JSON.parse((await data.textContent()) ?? '')['@graph'][0]['@id']).toMatch(/#home$/);
});

test('a home has a picture made for where its link is shared', async ({ page, request }) => {
  await openHome(page);
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const picture = await request.get(new URL(address).pathname);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
});

test('a visitor who opens a preview is asked to log in, and finds nothing in the page', async ({ page }) => {
  const href = await openHome(page);
  await openPage(page, `/preview/homes/${href.split('/').at(-1)}`);
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a home tells its costs, how to qualify and where it is, and its parts are anchors', async ({ page }) => {
    await openHome(page);
    await expect(page.getByRole('heading', { name: 'Requirements', exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Location' }).click();
    await expect(page.getByRole('heading', { name: 'Location' })).toBeInViewport();
  });
});
