// The owner of an inspected home decides on each item, sees the total follow, and submits.
import { newId } from '../../../contract/ids.ts';
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { createMember, logIn } from '../support/members.ts';
import { queryRows } from '../support/rentEstimate.ts';

/** A home off the market with a proposal that waits: a must-do, a should-do, and an optional item. */
async function createProposal(ownerId: string) {
  const [home] = await queryRows(
    `update homes set owner_id = $1, status = 'proposal' where id = (
       select id from homes where status = 'off_market' order by random() limit 1) returning id`,
    [ownerId],
  );
  const [inspectionId, id] = [newId(), newId()];
  await queryRows(
    "insert into inspections (id, home_id, owner_id, status, starts_at) values ($1, $2, $3, 'submitted', now())",
    [inspectionId, home?.id, ownerId],
  );
  await queryRows(
    "insert into proposals (id, home_id, owner_id, inspection_id, status, sent_at) values ($1, $2, $3, $4, 'sent', now())",
    [id, home?.id, ownerId, inspectionId],
  );
  for (const [standard, severity, cents] of [
    ['stove', 'must_do', 42_000],
    ['caulk', 'should_do', 15_000],
    ['yard', 'optional', 30_000],
  ])
    await queryRows(
      `insert into proposal_items (id, proposal_id, home_id, owner_id, finding_id, standard_id, severity, room, price_cents, lead_days)
       values ($1, $2, $3, $4, $5, $6, $7, 'Kitchen', $8, 5)`,
      [newId(), id, home?.id, ownerId, newId(), standard, severity, cents],
    );
  return { id, homeId: home?.id };
}

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
