import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test, widths } from '../support/fixtures.ts';
import { createRunningLease } from '../support/runningLeases';

/** Reads on to the end, agrees, and signs. */
async function readAndSign(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ clauses · /)).toBeVisible();
  for (const end of await page.locator('[data-clause-end]').all()) await end.scrollIntoViewIfNeeded();
  await expect(page.getByText(/^(\d+) clauses · \1 shown/)).toBeVisible();
  const initials = page.getByRole('button', { name: /^Add my initials/ });
  while ((await initials.count()) > 0) await initials.first().click();
  await page.getByRole('checkbox', { name: /I agree to read and sign/ }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

test('an unlawful raise is refused with the earliest date; a counteroffer is accepted and signed by both', async ({
  browser,
}) => {
  test.slow();
  const { owner, resident, home } = await createRunningLease(browser, 20);
  const { page } = owner;
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await openPage(page, `/accounts/portfolio/properties/renewal-offer?home=${home.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Renew the lease');
  await expect(page.getByRole('region', { name: 'What the law allows' })).toContainText('30 days’ notice');
  await expectAccessible(page);
  await page.getByLabel('Monthly rent').fill(String(home.rentCents / 100 + 1));
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByText(/A higher rent can start on .+ at the earliest/)).toBeVisible();
  await page.getByLabel('Monthly rent').fill(String(home.rentCents / 100));
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();

  await openPage(resident.page, '/accounts/home/properties');
  await expect(resident.page.getByRole('heading', { name: 'Your renewal offer' })).toBeVisible();
  await expect(resident.page.getByRole('heading', { name: 'Which laws apply to this home' })).toBeVisible();
  await expectAccessible(resident.page);
  await resident.page.getByRole('button', { name: 'Propose different terms' }).click();
  await resident.page.getByLabel('Lease length').selectOption('18');
  await resident.page.getByRole('button', { name: 'Send counteroffer' }).click();
  await expect(resident.page.getByText('Counteroffer', { exact: true })).toBeVisible();

  await openPage(page, `/accounts/portfolio/properties/renewal-offer?home=${home.id}`);
  await expect(page.getByText(/Your residents propose 18 months/)).toBeVisible();
  await page.getByRole('button', { name: 'Accept counteroffer' }).click();
  await expect(page.getByText('Ready to sign', { exact: true })).toBeVisible();

  await openPage(resident.page, '/accounts/home/properties');
  await resident.page.getByRole('link', { name: 'Read and sign' }).click();
  await expect(resident.page.getByRole('heading', { level: 1 })).toContainText('Lease renewal for');
  await readAndSign(resident.page);
  await expect(resident.page.getByText('You’ve signed', { exact: true })).toBeVisible();
  await openPage(page, `/accounts/portfolio/properties/renewal-offer?home=${home.id}`);
  await page.getByRole('link', { name: 'Read and sign' }).click();
  await readAndSign(page);
  await expect(page.getByText('Your lease is renewed')).toBeVisible({ timeout: 30_000 });
});
