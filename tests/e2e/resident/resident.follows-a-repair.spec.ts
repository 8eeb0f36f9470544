// What a repair can become besides a visit: solved alone, the owner's own Pro, late, and paid for.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newId } from '../../../contract/ids.ts';
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { callApi } from '../support/leases';
import { queryRows } from '../support/rentEstimate.ts';
import { createLivedInHome } from '../support/repairs.ts';

/** A fridge that the resident reported, with a title that no other repair has. */
async function reportFridge(page: Page, homeId: string) {
  const issue = {
    id: newId(),
    area: 'kitchen',
    symptom: 'fridge_warm',
    location: 'Kitchen',
    description: 'It is warm',
    startedOn: null,
    gettingWorse: null,
    activeDamage: null,
    solved: false,
    checks: [],
  };
  const access = {
    permissionToEnter: true,
    pets: '',
    hasAlarm: false,
    presence: 'either',
    phone: null,
    language: 'en',
    windows: [],
  };
  await callApi(page, 'POST', `/work-orders/homes/${homeId}`, { issues: [issue], access });
  const title = `Warm fridge ${randomUUID().slice(0, 8)}`;
  const [row] = await queryRows('update work_orders set title = $2 where home_id = $1 returning id', [homeId, title]);
  return { id: String(row?.id), title };
}

const quote = (vendorName: string, cents: number) => ({
  vendorName,
  diagnosis: 'The compressor is worn out.',
  recommended: false,
  lines: [{ label: 'Compressor', cents }],
});

test('a fridge that a check fixes needs no visit, and is noted', async ({ browser }) => {
  const { resident, homeId } = await createLivedInHome(browser);
  const { page } = resident;
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, `/accounts/home/troubleshoot/${homeId}`);
  await page.getByText('Kitchen', { exact: true }).click();
  await page.getByText('The fridge doesn’t cool').click();
  await page.getByRole('button', { name: 'That helped' }).click();
  await page.getByRole('button', { name: 'It’s fixed', exact: true }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Fixed without a visit. We noted it.')).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  const [order] = await queryRows('select status from work_orders where home_id = $1', [homeId]);
  expect(order?.status).toBe('self_solved');
});

test('an owner asks for a second quote, then sends a Pro of their own', async ({ browser }) => {
  const { owner, resident, staff, homeId } = await createLivedInHome(browser);
  const { id } = await reportFridge(resident.page, homeId);
  await callApi(staff.page, 'POST', `/work-orders/${id}/quotes`, quote('Alder Repairs', 60_000));
  const { page } = owner;
  await openPage(page, `/accounts/portfolio/maintenance/${id}`);
  await page.getByRole('button', { name: 'Get a second quote' }).click();
  await expect(page.getByText('We’re getting a second quote')).toBeVisible();
  await callApi(staff.page, 'POST', `/work-orders/${id}/quotes`, quote('Birch Repairs', 45_000));
  await expect(page.getByText('Compare the quotes')).toBeVisible();
  await page.getByRole('button', { name: 'Use my own Pro' }).click();
  await page.getByLabel('Who does the work?').fill('Marta Repairs');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your own Pro: Marta Repairs' })).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
});

test('a repair past its deadline says so to everyone and heads the desk, by keyboard', async ({ browser }) => {
  const { resident, staff, homeId } = await createLivedInHome(browser);
  const { id, title } = await reportFridge(resident.page, homeId);
  await queryRows(
    `update work_orders set response_due_at = '2019-01-01', repair_due_at = '2019-01-02', law_due_at = '2019-01-02',
       status_since = '2019-01-01' where id = $1`,
    [id],
  );
  await openPage(resident.page, `/accounts/home/maintenance/${id}`);
  await expect(resident.page.getByRole('region', { name: 'Deadlines' }).getByText('Overdue').first()).toBeVisible();
  const { page } = staff;
  await openPage(page, '/accounts/desk');
  await page.getByRole('link', { name: /^Late repairs/ }).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('link', { name: title });
  await expect(item).toBeFocused();
  await page.keyboard.press('j');
  await expect(item).not.toBeFocused();
  await page.keyboard.press('k');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
});

test('a confirmed repair is billed, and the owner sees the posted invoice as the Pro wrote it', async ({ browser }) => {
  const { owner, resident, staff, homeId } = await createLivedInHome(browser);
  const { id } = await reportFridge(resident.page, homeId);
  await queryRows(
    "update work_orders set status = 'confirmed', approved_limit = 60000, done_at = now(), confirmed_at = now() where id = $1",
    [id],
  );
  await callApi(staff.page, 'POST', `/work-orders/${id}/invoices`, {
    vendorName: 'Alder Repairs',
    vendorAddress: '1 Alder St',
    vendorPhone: '',
    vendorLicense: 'C-20 1042',
    number: 'A-1',
    taxCents: 0,
    markupCents: 0,
    lines: [{ label: 'Compressor', quantity: 1, cents: 48_000 }],
  });
  await openPage(staff.page, `/accounts/portfolio/maintenance/${id}`);
  await staff.page.getByRole('button', { name: 'Post the invoice' }).click();
  await expect(staff.page.getByRole('heading', { name: /Alder Repairs, invoice A-1 Posted/ })).toBeVisible();
  await openPage(owner.page, `/accounts/portfolio/maintenance/${id}`);
  const invoice = owner.page.getByRole('article', { name: 'Alder Repairs, invoice A-1' });
  await expect(invoice.getByText(/Total: \$480\.00/)).toBeVisible();
  await expect(invoice.getByText(/License C-20 1042/)).toBeVisible();
});
