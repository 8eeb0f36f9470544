import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
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

/** Presses a key on a control and counts it: the steps beside reading on. */
class Signer {
  actions = 0;
  constructor(private readonly page: Page) {}

  async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await control.press(key);
    this.actions += 1;
  }

  /** Reads on to the end, as the wheel or the space bar does, until every clause was shown. */
  async read(): Promise<void> {
    await expect(this.page.getByText(/^\d+ clauses · /)).toBeVisible();
    const ends = this.page.locator('[data-clause-end]');
    for (const end of await ends.all()) await end.scrollIntoViewIfNeeded();
    await expect(this.page.getByText(/^(\d+) clauses · \1 shown/)).toBeVisible();
  }

  async initial(): Promise<void> {
    const open = this.page.getByRole('button', { name: /^Add my initials, /, pressed: false });
    for (let left = await open.count(); left > 0; left -= 1) await this.press(open.first());
  }

  async agreeAndSign(): Promise<void> {
    await this.press(this.page.getByRole('checkbox', { name: /I agree to read and sign/ }), 'Space');
    await this.press(this.page.getByRole('button', { name: 'Sign', exact: true }));
  }
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
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lease for');
  await expect(page.getByRole('region', { name: 'Key terms' })).toContainText('Due at move-in');
  await expectAccessibleInThemes(page);
  const signer = new Signer(page);
  const signButton = page.getByRole('button', { name: 'Sign', exact: true });
  // No one can sign pages they have not seen, or without the initials that a clause requires.
  await signButton.press('Enter');
  await expect(page.getByText('You haven’t seen the whole document yet')).toBeVisible();
  await signer.read();
  await reloadPage(page);
  await expect(page.getByText(/^(\d+) clauses · \1 shown/)).toBeVisible();
  await signButton.press('Enter');
  await expect(page.getByText('Your initials are missing')).toBeVisible();
  await signer.initial();
  await expectAccessibleInThemes(page);
  await signer.agreeAndSign();
  // The answer to the signature, far below, is what one sees and hears.
  await expect(page.getByRole('heading', { name: 'You’ve signed' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'You’ve signed' })).toBeInViewport();
  process.stdout.write(`Signing a lease as a resident took ${signer.actions} actions.\n`);
  expect(signer.actions).toBeLessThanOrEqual(10);

  const owner = await openAs(browser, maya);
  await owner.setViewportSize({ width: widths.phone, height: 740 });
  await openPage(owner, `/lease-signing/${homeId}`);
  const homeowner = new Signer(owner);
  await homeowner.read();
  await expectAccessibleInThemes(owner);
  await homeowner.agreeAndSign();
  await expect(page.getByText('Signed by everyone and sealed')).toBeVisible({ timeout: 30_000 });
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
  await expect(page.getByText('lease.pdf matches the document we sealed')).toBeVisible();
  await expectAccessible(page);
  const changed = Buffer.from(file);
  changed[1_000] = (changed[1_000] ?? 0) ^ 1;
  await choose.setInputFiles({ name: 'changed.pdf', mimeType: 'application/pdf', buffer: changed });
  await expect(page.getByText('changed.pdf isn’t a document we sealed')).toBeVisible();
  await expectAccessibleInThemes(page);
  await choose.setInputFiles({ name: 'holiday.txt', mimeType: 'text/plain', buffer: Buffer.from('Sea and sun') });
  await expect(page.getByText('holiday.txt isn’t a document we sealed')).toBeVisible();
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
  await expect(title('Someone declined to sign')).toBeVisible();
  await expectAccessibleInThemes(ada.page);

  await sendLeaseForHome(browser, home.id, wish);
  await openPage(owner.page, where);
  await owner.page.getByRole('button', { name: 'Withdraw document' }).click();
  await owner.page.getByRole('dialog').getByRole('textbox').fill('We keep the home after all.');
  await expectAccessibleInThemes(owner.page);
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await reloadPage(ada.page);
  await expect(title('This document was withdrawn')).toBeVisible();
  await expectAccessibleInThemes(ada.page);

  const { envelopeId } = await sendLeaseForHome(browser, home.id, wish);
  await queryRows("update envelopes set status = 'expired', expires_at = now() where id = $1", [envelopeId]);
  await reloadPage(ada.page);
  await expect(title('The signing deadline has passed')).toBeVisible();
  await expectAccessibleInThemes(ada.page);
});
