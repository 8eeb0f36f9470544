// A repair that its owner pays as they approve it, photos that come with an ordered service, and the survey at its end.
import { newId } from '../../../contract/ids.ts';
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { callApi } from '../support/leases';
import { queryRows } from '../support/rentEstimate.ts';
import { createLivedInHome } from '../support/repairs.ts';

const quote = {
  vendorName: 'Alder Repairs',
  diagnosis: 'The compressor is worn out.',
  recommended: true,
  lines: [{ label: 'Compressor', cents: 45_000 }],
};

test('an owner pays a quote from a bank account, then the resident confirms and answers the survey', async ({
  browser,
}) => {
  const { owner, resident, staff, homeId } = await createLivedInHome(browser);
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
  await callApi(resident.page, 'POST', `/work-orders/homes/${homeId}`, { issues: [issue], access });
  const [row] = await queryRows('select id from work_orders where home_id = $1', [homeId]);
  const id = String(row?.id);
  await callApi(staff.page, 'POST', `/work-orders/${id}/quotes`, quote);

  const { page } = owner;
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, `/accounts/portfolio/maintenance/${id}`);
  await page.getByRole('radio', { name: /^Pay now/ }).check({ force: true });
  await page.getByRole('link', { name: 'Add payment method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment methods' });
  await dialog.getByRole('button', { name: 'Add bank account' }).click();
  await page.getByRole('button', { name: 'Use this one' }).click();
  await expect(dialog.getByText('Sandbox Bank ending in 6789 is saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  // The processor’s page leads to the payment methods. What was chosen before it is still chosen.
  await openPage(page, `/accounts/portfolio/maintenance/${id}`);
  await expect(page.getByText(/^You pay \$450\.00 today/)).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay $450.00 and approve' }).click();
  await expect(page.getByText(/^Your payment of \$450\.00 is/)).toBeVisible();
  const [payment] = await queryRows(
    `select amount::int as amount, status from payments where purpose = 'repair' and payer_id = $1`,
    [owner.id],
  );
  expect(payment?.amount).toBe(45_000);

  await queryRows(
    `update work_orders set status = 'done', done_at = now(), pro_id = (select id from pros order by created_at limit 1)
     where id = $1`,
    [id],
  );
  const guest = resident.page;
  await openPage(guest, `/accounts/home/maintenance/${id}`);
  await guest.getByRole('button', { name: 'Yes, it’s fixed' }).click();
  await guest.getByRole('group', { name: 'Did the Pro arrive on time?' }).getByText('Yes').click();
  await guest.getByRole('group', { name: 'Was everything left clean?' }).getByText('No').click();
  await waitUntilStable(guest);
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(guest.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  const [order] = await queryRows('select survey from work_orders where id = $1', [id]);
  expect(order?.survey).toEqual({ on_time: true, clean: false });
  await openPage(staff.page, `/accounts/portfolio/maintenance/${id}`);
  await expect(staff.page.getByText('Was everything left clean? No')).toBeVisible();
});

test('a resident orders painting with a photo, and the owner sees it before they allow it', async ({ browser }) => {
  const { owner, resident } = await createLivedInHome(browser);
  const guest = resident.page;
  await openPage(guest, '/resident/pro-services/painting');
  await guest.getByLabel('What should the Pro do?').fill('Paint the bedroom light gray.');
  await guest.getByLabel('When can they come?').fill('2099-03-02T10:00');
  const picture = await guest.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await guest.getByLabel('Add photos').setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: picture });
  await expect(guest.getByText('1 photo added.')).toBeVisible();
  await guest.getByRole('button', { name: 'Review order' }).click();
  await expect(guest.getByText(/A Pro quotes the price by room and condition/)).toBeVisible();
  await guest.getByRole('button', { name: 'Ask for a quote' }).click();
  await expect(guest.getByText('We have your request')).toBeVisible();
  await expect(guest.getByRole('img', { name: /^Photo 1: Paint the bedroom/ })).toBeVisible();
  await waitUntilStable(guest);
  await expectAccessible(guest);
  await openPage(owner.page, new URL(guest.url()).pathname.replace('/resident/', '/homeowner/'));
  await expect(owner.page.getByRole('img', { name: /^Photo 1: Paint the bedroom/ })).toBeVisible();
  await owner.page.getByRole('button', { name: 'Allow it' }).click();
  await expect(owner.page.getByRole('link', { name: 'See how it’s going' })).toBeVisible();
});
