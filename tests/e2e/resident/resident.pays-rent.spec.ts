import { createListedHome, createPerson } from '../support/applications';
import { expect, expectAccessibleInThemes, openPage, reloadPage, test, widths } from '../support/fixtures.ts';
import { sendLeaseForHome } from '../support/leases';
import { press } from '../support/members';
import { queryRows } from '../support/rentEstimate';

test('first rent: a bank account is linked, autopay is set and skips a month, and the rent is paid by hand', async ({
  page: _,
  browser,
}) => {
  test.slow();
  const [owner, ada] = [await createPerson(browser, 'homeowner'), await createPerson(browser)];
  const home = await createListedHome(owner);
  const lease = await sendLeaseForHome(browser, home.id, { residents: [{ name: 'Canary Finch', email: ada.email }] });
  await queryRows("update leases set status = 'active', signed_at = now() where id = $1", [lease.id]);
  await queryRows("update envelope_signers set status = 'signed' where envelope_id = $1", [lease.envelopeId]);
  await queryRows("select graphile_worker.add_job('createDueCharges', '{}')");
  await expect
    .poll(() => queryRows("select id from charges where lease_id = $1 and kind = 'rent'", [lease.id]))
    .not.toHaveLength(0);

  const { page } = ada;
  await openPage(page, '/accounts/home/payments');
  await expect(page.getByRole('heading', { name: 'Rent', level: 1 })).toBeVisible();
  await expect(page.getByText('Add a bank account to pay at no cost, or a card.').first()).toBeVisible();
  await expectAccessibleInThemes(page);

  // Given up halfway, nothing is saved.
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment methods' });
  await expect(dialog.getByText('Nothing was saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add bank account' }).click();
  await page.getByRole('button', { name: 'Use this one' }).click();
  await expect(dialog.getByText('Sandbox Bank ending in 6789 is saved')).toBeVisible();
  await expectAccessibleInThemes(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  // What costs money is pressed by keyboard.
  const autopay = page.getByRole('region', { name: 'Autopay' });
  await press(page, autopay.getByRole('button', { name: 'Set up autopay' }));
  await expectAccessibleInThemes(page);
  await expect(autopay.getByText(/^First payment: \$[\d,.]+ on /)).toBeVisible();
  await press(page, autopay.getByRole('button', { name: 'Turn on autopay' }));
  await expect(autopay.getByText('Autopay is on')).toBeVisible();
  await expect(autopay.getByText(/^Next: \$[\d,.]+ from Sandbox Bank ending in 6789 on /)).toBeVisible();
  await press(page, autopay.getByRole('button', { name: /^Skip / }));
  await expect(autopay.getByText(/is skipped\. (Pay it yourself by|It was due) /)).toBeVisible();

  // A typed amount survives a reload; then all of it is paid, on a phone.
  await page.setViewportSize({ width: widths.phone, height: 780 });
  await page.getByText('Another amount').click();
  await page.getByLabel('Amount', { exact: true }).fill('25');
  await reloadPage(page);
  await expect(page.getByRole('button', { name: 'Pay $25.00' })).toBeVisible();
  await page.getByText('Everything due').click();
  await expectAccessibleInThemes(page);
  await press(page, page.getByRole('button', { name: /^Pay \$/ }));
  await expect(page.getByRole('heading', { name: /^\$[\d,.]+ is on its way$/ })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Payment history' }).getByText('On its way')).toBeVisible();

  // The account that autopay uses cannot be removed.
  await page.getByRole('button', { name: 'Remove Sandbox Bank ending in 6789' }).click();
  await page.getByRole('button', { name: 'Remove payment method' }).click();
  await expect(page.getByText(/^Autopay uses this payment method\./)).toBeVisible();
});
