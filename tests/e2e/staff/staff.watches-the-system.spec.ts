// The pages of administrators: system health, and the audit log, which tells of each look at itself.
import { readFile } from 'node:fs/promises';
import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, waitUntilStable } from '../support/fixtures.ts';
import { queryRows } from '../support/rentEstimate.ts';

test('an administrator checks the system’s health and finds their own search in the audit log', async ({ browser }) => {
  const { page, id } = await createPerson(browser, 'staff');
  await queryRows("update users set duties = '{admin}' where id = $1", [id]);
  await openPage(page, '/accounts/desk');
  await page.getByRole('link', { name: 'System health' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'System health' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Providers' }).getByRole('row', { name: /^File storage/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Backups' }).getByRole('row', { name: /^Restore drill/ }),
  ).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);

  await openPage(page, '/accounts/desk/audit-log');
  await page.getByLabel('Person').fill(id);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const lines = page.getByRole('region', { name: 'Lines of the audit log' });
  await expect(lines.getByRole('row', { name: /^Audit: searched/ }).first()).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await downloading;
  expect(await readFile(await download.path(), 'utf8')).toContain('audit.searched');
  await page.getByLabel('Person').fill('nobody@example.test');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No one has this email or ID')).toBeVisible();
});

test('someone of our team without that duty sees neither page on the desk', async ({ browser }) => {
  const { page, id } = await createPerson(browser, 'staff');
  await queryRows("update users set duties = '{support}' where id = $1", [id]);
  await openPage(page, '/accounts/desk');
  await expect(page.getByRole('link', { name: 'Session replays' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'System health' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
});
