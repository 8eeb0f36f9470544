// The last day of a lease, room by room beside the signed report, without a connection; the resident comments.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { queryRows } from '../support/rentEstimate';
import { createRunningLease } from '../support/runningLeases';

test.use({ expected: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

/** The report of the first day that everyone signed: a kitchen with a good floor. */
async function signRecord(leaseId: string) {
  const items = [
    { name: 'Floor', state: 'good', note: '' },
    { name: 'Walls and ceiling', state: 'worn', note: 'Scuffs by the door' },
  ];
  await queryRows(
    `insert into condition_records (lease_id, rooms, hash, owner_signed, completed_at, updated_at)
     values ($1, $2, $3, '{}', now(), now())
     on conflict (lease_id) do update set rooms = excluded.rooms, completed_at = now()`,
    [
      leaseId,
      JSON.stringify([{ name: 'Kitchen', note: '', pictures: [], items }]),
      randomUUID().replaceAll('-', '').repeat(2),
    ],
  );
}

test('an owner inspects offline, and the resident answers beside the signed report', async ({ browser }) => {
  test.slow();
  const { owner, resident, lease } = await createRunningLease(browser, 10);
  await signRecord(lease.id);
  const address = `/accounts/move-out-inspections/${lease.id}`;
  const { page } = owner;
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, address);
  await expect(page.getByText('This page works offline.')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Kitchen' }).click();
  await expect(page.getByText('Scuffs by the door')).toBeVisible();

  await page.context().setOffline(true);
  const floor = page.getByRole('group', { name: 'Floor today, Kitchen' });
  await floor.getByText('Damaged').click();
  await page.getByLabel('What’s wrong with it? (Floor)').fill('A burn by the stove');
  await page.getByLabel('Add photos of Floor, Kitchen').setInputFiles({
    name: 'floor.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: '#b4783c' } })
      .jpeg()
      .toBuffer(),
  });
  await expect(page.getByAltText('Floor, Kitchen, photo 1 from today')).toBeVisible();
  await expect(page.getByText(/stored on this phone/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Everything is synced.')).toBeVisible({ timeout: 30_000 });
  await waitUntilStable(page);
  await expectAccessible(page);

  await openPage(resident.page, address);
  await resident.page.locator('summary').filter({ hasText: 'Kitchen' }).click();
  await expect(resident.page.getByText('A burn by the stove')).toBeVisible();
  await resident.page.getByLabel('Comment on Kitchen').fill('The stove did that');
  await resident.page.getByRole('button', { name: 'Add comment' }).click();
  await expect(resident.page.getByText('Everything is synced.')).toBeVisible();

  await page.getByRole('button', { name: 'Finish inspection' }).click();
  await expect(page.getByText(/^You finished the inspection/)).toBeVisible();
});
