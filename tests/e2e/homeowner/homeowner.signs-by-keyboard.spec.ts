// From the address to the W-9 on a phone with a keyboard and nothing else: no mouse, no touch, and the focus always to be seen.
import type { Locator, Page } from '@playwright/test';
import { ownershipProof } from '../support/agreements';
import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, widths } from '../support/fixtures.ts';
import { press, tabTo, type } from '../support/members';
import { atStep, dayAhead } from '../support/qualification';

/** Into a group by Tab, to the answer by arrows: a group is one stop. */
async function choose(page: Page, question: string | RegExp, answer: string | RegExp): Promise<void> {
  const group = page.getByRole('group', { name: question });
  const wanted = group.getByRole('radio', { name: answer, exact: true });
  const chosen = group.getByRole('radio', { checked: true });
  const isFresh = (await chosen.count()) === 0;
  await tabTo(page, isFresh ? group.getByRole('radio').first() : chosen);
  if (isFresh) await page.keyboard.press('Space');
  // What follows may take the place of the question once it is answered.
  for (let step = 0; step < 9 && (await wanted.count()) > 0 && !(await wanted.isChecked()); step += 1)
    await page.keyboard.press('ArrowRight');
}

/** A date field takes the day as it is written here: month, day, year. */
async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  const [year, month, date] = day.split('-');
  await type(page, field, `${month}${date}${year}`);
  await expect(field).toHaveValue(day);
}

const goOn = (page: Page) => press(page, page.getByRole('button', { name: 'Continue' }));
const check = (page: Page, name: RegExp) => press(page, page.getByRole('checkbox', { name }), 'Space');

async function qualify(page: Page, line: string): Promise<void> {
  await openPage(page, '/homeowners/qualification/start/property/address/1');
  await atStep(page, 'address/1');
  await expect(page).not.toHaveURL(/qualification\/start/);
  await type(page, page.getByRole('combobox', { name: /Home address/ }), line);
  await page.keyboard.press('Enter');
  await atStep(page, 'type/1');
  await choose(page, 'What kind of home is it?', 'House');
  await goOn(page);
  await atStep(page, 'rooms/1');
  await choose(page, 'Bedrooms', '2');
  await choose(page, 'Bathrooms', '1');
  await type(page, page.getByLabel(/Living area/), '900');
  await type(page, page.getByLabel(/Year built/), '1948');
  await goOn(page);
  await atStep(page, 'hoa/1');
  await choose(page, /HOA/, 'No');
  await goOn(page);
  await atStep(page, 'occupancy/1');
  await choose(page, 'Who lives there now?', /^No one/);
  await goOn(page);
  await atStep(page, 'rent-control/1');
  await choose(page, 'Is the home rent-controlled?', /^No/);
  await goOn(page);
  await atStep(page, 'condition/1');
  await choose(page, 'Overall condition', 'Clean and sound');
  await goOn(page);
  await atStep(page, 'systems/1');
  await choose(page, /smoke and carbon monoxide/, 'Yes');
  await goOn(page);
  await atStep(page, 'timing/1');
  await typeDay(page, page.getByLabel(/When could a resident move in/), dayAhead(30));
  await goOn(page);
  await atStep(page, 'finances/1');
  await choose(page, 'Is there a mortgage?', 'No mortgage');
  await choose(page, 'How is the home insured?', /^Landlord policy/);
  await goOn(page);
  await atStep(page, 'contact/1');
}

async function signAgreement(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Start the agreement' }));
  await press(page, page.getByRole('button', { name: 'Start the agreement' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who owns the home?');
  const opens = page.waitForEvent('filechooser');
  await press(page, page.getByLabel('Upload a file'), 'Space');
  await (await opens).setFiles(ownershipProof);
  await expect(page.getByRole('button', { name: /^Remove deed/ })).toBeVisible();
  await goOn(page);
  await choose(page, 'Payout plan', /^Monthly, guaranteed/);
  await goOn(page);
  await check(page, /I’ve read what isn’t covered/);
  await press(page, page.getByRole('button', { name: 'Send for signatures' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Management agreement');
  await expect(page.getByText(/^\d+ clauses · /)).toBeVisible();
  // Reads on, a screen at a time, until every clause was shown.
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(page.getByText(/^(\d+) clauses · \1 shown/)).toBeVisible({ timeout: 150 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  await check(page, /I agree to read and sign/);
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Sign', exact: true }));
  await expect(page.getByRole('heading', { name: 'You’ve signed' })).toBeFocused();
}

async function certifyW9(page: Page): Promise<void> {
  await openPage(page, '/accounts/w9-flow/new');
  await press(page, page.getByRole('button', { name: 'Start the form' }));
  await choose(page, 'Are you a US person for tax?', /^Yes/);
  await type(page, page.getByLabel('Name as on your tax return'), 'Robin Vale');
  await choose(page, 'Federal tax classification', /^Individual or sole proprietor/);
  await type(page, page.getByLabel('Street address'), '1 Main St');
  await type(page, page.getByRole('textbox', { name: 'City' }), 'Oakland');
  await type(page, page.getByRole('textbox', { name: 'State' }), 'CA');
  await type(page, page.getByLabel('ZIP code'), '94607');
  await choose(page, 'Type of number', 'Social Security number');
  await type(page, page.getByLabel('Number', { exact: true }), '536904397');
  await type(page, page.getByLabel('Number again'), '536904397');
  await check(page, /^I certify this/);
  await type(page, page.getByLabel('Signature'), 'Robin Vale');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your Form W-9' })).toContainText('•••-••-4397');
}

test('an owner with a keyboard alone qualifies, signs the agreement, and certifies the W-9 on a phone', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { page, email } = await createPerson(browser, 'homeowner');
  await page.setViewportSize({ width: widths.phone, height: 740 });
  const streetAddress = `${1_000 + Math.floor(Math.random() * 8_000)} Fennel Way`;
  await test.step('qualifies', async () => {
    await qualify(page, `${streetAddress}, Oakland, CA 94601`);
    await type(page, page.getByLabel('First name'), 'Robin');
    await type(page, page.getByLabel('Last name'), 'Vale');
    await type(page, page.getByLabel('Email'), email);
    await choose(page, 'Are you the owner?', /I own it alone/);
    await goOn(page);
    await atStep(page, 'summary/1');
    await press(page, page.getByRole('button', { name: 'Submit answers' }));
    await page.waitForURL('**/success');
    await press(page, page.getByRole('link', { name: 'View your home' }));
    await press(page, page.getByRole('link', { name: new RegExp(streetAddress) }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(streetAddress);
  });
  await test.step('signs the agreement', () => signAgreement(page));
  await test.step('certifies the W-9', () => certifyW9(page));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
