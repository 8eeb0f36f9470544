import { createListedHome, createPerson } from '../support/applications';
import { expect, expectAccessibleInThemes, openPage, reloadPage, test, widths } from '../support/fixtures.ts';
import { expectFoundInSearch, roomPhotos } from '../support/listings';
import { queryRows } from '../support/rentEstimate';

test('photos, words, and rent become a listing that visitors find within seconds of its publication', async ({
  page: visitor,
  browser,
}) => {
  test.slow();
  const owner = await createPerson(browser, 'homeowner');
  const staff = await createPerson(browser, 'staff');
  const home = await createListedHome(owner);
  await queryRows(
    "update homes set status = 'ready', pictures = '{}', picture_details = '{}', pictured_on = null where id = $1",
    [home.id],
  );
  const { page } = owner;
  await openPage(page, '/accounts');
  await page.getByRole('link', { name: 'Edit the listing' }).first().click();
  await expect(page.getByText('5 more photos (at least five)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve this listing' })).toHaveCount(0);
  await expectAccessibleInThemes(page);

  await page.getByLabel('Month the photos were taken').fill('2026-11');
  await page.getByLabel('Add photos').setInputFiles(await roomPhotos());
  await expect(page.getByLabel('What photo 5 shows')).toBeVisible({ timeout: 60_000 });
  for (let n = 1; n <= 5; n += 1) await page.getByLabel(`What photo ${n} shows`).fill(`Room ${n} with a window`);
  await page.getByRole('button', { name: 'Later photo 1' }).click();
  await expect(page.getByLabel('What photo 2 shows')).toHaveValue('Room 1 with a window');
  // What was arranged survives a reload.
  await reloadPage(page);
  await expect(page.getByLabel('What photo 2 shows')).toHaveValue('Room 1 with a window');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('5 more photos (at least five)')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Headline' }).fill('Adults only, quiet street');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/Fair housing law protects families with children/)).toBeVisible();
  await page.getByRole('button', { name: 'Draft from home details' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/Not saved yet/)).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Size in square feet' }).fill('1450');
  await page.getByRole('combobox', { name: /^Water/ }).selectOption('homeowner');
  await page.getByRole('checkbox', { name: '12 months' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Approve this listing' })).toBeVisible();
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleInThemes(page);
  }
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByText(/It isn’t listed yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit or approve' }).click();
  await page.getByRole('button', { name: 'Approve this listing' }).click();
  await expect(page.getByText('In review')).toBeVisible();

  const listing = `/accounts/portfolio/listing/${home.id}`;
  await openPage(staff.page, listing);
  await staff.page.getByLabel('What has to change').fill('Please show the yard.');
  await staff.page.getByRole('button', { name: 'Send back to the homeowner' }).click();
  await expect(staff.page.getByLabel('What has to change')).toHaveCount(0);
  await openPage(page, listing);
  await expect(page.getByText('Please show the yard.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve this listing' }).click();
  await expect(page.getByText('In review')).toBeVisible();
  await openPage(staff.page, listing);
  await staff.page.getByRole('button', { name: 'Publish now' }).click();
  await expect(staff.page.getByText('Listed', { exact: true })).toBeVisible();

  await expectFoundInSearch(visitor, home);

  await openPage(page, listing);
  await page.getByRole('button', { name: 'Take it off the market' }).click();
  await expect(page.getByText('Off the market').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put it back on the market' })).toBeVisible();
});
