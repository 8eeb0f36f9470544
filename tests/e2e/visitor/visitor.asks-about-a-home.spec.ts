// Questions about a home: answered with their source, a tour time that goes on into the booking, and a person where nothing is known.
import { contactDetails, findHomeWithSlots } from '../support/bookings.ts';
import { expect, expectAccessibleInThemes, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';

test('a visitor asks in both languages, by keyboard, and goes on to a tour with the time filled in', async ({
  page,
  request,
}) => {
  const { homeId, place } = await findHomeWithSlots(request);
  await page.setViewportSize({ width: widths.phone, height: 760 });
  await openPage(page, `/homes/${place}/${homeId}`);
  const question = page.getByLabel('Your question');
  await question.fill('how much is the rent and the deposit?');
  await question.press('Enter');
  const log = page.getByRole('log', { name: 'Questions and answers' });
  await expect(log).toContainText(/The rent is \$[\d,]+ a month/);
  await expect(log.getByRole('link', { name: 'Costs' }).first()).toHaveAttribute('href', '#costs');
  await expect(question).toBeFocused();
  await question.fill('¿Se permiten mascotas?');
  await question.press('Enter');
  await expect(log.getByText('Usted preguntó:')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await waitUntilStable(page);
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'When can I tour it?' }).click();
  const time = log.getByRole('link', { name: /\d:\d\d [AP]M/ }).first();
  await time.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a tour');
  await expect(page.locator('input[name=startsAt]:checked')).toHaveCount(1);
});

test('a question that no fact answers reaches our team with a name and an email', async ({ page, request }) => {
  const { homeId, place } = await findHomeWithSlots(request);
  await openPage(page, `/homes/${place}/${homeId}`);
  await page.getByLabel('Your question').fill('What color are the bedroom walls?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByRole('button', { name: 'Ask our team' }).click();
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('Email', { exact: true }).fill(contactDetails().email);
  await page.getByRole('button', { name: 'Send to our team' }).click();
  await expect(page.getByText(/We got your question\. We’ll email you a reply by/)).toBeVisible();
});
