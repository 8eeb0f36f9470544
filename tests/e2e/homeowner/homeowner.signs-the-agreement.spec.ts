import { ownershipProof, readAndSign } from '../support/agreements';
import { createListedHome, createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, reloadPage, test, widths } from '../support/fixtures.ts';
import { openAs, signEnvelope } from '../support/leases';
import { emailTo } from '../support/members';
import { queryRows } from '../support/rentEstimate';

test.describe.configure({ mode: 'serial' });

async function createOwners(browser: Parameters<typeof createPerson>[0]) {
  const [owner, coOwner] = [await createPerson(browser, 'homeowner'), await createPerson(browser, 'homeowner')];
  await queryRows("update users set first_name = 'Sky' where id = $1", [coOwner.id]);
  const home = await createListedHome(owner);
  await queryRows("update homes set status = 'qualified' where id = $1", [home.id]);
  return { owner, coOwner, home };
}

test('two title holders sign, our staff countersigns, and the home goes on to its setup', async ({ browser }) => {
  test.slow();
  const { owner, coOwner, home } = await createOwners(browser);
  const { page } = owner;
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await openPage(page, '/accounts');
  await page.getByRole('link', { name: /Start the agreement/ }).click();
  await page.getByRole('button', { name: 'Start the agreement' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who owns the home?');
  await expect(page.getByLabel('Legal name')).toHaveValue('Robin Vale');
  await page.getByRole('button', { name: 'Add another person' }).click();
  await page.getByLabel('Legal name').nth(1).fill('Sky Vale');
  await reloadPage(page);
  // What was typed before the reload is still there.
  await expect(page.getByLabel('Legal name').nth(1)).toHaveValue('Sky Vale');
  await page.getByLabel('Email').nth(1).fill(coOwner.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Upload a document that shows who owns the home.')).toBeVisible();
  await page.getByLabel('Upload a file').setInputFiles(ownershipProof);
  await expect(page.getByRole('button', { name: /^Remove deed/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How would you like to be paid?');
  await expect(page.getByRole('region', { name: 'A year up front' })).toContainText('effective annual rate');
  await page.getByRole('radio', { name: /^Monthly, guaranteed/ }).check({ force: true });
  await expectAccessible(page);
  const [agreementId] = /[\da-f-]{36}/.exec(page.url()) ?? [''];
  // A step that comes later leads back to what is open.
  await openPage(page, `/agreement/homeowners/signing/${agreementId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What isn’t covered, and how it ends');
  await page.getByRole('button', { name: 'Send for signatures' }).click();
  await expect(page.getByText('Check the box before you send the agreement.')).toBeVisible();
  await page.getByRole('checkbox', { name: /I’ve read what isn’t covered/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send for signatures' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Management agreement');
  await expect(page.getByRole('region', { name: 'Key terms' })).toContainText('Your take-home, first 12 months');
  await readAndSign(page);
  await expect(page.getByRole('heading', { name: 'You’ve signed' })).toBeFocused();
  await expect(page.getByText('Partly signed')).toBeVisible();

  const letter = await emailTo(coOwner.email, 'documentsToSign');
  expect(letter).toContain(`/agreement/homeowners/signing/${agreementId}`);
  await openPage(coOwner.page, `/agreement/homeowners/signing/${agreementId}`);
  await expectAccessible(coOwner.page);
  await readAndSign(coOwner.page);
  await expect(coOwner.page.getByText('You’ve signed', { exact: true })).toBeVisible();

  const iris = await openAs(browser, 'iris@demo.belong.test');
  await openPage(iris, `/agreement/homeowners/signing/${agreementId}`);
  const claim = iris.getByRole('button', { name: 'Countersign it myself' });
  const sign = iris.getByRole('button', { name: 'Sign', exact: true });
  await expect(claim.or(sign)).toBeVisible();
  if (await claim.isVisible()) await claim.click();
  await readAndSign(iris);
  await expect(page.getByText('Signed by everyone and sealed')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await queryRows('select status from homes where id = $1', [home.id]))[0]?.status)
    .toBe('setup');
  await openPage(coOwner.page, '/accounts/documents');
  await expect(coOwner.page.getByText(/^Property management agreement/).first()).toBeVisible();
});

test('a title holder who declines ends it for everyone, and the owner starts again with every answer', async ({
  browser,
}) => {
  test.slow();
  const { owner, coOwner, home } = await createOwners(browser);
  const { page } = owner;
  await openPage(page, `/agreement/homeowners/start/${home.id}`);
  await page.getByRole('button', { name: 'Start the agreement' }).click();
  await page.getByRole('button', { name: 'Add another person' }).click();
  await page.getByLabel('Legal name').nth(1).fill('Sky Vale');
  await page.getByLabel('Email').nth(1).fill(coOwner.email);
  await page.getByLabel('Upload a file').setInputFiles(ownershipProof);
  await expect(page.getByRole('button', { name: /^Remove deed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /^A year up front/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /I’ve read what isn’t covered/ }).check();
  await page.getByRole('button', { name: 'Send for signatures' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Management agreement');
  const [row] = await queryRows('select id, envelope_id from agreements where home_id = $1', [home.id]);
  await signEnvelope(page, String(row?.envelope_id), 'Robin Vale');

  await openPage(coOwner.page, `/agreement/homeowners/signing/${row?.id}`);
  await coOwner.page.getByRole('button', { name: 'Decline to sign' }).click();
  await coOwner.page.getByLabel('What would need to change?').fill('I want to sell the home.');
  await coOwner.page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sky Vale declined to sign' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('“I want to sell the home.”')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Start the agreement' }).click();
  await expect(page.getByLabel('Legal name').nth(1)).toHaveValue('Sky Vale');
  await expect(page.getByRole('button', { name: /^Remove deed/ })).toBeVisible();
});
