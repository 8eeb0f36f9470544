// A Pro with many jobs: one login for all of them, a bank account, and an invoice that two people of our team let through.
import type { Page } from '@playwright/test';
import { newId } from '../../../contract/ids.ts';
import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { codeInEmail, emailTo } from '../support/members.ts';
import { fundBalance } from '../support/processor.ts';
import { queryRows } from '../support/rentEstimate.ts';
import { createLivedInHome } from '../support/repairs.ts';

const later = { timeout: 30_000 };

async function createPro() {
  const proId = newId();
  const email = `pro-${proId}@pro.example.test`;
  await queryRows(
    `insert into pros (id, company, email, phone, address, trades, region_ids, hours, daily_capacity, created_at, updated_at)
     values ($1, 'Fridge Friends', $2, '+14155550134', '1 Pipe St, Oakland, CA', '{appliances}', '{1}', '{}', 5, now(), now())`,
    [proId, email],
  );
  return { proId, email };
}

/** A fridge that the Pro was given and finished, confirmed by the resident. */
async function createFinishedJob(homeId: string, proId: string) {
  const id = newId();
  await queryRows(
    `insert into work_orders (id, home_id, owner_id, source, title, area, tier, tier_reason, status, status_since, pro_id,
       response_due_at, approved_limit, done_at, confirmed_at, created_at, updated_at)
     select $1, id, owner_id, 'resident', 'The fridge doesn’t cool', 'kitchen', 'urgent', 'Food spoils.', 'confirmed', now(), $3,
       now(), 60000, now(), now(), now(), now() from homes where id = $2`,
    [id, homeId, proId],
  );
  await queryRows(
    `insert into pro_offers (id, work_order_id, home_id, pro_id, status, token_hash, answer_by, link_expires_at, answered_at, created_at)
     values ($1, $2, $3, $4, 'accepted', decode(md5(random()::text), 'hex'), now(), now() + interval '60 days', now(), now())`,
    [newId(), id, homeId, proId],
  );
  return id;
}

/** As the owner of the company, who is taxed as one person. */
async function certifyW9(page: Page) {
  const choose = (name: RegExp) => page.getByRole('radio', { name }).click({ force: true });
  await choose(/^Yes/);
  await page.getByLabel('Name as on your tax return').fill('Fran Friend');
  await page.getByLabel('Business name').fill('Fridge Friends');
  await choose(/^Individual or sole proprietor/);
  await page.getByLabel('Street address').fill('1 Pipe St');
  await page.getByRole('textbox', { name: 'City' }).fill('Oakland');
  await page.getByRole('textbox', { name: 'State' }).fill('CA');
  await page.getByLabel('ZIP code').fill('94607');
  await choose(/^Social Security number/);
  await page.getByLabel('Number', { exact: true }).fill('536-90-4399');
  await page.getByLabel('Number again').fill('536-90-4399');
  await page.getByRole('checkbox', { name: /^I certify this/ }).check();
  await page.getByLabel('Signature').fill('Fran Friend');
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/pro-w9-form-360.png', fullPage: true });
  await page.getByRole('button', { name: 'Certify and sign' }).click();
}

test('a fridge is invoiced from the list of all jobs, released by a second person, and paid', async ({
  page,
  browser,
}) => {
  test.slow();
  const { owner, staff, homeId } = await createLivedInHome(browser);
  const { proId, email } = await createPro();
  const id = await createFinishedJob(homeId, proId);

  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, '/pros/jobs');
  await page.getByLabel('Company email').fill(email);
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/pro-login-360.png', fullPage: true });
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Code').fill(codeInEmail(await emailTo(email, 'proCode')));
  await page.getByRole('button', { name: 'See my jobs' }).click();
  await expect(page.getByRole('heading', { name: 'To invoice (1)' })).toBeVisible();

  const bank = page.getByRole('region', { name: 'How we pay you' });
  await bank.getByRole('button', { name: 'Add a bank account' }).click();
  await bank.getByLabel('Name on the account').fill('Fridge Friends');
  await bank.getByLabel('Routing number').fill('110000000');
  await bank.getByLabel('Account number', { exact: true }).fill('000123456789');
  await bank.getByLabel('Account number again').fill('000123456789');
  await bank.getByRole('button', { name: 'Save the bank account' }).click();
  await expect(bank.getByText(/STRIPE TEST BANK •••• 6789 takes over on/)).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/pro-jobs-360.png', fullPage: true });
  await queryRows('update pro_bank_accounts set usable_from = now() where pro_id = $1', [proId]);

  const tax = page.getByRole('region', { name: 'Tax forms' });
  await expect(tax.getByText('Payments wait until then.')).toBeVisible();
  await tax.getByRole('button', { name: 'Certify Form W-9' }).click();
  await certifyW9(page);
  await expect(tax.getByText('•••-••-4399')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('536-90');
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/pro-w9-360.png', fullPage: true });

  await page.getByRole('button', { name: 'Send the invoice: The fridge doesn’t cool' }).click();
  await page.getByLabel('Invoice number').fill('F-7');
  await page.getByLabel('Line 1 of the invoice').fill('Compressor');
  await page.getByRole('group', { name: 'Invoice' }).getByLabel('Price of line 1').fill('480');
  await page.getByRole('button', { name: 'Send invoice' }).click();
  await expect(page.getByText(/^Invoice F-7 of \$480\.00/)).toBeVisible();

  await openPage(staff.page, `/accounts/portfolio/maintenance/${id}`);
  await staff.page.getByRole('button', { name: 'Post the invoice' }).click();
  await expect(staff.page.getByText('Someone else on the team has to pay the invoice you posted.')).toBeVisible();
  const money = await createPerson(browser, 'staff');
  await queryRows("update users set duties = '{money}' where id = $1", [money.id]);
  await openPage(money.page, `/accounts/portfolio/maintenance/${id}`);
  await money.page.getByRole('button', { name: 'Pay the Pro' }).click();
  await expect(money.page.getByText('$480.00 was released to the Pro.')).toBeVisible();
  await fundBalance(10_000_000);
  await queryRows("select graphile_worker.add_job('sendProPayments', '{}')");
  const payment = () =>
    queryRows('select status, processor_ref from work_order_payments where work_order_id = $1', [id]);
  await expect.poll(async () => (await payment())[0]?.status, later).toBe('sent');
  // The banks have had it for two days.
  const [{ processor_ref: ref } = {}] = await payment();
  await queryRows(
    `update sandbox.objects set body = body || jsonb_build_object('arrival_date', past, 'due', past)
     from (select extract(epoch from now())::int - 60 as past) moment where id = $1`,
    [ref],
  );
  await queryRows("select graphile_worker.add_job('followProPayments', '{}')");
  await expect.poll(async () => (await payment())[0]?.status, later).toBe('paid');

  await openPage(owner.page, `/accounts/portfolio/maintenance/${id}`);
  const invoice = owner.page.getByRole('article', { name: 'Fridge Friends, invoice F-7' });
  await expect(invoice.getByText(/\$480\.00 paid to the Pro on .*, bank trace \d+/)).toBeVisible();
  await openPage(page, '/pros/jobs');
  await expect(page.getByRole('heading', { name: 'Paid (1)' })).toBeVisible();
  await expect(page.getByText(/^Invoice F-7, \$480\.00: paid, bank trace \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Company email')).toBeVisible();
});
