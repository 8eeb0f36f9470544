// Planned care of the people who live there: it comes around by itself, and a photo is the evidence.
import sharp from 'sharp';
import { newId } from '../../../contract/ids.ts';
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { queryRows } from '../support/rentEstimate.ts';
import { createLivedInHome } from '../support/repairs.ts';

const later = { timeout: 30_000 };

test('a filter comes around again, and a photo shows that it is done', async ({ browser }) => {
  test.slow();
  const { owner, resident, homeId } = await createLivedInHome(browser);
  const [made] = await queryRows(
    `insert into recurrences (id, home_id, owner_id, type, rrule, performer, starts_on, next_on, created_at, updated_at)
     select $1, id, owner_id, 'hvac_filter', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1', 'resident', current_date, current_date, now(), now()
     from homes where id = $2
     on conflict (home_id, type) do update set performer = 'resident', rrule = excluded.rrule, paused_at = null,
       starts_on = current_date, next_on = current_date returning id`,
    [newId(), homeId],
  );
  const recurrenceId = String(made?.id);
  await queryRows('delete from recurrence_occurrences where recurrence_id = $1', [recurrenceId]);
  await queryRows("select graphile_worker.add_job('makePlannedCare', '{}')");
  const tasks = () => queryRows('select status from recurrence_occurrences where recurrence_id = $1', [recurrenceId]);
  await expect.poll(async () => (await tasks()).length, later).toBe(1);
  const { page } = resident;
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, '/accounts/home/maintenance/recurrence');
  await page
    .getByRole('link', { name: /filter/i })
    .first()
    .click();
  await expect(page.getByText('Add a photo of the result. It marks the task as done.')).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'filter.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8fa3ad' } })
      .jpeg()
      .toBuffer(),
  });
  await expect(page.getByRole('img', { name: /^Photo of/ })).toBeVisible(later);
  expect((await tasks())[0]?.status).toBe('done');
  await openPage(owner.page, `/accounts/portfolio/maintenance/recurrence/${homeId}/hvac_filter/${recurrenceId}`);
  await expect(owner.page.getByRole('img', { name: /^Photo of/ })).toBeVisible();
});
