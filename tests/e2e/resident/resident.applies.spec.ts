import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  openPage,
  reloadPage,
  test,
  waitUntilStable,
  widths,
} from '../support/fixtures.ts';
import { logIn } from '../support/leases';

/** A home in Oakland that nobody of these tests has applied for yet. */
async function findHome(page: Page, nth: number): Promise<string> {
  const found = await page.request.get('/api/consumer/homes?place=oakland-ca&sort=rentLow&limit=12');
  const { items } = (await found.json()) as { items: { id: string }[] };
  const id = items[nth]?.id;
  if (!id) throw new Error('There are too few homes');
  return id;
}

const continueFlow = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};
const choose = (page: Page, group: RegExp, answer: string) =>
  page.getByRole('group', { name: group }).getByLabel(answer, { exact: true }).check({ force: true });

/** Everything the applicant flow asks, by somebody with a job. */
async function fillApplicantFlow(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your legal name and ID' })).toBeVisible();
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Last name').fill('Rivera');
  await page.getByLabel('Date of birth').fill('1990-02-03');
  await page.getByLabel('Phone').fill('415 555 0142');
  await choose(page, /Which ID/, 'Driver’s license');
  await continueFlow(page, 'Where do you live now?');
  await page.getByLabel('Where do you live now?').fill('12 Alder St, Oakland, CA 94601');
  await page.getByLabel('Move-in date').fill('2021-01-01');
  await choose(page, /Do you rent or own/, 'I rent');
  await choose(page, /2 years or longer/, 'Yes');
  await continueFlow(page, 'How do you earn your income?');
  await page.getByLabel('Employed', { exact: false }).first().check({ force: true });
  await continueFlow(page, 'Where do you work?');
  await page.getByLabel('Employer').fill('Bay Bakery');
  await continueFlow(page, 'What’s your monthly income?');
  await page.getByLabel('Monthly income before taxes').fill('9000');
  await choose(page, /voucher/, 'No');
  await continueFlow(page, 'Your rental history');
  await choose(page, /evicted by a court/, 'No');
  await choose(page, /owe money to a past/, 'No');
  await continueFlow(page, 'Review and submit');
}

async function submitApplication(page: Page, name: string): Promise<void> {
  await page.getByLabel('Social Security number', { exact: true }).last().fill('219-09-9999');
  await page.getByRole('button', { name: 'Save number' }).click();
  await expect(page.getByText('Saved, ends in 9999')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByLabel('Your full legal name').fill(name);
  await page.getByRole('button', { name: 'Submit my section' }).click();
}

async function startApplication(page: Page, homeId: string): Promise<void> {
  await openPage(page, `/resident/application/get-started?home=${homeId}`);
  await page.getByRole('button', { name: 'Start application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who’s moving in with you?' })).toBeVisible();
}

test('alone: odds before anything, told once, kept over days, a card that is refused and one that pays', async ({
  page,
  expected,
}) => {
  test.slow();
  // A card that is refused; a decision that is not there yet.
  expected.push(/402|404/);
  await logIn(page, 'sam@demo.belong.test');
  const homeId = await findHome(page, 0);
  await openPage(page, `/resident/application/get-started?home=${homeId}`);
  await page.getByLabel(/Monthly income/).fill('90000');
  await expect(page.getByText('Income or savings meet the requirement for this home.')).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  await startApplication(page, homeId);
  await page.getByRole('button', { name: 'Add a pet' }).click();
  await page.getByLabel('Breed').fill('Beagle');
  await page.getByLabel('Weight').fill('24');
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lease preferences' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your group' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue your section' }).click();
  await fillApplicantFlow(page);
  // Another day: everything is where it was.
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Review and submit' })).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  await submitApplication(page, 'Sam Rivera');
  await expect(page.getByRole('heading', { level: 1, name: 'Submitted. One more step' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay by card or bank account' }).click();
  await expect(page.getByText('This is a sandbox:')).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.getByLabel('A card that is declined').check();
  await page.getByRole('button', { name: 'Use this one' }).click();
  await expect(page.getByText('Payment didn’t go through')).toBeVisible();
  await page.getByRole('button', { name: 'Pay by card or bank account' }).click();
  await page.getByRole('button', { name: 'Use this one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await page.getByRole('link', { name: 'Status', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Status' })).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
});

test('on a phone: an invitation is sent, sent again, taken back; the application is withdrawn', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 780 });
  await logIn(page, 'sam@demo.belong.test');
  await startApplication(page, await findHome(page, 1));
  // Mark, name and menu stand on one line.
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
  for (const width of [1_000, widths.phone]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  // The parts of the application are one line that scrolls by itself, never the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
  await page.getByRole('link', { name: 'Your group' }).click();
  await page.getByLabel('Their name').fill('Bo Rivera');
  await page.getByLabel('Email address or phone number').fill('bo@example.test');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Waiting on you, Bo Rivera.')).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
  await page.getByRole('button', { name: 'Resend the invitation to Bo Rivera' }).click();
  await expect(page.getByText('Sent. The old link no longer works.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Bo Rivera' }).click();
  await expect(page.getByText('Waiting on you.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You withdrew your application' })).toBeVisible();
});

test('an invitation that does not hold says so, and how to get a new one', async ({ page, expected }) => {
  expected.push(/410/);
  await openPage(page, `/coapplicant/01900000-0000-7000-8000-000000000000#invitation=${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This invitation link doesn’t work' })).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
});
