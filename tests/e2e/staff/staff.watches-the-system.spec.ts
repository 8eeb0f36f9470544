// The pages of administrators: system health, and the audit log, which tells of each look at itself.
import { readFile } from 'node:fs/promises';
import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, waitUntilStable } from '../support/fixtures.ts';
import { queryRows } from '../support/rentEstimate.ts';

test('an administrator checks the system’s health and finds their own search in the audit log', async ({ browser }) => {
  const { page, id } = await createPerson(browser, 'staff');
  await queryRows("update users set duties = '{admin}' where id = $1", [id]);
  await openPage(page, '/accounts/desk');
  const account = page.getByRole('navigation', { name: 'Your account' });
  await account.getByText('The site').click();
  await account.getByRole('link', { name: 'System health' }).click();
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

test('on a large screen, “Get help” stands below the entries and covers nothing', async ({ browser }) => {
  const { page, id } = await createPerson(browser, 'staff');
  await queryRows("update users set duties = '{admin}' where id = $1", [id]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/accounts/desk/system-health');
  const help = page.getByRole('main').getByRole('link', { name: 'Get help' });
  await expect(help).toBeVisible();
  await expect(page.getByRole('region', { name: 'Backups' })).toBeVisible();
  const meets = () =>
    help.evaluate((link) => {
      const [own, report] = [
        link,
        link.closest('main')?.querySelector('h1')?.parentElement?.parentElement?.parentElement,
      ].map((element) => element?.getBoundingClientRect());
      if (!own || !report) throw new Error('Nothing to compare');
      return own.left < report.right && report.left < own.right && own.top < report.bottom && report.top < own.bottom;
    });
  expect(await meets()).toBe(false);
  await page.mouse.wheel(0, 100_000);
  expect(await meets()).toBe(false);
});

for (const width of [360, 768])
  test(`at ${width} px the bar leads everywhere and leaves the end of the page in view`, async ({ browser }) => {
    const { page, id } = await createPerson(browser, 'staff');
    await queryRows("update users set duties = '{admin}' where id = $1", [id]);
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/accounts/desk/system-health');
    const bar = page.getByRole('navigation', { name: 'Your account' });
    await expect(bar.getByRole('listitem')).toHaveCount(5);
    await bar.getByRole('button', { name: 'More' }).click();
    const more = page.getByRole('dialog', { name: 'More pages' });
    await expect(more.getByRole('link', { name: 'System health' })).toHaveAttribute('aria-current', 'page');
    await expect(more.getByRole('link', { name: 'Get help' })).toBeVisible();
    await waitUntilStable(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(more).toBeHidden();
    await expect(page.getByRole('region', { name: 'Backups' })).toBeVisible();
    await page.mouse.wheel(0, 100_000);
    const ends = async () => {
      const [footer, entries] = [await page.getByRole('contentinfo').boundingBox(), await bar.boundingBox()];
      return (entries?.y ?? 0) - ((footer?.y ?? 0) + (footer?.height ?? 0));
    };
    // Boxes end at fractions of a pixel.
    await expect.poll(ends).toBeGreaterThan(-1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('someone of our team without that duty sees neither page on the desk', async ({ browser }) => {
  const { page, id } = await createPerson(browser, 'staff');
  await queryRows("update users set duties = '{support}' where id = $1", [id]);
  await openPage(page, '/accounts/desk');
  await page.getByRole('navigation', { name: 'Your account' }).getByText('The site').click();
  await expect(page.getByRole('link', { name: 'Session replays' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'System health' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
});
