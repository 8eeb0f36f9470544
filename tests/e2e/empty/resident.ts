// A resident, from the application to the keys: every screen on the way.
import { expect, type Page } from '@playwright/test';
import { createPdf } from '../../../server/modules/account/documents/fixture';
import { readAndSign } from '../support/agreements.ts';
import { openPage, reloadPage } from '../support/fixtures.ts';
import { confirmIdentity, nameOf, type Person, signUp } from './people.ts';

const choose = (page: Page, group: RegExp, answer: string) =>
  page.getByRole('group', { name: group }).getByLabel(answer, { exact: true }).check({ force: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const seesScreen = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Opens an account on the home’s page, answers everything, and pays for the screening. */
export async function apply(resident: Person, homeId: string): Promise<void> {
  const { page } = resident;
  await openPage(page, `/homes/oakland-ca/${homeId}`);
  await page.getByRole('link', { name: 'Apply' }).first().click();
  await page.getByRole('link', { name: 'Sign up or log in to start' }).click();
  await signUp(resident);
  await page.getByRole('button', { name: 'Start application' }).click();
  await seesScreen(page, 'Who’s moving in with you?');
  await page.getByRole('radio', { name: /^No, just me/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await seesScreen(page, 'Your legal name and ID');
  await expect(page.getByLabel('First name')).toHaveValue(resident.firstName);
  if ((await page.getByLabel('Phone').inputValue()) === '') await page.getByLabel('Phone').fill('+14155550177');
  await page.getByLabel('Date of birth').fill('1990-02-03');
  await choose(page, /Which ID/, 'Driver’s license');
  await goOn(page);
  await seesScreen(page, 'Your rental history');
  await page.getByLabel('Where do you live now?').fill('12 Alder St, Oakland, CA 94601');
  await page.getByLabel('When did you move in?').fill('2021-01-01');
  await choose(page, /Do you rent or own/, 'I rent');
  await choose(page, /evicted by a court/, 'No');
  await choose(page, /owe money to a past/, 'No');
  await goOn(page);
  await seesScreen(page, 'Work and income');
  await page.getByLabel('Employed', { exact: false }).first().check({ force: true });
  await page.getByLabel('Employer').fill('Bay Bakery');
  await page.getByLabel('Monthly income before taxes').fill('14000');
  await choose(page, /voucher/, 'No');
  await goOn(page);
  await seesScreen(page, 'Review and submit');
  // A number for which the sandbox returns a clean record; the number is never issued.
  await page.getByLabel('Social Security number', { exact: true }).last().fill('219-09-9999');
  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
  await page.getByLabel('Your full legal name').fill(nameOf(resident));
  await page.getByRole('button', { name: 'Submit my section' }).click();
  await page.getByRole('button', { name: 'Pay by card or bank account' }).click();
  await page.getByRole('button', { name: 'Use this one' }).click();
  await seesScreen(page, /Thank you/);
}

/** The owner’s answer, by the published criteria. */
export async function approve({ page }: Person): Promise<void> {
  await expect(async () => {
    await openPage(page, '/accounts/tours-and-applications');
    await page.getByRole('link', { name: /Application 1/ }).click({ timeout: 3_000 });
    await expect(page.getByText('Meets every criterion')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Decide', exact: true }).click();
  await page.getByRole('radio', { name: /^Approve On the listed terms/ }).check({ force: true });
  await page.getByLabel('Message to the applicants').fill('Welcome home.');
  await goOn(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Approve application' }).click();
  await expect(page.getByText('We told them, and they can accept the home now.', { exact: false })).toBeVisible();
}

/** Accepts the home and signs the lease; the owner signs after. */
export async function signLease({ page }: Person, owner: Person): Promise<void> {
  await page.getByRole('link', { name: 'Status', exact: true }).click();
  await page.getByRole('button', { name: 'Accept the home' }).click();
  await page.getByRole('link', { name: 'Read and sign the lease' }).click({ timeout: 40_000 });
  await expect(page.getByText(/^\d+ clauses · /)).toBeVisible();
  const open = page.getByRole('button', { name: /^Add my initials, /, pressed: false });
  for (let left = await open.count(); left > 0; left -= 1) await open.first().click();
  await readAndSign(page);
  await expect(page.getByRole('heading', { name: 'You’ve signed' })).toBeVisible();
  await openPage(owner.page, '/accounts');
  await owner.page.getByRole('link', { name: 'Read and sign' }).first().click();
  await readAndSign(owner.page);
  // The owner logged in days ago.
  await confirmIdentity(owner);
  await expect(page.getByText('Signed by everyone and sealed')).toBeVisible({ timeout: 40_000 });
}

const step = (page: Page, name: string) => page.getByRole('region', { name });

/** What is done before the first day: the move-in payment, the insurance, and the utilities. */
export async function prepareToMoveIn({ page, ...resident }: Person): Promise<void> {
  await openPage(page, '/accounts');
  await page.getByRole('link', { name: 'Get ready to move in' }).click();
  const money = step(page, 'Move-in payment');
  await money.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('button', { name: 'Use this one' }).click();
  await expect(money.getByText('It’s in our deposit account.', { exact: false })).toBeVisible();
  const insurance = step(page, 'Renters’ insurance');
  await insurance.getByLabel('Insurance company').fill('Lemon Mutual');
  await insurance.getByLabel('Insured until').fill('2030-01-01');
  const words = `Lemon Mutual. Named insured: ${resident.firstName} ${resident.lastName}. Policy period 01/01/2026 to 01/01/2030.`;
  await insurance
    .getByLabel(/Add the policy/)
    .setInputFiles({ name: 'policy.pdf', mimeType: 'application/pdf', buffer: createPdf(words) });
  await expect(insurance.getByText(/^Arrived/)).toBeVisible();
  await insurance.getByRole('button', { name: 'Submit proof' }).click();
  await expect(insurance.getByText('Done', { exact: true })).toBeVisible();
  const utilities = step(page, 'Utilities in your name');
  for (const bill of await utilities.getByRole('checkbox').all()) await bill.check();
  await expect(utilities.getByText('Done', { exact: true })).toBeVisible();
}

/** On the first day of the lease. */
export async function takeKeys({ page }: Person): Promise<void> {
  await reloadPage(page);
  await step(page, 'Keys').getByRole('button', { name: 'I have the keys' }).click();
  await seesScreen(page, 'Welcome home');
}

/** The first full month, from a bank account that is linked on the way. */
export async function payRent({ page }: Person): Promise<void> {
  await expect(async () => {
    await openPage(page, '/accounts');
    await page.getByRole('link', { name: 'Pay rent' }).click({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await seesScreen(page, 'Rent');
  await page.getByRole('button', { name: 'Add bank account' }).last().click();
  await page.getByRole('button', { name: 'Use this one' }).click();
  const methods = page.getByRole('dialog', { name: 'Payment methods' });
  await expect(methods.getByText('Sandbox Bank ending in 6789 is saved')).toBeVisible();
  await methods.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: /^\$[\d,.]+ is on its way$/ })).toBeVisible();
}

/** A later month, from the bank account that is saved. */
export async function payNextRent({ page }: Person): Promise<void> {
  await expect(async () => {
    await openPage(page, '/accounts');
    await page.getByRole('link', { name: 'Pay rent' }).click({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await seesScreen(page, 'Rent');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: /^\$[\d,.]+ is on its way$/ })).toBeVisible();
}
