import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { createMember, logIn } from '../support/members.ts';
import { queryRows } from '../support/rentEstimate.ts';

const iris = { email: 'iris@demo.belong.test' };
const DEMO_PASSWORD = 'rent-with-love';

/** Two homes that wait to be listed longer than all others, of one owner; also than those of an earlier try. */
async function createReadyHomes() {
  const waitsSince = `${2020 - test.info().retry}-01-01`;
  const owner = await createMember();
  const streets = [1, 2].map((n) => `${n} ${randomUUID().slice(0, 8)} Way`);
  await queryRows('update users set first_name = $1 where id = $2', [`Tove${owner.id.slice(0, 8)}`, owner.id]);
  const ids = [];
  for (const [n, street] of streets.entries()) {
    const [row] = await queryRows(
      `insert into homes (id, owner_id, status, status_since, region_id, city_id, type, street_address, zipcode, lat, lng,
         headline, description, beds, baths, rent, deposit, available_on)
       select gen_random_uuid(), $1, 'ready', $4::timestamptz + make_interval(days => $3), region_id, city_id, type,
         $2, zipcode, lat, lng, headline, description, beds, baths, rent, deposit, available_on
       from homes where status = 'active' limit 1 returning id`,
      [owner.id, street, n, waitsSince],
    );
    ids.push(String(row?.id));
  }
  return { owner, streets, ids, ownerName: `Tove${owner.id.slice(0, 8)} Vale` };
}

test('a staff member works a queue by keyboard, finds a person, and opens the home', async ({ page }) => {
  const { streets, ids, ownerName } = await createReadyHomes();
  await logIn(page, iris, DEMO_PASSWORD);
  await openPage(page, '/accounts/desk');
  const queue = page.getByRole('link', { name: /^Ready to list/ });
  await expect(queue).toContainText('Oldest:');
  await waitUntilStable(page);
  await expectAccessible(page);

  // Opened by Enter, the list has the focus; J goes on, K back, Enter opens.
  await queue.focus();
  await page.keyboard.press('Enter');
  const [first, second] = streets.map((street) => page.getByRole('link', { name: street }));
  await expect(first as NonNullable<typeof first>).toBeFocused();
  await page.keyboard.press('j');
  await expect(second as NonNullable<typeof second>).toBeFocused();
  await page.keyboard.press('k');
  await expect(first as NonNullable<typeof first>).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/accounts/portfolio/listing/${ids[1]}`);
  await openPage(page, `/accounts/desk/homes/${ids[1]}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(streets[1] ?? '');
  await expect(page.getByText('Waiting on: A complete listing')).toBeVisible();

  // Ctrl+K searches from here; the person leads back to both homes.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(ownerName.toLowerCase());
  await page.getByRole('region', { name: 'People' }).getByRole('link', { name: ownerName }).last().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ownerName);
  await page.getByLabel('New note').fill('Wants to list both homes in May.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants to list both homes in May.' })).toContainText(
    'Iris',
  );
  await waitUntilStable(page);
  await expectAccessible(page);
  await page
    .getByRole('link', { name: streets[0] ?? '' })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(`/accounts/desk/homes/${ids[0]}`);
});

test('a lead is assigned and marked done, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  const lastName = `Visitor${randomUUID().slice(0, 8)}`;
  await queryRows(
    `insert into leads (id, type, first_name, last_name, email, message, created_at, answer_by)
     values (gen_random_uuid(), 'ask_a_question', 'Ada', $1, 'ada@visitors.test', 'Is it quiet?', '2020-01-01', '2020-01-02')`,
    [lastName],
  );
  await logIn(page, iris, DEMO_PASSWORD);
  await openPage(page, '/accounts/desk?queue=leads');
  const item = page.getByRole('listitem').filter({ hasText: lastName });
  await expect(item).toContainText('Overdue');
  // Each option also says how many open items the colleague has.
  const choice = item.getByLabel('Assigned to').locator('option', { hasText: 'Iris Lindqvist' });
  await item.getByLabel('Assigned to').selectOption(await choice.getAttribute('value'));
  await expect(item.getByLabel('Assigned to')).toHaveValue(/.+/);
  await waitUntilStable(page);
  await expectAccessible(page);
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(fits).toBe(true);
  await item.getByRole('button', { name: 'Mark done' }).click();
  await expect(item).toHaveCount(0);
});

test('several leads are taken by keyboard, assigned at once, and found again in a saved view', async ({ page }) => {
  const lastName = `Visitor${randomUUID().slice(0, 8)}`;
  for (const firstName of ['Ada', 'Bo'])
    await queryRows(
      `insert into leads (id, type, first_name, last_name, email, message, created_at, answer_by)
       values (gen_random_uuid(), 'ask_a_question', $1, $2, 'ada@visitors.test', 'Is it quiet?', '2019-01-01', '2019-01-02')`,
      [firstName, lastName],
    );
  await logIn(page, iris, DEMO_PASSWORD);
  await openPage(page, '/accounts/desk?queue=leads');
  const items = page.getByRole('listitem').filter({ hasText: lastName });
  await expect(items).toHaveCount(2);
  await items.first().getByRole('link').focus();
  await page.keyboard.press('x');
  await items.last().getByRole('link').focus();
  await page.keyboard.press('x');
  const bulk = page.getByRole('group', { name: 'Selected items' });
  await expect(bulk).toContainText('2 items selected');
  const option = bulk.getByLabel('Assign all to').locator('option', { hasText: 'Iris Lindqvist' });
  await bulk.getByLabel('Assign all to').selectOption(await option.getAttribute('value'));
  await bulk.getByRole('button', { name: 'Assign 2 items' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(items.first().getByLabel('Assigned to')).toHaveValue(/.+/);
  await page.getByText('Mine', { exact: true }).click();
  await expect(page).toHaveURL(/assignee=me/);
  const name = `Mine ${lastName}`;
  await page.getByLabel('Save this view as').fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  // Cleared once it is saved.
  await expect(page.getByLabel('Save this view as')).toHaveValue('');
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All queues' }).click();
  await expect(page.getByRole('region', { name: 'Your views' }).getByRole('link', { name })).toBeVisible();
});

test('staff log out every device of a person who asked for it, and the person hears of it', async ({ page }) => {
  const member = await createMember('resident');
  await logIn(page, iris, DEMO_PASSWORD);
  await openPage(page, `/accounts/desk/people/${member.id}`);
  const form = page.getByRole('region', { name: 'Act on their behalf' });
  await expect(form).toContainText('Only the person can sign');
  await form.getByRole('button', { name: 'Log out every device' }).click();
  await expect(form).toContainText('Enter who asked and how');
  await form.getByLabel('Who asked, and how?').fill('They called: the phone was stolen.');
  await form.getByRole('button', { name: 'Log out every device' }).click();
  await expect(form.getByText('We logged out all of your devices.')).toBeVisible();
  const [message] = await queryRows('select template from outbox where recipient = $1', [member.email]);
  expect(message).toEqual({ template: 'deskActed' });
});
