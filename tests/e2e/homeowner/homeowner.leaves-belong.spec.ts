import { createListedHome, createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, widths } from '../support/fixtures.ts';
import { openAs } from '../support/leases';

test('a home leaves: the cost and what is open, the handover by our team, and the records that stay', async ({
  browser,
}) => {
  const owner = await createPerson(browser, 'homeowner');
  const home = await createListedHome(owner, { state: 'CA' });
  const { page } = owner;
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await openPage(page, `/accounts/portfolio/properties/${home.id}`);
  await page.getByText('More for this home').click();
  await page.getByRole('link', { name: 'Leave Belong' }).click();
  await expect(page.getByRole('region', { name: 'Costs and payouts' })).toContainText('no termination fee');
  await expect(page.getByRole('region', { name: 'Before your last day' }).getByText('Open')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Another manager is taking over' }).check();
  await page.getByLabel('Their name').fill('Elm Homes');
  await page.getByLabel('Their email').fill('hello@elm.test');
  await page.getByRole('button', { name: 'End our management' }).click();
  await expect(page.getByText('Elm Homes takes over.')).toBeVisible();

  const staff = await openAs(browser, 'iris@demo.belong.test');
  await openPage(staff, `/accounts/desk/homes/${home.id}`);
  await staff
    .getByLabel('How we handed over the deposits, keys, and records')
    .fill('Keys by courier, records by email.');
  await staff.getByRole('button', { name: 'Finish the handover' }).click();
  await expect(staff.getByRole('button', { name: 'Finish the handover' })).toBeHidden();

  // The records are put together before it has left.
  await expect(async () => {
    await openPage(page, `/accounts/portfolio/offboarding/${home.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This home is no longer with Belong', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('Keys by courier, records by email.')).toBeVisible();
  await expectAccessible(page);
});
