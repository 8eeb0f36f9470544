// A Pro on a phone without an account: from the emailed link to the invoice. A forwarded link shows nothing of the home.

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { newId } from '../../../contract/ids.ts';
import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, reloadPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { callApi } from '../support/leases';
import { codeInEmail, emailTo } from '../support/members.ts';
import { linkInEmail, queryRows } from '../support/rentEstimate.ts';

/** An approved repair at a vacant home, and the only Pro of its trade there. */
async function createOffer() {
  const [home] = await queryRows(
    `update homes set status = 'leased' where id = (
       select id from homes where status = 'off_market' order by random() limit 1) returning id, region_id, street_address`,
    [],
  );
  const [proId, workOrderId] = [newId(), newId()];
  const email = `pro-${proId}@pro.example.test`;
  const hours = Object.fromEntries(
    ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].map((day) => [day, { from: '08:00', to: '18:00' }]),
  );
  await queryRows(
    `insert into pros (id, company, email, phone, address, trades, region_ids, hours, daily_capacity, created_at, updated_at)
     values ($1, 'Journey Repairs', $2, '+14155550134', '1 Pipe St, Oakland, CA', '{plumbing}', $3, $4, 5, now(), now())`,
    [proId, email, [home?.region_id], JSON.stringify(hours)],
  );
  for (const kind of ['license', 'liability_insurance'])
    await queryRows(
      "insert into pro_documents (pro_id, kind, number, expires_on, updated_at) values ($1, $2, 'N-1', $3, now())",
      [proId, kind, '2099-01-01'],
    );
  await queryRows(
    `insert into work_orders (id, home_id, source, title, area, description, tier, tier_reason, status, status_since,
       response_due_at, approved_limit, phone, created_at, updated_at)
     values ($1, $2, 'staff', 'Kitchen faucet drips', 'plumbing', 'It drips all night.', 'standard', 'It can wait.', 'approved',
       now(), now(), 50000, '+14155550177', now(), now())`,
    [workOrderId, home?.id],
  );
  return { proId, email, workOrderId, street: String(home?.street_address) };
}

/** The job on a phone that confirmed a code and accepted it. */
async function acceptOffer(page: Page, email: string, street: string) {
  await openPage(page, await linkInEmail(email, 'proOffer'));
  await page.getByRole('button', { name: /^Email a code/ }).click();
  await expect(page.getByText(/^We sent a code to/)).toBeVisible();
  await page.getByLabel('Code').fill(codeInEmail(await emailTo(email, 'proCode')));
  await page.getByRole('button', { name: 'Open the job' }).click();
  await page.getByRole('button', { name: 'Accept the job' }).click();
  await expect(page.getByRole('heading', { name: street })).toBeVisible();
}

/** Books a visit, and lets its day come. */
async function bookVisit(page: Page, workOrderId: string): Promise<void> {
  const tomorrow = new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 11);
  await page.getByLabel(/^(Another time|Date and time)/).fill(`${tomorrow}11:00`);
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText(/^On the day of the visit/)).toBeVisible();
  await queryRows(
    "update work_order_visits set starts_at = now(), ends_at = now() + interval '2 hours' where work_order_id = $1",
    [workOrderId],
  );
  await reloadPage(page);
}

test.describe('without a connection', () => {
  // The page of all jobs, to which the page leads, is fetched ahead and not kept.
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/] });

  test('a Pro works in a basement, the page is closed, and everything is sent once', async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const staff = await createPerson(browser, 'staff');
    await queryRows("update users set duties = '{care}' where id = $1", [staff.id]);
    const { proId, email, workOrderId, street } = await createOffer();
    await callApi(staff.page, 'POST', `/work-orders/${workOrderId}/offers`, { proIds: [proId] });
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await acceptOffer(page, email, street);
    await bookVisit(page, workOrderId);
    await expect(page.getByRole('button', { name: 'I’m here' })).toBeVisible();
    await expect(page.getByText('This page works offline.')).toBeVisible();

    await context.setOffline(true);
    await page.getByRole('button', { name: 'I’m here' }).click();
    await page.getByLabel('Write to the resident and Belong').fill('The valve is corroded.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByLabel('Photo after the work').setInputFiles({
      name: 'after.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3c78b4' } })
        .jpeg()
        .toBuffer(),
    });
    await expect(page.getByRole('img', { name: 'After the work' })).toBeVisible();
    await expect(page.getByText(/^3 changes|^4 changes/)).toBeVisible();
    const address = page.url();
    await page.close();

    const reopened = await context.newPage();
    await openPage(reopened, address);
    await expect(reopened.getByText('The valve is corroded.')).toBeVisible();
    await reopened.getByLabel('Note').fill('A new valve');
    await reopened.getByLabel('There is a temporary fix until then').check();
    await reopened.getByRole('button', { name: 'Needs another visit' }).click();
    await context.setOffline(false);
    await expect(reopened.getByText('Everything is synced.')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(reopened);
    const [job] = await queryRows('select status, temporary_fix from work_orders where id = $1', [workOrderId]);
    expect(job).toEqual({ status: 'waiting', temporary_fix: true });
    const photos = await queryRows('select id from work_order_photos where work_order_id = $1', [workOrderId]);
    expect(photos).toHaveLength(1);
  });
});

test('a Pro accepts, comes, shows the work, and sends the invoice', async ({ page, browser }) => {
  test.slow();
  const staff = await createPerson(browser, 'staff');
  await queryRows("update users set duties = '{care}' where id = $1", [staff.id]);
  const { proId, email, workOrderId, street } = await createOffer();
  await openPage(staff.page, `/accounts/desk/jobs/${workOrderId}`);
  await expect(staff.page.locator(`a[href$="${proId}"]`)).toBeVisible();
  await expectAccessible(staff.page);
  await callApi(staff.page, 'POST', `/work-orders/${workOrderId}/offers`, { proIds: [proId] });

  const link = await linkInEmail(email, 'proOffer');
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, link);
  await expect(page.getByRole('heading', { name: 'Kitchen faucet drips' })).toBeVisible();
  await expect(page.getByText(street)).toHaveCount(0);
  await expect(page.getByText('It drips all night.')).toHaveCount(0);
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Email a code/ }).click();
  await expect(page.getByText(/^We sent a code to/)).toBeVisible();
  await page.getByLabel('Code').fill(codeInEmail(await emailTo(email, 'proCode')));
  await page.getByRole('button', { name: 'Open the job' }).click();
  await page.getByRole('button', { name: 'Accept the job' }).click();
  await expect(page.getByRole('heading', { name: street })).toBeVisible();

  await bookVisit(page, workOrderId);
  await page.getByLabel('You arrive in').selectOption('45 minutes');
  await page.getByRole('button', { name: 'I’m on the way' }).click();
  await page.getByLabel('You arrive in').selectOption('1.5 hours');
  await page.getByRole('button', { name: 'I’m running late' }).click();
  const expected = async () =>
    (
      await queryRows(
        'select (extract(epoch from expected_at - now()) / 60)::int as minutes from work_order_visits where work_order_id = $1',
        [workOrderId],
      )
    )[0]?.minutes;
  await expect.poll(expected).toBeGreaterThan(80);
  await page.getByRole('button', { name: 'I’m here' }).click();
  await expect(page.getByRole('button', { name: 'The work is done' })).toBeVisible();
  for (const step of await page.getByRole('region', { name: 'Checklist and photos' }).getByRole('checkbox').all()) {
    await step.click();
    await expect(step).toBeChecked();
    await expect(step).toBeEnabled();
  }
  await page.getByLabel('Photo after the work').setInputFiles({
    name: 'after.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b4783c' } })
      .jpeg()
      .toBuffer(),
  });
  await expect(page.getByRole('img', { name: 'After the work' })).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'The work is done' }).click();
  await expect(page.getByText('Thanks, the work is done')).toBeVisible();
  await page.getByLabel('Invoice number').fill('J-1');
  await page.getByLabel('Line 1 of the invoice').fill('Labor');
  await page.getByRole('group', { name: 'Invoice' }).getByLabel('Price of line 1').fill('120');
  await page.getByRole('button', { name: 'Send invoice' }).click();
  await expect(page.getByText(/^Invoice J-1 of \$120\.00/)).toBeVisible();
  await page.screenshot({ path: 'test-results/pro-job-360.png', fullPage: true });

  // A person who got the link by forwarding: another browser that has confirmed nothing.
  const other = await (await browser.newContext()).newPage();
  await openPage(other, link);
  await expect(other.getByRole('button', { name: /^Email a code/ })).toBeVisible();
  await expect(other.getByText(street)).toHaveCount(0);
  await other.close();
});
