// What signing a management agreement takes, for the journeys that pass through one.
import { expect, type Page } from '@playwright/test';

/** The smallest picture there is: proof enough for a test. */
export const ownershipProof = {
  name: 'deed.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Reads on to the end, agrees, and signs, as somebody does. */
export async function readAndSign(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ clauses · /)).toBeVisible();
  for (const end of await page.locator('[data-clause-end]').all()) await end.scrollIntoViewIfNeeded();
  await expect(page.getByText(/^(\d+) clauses · \1 shown/)).toBeVisible();
  await page.getByRole('checkbox', { name: /I agree to read and sign/ }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}
