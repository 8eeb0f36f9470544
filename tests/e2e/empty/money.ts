// Payouts: the owner’s bank account, the run of a day, and the person who releases it.
import { expect } from '@playwright/test';
import { formatDay } from '../../../contract/format/days.ts';
import { openPage, reloadPage } from '../support/fixtures.ts';
import { runDailyJobs } from './clock.ts';
import { confirmIdentity, type Person } from './people.ts';

/** From the to-do to an account that waits out its security hold. */
export async function connectBank(owner: Person): Promise<void> {
  const { page } = owner;
  await openPage(page, '/accounts');
  await page.getByRole('link', { name: 'Connect account' }).click();
  await page.getByRole('button', { name: 'Add a bank account' }).click();
  const account = page.getByRole('region', { name: 'Payout account' });
  await account.getByLabel('Name on the account').fill(`${owner.firstName} ${owner.lastName}`);
  await account.getByLabel('Routing number').fill('110000000');
  await account.getByLabel('Account number', { exact: true }).fill('000123456789');
  await account.getByLabel('Account number again').fill('000123456789');
  await account.getByRole('button', { name: 'Add bank account' }).click();
  await confirmIdentity(owner);
  await expect(account.getByText('In security hold')).toBeVisible();
}

/** The run that the calendar opens ahead of a payout day. Answers its address. */
export async function findPayoutRun({ page }: Person, day: string): Promise<string> {
  await runDailyJobs(['openPayoutRuns']);
  await openPage(page, '/accounts/desk/payouts');
  const run = page.getByRole('listitem').filter({ hasText: 'Prepared by the calendar' });
  const link = run.getByRole('link', { name: formatDay(day, 'medium') });
  await expect(async () => {
    await reloadPage(page);
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await link.click();
  await page.waitForURL(/\/desk\/payouts\/[\da-f-]{36}$/);
  return new URL(page.url()).pathname;
}

export async function releasePayouts(person: Person, run: string): Promise<void> {
  const { page } = person;
  await openPage(page, run);
  await page.getByRole('button', { name: 'Release payouts' }).click();
  await page
    .getByRole('dialog', { name: /^Release \$/ })
    .getByRole('button', { name: /^Release \$/ })
    .click();
  await confirmIdentity(person);
  await expect(page.getByText('Released', { exact: true })).toBeVisible();
}

/** The owner reads the statement, line by line. */
export async function expectPaidOut({ page }: Person): Promise<void> {
  await runDailyJobs(['makePayouts']);
  await openPage(page, '/accounts/portfolio/earnings');
  const statements = page.getByRole('region', { name: 'Statements' });
  await expect(async () => {
    await reloadPage(page);
    await expect(statements.getByText('Placement fee')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  // The guarantee pays the month where its rent is still pending.
  for (const line of [/Rent (collected|guarantee)/, /Management fee/, /Payout/])
    await expect(statements.getByText(line).first()).toBeVisible();
}
