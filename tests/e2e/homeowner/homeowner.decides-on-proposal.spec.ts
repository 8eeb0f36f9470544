// The owner of an inspected home decides on each item, sees the total follow, and submits.
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { createMember, logIn } from '../support/members.ts';
import { createProposal } from '../support/proposals.ts';
import { queryRows } from '../support/rentEstimate.ts';

test('an owner decides on each item of a proposal, and the work begins', async ({ page }) => {
  const owner = await createMember();
  const { id, homeId } = await createProposal(owner.id);
  await logIn(page, owner);
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, `/post-inspection/homeowners/proposal/decide/${id}`);
  const [mustDo, shouldDo, optional] = [0, 1, 2].map((n) => page.getByRole('article').nth(n));
  if (!mustDo || !shouldDo || !optional) throw new Error('no items');
  await expect(mustDo.getByText('Decline')).toHaveCount(0);
  await mustDo.getByText('Accept', { exact: true }).click();
  await expect(page.getByText('Total: $420')).toBeVisible();
  await shouldDo.getByText('Accept', { exact: true }).click();
  await expect(page.getByText('Total: $570')).toBeVisible();
  await optional.getByText('Decline', { exact: true }).click();
  await optional.getByLabel('Why not?').fill('My brother mows it');
  await optional.getByRole('button', { name: 'Decline item' }).click();
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/proposal-360.png', fullPage: true });
  await page.setViewportSize({ width: widths.desktop, height: 900 });
  await page.screenshot({ path: 'test-results/proposal-1280.png', fullPage: true });
  await page.getByRole('link', { name: 'Review and submit' }).click();
  await page.getByText('Pay from rent').click();
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit decisions' }).click();
  await page.waitForURL(/\/status\//);
  await expect(page.getByText('Work in progress')).toBeVisible();
  const [home] = await queryRows('select status from homes where id = $1', [homeId]);
  expect(home?.status).toBe('work');
});
