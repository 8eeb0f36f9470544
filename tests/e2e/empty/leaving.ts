// The end of a tenancy and of our management: notice, move-out, deposit, and the request to leave.
import { expect } from '@playwright/test';
import { createPdf } from '../../../server/modules/account/documents/fixture';
import { openPage } from '../support/fixtures.ts';
import { confirmIdentity, type Person } from './people.ts';

/** Before the lease runs out: the resident reads what that may cost. */
export async function giveNotice({ page }: Person, lastDay: string): Promise<void> {
  await openPage(page, '/accounts/home/properties');
  await page.getByRole('button', { name: 'Give notice to move out' }).click();
  const form = page.getByRole('form', { name: 'Give notice' });
  await form.getByLabel('Last day').fill(lastDay);
  await form.getByRole('checkbox', { name: 'I’ve read what leaving early may cost' }).check();
  await form.getByLabel('Forwarding address').fill('77 Birch Rd, Reno, NV 89501');
  await form.getByRole('button', { name: 'Give notice' }).click();
  await expect(page.getByText('Notice given', { exact: true }).first()).toBeVisible();
}

/** The owner walks through the home and says in which condition each room is. */
export async function inspectMoveOut({ page }: Person, homeId: string): Promise<void> {
  await openPage(page, `/accounts/portfolio/pre-move-out/${homeId}`);
  await page.getByRole('link', { name: 'Prepare the move-out inspection' }).click();
  await page.locator('summary').filter({ hasText: 'Kitchen' }).click();
  await page
    .getByRole('group', { name: /today, Kitchen$/ })
    .first()
    .getByText('Good', { exact: true })
    .click();
  await expect(page.getByText('Everything is synced.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Finish inspection' }).click();
  await expect(page.getByText(/^You finished the inspection/)).toBeVisible();
}

/** The keys are back: the lease ends, and the whole deposit is to go back. */
export async function endLease({ page }: Person, homeId: string): Promise<void> {
  await openPage(page, `/accounts/portfolio/pre-move-out/${homeId}`);
  await page.getByRole('button', { name: 'Record move-out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('After they moved out');
  await page.getByRole('button', { name: 'Return the full deposit' }).click();
  await expect(page.getByRole('button', { name: 'Return the full deposit' })).toHaveCount(0);
}

/** One person of the team sends the check, and another approves it; the resident sees it. */
export async function returnDeposit(sender: Person, approver: Person, resident: Person, homeId: string): Promise<void> {
  const { page } = sender;
  await openPage(page, `/accounts/desk/homes/${homeId}`);
  const form = page.getByRole('form', { name: 'Return the deposit' });
  await form.getByLabel('Number of the check').fill('4711');
  await expect(form.getByLabel('Mailing address')).toHaveValue('77 Birch Rd, Reno, NV 89501');
  await form
    .getByLabel('Attach the proof')
    .setInputFiles({ name: 'check.pdf', mimeType: 'application/pdf', buffer: createPdf('Check 4711') });
  await expect(form.getByText('check.pdf is attached.')).toBeVisible();
  await form.getByLabel('Reason').fill('The residents left, and nothing is kept.');
  await form.getByRole('button', { name: 'Ask for approval' }).click();
  await confirmIdentity(sender);
  await expect(page.getByText('Sent. A second person approves it', { exact: false })).toBeVisible();
  await openPage(approver.page, '/accounts/desk/money');
  const request = approver.page
    .getByRole('region', { name: 'Waiting for a second person' })
    .getByRole('article', { name: /nothing is kept/ });
  await request.getByRole('button', { name: 'Approve' }).click();
  await confirmIdentity(approver);
  await expect(request.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await openPage(resident.page, '/accounts/home/post-move-out');
  await expect(resident.page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(resident.page.getByText(/^Returned so far: \$[1-9]/)).toBeVisible();
}

/** The owner ends the agreement today: no lease runs any more. */
export async function askToLeave({ page }: Person, homeId: string): Promise<void> {
  await openPage(page, `/accounts/portfolio/properties/${homeId}`);
  await page.getByText('More for this home').click();
  await page.getByRole('link', { name: 'Leave Belong' }).click();
  await page.getByRole('button', { name: 'End our management' }).click();
  await expect(page.getByText(/^We manage your home through/)).toBeVisible();
}

/** The team closes repairs that are done, and calls off those that are not needed any more. */
export async function endOpenWork({ page }: Person, homeId: string): Promise<void> {
  await openPage(page, `/accounts/desk/homes/${homeId}`);
  await expect(page.getByText('Open repair').first()).toBeVisible();
  const hrefs = await page
    .getByRole('link', { name: /^W-/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of hrefs) {
    await openPage(page, href);
    const team = page.getByRole('region', { name: 'For our team' });
    await expect(team).toBeVisible();
    const close = team.getByRole('button', { name: 'Close', exact: true });
    if ((await close.count()) > 0) {
      await close.click();
      await expect(close).toHaveCount(0);
    }
    const cancel = team.getByRole('button', { name: 'Cancel' });
    if ((await cancel.count()) === 0) continue;
    await cancel.click();
    await page.getByLabel('Why?').fill('The home leaves us.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(cancel).toHaveCount(0);
  }
}

/** The team hands the home over, what the resident still owes included; the owner sees that it has left. */
export async function handOver({ page }: Person, owner: Person, homeId: string): Promise<void> {
  await openPage(page, `/accounts/desk/homes/${homeId}`);
  await page
    .getByLabel('How we handed over the deposits, keys, and records')
    .fill('Keys by courier; the records are in your account.');
  await page.getByRole('button', { name: 'Finish the handover' }).click();
  await expect(page.getByLabel('How we handed over the deposits, keys, and records')).toHaveCount(0);
  await openPage(owner.page, `/accounts/portfolio/offboarding/${homeId}`);
  await expect(owner.page.getByRole('heading', { level: 1 })).toContainText('This home is no longer with Belong');
}

/** The owner deletes the account: nothing is in the way any more. */
export async function closeAccount(owner: Person): Promise<void> {
  const { page, email } = owner;
  await openPage(page, '/accounts/delete');
  await page.getByLabel('Enter your email to confirm').fill(email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await confirmIdentity(owner);
  await expect(page).toHaveURL(/\/auth\/keep-account/);
  await openPage(page, '/accounts');
  await expect(page).toHaveURL(/\/auth\/login/);
}
