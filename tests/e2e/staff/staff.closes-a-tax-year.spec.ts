// A year's end: one of our team prepares the forms, another releases and files them, and the homeowner has theirs.
import { validBodies } from '../../api/validBodies';
import { createPerson } from '../support/applications';
import { expect, expectAccessibleInThemes, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { callApi, emailTo } from '../support/members';
import { createPaidMonth } from '../support/paidMonths';
import { queryRows } from '../support/rentEstimate';

const year = new Date().getFullYear() - 1;

test('a year is prepared by one of our team, released and filed by another, and read by its homeowner', async ({
  browser,
}) => {
  test.slow();
  const owner = await createPerson(browser, 'homeowner');
  const [preparer, releaser] = [await createPerson(browser, 'staff'), await createPerson(browser, 'staff')];
  await queryRows("update users set duties = '{money}' where id = any($1::uuid[])", [[preparer.id, releaser.id]]);
  const name = `Robin Vale ${owner.id.slice(0, 8)}`;
  const [firstName, lastName] = ['Robin', name.slice('Robin '.length)];
  await queryRows('update users set first_name = $2, last_name = $3 where id = $1', [owner.id, firstName, lastName]);
  const { id: w9Id } = (await callApi(owner.page, 'POST', '/w9s', {})) as { id: string };
  const certified = { ...(validBodies['w9s.certifyW9'] as object), name, signature: name };
  await callApi(owner.page, 'POST', `/w9s/${w9Id}/certification`, certified);
  await createPaidMonth(owner.id, `${year}-12-01`);

  const { page } = preparer;
  await page.setViewportSize({ width: widths.phone, height: 780 });
  await openPage(page, '/accounts/desk/year-end');
  await page.getByLabel('Tax year').selectOption(String(year));
  await page.getByRole('button', { name: 'Prepare forms' }).click();
  const form = page.getByRole('article', { name });
  await expect(form).toContainText('Waiting for release');
  await expect(form).toContainText('1099-MISC · Goes to the IRS · •••-••-4399');
  await expect(form).toContainText('$3,000.00');
  await expect(
    page.getByText('You prepared these forms, so someone else on the team must release them.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Release forms' })).toHaveCount(0);
  await waitUntilStable(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessibleInThemes(page);

  const second = releaser.page;
  await openPage(second, '/accounts/desk/year-end');
  await second.getByLabel('Tax year').selectOption(String(year));
  await second.getByRole('button', { name: 'Release forms' }).click();
  const released = second.getByRole('article', { name });
  await expect(released).toContainText('Released');
  const download = second.waitForEvent('download');
  await second.getByRole('button', { name: 'Download IRS file' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await second.getByLabel('Receipt ID from the IRS').fill('2026-TEST-1');
  await second.getByRole('button', { name: 'Record as filed' }).click();
  await expect(released).toContainText('Filed · Receipt 2026-TEST-1');

  expect(await emailTo(owner.email, 'yearEnd')).toContain(String(year));
  await openPage(owner.page, '/accounts/portfolio/earnings');
  await owner.page.getByLabel('Year', { exact: true }).selectOption(String(year));
  const own = owner.page.getByRole('article', { name: `Form 1099-MISC ${year}` });
  await expect(own).toContainText('$3,000.00');
  await expect(own.getByRole('button', { name: 'Form 1099-MISC (PDF)' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Schedule E pack (PDF)' })).toBeVisible();
  await waitUntilStable(owner.page);
  await expectAccessibleInThemes(owner.page);
});
