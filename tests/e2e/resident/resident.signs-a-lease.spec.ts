import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createListedHome, createPerson } from '../support/applications';
import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  openPage,
  reloadPage,
  test,
  widths,
} from '../support/fixtures.ts';
import { callApi, logIn, openAs, sendLease, sendLeaseForHome } from '../support/leases';
import { queryRows } from '../support/rentEstimate';

test.describe.configure({ mode: 'serial' });

const sam = 'sam@demo.belong.test';
const maya = 'maya@demo.belong.test';

/** Reads to the end with the keyboard alone, setting initials where they are asked for; answers the reading code. */
async function readAll(page: Page): Promise<string> {
  const pages = Number(/of (\d+)/.exec((await page.getByText(/^Page \d+ of \d+/).textContent()) ?? '')?.[1]);
  for (let n = 1; n <= pages; n += 1) {
    await expect(page.getByText(new RegExp(`^Page ${n} of ${pages}`))).toBeVisible();
    const initials = page.getByRole('button', { name: /^Set my initials, /, pressed: false });
    for (let left = await initials.count(); left > 0; left -= 1) await initials.first().press('Enter');
    const code = n === pages ? await page.getByText(/^[0-9A-F]{6}$/).textContent() : '';
    await page.getByRole('button', { name: n === pages ? 'I have read it all' : 'Read, next page' }).press('Enter');
    if (code) return code;
  }
  throw new Error('The papers had no end');
}

async function agreeAndSign(page: Page, code: string): Promise<void> {
  await page.getByLabel('Your reading code').pressSequentially(code.toLowerCase());
  await page.getByRole('checkbox', { name: /I agree/ }).press('Space');
  await page.getByRole('button', { name: 'I agree, go on' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).press('Enter');
}

test('a lease is read and signed with the keyboard alone, resumed after a reload, sealed, and verified', async ({
  page,
  browser,
}) => {
  test.slow();
  const { homeId, envelopeId } = await sendLease(browser, {
    residents: [{ name: 'Sam Rivera', email: sam }],
    pets: ['Biscuit, a beagle of 26 pounds'],
  });
  await logIn(page, sam);
  await openPage(page, `/lease-signing/${homeId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your lease of');
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Read, next page' }).press('Enter');
  await expect(page.getByText(/^Page 2 of \d+ · 1 read/)).toBeVisible();
  // Rent and the deposit are initialed; the page is not read before.
  await page.getByRole('button', { name: 'Read, next page' }).press('Enter');
  await expect(page.getByText('Please set your initials beneath')).toBeVisible();
  const open = page.getByRole('button', { name: /^Set my initials, / });
  while ((await open.count()) > 0) await open.first().press('Enter');
  await page.getByRole('button', { name: 'Read, next page' }).press('Enter');
  await expect(page.getByText(/^Page 3 of/)).toBeVisible();
  await reloadPage(page);
  await expect(page.getByText(/^Page 3 of \d+ · 2 read/)).toBeVisible();
  await page.getByRole('button', { name: 'Page before' }).press('Enter');
  await expect(page.getByRole('button', { name: /set here beneath/, pressed: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Page before' }).press('Enter');
  const code = await readAll(page);
  await expectAccessibleInThemes(page);
  await agreeAndSign(page, code);
  await expect(page.getByText('You have signed', { exact: true })).toBeVisible();

  const owner = await openAs(browser, maya);
  await owner.setViewportSize({ width: widths.phone, height: 740 });
  await openPage(owner, `/lease-signing/${homeId}`);
  const ownersCode = await readAll(owner);
  await agreeAndSign(owner, ownersCode);
  await expect(page.getByText('Signed by everybody, and sealed')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  const { sealedHash } = await callApi<{ sealedHash: string }>(page, 'GET', `/envelopes/${envelopeId}`);
  await openPage(page, '/accounts/documents');
  const waits = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download Residential lease/ })
    .first()
    .press('Enter');
  const file = await readFile(await (await waits).path());
  expect(createHash('sha256').update(file).digest('hex')).toBe(sealedHash);

  await openPage(page, '/verify');
  const choose = page.getByLabel('Choose a file');
  await choose.setInputFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer: file });
  await expect(page.getByText('lease.pdf is exactly the file we sealed')).toBeVisible();
  await expectAccessible(page);
  const changed = Buffer.from(file);
  changed[1_000] = (changed[1_000] ?? 0) ^ 1;
  await choose.setInputFiles({ name: 'changed.pdf', mimeType: 'application/pdf', buffer: changed });
  await expect(page.getByText('changed.pdf is not a file we sealed')).toBeVisible();
  await expectAccessibleInThemes(page);
  await choose.setInputFiles({ name: 'holiday.txt', mimeType: 'text/plain', buffer: Buffer.from('Sea and sun') });
  await expect(page.getByText('holiday.txt is not a file we sealed')).toBeVisible();
});

test('papers that end otherwise: declined with a reason, taken back, out of time; and a stranger sees none of it', async ({
  page: _,
  browser,
  expected,
}) => {
  expected.push(/404/);
  const [owner, ada, eve] = [
    await createPerson(browser, 'homeowner'),
    await createPerson(browser),
    await createPerson(browser),
  ];
  const home = await createListedHome(owner);
  const wish = { residents: [{ name: 'Canary Finch', email: ada.email }] };
  const where = `/lease-signing/${home.id}`;
  const title = (name: string) => ada.page.getByRole('heading', { name });

  await sendLeaseForHome(browser, home.id, wish);
  await openPage(eve.page, where);
  await expect(eve.page.getByRole('main')).not.toContainText(/Canary|Page 1/);
  await ada.page.setViewportSize({ width: widths.phone, height: 740 });
  await openPage(ada.page, where);
  await ada.page.getByRole('button', { name: 'Decline to sign' }).click();
  await ada.page.getByRole('dialog').getByRole('textbox').fill('We have found another home.');
  await expectAccessibleInThemes(ada.page);
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(title('Somebody declined to sign')).toBeVisible();
  await expectAccessibleInThemes(ada.page);

  await sendLeaseForHome(browser, home.id, wish);
  await openPage(owner.page, where);
  await owner.page.getByRole('button', { name: 'Take the papers back' }).click();
  await owner.page.getByRole('dialog').getByRole('textbox').fill('We keep the home after all.');
  await expectAccessibleInThemes(owner.page);
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Take them back' }).click();
  await reloadPage(ada.page);
  await expect(title('These papers were taken back')).toBeVisible();
  await expectAccessibleInThemes(ada.page);

  const { envelopeId } = await sendLeaseForHome(browser, home.id, wish);
  await queryRows("update envelopes set status = 'expired', expires_at = now() where id = $1", [envelopeId]);
  await reloadPage(ada.page);
  await expect(title('The time to sign has passed')).toBeVisible();
  await expectAccessibleInThemes(ada.page);
});
