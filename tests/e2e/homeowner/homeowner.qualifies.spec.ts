// From an address to the answer whether we manage the home: every outcome, two units, and the way back.
import { expect, expectAccessible, openPage, reloadPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { answerQualification, answerRest, atStep, enterAddress, pick } from '../support/qualification.ts';
import { continueFlow, linkInEmail, queryRows } from '../support/rentEstimate.ts';

test('two units on a phone: each is asked for, Back keeps every answer, and the result names both', async ({
  page,
}) => {
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await answerQualification(page, { email: 'units@example.test', units: 2 });
  await expect(page.getByRole('heading', { name: 'Unit 2: Rooms and size' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit: Unit 2: Rooms and size' }).click();
  await atStep(page, 'rooms/2?from=review');
  await expect(page.getByLabel(/Living area/)).toHaveValue('900');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await atStep(page, 'rooms/1');
  await expect(page.getByLabel(/Living area/)).toHaveValue('700');
  await page.goto(page.url().replace('rooms/1', 'summary/1'));
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await page.waitForURL('**/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('12 Alder St qualifies');
  await expect(page.getByText('Unit 2: 2 beds')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('a rent-controlled home is declined with what would change it; other answers change the result', async ({
  page,
  browser,
}) => {
  await answerQualification(page, { email: 'controlled@example.test', rentControl: /^Yes/ });
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await page.waitForURL('**/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t manage 12 Alder St yet');
  await expect(page.getByText(/confirms in writing that the home is exempt/)).toBeVisible();

  await page.getByRole('link', { name: 'Change answers' }).click();
  await page.getByRole('link', { name: 'Edit: Rent control' }).click();
  await pick(page, /^I’m not sure/);
  await continueFlow(page);
  // Now everything else counts, and is asked.
  await answerRest(page, 'controlled@example.test');
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re reviewing 12 Alder St');

  const other = await browser.newPage();
  await openPage(other, await linkInEmail('controlled@example.test', 'qualificationResult'));
  await other.waitForURL('**/success');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('We’re reviewing 12 Alder St');
  await other.close();
  await reloadPage(page);
  await expect(page.getByText(/We’ll email controlled@example.test by/)).toBeVisible();
});

test('a step cannot be skipped by its address, and where we are not, there is a waitlist', async ({ page }) => {
  await openPage(page, '/homeowners');
  await page.getByRole('link', { name: 'Check your home' }).click();
  await enterAddress(page, '1 Elm St, Denver, CO 80202');
  await atStep(page, 'contact/1');
  await page.goto(page.url().replace('contact/1', 'summary/1'));
  await atStep(page, 'contact/1');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill('waits@example.test');
  await pick(page, /I own it alone/);
  await continueFlow(page);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re not in Denver yet');
  expect(await queryRows("select city from waitlist_entries where email = 'waits@example.test'")).toEqual([
    { city: 'Denver' },
  ]);
});
