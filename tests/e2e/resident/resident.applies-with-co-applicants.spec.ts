import type { Page } from '@playwright/test';
import { applicantAnswers } from '../../support/fixtures/applicantAnswers';
import {
  createListedHome,
  createPerson,
  openBrowserFor,
  sandboxSsns,
  startApplication,
  submitApplication,
  waitForStatus,
} from '../support/applications';
import { expect, expectAccessibleInThemes, openPage, reloadPage, test, widths } from '../support/fixtures.ts';
import { callApi } from '../support/leases';
import { emailTo, PASSWORD } from '../support/members';
import { queryRows } from '../support/rentEstimate';

const invitationLinkIn = (letter: string) => /https?:\/\/\S+/.exec(letter)?.[0] ?? '';
const group = (id: string) => `/resident/application/invitation?application=${id}`;
const tracker = (id: string) => `/resident/application/post-applicant-flow?application=${id}`;

test('a couple with a co-signer: letters that lead in, a board of who is missing, one replaced, one resent', async ({
  page: _,
  browser,
}) => {
  test.slow();
  const owner = await createPerson(browser, 'homeowner');
  const home = await createListedHome(owner);
  const [ada, bo, mae] = [await createPerson(browser), await createPerson(browser), await createPerson(browser)];
  const id = await startApplication(ada, home.id);
  const { page } = ada;
  const invite = async (role: string, name: string, email: string) => {
    await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check({ force: true });
    await page.getByLabel('Their name').fill(name);
    await page.getByLabel('Email address or phone number').fill(email);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  };
  await openPage(page, group(id));
  // What is missing is said, and what was typed stays.
  await page.getByLabel('Their name').fill('Bo Finch');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByLabel('Email address or phone number')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Their name')).toHaveValue('Bo Finch');
  await expectAccessibleInThemes(page);
  await invite('Lives with me and signs', 'Bo Finch', 'somebody-else@example.test');
  await invite('Co-signer', 'Mae Finch', mae.email);
  await expect(page.getByText('Waiting on you, Bo Finch, Mae Finch.')).toBeVisible();

  // The letter of Bo went astray: it is sent to another address, and the link before it holds no more.
  const strayInvitation = invitationLinkIn(await emailTo('somebody-else@example.test', 'applicationInvitation'));
  await page
    .getByRole('button', { name: /^Change email or phone/ })
    .first()
    .click();
  await page.getByRole('listitem').filter({ hasText: 'Bo Finch' }).getByRole('textbox').fill(bo.email);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Bo Finch' })
    .getByRole('button', { name: 'Resend invitation' })
    .click();
  await expect(page.getByText('Sent. The old link no longer works.')).toBeVisible();
  await openPage(bo.page, strayInvitation);
  await expect(bo.page.getByRole('heading', { level: 1, name: /This invitation link doesn’t work/ })).toBeVisible();
  await openPage(bo.page, invitationLinkIn(await emailTo(bo.email, 'applicationInvitation')));
  await reloadPage(bo.page);
  await expect(bo.page.getByRole('heading', { level: 1 })).toContainText('to live with them');
  await bo.page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(bo.page.getByRole('heading', { level: 1, name: 'Your legal name and ID' })).toBeVisible();
  await expectAccessibleInThemes(bo.page);

  // Mae declines; the board shows it, and another person is invited in her place.
  await openPage(mae.page, invitationLinkIn(await emailTo(mae.email, 'applicationInvitation')));
  await mae.page.getByRole('button', { name: 'Decline' }).click();
  await expect(mae.page.getByRole('heading', { level: 1, name: 'You declined the invitation' })).toBeVisible();
  await expectAccessibleInThemes(mae.page);
  await reloadPage(page);
  await page.getByRole('button', { name: 'Continue without them: Mae Finch' }).click();
  await expect(page.getByText('Waiting on you, Bo Finch.')).toBeVisible();
  const ivy = await createPerson(browser);
  await invite('Co-signer', 'Ivy Finch', ivy.email);
  await openPage(ivy.page, invitationLinkIn(await emailTo(ivy.email, 'applicationInvitation')));
  await ivy.page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(ivy.page.getByRole('heading', { level: 1, name: 'Your legal name and ID' })).toBeVisible();
  await openPage(ivy.page, group(id));
  await expect(ivy.page.getByText('Invite someone')).toHaveCount(0);

  // Each submits; the others see that they did, and none of their answers.
  await submitApplication(bo, id, { grossCents: home.rentCents * 2 });
  await openPage(bo.page, `/resident/application/success?application=${id}`);
  await expect(bo.page.getByText('Waiting for the others')).toBeVisible();
  await expect(bo.page.getByText(/^We start when .+ and Ivy Finch are done too\./)).toBeVisible();
  await openPage(page, group(id));
  await expect(page.getByText('Waiting on you, Ivy Finch.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Canaryfirst|9999|Canary Industries/);
  await page.setViewportSize({ width: widths.phone, height: 780 });
  await expectAccessibleInThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
  await submitApplication(ivy, id, { grossCents: home.rentCents * 8, coSigner: true });
  await submitApplication(ada, id, { grossCents: home.rentCents });
  await waitForStatus(id, 'in_review');
  await openPage(page, tracker(id));
  await expect(page.getByRole('heading', { level: 1, name: 'The homeowner is deciding' })).toBeVisible();
  await expect(
    page.getByText('The homeowner sees these results without your numbers and uses them to decide.'),
  ).toBeVisible();
  await expectAccessibleInThemes(page);
});

test('resumed after days in another browser: keeps the answers, and expires in the end', async ({
  page: _,
  browser,
}) => {
  const owner = await createPerson(browser, 'homeowner');
  const home = await createListedHome(owner);
  const ada = await createPerson(browser);
  const id = await startApplication(ada, home.id);
  const part = `/resident/application/pre-applicant-flow?application=${id}`;
  const { page } = ada;
  await openPage(page, part);
  await page.getByLabel('First name').fill('Adelheid');
  await page.getByLabel('Last name').fill('Finch');
  await page.getByLabel('Date of birth').fill('1990-02-03');
  await page.getByLabel('Phone').fill('+14155550142');
  await page
    .getByRole('group', { name: /Which ID/ })
    .getByLabel('Driver’s license')
    .check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your rental history' })).toBeVisible();

  // The network is cut while they type: said, kept, and saved once it is back.
  await page.getByRole('link', { name: 'Back' }).click();
  await page.context().setOffline(true);
  await page.getByLabel(/Previous names/).fill('Birch');
  await expect(
    page.getByText('You’re offline. Your answers are saved on this device until you reconnect'),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();

  // Nine days later, in another browser.
  await queryRows(
    "update applications set created_at = created_at - interval '9 days', updated_at = updated_at - interval '9 days' where id = $1",
    [id],
  );
  const later = await openBrowserFor(browser, ada);
  await openPage(later, '/accounts/tours-and-applications');
  await later.getByRole('link', { name: new RegExp(home.streetAddress) }).click();
  await expect(later.getByText('Waiting on you.')).toBeVisible();
  await later.getByRole('link', { name: 'Continue your section' }).click();
  await expect(later.getByLabel('First name')).toHaveValue('Adelheid');
  await expect(later.getByLabel(/Previous names/)).toHaveValue('Birch');
  await expect(later.getByLabel('Date of birth')).toHaveValue('1990-02-03');

  // Time is up: the application says so, and what still serves.
  await queryRows("update applications set status = 'expired', expires_at = now() where id = $1", [id]);
  await openPage(later, tracker(id));
  await expect(later.getByRole('heading', { level: 1, name: 'This application expired' })).toBeVisible();
  await expect(later.getByText('We saved your answers')).toBeVisible();
  await expect(later.getByRole('link', { name: 'Continue your section' })).toHaveCount(0);
  await expectAccessibleInThemes(later);
  await openPage(later, part);
  await expect(later.getByRole('heading', { level: 1, name: 'This application expired' })).toBeVisible();
});

/** What this page tells next has reached us. */
const fillApplicantFlow = ({ page }: { page: Page }) =>
  page.waitForResponse(
    (answer) => /\/flows\/applicant\/runs/.test(answer.url()) && answer.request().method() !== 'GET',
  );

test('two tabs tell one application and hand it in once; a session that ends takes nothing from the page', async ({
  page: _,
  browser,
}) => {
  test.slow();
  const owner = await createPerson(browser, 'homeowner');
  const home = await createListedHome(owner);
  const ada = await createPerson(browser);
  const id = await startApplication(ada, home.id);
  const part = `/resident/application/pre-applicant-flow?application=${id}`;
  const tabs = [ada.page, await ada.page.context().newPage()] as const;
  const [one, other] = tabs;
  for (const tab of tabs) {
    await openPage(tab, part);
    await expect(tab.getByLabel('First name')).toBeVisible();
  }
  for (const [tab, field, answer] of [
    [one, 'First name', 'Adelheid'],
    [other, 'Phone', '+14155550142'],
  ] as const) {
    const arrived = fillApplicantFlow({ page: tab });
    await tab.getByLabel(field).fill(answer);
    await arrived;
  }
  await reloadPage(one);
  await expect(one.getByLabel('First name')).toHaveValue('Adelheid');
  await expect(one.getByLabel('Phone')).toHaveValue('+14155550142');

  await one.context().clearCookies({ name: /^(?!privacy)/ });
  await one.getByLabel('Last name').fill('Swift');
  await expect(one.getByText('You’re logged out', { exact: true })).toBeVisible();
  await expectAccessibleInThemes(one);
  await one.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  const dialog = one.getByRole('dialog');
  await dialog.getByLabel('Email').fill(ada.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const savedPage = fillApplicantFlow({ page: one });
  await one.keyboard.press('Enter');
  await savedPage;
  await expect(one.getByText('You’re logged out', { exact: true })).toHaveCount(0);
  await reloadPage(one);
  await expect(one.getByLabel('First name')).toHaveValue('Adelheid');
  await expect(one.getByLabel('Last name')).toHaveValue('Swift');

  await callApi(one, 'POST', '/flows/applicant/runs', {
    answers: { ...applicantAnswers, grossIncome: home.rentCents * 4 },
  });
  for (const tab of tabs) {
    await openPage(tab, `${part}&step=submit`);
    await tab.getByLabel('Social Security number', { exact: true }).last().fill(sandboxSsns.clean);
    await tab.getByLabel('Your full legal name').fill(`${applicantAnswers.firstName} ${applicantAnswers.lastName}`);
    for (const box of await tab.getByRole('checkbox').all()) await box.check();
  }
  // Keys, because a click waits for its button, and the tab that is second may already have moved on.
  for (const tab of tabs) await tab.getByRole('button', { name: 'Submit my section' }).focus();
  await Promise.all(tabs.map((tab) => tab.keyboard.press('Enter')));
  for (const tab of tabs) await expect(tab).toHaveURL(/post-applicant-flow/);
});

test('explains what to do when a home is taken and when a person is not in the group', async ({
  page: _,
  browser,
  expected,
}) => {
  expected.push(/404/);
  const owner = await createPerson(browser, 'homeowner');
  const home = await createListedHome(owner);
  const [ada, eve] = [await createPerson(browser), await createPerson(browser)];
  const id = await startApplication(ada, home.id);
  await openPage(eve.page, group(id));
  await expect(eve.page.getByRole('heading', { level: 1, name: 'We couldn’t find that application' })).toBeVisible();
  await expectAccessibleInThemes(eve.page);
  await queryRows("update applications set status = 'leased_to_another' where id = $1", [id]);
  await openPage(ada.page, tracker(id));
  await expect(ada.page.getByRole('heading', { level: 1, name: 'This home was leased to someone else' })).toBeVisible();
  await expect(ada.page.getByRole('link', { name: 'View other homes' })).toBeVisible();
  await expectAccessibleInThemes(ada.page);
});
