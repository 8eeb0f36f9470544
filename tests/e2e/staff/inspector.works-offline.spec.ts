// An hour without a connection: the page is killed in the middle, opened again, and nothing is lost or sent twice.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { newId } from '../../../contract/ids.ts';
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { callApi, createMember, logIn } from '../support/members.ts';
import { queryRows } from '../support/rentEstimate.ts';

test.use({ expected: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

/** A booked inspection with a kitchen, of a home of the demo. */
async function createInspection(): Promise<string> {
  const [id, room] = [newId(), newId()];
  const [home] = await queryRows(
    `select id from homes where not exists (
       select from inspections where home_id = homes.id and status in ('booked', 'in_progress', 'reinspection')
     ) order by random() limit 1`,
    [],
  );
  await queryRows("insert into inspections (id, home_id, status, starts_at) values ($1, $2, 'booked', now())", [
    id,
    home?.id,
  ]);
  for (const [field, value] of [
    ['room.name', 'Kitchen'],
    ['room.type', 'kitchen'],
  ])
    await queryRows(
      `insert into inspection_changes (id, inspection_id, home_id, entity_id, field, value, at, received_at)
       values ($1, $2, $3, $4, $5, to_jsonb($6::text), now(), now())`,
      [newId(), id, home?.id, room, field, value],
    );
  return id;
}

async function logInAsInspector(page: Page) {
  const inspector = await createMember();
  await queryRows("update users set type = 'staff', duties = '{care}' where id = $1", [inspector.id]);
  await logIn(page, inspector);
}

async function addFinding(page: Page, standard: string, note: string) {
  const cards = page.getByRole('article');
  const count = await cards.count();
  await page.getByLabel('Standard that Kitchen misses').selectOption(standard);
  await page.getByRole('button', { name: 'Add finding' }).click();
  // The last card is the new one only once it is there.
  await expect(cards).toHaveCount(count + 1);
  const card = cards.last();
  await card.getByLabel('Note').fill(note);
  return card;
}
const openKitchen = (page: Page) => page.locator('summary').filter({ hasText: 'Kitchen' }).click();
const photo = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: { r: 180, g: 120, b: 60 } } })
    .jpeg()
    .toBuffer();

test('an inspector works offline, the page is killed, and nothing is lost or duplicated', async ({ page, context }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  const id = await createInspection();
  const address = `/accounts/desk/inspections/${id}`;
  await logInAsInspector(page);
  await openPage(page, address);
  await expect(page.getByText('This page works offline.')).toBeVisible();
  await openKitchen(page);
  const online = await addFinding(page, 'stove', 'Left burner is dead');
  await expect(online.getByLabel('Note')).toHaveValue('Left burner is dead');
  await expect(page.getByText('Everything is synced.')).toBeVisible();

  await context.setOffline(true);
  const offline = await addFinding(page, 'cabinets', 'One door hangs loose');
  await offline.locator('input[type=file]').setInputFiles({
    name: 'cabinet.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  });
  await expect(offline.getByAltText('Photo 1')).toBeVisible();
  await expect(page.getByText(/stored on this phone/)).toBeVisible();
  await page.close();

  const reopened = await context.newPage();
  await reopened.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(reopened, address);
  await openKitchen(reopened);
  await expect(reopened.getByRole('article')).toHaveCount(2);
  await expect(reopened.getByLabel('Note').last()).toHaveValue('One door hangs loose');
  await expect(reopened.getByAltText('Photo 1')).toBeVisible();
  await addFinding(reopened, 'countertops', 'A burn by the stove');
  await expect(reopened.getByText(/stored on this phone/)).toBeVisible();

  await context.setOffline(false);
  await expect(reopened.getByText('Everything is synced.')).toBeVisible({ timeout: 30_000 });
  await waitUntilStable(reopened);
  await expectAccessible(reopened);
  await reopened.screenshot({ path: 'test-results/inspection-360.png', fullPage: true });
  await reopened.getByRole('button', { name: 'Submit inspection' }).click();
  await expect(reopened.getByText('Submitted')).toBeVisible();
  const stored = await callApi(reopened, 'GET', `/inspections/${id}`);
  const notes = stored.changes.filter(({ field }: { field: string }) => field === 'finding.note');
  expect(notes.map(({ value }: { value: string }) => value).toSorted()).toEqual([
    'A burn by the stove',
    'Left burner is dead',
    'One door hangs loose',
  ]);
  const standards = stored.changes.filter(({ field }: { field: string }) => field === 'finding.standardId');
  expect(standards).toHaveLength(3);
  expect(stored.photos).toHaveLength(1);
});

test('the board shows inspections to staff at every width', async ({ page }) => {
  const id = await createInspection();
  await logInAsInspector(page);
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/accounts/desk/inspections');
    await expect(page.locator(`a[href$="${id}"]`)).toBeVisible();
    await waitUntilStable(page);
    await expectAccessible(page);
  }
});
