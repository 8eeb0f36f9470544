// Decision 0340: an administrator moves a home in, a colleague sees the opening balances, and all of it is taken back.
import { randomUUID } from 'node:crypto';
import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, waitUntilStable } from '../support/fixtures.ts';
import { queryRows } from '../support/rentEstimate.ts';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an administrator imports a portfolio after a dry run, and undoes it', async ({ browser }) => {
  const admin = await createPerson(browser, 'staff');
  await queryRows("update users set duties = '{admin,money}' where id = $1", [admin.id]);
  const { page } = admin;
  const own = randomUUID().slice(0, 8);
  const street = `12 ${own} Lane`;
  await openPage(page, '/accounts/desk/import');
  await waitUntilStable(page);
  await expectAccessible(page);
  const form = page.getByRole('region', { name: 'Begin an import' });
  await form.getByLabel('Name').fill(`Alder ${own}`);
  await form.getByLabel('First day here').fill('2040-01-01');
  await form.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Alder ${own}`);

  const upload = async (label: string, file: ReturnType<typeof csv>) => {
    await page.getByLabel(label, { exact: true }).setInputFiles(file);
    await expect(page.getByText(`${file.name}: 1 row`)).toBeVisible();
  };
  await upload('Upload owners', csv('owners.csv', 'Name,Email\nAda Alvarez,nothing\n'));
  await upload(
    'Upload homes',
    csv(
      'homes.csv',
      `Home ID,Street address,City,State,Zip,Beds,Baths,Market rent,Owner\nH-1,${street},Oakland,CA,94601,3,2,3000,Ada Alvarez\n`,
    ),
  );
  await expect(page.getByRole('row', { name: /^Owners, line 2 Email Error/ })).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  await upload(
    'Replace the file of owners',
    csv('fixed.csv', `Name,Email\nAda Alvarez,ada-${own}@portfolio.example\n`),
  );
  await upload('Upload balances', csv('balances.csv', 'Home ID,Owner balance\nH-1,$1250.00\n'));
  await expect(page.getByText('No problems. You can start the import.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Total $1,250.00 $1,250.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 home' }).click();
  await expect(page.getByText('Imported, balances not posted')).toBeVisible({ timeout: 30_000 });
  const [home] = await queryRows('select status from homes where street_address = $1', [street]);
  expect(home?.status).toBe('off_market');
  await waitUntilStable(page);
  await expectAccessible(page);

  await page.getByLabel('Reason').fill('The wrong spreadsheet');
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('Everything was taken back. You can begin another import.')).toBeVisible({
    timeout: 30_000,
  });
  expect(await queryRows('select id from homes where street_address = $1', [street])).toEqual([]);
});
