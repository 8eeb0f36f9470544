// Decision 0075: staff start an experiment, the first page a visitor gets shows their variant already, and they keep it.
import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, waitUntilStable } from '../support/fixtures.ts';
import { queryRows } from '../support/rentEstimate.ts';

const KEY = 'homepage_entry_order';

test.afterEach(() => queryRows('delete from flags where key = $1', [KEY]));

test('staff start an experiment, a visitor sees one variant from the first byte on, and staff stop it', async ({
  browser,
  page,
  baseURL,
}) => {
  const staff = await createPerson(browser, 'staff');
  await queryRows("update users set duties = '{admin}' where id = $1", [staff.id]);
  await openPage(staff.page, '/accounts/desk/flags');
  await staff.page.getByRole('link', { name: 'Order of the homepage calls to action' }).click();
  await staff.page.getByLabel('Rollout (%)').fill('100');
  await staff.page.getByLabel('Homeowners first').fill('0');
  // Visitors of other tests have picked no region: they take part in nothing.
  const regions = staff.page.getByRole('group', { name: 'Audience: Regions' });
  await regions.getByRole('checkbox', { name: 'Miami' }).check();
  await waitUntilStable(staff.page);
  await expectAccessible(staff.page);
  await staff.page.getByRole('button', { name: 'Save and start' }).click();
  await expect(staff.page.getByRole('button', { name: 'Stop now' })).toBeVisible();

  const region = encodeURIComponent(JSON.stringify({ region: 'miami' }));
  await page.context().addCookies([{ name: 'persist%3Aregion', value: region, url: baseURL ?? '' }]);
  const exposure = page.waitForRequest(`**/api/consumer/flags/${KEY}/exposures`);
  const response = await page.goto('/');
  const html = (await response?.text()) ?? '';
  expect(html.indexOf('entry-resident')).toBeLessThan(html.indexOf('entry-homeowner'));
  expect(response?.headers()['cache-control']).toBe('private, no-cache');
  expect((await exposure).postDataJSON()).toMatchObject({ variant: 'resident_first' });
  const cookies = await page.context().cookies();
  const experiments = cookies.find(({ name }) => name === 'experiments')?.value ?? '';
  expect(JSON.parse(decodeURIComponent(experiments))).toEqual({ [KEY]: 'resident_first' });
  expect((await exposure).postDataJSON().trackingId).toBe(cookies.find(({ name }) => name === 'tracking_id_v2')?.value);

  await staff.page.getByRole('button', { name: 'Stop now' }).click();
  await expect(staff.page.getByText('Stopped. Everyone gets the default.', { exact: true })).toBeVisible();
  await expect(async () => {
    const after = (await (await page.goto('/'))?.text()) ?? '';
    expect(after.indexOf('entry-homeowner')).toBeLessThan(after.indexOf('entry-resident'));
  }).toPass();
});
