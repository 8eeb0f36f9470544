// A couple, each with a phone: one applies and invites, the other opens the invitation where they are.
import type { Page } from '@playwright/test';
import { createListedHome, createPerson, submitApplication, waitForStatus } from '../support/applications';
import { expect, expectAccessibleInThemes, openPage, test, widths } from '../support/fixtures.ts';
import { emailTo } from '../support/members';

/** Nothing lies beyond the edge of the phone. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
}

test('a couple applies by invitation, on two phones', async ({ page: _, browser }) => {
  test.slow();
  const owner = await createPerson(browser, 'homeowner');
  const home = await createListedHome(owner);
  const [ada, bo] = [await createPerson(browser), await createPerson(browser)];
  for (const { page } of [ada, bo]) await page.setViewportSize({ width: widths.phone, height: 780 });
  const { page } = ada;

  await openPage(page, `/resident/application/get-started?home=${home.id}`);
  await fits(page);
  await page.getByRole('button', { name: 'Start application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who’s moving in with you?' })).toBeVisible();
  await page.getByRole('radio', { name: /^Yes, I’ll invite them/ }).check({ force: true });
  await fits(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('radio', { name: /^Lives with me and signs/ }).check({ force: true });
  await page.getByLabel('Their name').fill('Bo Finch');
  await page.getByLabel('Email address or phone number').fill(bo.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bo Finch' })).toBeVisible();
  await fits(page);
  const id = new URL(page.url()).searchParams.get('application') ?? '';

  const invitation = /https?:\/\/\S+/.exec(await emailTo(bo.email, 'applicationInvitation'))?.[0] ?? '';
  await openPage(bo.page, invitation);
  await expect(bo.page.getByRole('heading', { level: 1 })).toContainText('to live with them');
  await fits(bo.page);
  await expectAccessibleInThemes(bo.page);
  await bo.page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(bo.page.getByRole('heading', { level: 1, name: 'Your legal name and ID' })).toBeVisible();
  await fits(bo.page);

  await submitApplication(bo, id, { grossCents: home.rentCents * 2 });
  await submitApplication(ada, id, { grossCents: home.rentCents * 2 });
  await waitForStatus(id, 'in_review');
  for (const { page: phone } of [ada, bo]) {
    await openPage(phone, `/resident/application/post-applicant-flow?application=${id}`);
    await expect(phone.getByRole('heading', { level: 1, name: 'The homeowner is deciding' })).toBeVisible();
    await fits(phone);
  }
});
