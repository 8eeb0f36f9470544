import { createListedHome, createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, widths } from '../support/fixtures.ts';

test('an owner sees how the listing does, lowers the rent, and sets a rule', async ({ browser }) => {
  const owner = await createPerson(browser, 'homeowner');
  const home = await createListedHome(owner, { state: 'CA' });
  const { page } = owner;
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await openPage(page, `/accounts/portfolio/listing-performance/${home.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Interest in');
  const rent = Math.floor((home.rentCents * 0.98) / 100);
  await page.getByLabel('New rent a month').fill(String(rent));
  await page.getByRole('button', { name: 'Lower the rent' }).click();
  await expect(page.getByText(/^The rent is now/)).toBeVisible();
  await page.getByLabel('Every').fill('14');
  await page.getByLabel('Lower by').fill('25');
  await page.getByLabel('Lowest rent').fill(String(rent - 100));
  await page.getByRole('button', { name: 'Turn on the rule' }).click();
  await expect(page.getByText('Your rule is on')).toBeVisible();
  await expect(page.getByText(/Next: .*\/mo on /)).toBeVisible();
  await expectAccessible(page);
});
