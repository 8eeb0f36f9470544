// Booking a tour: picking a time, losing it to another visitor, moving it, canceling it; by mouse, by keyboard, without scripts.
import type { Page } from '@playwright/test';
import { bookMeeting, bookTour, contactDetails, findHomeWithSlots } from '../support/bookings.ts';
import { expect, expectAccessible, openPage, reloadPage, test, waitUntilStable } from '../support/fixtures.ts';

const days = (page: Page) => page.getByRole('group', { name: 'Day' }).getByRole('button');
const times = (page: Page) => page.locator('label:has(input[name=startsAt])');
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enterContact(page: Page): Promise<string> {
  const { firstName, lastName, email, phone } = contactDetails();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  return email;
}

test('a visitor books a tour from the page of a home, moves it and calls it off', async ({ page, request }) => {
  const { homeId, place } = await findHomeWithSlots(request);
  await openPage(page, `/homes/${place}/${homeId}`);
  await page.getByRole('link', { name: 'Book a tour' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a tour');
  await days(page).nth(2).click();
  const wanted = await times(page).nth(1).textContent();
  await times(page).nth(1).click();
  await enterContact(page);
  await page.getByLabel('Text me reminders').check();
  await submit(page, 'Book tour').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tour is booked');
  await expect(page.getByRole('main')).toContainText(`${wanted} to`);
  await waitUntilStable(page);
  await expectAccessible(page);

  const file = await request.get((await page.getByRole('link', { name: 'Calendar file' }).getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('BEGIN:VTIMEZONE');

  await page.getByText('Need a different time?').click();
  await days(page).last().click();
  const other = await times(page).first().textContent();
  await times(page).first().click();
  await submit(page, 'Reschedule').click();
  await expect(page.getByText('Your new time is above')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`${other} to`);

  await page.getByText('Need to cancel?').click();
  await submit(page, 'Cancel tour').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tour is canceled');
  await expect(page.getByRole('link', { name: 'Pick another time' })).toBeVisible();
});

test('keeps what was typed when another visitor takes the time', async ({ page, request, expected }) => {
  expected.push(/409/);
  const { homeId, place } = await findHomeWithSlots(request);
  await openPage(page, `/homes/${place}/${homeId}/tour`);
  await days(page).nth(1).click();
  await times(page).nth(1).click();
  const startsAt = await page.locator('input[name=startsAt]:checked').getAttribute('value');
  const email = await enterContact(page);
  await request.post(`/api/consumer/homes/${homeId}/tours`, { data: { startsAt, contact: contactDetails() } });
  await submit(page, 'Book tour').click();
  const alert = page.getByRole('status').filter({ hasText: 'was just taken' });
  await expect(alert).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await alert.getByRole('button').first().click();
  await submit(page, 'Book tour').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tour is booked');
});

test('what was typed survives a reload and a lost connection', async ({ page, request, context, expected }) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  const { homeId, place } = await findHomeWithSlots(request);
  await openPage(page, `/homes/${place}/${homeId}/tour`);
  await times(page).first().click();
  const email = await enterContact(page);
  await reloadPage(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await waitUntilStable(page);
  await context.setOffline(true);
  await submit(page, 'Book tour').click();
  await expect(page.getByText('What you entered is still here')).toBeVisible();
  await context.setOffline(false);
  await submit(page, 'Book tour').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tour is booked');
});

test('a tour can be booked with the keyboard alone, on a phone’s width', async ({ page, request }) => {
  const { homeId, place } = await findHomeWithSlots(request);
  await page.setViewportSize({ width: 360, height: 780 });
  await openPage(page, `/homes/${place}/${homeId}/tour`);
  await waitUntilStable(page);
  await days(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(days(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  const reaches = async (what: string) => {
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((selector) => document.activeElement?.matches(selector), what)) return;
    }
    throw new Error(`${what} cannot be reached`);
  };
  await reaches('input[name=startsAt]');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  const { firstName, lastName, email, phone } = contactDetails();
  for (const [name, value] of Object.entries({ firstName, lastName, email, phone })) {
    await reaches(`input[name=${name}]`);
    await page.keyboard.type(value);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tour is booked');
});

test('shows a missing time at the times', async ({ page, request }) => {
  const { homeId, place } = await findHomeWithSlots(request);
  await openPage(page, `/homes/${place}/${homeId}/tour`);
  await submit(page, 'Book tour').click();
  await expect(page.getByText('Pick a time')).toBeVisible();
  await expect(page.locator('input[name=startsAt]').first()).toBeFocused();
});

test('a visitor meets us on a clock of their own', async ({ page }) => {
  await openPage(page, '/meetings/intro');
  await page.getByLabel('Times shown in').selectOption('America/New_York');
  await days(page).nth(1).click();
  const wanted = await times(page).nth(2).textContent();
  await times(page).nth(2).click();
  await enterContact(page);
  await submit(page, 'Book meeting').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is booked');
  await expect(page.getByRole('main')).toContainText(`${wanted} to`);
  await expect(page.getByRole('main')).toContainText(/Eastern (Standard|Daylight) Time/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor picks a day, sees what is missing, and books', async ({ page, request, expected }) => {
    expected.push(/400/);
    const { homeId, place } = await findHomeWithSlots(request);
    await openPage(page, `/homes/${place}/${homeId}/tour`);
    await page.getByLabel('First name').fill('Ada');
    await days(page).nth(1).click();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(days(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await times(page).nth(3).click();
    await submit(page, 'Book tour').click();
    await expect(page.getByText('Enter a full phone number, with + and the country code outside the US')).toBeVisible();
    await expect(page.locator('input[name=startsAt]:checked')).toHaveCount(1);
    await enterContact(page);
    await submit(page, 'Book tour').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tour is booked');
  });

  test('a tour is moved and called off', async ({ page, request }) => {
    await openPage(page, await bookTour(request));
    await page.getByText('Need a different time?').click();
    const other = await times(page).last().textContent();
    await times(page).last().click();
    await submit(page, 'Reschedule').click();
    await expect(page.getByRole('main')).toContainText(`${other} to`);
    await page.getByText('Need to cancel?').click();
    await submit(page, 'Cancel tour').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tour is canceled');
  });

  test('a meeting is called off', async ({ page, request }) => {
    await openPage(page, await bookMeeting(request));
    await page.getByText('Need to cancel?').click();
    await submit(page, 'Cancel call').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is canceled');
  });
});

test('opens nothing with an unknown link', async ({ page, request, expected }) => {
  expected.push(/404/);
  const { homeId, place } = await findHomeWithSlots(request);
  const answer = await openPage(page, `/homes/${place}/${homeId}/tour/${'a'.repeat(24)}`);
  expect(answer?.status()).toBe(404);
});
