// What stops a screening and how the person gets on: a frozen credit file, and a record they have a say about.
import {
  createListedHome,
  createPerson,
  startApplication,
  submitApplication,
  waitForStatus,
} from '../support/applications';
import { expect, expectAccessibleInThemes, openPage, test, widths } from '../support/fixtures.ts';
import { queryRows } from '../support/rentEstimate';

const tracker = (id: string) => `/resident/application/post-applicant-flow?application=${id}`;

test('a frozen credit file: which bureau, where to lift the freeze, and one press to check again', async ({
  page: _,
  browser,
}) => {
  test.slow();
  const [owner, ada] = [await createPerson(browser, 'homeowner'), await createPerson(browser)];
  const home = await createListedHome(owner);
  const id = await startApplication(ada, home.id);
  await submitApplication(ada, id, { grossCents: home.rentCents * 4, ssn: '219-09-0001' });
  await waitForStatus(id, 'needs_information');
  await ada.page.setViewportSize({ width: widths.phone, height: 780 });
  await openPage(ada.page, tracker(id));
  const frozen = ada.page.getByRole('region', { name: 'Your credit file is frozen' });
  await expect(frozen).toContainText('Experian');
  await expect(frozen.getByRole('list', { name: 'Lift the freeze' }).getByRole('link')).toHaveCount(3);
  await expectAccessibleInThemes(ada.page);
  await frozen.getByRole('button', { name: 'It’s unfrozen, check again' }).click();
  await expect(frozen).toHaveCount(0);
  await waitForStatus(id, 'in_review');
  await expect(ada.page.getByRole('heading', { level: 1, name: 'The homeowner is deciding' })).toBeVisible();
  await expect(ada.page.getByText(/^The homeowner decides by \w+ \d{1,2}, \d{4}$/)).toBeVisible();
});

test('a record: the person explains it before staff weigh it', async ({ page: _, browser }) => {
  test.slow();
  const [owner, ada] = [await createPerson(browser, 'homeowner'), await createPerson(browser)];
  const home = await createListedHome(owner, { state: 'FL' });
  const id = await startApplication(ada, home.id);
  await submitApplication(ada, id, { grossCents: home.rentCents * 4, ssn: '219-09-0006' });
  const record = ada.page.getByRole('region', { name: 'A record came up in your background check' });
  const asked = async () =>
    (
      await queryRows(
        `select from screenings join applicants on applicants.id = applicant_id
         where application_id = $1 and record_answer_by is not null`,
        [id],
      )
    ).length;
  await expect.poll(asked, { timeout: 60_000 }).toBe(1);
  await openPage(ada.page, tracker(id));
  await expect(record).toContainText('Nothing is decided.');
  await expectAccessibleInThemes(ada.page);
  await record.getByLabel('Your answer').fill('I was 19. I paid it back, and I have worked at the bakery since.');
  await record.getByRole('button', { name: 'Send answer' }).click();
  await expect(ada.page.getByText('We have your answer')).toBeVisible();

  const staff = await createPerson(browser, 'staff');
  await queryRows("update users set duties = '{leasing}' where id = $1", [staff.id]);
  const entry = staff.page.getByRole('region').filter({ hasText: home.streetAddress });
  await expect(async () => {
    await openPage(staff.page, '/accounts/tours-and-applications');
    await expect(entry.getByText('Review records')).toBeVisible();
  }).toPass({ timeout: 40_000 });
  await entry.getByText('Review records').click();
  await expect(entry.getByRole('blockquote')).toContainText('I was 19.');
  await entry.getByLabel('It does not count').check({ force: true });
  await entry.getByLabel('Why').fill('Long ago, paid back, and nothing since.');
  await entry.getByRole('button', { name: 'Save assessment' }).click();
  await waitForStatus(id, 'in_review');
});
