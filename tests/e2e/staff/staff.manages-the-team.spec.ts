// Decision 0310: an administrator invites a person, who joins by the emailed link, gets working hours, and leaves.
import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, reloadPage, test, waitUntilStable } from '../support/fixtures.ts';
import { linkInEmail, queryRows } from '../support/rentEstimate.ts';

test('an administrator invites a colleague, who joins; then gives working hours and ends the account', async ({
  browser,
  page,
}) => {
  const admin = await createPerson(browser, 'staff');
  await queryRows("update users set duties = '{admin}' where id = $1", [admin.id]);
  const email = `colleague-${Date.now()}@example.test`;
  await openPage(admin.page, '/accounts/desk/team');
  const form = admin.page.getByRole('region', { name: 'Invite a person' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('checkbox', { name: /^Leasing/ }).check();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(admin.page.getByText(`We emailed an invitation to ${email}.`, { exact: true })).toBeVisible();
  await waitUntilStable(admin.page);
  await expectAccessible(admin.page);

  await openPage(page, await linkInEmail(email, 'teamInvitation'));
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Colleague');
  await page.getByLabel('Password', { exact: true }).fill('four calm otters at dawn');
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.waitForURL('**/auth/two-step');
  await expect(page.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
  await expectAccessible(page);

  await reloadPage(admin.page);
  await admin.page.getByText('Noor Colleague').first().click();
  const work = admin.page.getByRole('form', { name: 'Work of Noor Colleague' });
  await work.getByRole('checkbox', { name: /^Inspector/ }).check();
  await work.getByRole('checkbox', { name: 'Seattle Area' }).check();
  await work.getByRole('checkbox', { name: 'Monday' }).check();
  await work.getByRole('button', { name: 'Save work' }).click();
  await expect(work.getByText(/^Saved\./)).toBeVisible();
  await waitUntilStable(admin.page);
  await expectAccessible(admin.page);

  await admin.page.getByRole('button', { name: 'End account', exact: true }).click();
  await admin.page.getByRole('button', { name: 'End account now' }).click();
  await expect(admin.page.getByText('The account of Noor Colleague has ended')).toBeVisible();
  await expect(async () => {
    await page.goto('/accounts/desk');
    expect(page.url()).toContain('/auth/login');
  }).toPass();
});
