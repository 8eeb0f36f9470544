// The chrome around every page: banner, header, menu, region, progress, focus, footer, theme.
import { expect, openPage, reloadPage, test } from '../support/fixtures.ts';

test('the banner stands on the home page and leaves while an overlay is open', async ({ page }) => {
  await openPage(page, '/');
  const more = page.getByRole('link', { name: /Learn more ?: Belong is now in Virginia/i });
  await expect(more).toHaveAttribute('href', '/blog/belong-is-coming-to-virginia');
  await expect(page.getByRole('complementary', { name: 'News' })).toHaveCSS('background-color', 'rgb(0, 118, 69)');
  await page.getByRole('button', { name: /^Region/ }).click();
  await expect(more).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(more).toBeVisible();
  await openPage(page, '/homes');
  await expect(more).toHaveCount(0);
});

test('a picked region is kept in its cookie and shown on the next visit', async ({ page, context }) => {
  await openPage(page, '/homes');
  await page.getByRole('button', { name: /^Region/ }).click();
  await page.getByRole('button', { name: 'Seattle Area' }).click();
  await reloadPage(page);
  await expect(page.getByRole('button', { name: 'Region: Seattle Area' })).toBeVisible();
  const storedRegion = (await context.cookies()).find(({ name }) => name === 'persist%3Aregion');
  expect(JSON.parse(decodeURIComponent(storedRegion?.value ?? ''))).toMatchObject({
    id: 5,
    name: 'Seattle Area',
    state: 'WA',
  });
});

test('a small screen has a menu; the region list lies over it; each closes by itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  // Where choosing a region leads to no page of it.
  await openPage(page, '/residents');
  const burger = page.getByRole('button', { name: 'Menu' });
  await burger.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'For residents' })).toBeVisible();
  await menu.getByRole('button', { name: 'Choose a region' }).click();
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Miami' }).click();
  await expect(menu.getByRole('button', { name: 'Miami' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(burger).toBeFocused();
});

test('a new page shows the bar on its way, then has focus on its heading and is announced', async ({ page }) => {
  await openPage(page, '/');
  await page.route('**/_next/data/**', async (route) => {
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Homes', exact: true }).click();
  await expect(page).toHaveURL('/homes');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expect(page.locator('#__next-route-announcer__')).not.toBeEmpty();
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await openPage(page, '/homes');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the mobile app draws its own header and footer', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'mobile_app', value: 'true', url: baseURL ?? '' }]);
  // Rendered per request, from the page cache, of content, and a file of the build.
  for (const path of ['/rent-estimate', '/homes?beds=2', '/faq', '/']) {
    const response = await openPage(page, path);
    if (path !== '/rent-estimate') expect(await response?.text()).not.toMatch(/<footer\b/);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('footer')).toHaveCount(0);
    await expect(page.getByRole('banner', { includeHidden: true })).toHaveCount(0);
  }
  await page.locator('main').getByRole('link').first().click();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('serves the page of the mobile app to the app only', async ({ request }) => {
  const page = async (cookie: string) => (await request.get('/homeowners', { headers: { cookie } })).text();
  for (const [cookie, footers] of [
    ['mobile_app=true', 0],
    ['mobile_app=false', 1],
    ['mobile_app=true', 0],
    ['', 1],
  ] as const)
    expect((await page(cookie)).match(/<footer\b/g) ?? []).toHaveLength(footers);
});

test('a chosen theme is there before the page is drawn again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/homes');
  await page.getByRole('contentinfo').getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('records an allowed visit once per session, with the five fields and our headers', async ({ page }) => {
  const visit = page.waitForRequest('**/api/consumer/sitevisit');
  await openPage(page, '/homes?partner=garden-guild');
  const request = await visit;
  expect(request.headers()).toMatchObject({ sourcetype: 'Consumer', 'content-type': 'application/json' });
  const body = request.postDataJSON();
  expect(Object.keys(body).sort()).toEqual(['encodedPartnerKey', 'experiments', 'referrer', 'trackingId', 'url']);
  expect(body.encodedPartnerKey).toBe('garden-guild');
  expect(body.trackingId).toMatch(/^[\w-]{21}$/);
  let again = 0;
  page.on('request', (other) => {
    if (other.url().endsWith('/sitevisit')) again += 1;
  });
  await reloadPage(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5000 })));
  expect(again).toBe(0);
});

test('a site on demo data says so on every page, and claims no license', async ({ page, expected }) => {
  expected.push(/404/);
  for (const path of ['/', '/homes', '/homeowners', '/rent-estimate', '/blog', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Demo' }).filter({ hasText: 'made up' })).toBeVisible();
  }
  await openPage(page, '/licenses');
  await expect(page.getByText(/to be filled in|We hold real estate/i)).toHaveCount(0);
  await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveText(['State', 'License', 'Regulator']);
});
