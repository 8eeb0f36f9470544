import type { Locator, Page } from '@playwright/test';
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
import { createMember, logIn as logInAs } from '../support/members.ts';
import { queryRows } from '../support/rentEstimate.ts';

/** A home in Oakland without an application from these tests. */
async function findHome(page: Page, nth: number): Promise<string> {
  const found = await page.request.get('/api/consumer/homes?place=oakland-ca&sort=rentLow&limit=12');
  const { items } = (await found.json()) as { items: { id: string }[] };
  const id = items[nth]?.id;
  if (!id) throw new Error('There are too few homes');
  return id;
}

const choose = (page: Page, group: RegExp, answer: string) =>
  page.getByRole('group', { name: group }).getByLabel(answer, { exact: true }).check({ force: true });

/** What one applicant does, counted: each screen they see, and each field, choice, and button they use. */
function countJourney(page: Page) {
  const counts = { screens: 0, actions: 0 };
  const act = async (action: Promise<unknown>) => {
    await action;
    counts.actions += 1;
  };
  return {
    counts,
    sees: async (title: string | RegExp) => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      counts.screens += 1;
    },
    fill: (label: string | RegExp, value: string) => act(page.getByLabel(label).fill(value)),
    choose: (group: RegExp, answer: string) => act(choose(page, group, answer)),
    click: (name: string | RegExp) => act(page.getByRole('button', { name }).click()),
    check: (box: Locator) => act(box.check({ force: true })),
  };
}
type Journey = ReturnType<typeof countJourney>;

/** Answers the whole applicant flow for an employed person; name and phone come from the account. */
async function fillApplicantFlow(page: Page, journey: Journey): Promise<void> {
  await journey.sees('Your legal name and ID');
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
  await expect(page.getByLabel('Last name')).toHaveValue('Rivera');
  await page.getByLabel('Date of birth').fill('2015-02-03');
  if ((await page.getByLabel('Phone').inputValue()) === '') await journey.fill('Phone', '+14155550142');
  await journey.choose(/Which ID/, 'Driver’s license');
  await page.getByRole('button', { name: 'Continue' }).click();
  // Too young is said where it is typed, not on the last screen.
  await expect(page.getByText('Anyone younger can move in with you without applying.')).toBeVisible();
  await journey.fill('Date of birth', '1990-02-03');
  await journey.click('Continue');
  await journey.sees('Your rental history');
  await journey.fill('Where do you live now?', '12 Alder St, Oakland, CA 94601');
  // Rental history goes back two years, by the date that they give.
  await page.getByLabel('When did you move in?').fill(new Date().toISOString().slice(0, 10));
  await expect(page.getByLabel('Where did you live before?')).toBeVisible();
  await journey.fill('When did you move in?', '2021-01-01');
  await journey.choose(/Do you rent or own/, 'I rent');
  await expect(page.getByLabel('Where did you live before?')).toHaveCount(0);
  await journey.choose(/evicted by a court/, 'No');
  await journey.choose(/owe money to a past/, 'No');
  await waitUntilStable(page);
  await expectAccessible(page);
  await journey.click('Continue');
  await journey.sees('Work and income');
  await expect(page.getByLabel('Employer')).toHaveCount(0);
  await journey.check(page.getByLabel('Employed', { exact: false }).first());
  await journey.fill('Employer', 'Bay Bakery');
  // Entered before they applied, and not asked again.
  await expect(page.getByLabel('Monthly income before taxes')).toHaveValue(/^9,?000$/);
  await journey.choose(/voucher/, 'No');
  await journey.click('Continue');
  await journey.sees('Review and submit');
}

async function submitApplication(page: Page, journey: Journey, name: string): Promise<void> {
  await page.getByLabel('Social Security number', { exact: true }).last().fill('219-09-9999');
  journey.counts.actions += 1;
  // An edit on the way loses neither the number nor a consent.
  await page.getByRole('checkbox').first().check();
  await page.getByRole('link', { name: 'Edit: Work and income' }).click();
  await page.getByLabel('Employer').fill('Bay Area Bakery');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review and submit' })).toBeVisible();
  await expect(page.getByText('Bay Area Bakery')).toBeVisible();
  await expect(page.getByLabel('Social Security number', { exact: true }).last()).toHaveValue('219-09-9999');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  for (const box of await page.getByRole('checkbox').all()) await journey.check(box);
  await journey.fill('Your full legal name', name);
  await journey.click('Submit my section');
}

async function startApplication(page: Page, homeId: string): Promise<void> {
  await openPage(page, `/resident/application/get-started?home=${homeId}`);
  await page.getByRole('button', { name: 'Start application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who’s moving in with you?' })).toBeVisible();
}

test('alone, in nine screens: odds before anything, prefilled, kept over days, a card that is refused and one that pays', async ({
  page,
  expected,
}) => {
  test.slow();
  // A card that is refused; a decision that is not there yet.
  expected.push(/402|404/);
  // Of their own: what another journey pays for Sam covers him for 30 days.
  const member = await createMember('resident');
  await queryRows("update users set first_name = 'Sam', last_name = 'Rivera' where id = $1", [member.id]);
  await logInAs(page, member);
  const homeId = await findHome(page, 0);
  const journey = countJourney(page);
  await openPage(page, `/resident/application/get-started?home=${homeId}`);
  await page.getByLabel(/Monthly income/).fill('9000');
  await expect(page.getByText('Income or savings meet the requirement for this home.')).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  await journey.sees(/Make .* your home/);
  await journey.click('Start application');
  await journey.sees('Who’s moving in with you?');
  await journey.check(page.getByRole('radio', { name: /^No, just me/ }));
  await journey.click('Add a pet');
  await journey.fill('Breed', 'Beagle');
  await journey.fill('Weight', '24');
  await waitUntilStable(page);
  await expectAccessible(page);
  await journey.click('Save and continue');
  await fillApplicantFlow(page, journey);
  await expect(page.getByText('Dog: Beagle, 24 lb')).toBeVisible();
  // Another day: everything is where it was.
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Review and submit' })).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  await submitApplication(page, journey, 'Sam Rivera');
  await journey.sees('Submitted. One more step');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay by card or bank account' }).click();
  await expect(page.getByText('This is a sandbox:')).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.getByLabel('A card that is declined').check();
  await page.getByRole('button', { name: 'Use this one' }).click();
  await expect(page.getByText('Payment didn’t go through')).toBeVisible();
  await journey.click('Pay by card or bank account');
  await journey.sees(/./);
  await journey.click('Use this one');
  await journey.sees(/Thank you/);
  console.log(`Applying alone: ${journey.counts.screens} screens, ${journey.counts.actions} actions`);
  expect(journey.counts.screens).toBeLessThanOrEqual(9);
  expect(journey.counts.actions).toBeLessThanOrEqual(30);
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
