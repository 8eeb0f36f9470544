import sharp from 'sharp';
import { createPdf } from '../../../server/modules/account/documents/fixture';
import { createListedHome, createPerson, type TestPerson } from '../support/applications';
import { expect, expectAccessibleInThemes, openPage, reloadPage, test, widths } from '../support/fixtures.ts';
import { callApi, sendLeaseForHome, signEnvelope } from '../support/leases';
import { queryRows } from '../support/rentEstimate';

/** A picture as a phone takes it; each is another one. */
const picture = async (name: string, red: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: { r: red, g: 140, b: 110 } } })
    .jpeg()
    .toBuffer(),
});
const step = ({ page }: TestPerson, name: string) => page.getByRole('region', { name });

/** The record of the first day has one room, as long as the test is not about rooms. */
async function documentRoom({ page }: TestPerson, leaseId: string): Promise<void> {
  const items = [{ name: 'Floor', state: null, note: '' }];
  const room = { name: 'Kitchen', items, note: '', pictures: [] };
  await callApi(page, 'PUT', `/leases/${leaseId}/move-in/condition`, { rooms: [room] });
}

test('from the signatures to the keys: locked steps say why, a card that is refused, papers, a record both sign', async ({
  page: _,
  browser,
}) => {
  test.slow();
  const [owner, ada] = [await createPerson(browser, 'homeowner'), await createPerson(browser)];
  const home = await createListedHome(owner);
  const lease = await sendLeaseForHome(browser, home.id, { residents: [{ name: 'Canary Finch', email: ada.email }] });
  const way = `/resident/onboarding?lease=${lease.id}`;

  await openPage(ada.page, way);
  await expect(step(ada, 'Move-in payment').getByText('Locked')).toBeVisible();
  await expect(step(ada, 'Move-in payment').getByText(/^Opens /)).toBeVisible();
  await expectAccessibleInThemes(ada.page);
  await signEnvelope(ada.page, lease.envelopeId, 'Canary Finch');
  await signEnvelope(owner.page, lease.envelopeId, 'Robin Vale');

  // The first day after signing: the account knows the resident, and says what comes next.
  const leaseStatus = async () => (await queryRows('select status from leases where id = $1', [lease.id]))[0]?.status;
  await expect.poll(leaseStatus, { timeout: 20_000 }).toBe('signed');
  await openPage(ada.page, '/accounts');
  const residence = ada.page.getByRole('region', { name: home.streetAddress });
  await expect(residence.getByText('Lease signed')).toBeVisible();
  const account = ada.page.getByRole('navigation', { name: 'Your account' });
  await expect(account.getByRole('link', { name: 'My home' })).toBeVisible();
  await expectAccessibleInThemes(ada.page);
  await residence.getByRole('link', { name: 'Get ready to move in' }).click();
  await expect(ada.page).toHaveURL(way);

  // A card that is refused, and one that is not.
  const money = step(ada, 'Move-in payment');
  await money.getByRole('button', { name: /^Pay \$/ }).click();
  await ada.page.getByLabel('A card that is declined').check();
  await ada.page.getByRole('button', { name: 'Use this one' }).click();
  await expect(money.getByText('Not paid', { exact: true })).toBeVisible();
  await expectAccessibleInThemes(ada.page);
  await money.getByRole('button', { name: /^Pay \$/ }).click();
  await ada.page.getByRole('button', { name: 'Use this one' }).click();
  await expect(money.getByText('It’s in our deposit account.', { exact: false })).toBeVisible();

  const insurance = step(ada, 'Renters’ insurance');
  await insurance.getByRole('button', { name: 'Submit proof' }).click();
  await expect(insurance.getByText('Enter your insurance company.')).toBeVisible();
  await insurance.getByLabel('Insurance company').fill('Lemon Mutual');
  await insurance.getByLabel('Insured until').fill('2030-01-01');
  const policy = createPdf('Lemon Mutual. Named insured: Canary Finch. Policy period 01/01/2026 to 01/01/2030.');
  await insurance.getByLabel(/Add the policy/).setInputFiles({
    name: 'policy.pdf',
    mimeType: 'application/pdf',
    buffer: policy,
  });
  await expect(insurance.getByText(/^Arrived/)).toBeVisible();
  await insurance.getByRole('button', { name: 'Submit proof' }).click();
  await expect(insurance.getByText('Done', { exact: true })).toBeVisible();
  for (const bill of await step(ada, 'Utilities in your name').getByRole('checkbox').all()) await bill.check();
  await expect(step(ada, 'Utilities in your name').getByText('Done', { exact: true })).toBeVisible();

  // The report opens on the first day, or at a walk-through that the homeowner sets.
  const condition = 'Move-in condition report';
  await expect(step(ada, condition).getByText('Locked')).toBeVisible();
  await openPage(owner.page, way);
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
  await step(owner, condition).getByLabel('Walk through earlier?').fill(today);
  await expectAccessibleInThemes(owner.page);
  await step(owner, condition).getByRole('button', { name: 'Schedule walk-through' }).click();
  await expect(step(owner, condition).getByRole('button', { name: 'Add room' })).toBeVisible();

  // Photos by the resident, on a phone; signed by both as it stands.
  await documentRoom(ada, lease.id);
  await ada.page.setViewportSize({ width: widths.phone, height: 780 });
  await reloadPage(ada.page);
  const record = step(ada, condition);
  await expect(record.getByText('Kitchen: Floor, a photo')).toBeVisible();
  await record
    .getByText(/^Kitchen/)
    .first()
    .click();
  await record.getByRole('group', { name: 'Floor, Kitchen' }).getByText('Worn').click();
  await record.getByLabel('What’s wrong with it? (Floor)').fill('A scratch by the door.');
  await record.getByLabel(/Add photos of Kitchen/).setInputFiles(await picture('sink.jpg', 180));
  await expect(record.getByText(/1 of 1 items rated · 1 photo/)).toBeVisible();
  await record.getByRole('button', { name: 'Save report' }).click();
  await record.getByLabel('Your full legal name').fill('Canary Finch');
  await expectAccessibleInThemes(ada.page);
  await record.getByRole('button', { name: 'Sign report' }).click();
  await expect(record.getByRole('heading', { name: 'You’ve signed' })).toBeFocused();
  await expect(record.getByText('Waiting for the homeowner.', { exact: false })).toBeVisible();
  await expect(step(ada, 'Keys').getByText('Locked')).toBeVisible();

  await openPage(owner.page, way);
  const homeownerPage = step(owner, condition);
  await homeownerPage
    .getByText(/^Kitchen/)
    .first()
    .click();
  await expect(homeownerPage.getByRole('button', { name: 'Photo 1' })).toBeVisible();
  await homeownerPage.getByLabel('Your full legal name').fill('Robin Vale');
  await expectAccessibleInThemes(owner.page);
  await homeownerPage.getByRole('button', { name: 'Sign report' }).click();
  await expect(homeownerPage.getByText('Signed by everyone', { exact: true })).toBeVisible();

  // A month later: the lease has begun.
  await queryRows(
    `update leases set terms = terms || jsonb_build_object('startOn', (now() - interval '1 day')::date) where id = $1`,
    [lease.id],
  );
  await reloadPage(ada.page);
  await step(ada, 'Keys').getByRole('button', { name: 'I have the keys' }).click();
  await expect(ada.page.getByRole('heading', { level: 1, name: 'Welcome home' })).toBeVisible();
  await expectAccessibleInThemes(ada.page);
  expect(await ada.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);

  await openPage(ada.page, '/accounts/home/properties');
  await expect(ada.page.getByRole('heading', { level: 1, name: 'My home' })).toBeVisible();
  await expect(ada.page.getByRole('region', { name: 'Your lease in plain words' })).toBeVisible();
});
