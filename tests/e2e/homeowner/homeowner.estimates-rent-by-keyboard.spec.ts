// The way to an estimate for people without a mouse, and for eyes: every screen with its answers on it.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { enterAddress, enterContact, enterHomeDetails, enterRemaining, OAKLAND } from '../support/rentEstimate.ts';

const MAX_TAB_STOPS = 90;
const focused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Tab by tab, as far as a page may be long. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await focused(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${control}`);
}

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

/** Into a group by Tab, to the answer by arrows: a group is one stop. */
async function choose(page: Page, question: string, answer: string | RegExp): Promise<void> {
  const group = page.getByRole('group', { name: question });
  await tabTo(page, group.getByRole('radio').first());
  await page.keyboard.press('Space');
  const wanted = group.getByRole('radio', { name: answer, exact: true });
  for (let step = 0; step < 9 && !(await wanted.isChecked()); step += 1) await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeChecked();
}

/** On by the button, as nothing else is at hand after a choice. */
async function continueFlow(page: Page, path: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}`);
}

test('the keyboard alone leads from an address to the report, with the focus always to be seen', async ({ page }) => {
  test.slow();
  await openPage(page, '/rent-estimate');
  const address = page.getByRole('combobox', { name: /Home address/ });
  await tabTo(page, address);
  await page.keyboard.type('12 Alder St, Oakland, CA 94601');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(address).toHaveAttribute('aria-activedescendant', /-0$/);
  await page.keyboard.press('Enter');
  await expect(address).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/rent-estimate/home');
  await choose(page, 'What kind of home is it?', 'House');
  await choose(page, 'Bedrooms', '3');
  await choose(page, 'Bathrooms', '2');
  await type(page, /Living area/, '1450');
  await choose(page, 'Parking', 'Garage');
  await choose(page, 'Laundry', 'In the home');
  await choose(page, 'Heating and cooling', 'Heat only');
  await choose(page, 'Pool', 'None');
  await continueFlow(page, '/rent-estimate/expectation');
  await choose(page, 'How is the home used today?', /It’s vacant/);
  await continueFlow(page, '/rent-estimate/condition');
  for (const part of ['Kitchen', 'Bathrooms', 'Floors', 'Paint', 'Heating, plumbing, wiring'])
    await choose(page, part, 'Updated in places');
  await continueFlow(page, '/rent-estimate/pets');
  await choose(page, 'Are pets welcome?', /Cats and dogs/);
  await continueFlow(page, '/rent-estimate/primary-material');
  await choose(page, 'Main flooring', 'Hardwood');
  await continueFlow(page, '/rent-estimate/features');
  await tabTo(page, page.getByLabel('Yard or patio'));
  await page.keyboard.press('Space');
  await continueFlow(page, '/rent-estimate/account');
  await type(page, /^Email/, 'keyboard@example.test');
  await type(page, /^First name/, 'Kay');
  await type(page, /^Last name/, 'Board');
  const outline = await page.getByLabel('Last name').evaluate((element) => getComputedStyle(element).outlineWidth);
  expect(Number.parseFloat(outline)).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/rent-estimate/report?id=*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estimated rent');
  const table = page.locator('summary', { hasText: 'View as a table' });
  await tabTo(page, table);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').first()).toBeVisible();
});

/** Nothing wider than the screen, and no violation in either theme. */
async function expectAccessibleStep(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await waitUntilStable(page);
    await expectAccessible(page, colorScheme === 'light' ? 'everything' : 'colors');
  }
}

test('every screen on the way, answered and not, fits a phone and is accessible in both themes', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await enterAddress(page, OAKLAND);
  await page.waitForURL('**/rent-estimate/home');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Choose one').first()).toBeVisible();
  await expectAccessibleStep(page, 'home, with what is missing');
  await openPage(page, '/rent-estimate/report/incomplete-report');
  await expect(page.getByRole('link', { name: 'Bedrooms' })).toBeVisible();
  await expectAccessibleStep(page, 'incomplete-report');
  await openPage(page, '/rent-estimate/home');
  await enterHomeDetails(page);
  await enterRemaining(page);
  await enterContact(page, 'eyes@example.test');
  await page.waitForURL('**/rent-estimate/report?id=*');
  const report = page.url();
  await expectAccessibleStep(page, 'report');
  for (const step of [
    '',
    '/account',
    '/home',
    '/expectation',
    '/condition',
    '/pets',
    '/primary-material',
    '/features',
  ]) {
    await openPage(page, `/rent-estimate${step}`);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expectAccessibleStep(page, step);
  }
  await openPage(page, '/rent-estimate/flow');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ve answered everything');
  await expectAccessibleStep(page, 'flow');
  await openPage(page, report.replace('/report?', '/report/success?'));
  await waitUntilStable(page);
  await expectAccessibleStep(page, 'success');
});
