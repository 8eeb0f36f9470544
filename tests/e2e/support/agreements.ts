// What signing a management agreement takes, for the journeys that pass through one.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { queryRows } from './rentEstimate.ts';

/** The smallest picture there is: proof enough for a test. */
export const ownershipProof = {
  name: 'deed.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Reads to the end, agrees, and signs, as a person does. */
export async function readAndSign(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ clauses · /)).toBeVisible();
  for (const end of await page.locator('[data-clause-end]').all()) await end.scrollIntoViewIfNeeded();
  await expect(page.getByText(/^(\d+) clauses · \1 shown/)).toBeVisible();
  await page.getByRole('checkbox', { name: /I agree to read and sign/ }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

const plan = {
  regionId: 1,
  name: 'Standard',
  plan: 'Monthly',
  managementFeeBps: 500,
  placementFeeBps: 5500,
  advanceFeeBps: 0,
  payoutDay: 5,
  guaranteeLimitCents: 900_000,
  evictionCover: true,
  deductions: [],
  endedBy: [],
};

/** The management agreement of a home, signed. */
export async function signAgreement(homeId: string, ownerId: string): Promise<void> {
  await queryRows(
    `insert into agreements (id, home_id, owner_id, status, plan, terms, created_at, signed_at)
     values ($1, $2, $3, 'signed', 'Monthly', $4, now(), now())`,
    [randomUUID(), homeId, ownerId, JSON.stringify({ offer: { plan } })],
  );
}
