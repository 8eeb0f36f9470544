// What the team of a site does for a home on its way to the market.
import { expect, type Page } from '@playwright/test';
import { createPdf } from '../../../server/modules/account/documents/fixture';
import { readAndSign } from '../support/agreements.ts';
import { openPage } from '../support/fixtures.ts';
import { STREET } from './owner.ts';
import type { Person } from './people.ts';

/** The last signature of the management agreement. */
export async function countersign({ page }: Person): Promise<void> {
  await openPage(page, '/accounts/desk?queue=agreements_to_countersign');
  await page.getByRole('link', { name: new RegExp(STREET) }).click();
  const claim = page.getByRole('button', { name: 'Countersign it myself' });
  await expect(claim.or(page.getByRole('button', { name: 'Sign', exact: true }))).toBeVisible();
  if (await claim.isVisible()) await claim.click();
  await readAndSign(page);
  await expect(page.getByText('Signed by everyone and sealed')).toBeVisible({ timeout: 30_000 });
}

const openKitchen = (page: Page) => page.locator('summary').filter({ hasText: 'Kitchen' }).click();
const expectSynced = (page: Page) => expect(page.getByText('Everything is synced.')).toBeVisible({ timeout: 30_000 });

interface Papers {
  inspection: string;
  proposal: string;
}

/** One must-do is found, priced, and sent to the owner. */
export async function inspectAndPropose({ page }: Person): Promise<Papers> {
  await openPage(page, '/accounts/desk/inspections');
  await page.getByRole('link', { name: new RegExp(STREET) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(STREET);
  const inspection = new URL(page.url()).pathname;
  await openKitchen(page);
  await page.getByLabel('Standard that Kitchen misses').selectOption('stove');
  await page.getByRole('button', { name: 'Add finding' }).first().click();
  await page.getByRole('article').getByLabel('Note').fill('Left burner is dead');
  await expectSynced(page);
  await page.getByRole('button', { name: 'Submit inspection' }).click();
  await page.getByRole('button', { name: 'Prepare proposal' }).click();
  const item = page.getByRole('article');
  await item.getByLabel('Price').fill('420');
  await item.getByLabel('Lead time in days').fill('5');
  await item.getByRole('button', { name: 'Save item' }).click();
  await expect(item.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Send to the owner' }).click();
  await expect(page.getByText('Waiting for the owner’s decisions.')).toBeVisible();
  return { inspection, proposal: new URL(page.url()).pathname };
}

/** The work is done, the must-do is checked again on site, and the home is ready. */
export async function finishWork({ page }: Person, { inspection, proposal }: Papers): Promise<void> {
  await openPage(page, proposal);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText(/· done/)).toBeVisible();
  await openPage(page, inspection);
  await page.getByRole('button', { name: 'Recheck must-dos' }).click();
  await openKitchen(page);
  await page.getByRole('checkbox', { name: 'Fixed' }).click();
  await expect(page.getByText('1 finding, 0 open must-dos.')).toBeVisible();
  await expectSynced(page);
  await page.getByRole('button', { name: 'Submit inspection' }).click();
  await expect(page.getByRole('button', { name: 'Recheck must-dos' })).toBeVisible();
  await openPage(page, proposal);
  await page.getByRole('button', { name: 'Finish work' }).click();
  await expect(page.getByText('This home is ready to list.')).toBeVisible();
}

export async function publishListing({ page }: Person, homeId: string): Promise<void> {
  await openPage(page, `/accounts/portfolio/listing/${homeId}`);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Listed', { exact: true })).toBeVisible();
}

/** The official papers that a lease needs: the publisher’s file for each one that is missing. */
export async function addHandouts({ page }: Person): Promise<void> {
  await openPage(page, '/accounts/desk/handouts');
  const missing = page.getByRole('article').filter({ hasText: 'English file missing' });
  await expect(missing.first()).toBeVisible();
  for (let left = await missing.count(); left > 0; left -= 1) {
    const handout = missing.first();
    const title = (await handout.getByRole('heading').textContent()) ?? '';
    await handout.getByRole('button', { name: 'Add an edition of' }).click();
    await handout.getByLabel('Edition', { exact: true }).fill('January 2026');
    await handout
      .getByLabel('Choose the file')
      .setInputFiles({ name: 'handout.pdf', mimeType: 'application/pdf', buffer: createPdf(title) });
    await expect(handout.getByText('Added: handout.pdf')).toBeVisible();
    await handout.getByRole('button', { name: 'Add the edition' }).click();
    await expect(missing).toHaveCount(left - 1);
  }
}
