import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, openPage, test, widths } from '../support/fixtures.ts';
import { queryRows } from '../support/rentEstimate';
import { createRunningLease, inDays } from '../support/runningLeases';

test('a deposit after a move-out: the resident disputes one line, and the owner takes their amount', async ({
  browser,
}) => {
  test.slow();
  const { owner, resident, home, lease } = await createRunningLease(browser, 20);
  const moveOutId = randomUUID();
  await queryRows(
    `insert into move_outs (id, home_id, owner_id, lease_id, status, left_on, deposit, time_zone, statement_sent_at,
       created_at, updated_at)
     select $1, homes.id, homes.owner_id, $2, 'itemized', $3, 300000, 'America/Los_Angeles', now(), now(), now()
     from homes where homes.id = $4`,
    [moveOutId, lease.id, inDays(-3), home.id],
  );
  await queryRows(
    `insert into deposit_deductions (id, move_out_id, home_id, owner_id, room, description, item, cost, age_months,
       charged, proof_kind, created_at, updated_at)
     select gen_random_uuid(), id, home_id, owner_id, 'Kitchen', 'A stain on the wall', 'cleaning', 12000, 0, 12000,
       'invoice', now(), now() from move_outs where id = $1`,
    [moveOutId],
  );

  const mine = resident.page;
  await mine.setViewportSize({ width: widths.phone, height: 740 });
  await openPage(mine, '/accounts/home/post-move-out');
  await expect(mine.getByText('A stain on the wall')).toBeVisible();
  await expectAccessible(mine);
  await mine.getByRole('button', { name: 'Dispute', exact: true }).click();
  await mine.getByLabel('What you would pay').fill('0');
  await mine.getByLabel('Why?').fill('It was there when we moved in.');
  await mine.getByRole('button', { name: 'Dispute this deduction' }).click();
  await expect(mine.getByText('Disputed', { exact: true })).toBeVisible();

  await openPage(owner.page, `/accounts/portfolio/pre-move-out/${home.id}`);
  await expect(owner.page.getByText('It was there when we moved in.')).toBeVisible();
  await owner.page.getByRole('button', { name: 'Accept their amount' }).click();
  await expect(owner.page.getByText('Agreed', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await queryRows('select status from move_outs where id = $1', [moveOutId]))[0]?.status)
    .toBe('settled');
});
