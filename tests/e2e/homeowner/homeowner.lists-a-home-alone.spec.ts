// One home and one owner, from the address to the search: every screen on the way, and our part of each step.
import type { Browser, Page } from '@playwright/test';
import { ownershipProof, readAndSign } from '../support/agreements';
import { createPerson, openBrowserFor, type TestPerson } from '../support/applications';
import { expect, openPage, test } from '../support/fixtures.ts';
import { completeSetup } from '../support/homeSetup';
import { openAs } from '../support/leases';
import { expectFoundInSearch, roomPhotos } from '../support/listings';
import { createMember } from '../support/members';
import { answerQualification } from '../support/qualification';
import { queryRows } from '../support/rentEstimate';

const propertyPage = (homeId: string) => `/accounts/portfolio/properties/${homeId}`;
const statusOf = async (homeId: string) =>
  (await queryRows('select status from homes where id = $1', [homeId]))[0]?.status;

/** The answer to an address becomes a home of the account. */
async function qualify({ page, id, email }: TestPerson, streetAddress: string): Promise<string> {
  await answerQualification(page, { email, address: `${streetAddress}, Oakland, CA 94601` });
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await page.waitForURL('**/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${streetAddress} qualifies`);
  await page.getByRole('link', { name: 'View your home' }).click();
  await page.getByRole('link', { name: new RegExp(streetAddress) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(streetAddress);
  const [home] = await queryRows('select id from homes where owner_id = $1', [id]);
  return String(home?.id);
}

async function signAgreement(browser: Browser, { page, email }: TestPerson): Promise<void> {
  await page.getByRole('link', { name: 'Start the agreement' }).click();
  await page.getByRole('button', { name: 'Start the agreement' }).click();
  await expect(page.getByLabel('Legal name')).toHaveValue('Robin Vale');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Upload a file').setInputFiles(ownershipProof);
  await expect(page.getByRole('button', { name: /^Remove deed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /^Monthly, guaranteed/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /I’ve read what isn’t covered/ }).check();
  await page.getByRole('button', { name: 'Send for signatures' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Management agreement');
  await readAndSign(page);
  await expect(page.getByText('You’ve signed', { exact: true })).toBeVisible();

  const iris = await openAs(browser, 'iris@demo.belong.test');
  await openPage(iris, new URL(page.url()).pathname);
  const claim = iris.getByRole('button', { name: 'Countersign it myself' });
  await expect(claim.or(iris.getByRole('button', { name: 'Sign', exact: true }))).toBeVisible();
  if (await claim.isVisible()) await claim.click();
  await readAndSign(iris);
  await expect(page.getByText('Signed by everyone and sealed')).toBeVisible({ timeout: 30_000 });
}

async function certifyW9(page: Page): Promise<void> {
  const choose = (name: RegExp) => page.getByRole('radio', { name }).click({ force: true });
  await openPage(page, '/accounts/w9-flow/new');
  await page.getByRole('button', { name: 'Start the form' }).click();
  await choose(/^Yes/);
  await page.getByLabel('Name as on your tax return').fill('Robin Vale');
  await choose(/^Individual or sole proprietor/);
  await page.getByLabel('Street address').fill('1 Main St');
  await page.getByRole('textbox', { name: 'City' }).fill('Oakland');
  await page.getByRole('textbox', { name: 'State' }).fill('CA');
  await page.getByLabel('ZIP code').fill('94607');
  await choose(/^Social Security number/);
  await page.getByLabel('Number', { exact: true }).fill('536-90-4398');
  await page.getByLabel('Number again').fill('536-90-4398');
  await page.getByRole('checkbox', { name: /^I certify this/ }).check();
  await page.getByLabel('Signature').fill('Robin Vale');
  await page.getByRole('button', { name: 'Certify and sign' }).click();
  await expect(page.getByRole('region', { name: 'Your Form W-9' })).toContainText('•••-••-4398');
}

/** A staff member who inspects homes. */
async function createInspector(browser: Browser): Promise<Page> {
  const member = await createMember('staff');
  await queryRows("update users set duties = '{leasing,care}' where id = $1", [member.id]);
  return openBrowserFor(browser, member);
}

const openKitchen = (inspector: Page) => inspector.locator('summary').filter({ hasText: 'Kitchen' }).click();
const expectSynced = (inspector: Page) =>
  expect(inspector.getByText('Everything is synced.')).toBeVisible({ timeout: 30_000 });

/** One must-do is found, priced, and sent to the owner. Answers where the proposal is. */
async function inspectAndPropose(
  inspector: Page,
  streetAddress: string,
): Promise<{ inspection: string; proposal: string }> {
  await openPage(inspector, '/accounts/desk/inspections');
  await inspector.getByRole('link', { name: new RegExp(streetAddress) }).click();
  await expect(inspector.getByRole('heading', { level: 1 })).toContainText(streetAddress);
  const inspection = new URL(inspector.url()).pathname;
  await openKitchen(inspector);
  await inspector.getByLabel('Standard that Kitchen misses').selectOption('stove');
  await inspector.getByRole('button', { name: 'Add finding' }).first().click();
  await inspector.getByRole('article').getByLabel('Note').fill('Left burner is dead');
  await expectSynced(inspector);
  await inspector.getByRole('button', { name: 'Submit inspection' }).click();
  await inspector.getByRole('button', { name: 'Prepare proposal' }).click();
  const item = inspector.getByRole('article');
  await item.getByLabel('Price').fill('420');
  await item.getByLabel('Lead time in days').fill('5');
  await item.getByRole('button', { name: 'Save item' }).click();
  await expect(item.getByText('Saved.')).toBeVisible();
  await inspector.getByRole('button', { name: 'Send to the owner' }).click();
  await expect(inspector.getByText('Waiting for the owner’s decisions.')).toBeVisible();
  return { inspection, proposal: new URL(inspector.url()).pathname };
}

async function acceptProposal(page: Page, streetAddress: string): Promise<void> {
  await openPage(page, '/post-inspection/homeowners');
  await page.getByRole('link', { name: new RegExp(streetAddress) }).click();
  await page.getByRole('article').getByText('Accept', { exact: true }).click();
  await expect(page.getByText('Total: $420')).toBeVisible();
  await page.getByRole('link', { name: 'Review and submit' }).click();
  await page.getByRole('button', { name: 'Submit decisions' }).click();
  await page.waitForURL(/\/status\//);
  await expect(page.getByText('Work in progress')).toBeVisible();
}

/** The work is done, the must-do is checked again on site, and the home is ready. */
async function finishWork(
  inspector: Page,
  { inspection, proposal }: { inspection: string; proposal: string },
): Promise<void> {
  await openPage(inspector, proposal);
  await inspector.getByRole('button', { name: 'Mark as done' }).click();
  await expect(inspector.getByText(/· done/)).toBeVisible();
  await openPage(inspector, inspection);
  await inspector.getByRole('button', { name: 'Recheck must-dos' }).click();
  await openKitchen(inspector);
  await inspector.getByRole('checkbox', { name: 'Fixed' }).click();
  await expect(inspector.getByText('1 finding, 0 open must-dos.')).toBeVisible();
  await expectSynced(inspector);
  await inspector.getByRole('button', { name: 'Submit inspection' }).click();
  await expect(inspector.getByRole('button', { name: 'Recheck must-dos' })).toBeVisible();
  await openPage(inspector, proposal);
  await inspector.getByRole('button', { name: 'Finish work' }).click();
  await expect(inspector.getByText('This home is ready to list.')).toBeVisible();
}

async function writeListing(page: Page): Promise<void> {
  await page.getByLabel('Month the photos were taken').fill(new Date().toISOString().slice(0, 7));
  await page.getByLabel('Add photos').setInputFiles(await roomPhotos());
  await expect(page.getByLabel('What photo 5 shows')).toBeVisible({ timeout: 60_000 });
  for (let n = 1; n <= 5; n += 1) await page.getByLabel(`What photo ${n} shows`).fill(`Room ${n} with a window`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('5 more photos (at least five)')).toHaveCount(0);
  await page.getByRole('button', { name: 'Draft from home details' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/Not saved yet/)).toHaveCount(0);
  // The setup said it already.
  await expect(page.getByRole('combobox', { name: /^Water/ })).toHaveValue('homeowner');
  await expect(page.getByRole('checkbox', { name: '12 months' })).toBeChecked();
  await page.getByRole('button', { name: 'Approve this listing' }).click();
  await expect(page.getByText('In review')).toBeVisible();
}

test('one owner alone: an address qualifies, is signed for, set up, inspected, and found by visitors', async ({
  page: visitor,
  browser,
}) => {
  // Nine steps of a home's life, on about eighty screens.
  test.setTimeout(360_000);
  const owner = await createPerson(browser, 'homeowner');
  const { page } = owner;
  const streetAddress = `${1_000 + Math.floor(Math.random() * 8_000)} Sorrel Ct`;
  const homeId = await test.step('qualifies', () => qualify(owner, streetAddress));
  await test.step('signs the agreement', () => signAgreement(browser, owner));
  await expect.poll(() => statusOf(homeId)).toBe('setup');
  await test.step('certifies the W-9', () => certifyW9(page));
  await test.step('sets up the home', async () => {
    await openPage(page, propertyPage(homeId));
    await page.getByRole('link', { name: 'Continue setup' }).click();
    await completeSetup(page, homeId);
    const visit = page.getByRole('region', { name: 'Inspection' });
    await expect(visit.getByRole('link', { name: 'Reschedule or cancel' })).toBeVisible();
  });
  const inspector = await createInspector(browser);
  const papers = await test.step('we inspect and propose', () => inspectAndPropose(inspector, streetAddress));
  await test.step('accepts the work', () => acceptProposal(page, streetAddress));
  expect(await statusOf(homeId)).toBe('work');
  await test.step('we do the work', () => finishWork(inspector, papers));
  await test.step('writes and approves the listing', async () => {
    await openPage(page, propertyPage(homeId));
    await page.getByRole('link', { name: 'Edit the listing' }).click();
    await writeListing(page);
  });
  await test.step('we publish it, and visitors find it', async () => {
    await openPage(inspector, `/accounts/portfolio/listing/${homeId}`);
    await inspector.getByRole('button', { name: 'Publish now' }).click();
    await expect(inspector.getByText('Listed', { exact: true })).toBeVisible();
    await expectFoundInSearch(visitor, { id: homeId, streetAddress });
  });
  await openPage(page, propertyPage(homeId));
  await expect(page.getByRole('link', { name: 'View listing' })).toBeVisible();
});
