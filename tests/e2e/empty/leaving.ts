// The end of a tenancy: notice, inspection, move-out, and the statement of the deposit.
import { expect } from '@playwright/test';
import { openPage } from '../support/fixtures.ts';
import type { Person } from './people.ts';

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
