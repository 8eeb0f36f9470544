// A homeowner, from an address to a listing that is approved: every screen on the way.
import { expect, type Page } from '@playwright/test';
import { ownershipProof, readAndSign } from '../support/agreements.ts';
import { openPage } from '../support/fixtures.ts';
import { completeSetup } from '../support/homeSetup.ts';
import { roomPhotos } from '../support/listings.ts';
import { continueFlow } from '../support/rentEstimate.ts';
import { dayOf, daysAfter } from './clock.ts';
import { nameOf, type Person, signUp } from './people.ts';

export const STREET = '1204 Sorrel Ct';
const choose = (page: Page, question: string | RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check({ force: true });
const pick = (page: Page, answer: RegExp) => page.getByRole('radio', { name: answer }).check({ force: true });

/** A rent estimate, and the report’s way to the qualification. */
export async function estimateRent({ page, firstName, lastName, email }: Person): Promise<void> {
  const at = (step: string) => page.waitForURL(`**/rent-estimate/${step}`);
  await openPage(page, '/rent-estimate');
  const address = page.getByRole('combobox', { name: /Home address/ });
  await address.fill(`${STREET}, Oakland, CA 94601`);
  await address.press('Enter');
  await at('home');
  await choose(page, 'What kind of home is it?', 'House');
  await choose(page, 'Bedrooms', '3');
  await choose(page, 'Bathrooms', '2');
  await page.getByLabel(/Living area/).fill('1450');
  await page.getByLabel(/Year built/).fill('1985');
  await choose(page, 'Parking', 'Garage');
  await choose(page, 'Laundry', 'In the home');
  await choose(page, 'Heating and cooling', 'Heat only');
  await choose(page, 'Pool', 'None');
  await continueFlow(page);
  await at('expectation');
  await pick(page, /It’s vacant/);
  await continueFlow(page);
  await at('condition');
  for (const part of ['Kitchen', 'Bathrooms', 'Floors', 'Paint', 'Heating, plumbing, wiring'])
    await choose(page, part, 'Clean and sound');
  await continueFlow(page);
  await at('pets');
  await pick(page, /Cats and dogs/);
  await continueFlow(page);
  await at('primary-material');
  await choose(page, 'Main flooring', 'Hardwood');
  await continueFlow(page);
  await at('features');
  await continueFlow(page);
  await at('account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await continueFlow(page);
  await at('report?id=*');
  await expect(page.getByRole('heading', { level: 1, name: 'Estimated rent' })).toBeVisible();
  await page.getByRole('link', { name: 'See if your home qualifies' }).click();
}

/** What the estimate did not ask; the account opens on the result, and the agreement with it. */
export async function qualify(owner: Person, availableOn: string): Promise<void> {
  const { page, firstName, email } = owner;
  const at = (step: string) => page.waitForURL(`**/property/${step}`);
  // The address, the kind of home, and its rooms are known.
  await at('hoa/1');
  await pick(page, /^No/);
  await continueFlow(page);
  // Who lives there and the condition are known as well.
  await at('rent-control/1');
  await page
    .getByRole('group', { name: 'Is the home rent-controlled?' })
    .getByRole('radio', { name: /^No/ })
    .check({ force: true });
  await continueFlow(page);
  await at('systems/1');
  await choose(page, /smoke and carbon monoxide/, 'Yes');
  await continueFlow(page);
  await at('timing/1');
  await page.getByLabel(/When could a resident move in/).fill(availableOn);
  await continueFlow(page);
  await at('finances/1');
  await pick(page, /No mortgage/);
  await pick(page, /Landlord policy/);
  await continueFlow(page);
  await at('contact/1');
  await expect(page.getByLabel('First name')).toHaveValue(firstName);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await pick(page, /I own it alone/);
  await continueFlow(page);
  await at('summary/1');
  for (const answer of [/^No one/, 'Clean and sound'])
    await expect(page.getByRole('definition').filter({ hasText: answer }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await page.waitForURL('**/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${STREET} qualifies`);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await signUp(owner);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who owns the home?');
}

/** From the title to the owner’s own signature. Answers where the agreement is signed. */
export async function signAgreement(owner: Person): Promise<string> {
  const { page, email } = owner;
  await expect(page.getByLabel('Legal name')).toHaveValue(nameOf(owner));
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Upload a file').setInputFiles(ownershipProof);
  await expect(page.getByRole('button', { name: /^Remove deed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await pick(page, /^Monthly, guaranteed/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /I’ve read what isn’t covered/ }).check();
  await page.getByRole('button', { name: 'Send for signatures' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Management agreement');
  await readAndSign(page);
  await expect(page.getByText('You’ve signed', { exact: true })).toBeVisible();
  return new URL(page.url()).pathname;
}

export async function certifyW9({ page, ...owner }: Person): Promise<void> {
  await openPage(page, '/accounts/w9-flow/new');
  const press = (name: RegExp) => page.getByRole('radio', { name }).click({ force: true });
  await page.getByRole('button', { name: 'Start the form' }).click();
  await press(/^Yes/);
  await expect(page.getByLabel('Name as on your tax return')).toHaveValue(`${owner.firstName} ${owner.lastName}`);
  await press(/^Individual or sole proprietor/);
  await page.getByLabel('Street address').fill('1 Main St');
  await page.getByRole('textbox', { name: 'City' }).fill('Oakland');
  await page.getByRole('textbox', { name: 'State' }).fill('CA');
  await page.getByLabel('ZIP code').fill('94607');
  await press(/^Social Security number/);
  await page.getByLabel('Number', { exact: true }).fill('536-90-4398');
  await page.getByLabel('Number again').fill('536-90-4398');
  await page.getByRole('checkbox', { name: /^I certify this/ }).check();
  await page.getByLabel('Signature').fill(`${owner.firstName} ${owner.lastName}`);
  await page.getByRole('button', { name: 'Certify and sign' }).click();
  await expect(page.getByRole('region', { name: 'Your Form W-9' })).toContainText('•••-••-4398');
}

/** Every part of the setup, up to an inspection that is booked. Answers the home. */
export async function setUpHome({ page }: Person): Promise<string> {
  await openPage(page, '/accounts');
  await page
    .getByRole('link', { name: new RegExp(`${STREET}`) })
    .first()
    .click();
  await page.waitForURL('**/properties/**');
  const [homeId = ''] = /[\da-f]{8}-[\da-f-]{27}/.exec(page.url()) ?? [];
  await openPage(page, `/accounts/portfolio/properties/${homeId}/setup-flow`);
  await completeSetup(page, homeId, { w9: 'later' });
  const visit = page.getByRole('region', { name: 'Inspection' });
  await expect(visit.getByRole('link', { name: 'Reschedule or cancel' })).toBeVisible();
  return homeId;
}

export async function acceptProposal({ page }: Person): Promise<void> {
  await openPage(page, '/accounts');
  await page.getByRole('link', { name: 'Review proposal' }).click();
  await page.getByRole('article').getByText('Accept', { exact: true }).click();
  await expect(page.getByText('Total: $420')).toBeVisible();
  await page.getByRole('link', { name: 'Review and submit' }).click();
  await page.getByRole('button', { name: 'Submit decisions' }).click();
  await page.waitForURL(/\/status\//);
  await expect(page.getByText('Work in progress')).toBeVisible();
}

export async function writeListing({ page }: Person, homeId: string, today: Date): Promise<void> {
  await openPage(page, `/accounts/portfolio/properties/${homeId}`);
  await page.getByRole('link', { name: 'Edit the listing' }).click();
  await page.getByLabel('Month the photos were taken').fill(dayOf(daysAfter(today, -1)).slice(0, 7));
  await page.getByLabel('Add photos').setInputFiles(await roomPhotos());
  await expect(page.getByLabel('What photo 5 shows')).toBeVisible({ timeout: 60_000 });
  // They are stored as they arrive; a caption and an order are the owner’s choice.
  await expect(page.getByText('5 more photos (at least five)')).toHaveCount(0);
  await page.getByRole('button', { name: 'Draft from home details' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/Not saved yet/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Approve this listing' }).click();
  await expect(page.getByText('In review')).toBeVisible();
}
