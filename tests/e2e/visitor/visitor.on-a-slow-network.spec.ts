// A phone on a train: what people came for is there from the server, the map comes later, and nothing is done twice.
import type { APIRequestContext, Page } from '@playwright/test';
import { sample } from '../../support/sample.ts';
import { contactDetails, findHomeWithSlots } from '../support/bookings.ts';
import { expect, openPage, test, widths } from '../support/fixtures.ts';

test.use({ viewport: { width: widths.phone, height: 740 } });

/** About what is called "slow 3G". */
async function throttleNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 60_000,
    uploadThroughput: 60_000,
  });
}

async function seesHomesBeforeTheMap({ page }: { page: Page }): Promise<void> {
  await throttleNetwork(page);
  const arrived = page.goto('/homes/oakland-ca', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
  await arrived;
  await page.getByRole('button', { name: 'Map' }).click();
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 45_000 });
}

async function booksOnce({ page, request }: { page: Page; request: APIRequestContext }): Promise<void> {
  const { homeId, place } = await findHomeWithSlots(request);
  await openPage(page, `/homes/${place}/${homeId}/tour`);
  await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(3).click();
  await page.locator('label:has(input[name=startsAt])').nth(2).click();
  const { firstName, lastName, email, phone } = contactDetails();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  await throttleNetwork(page);
  const sent: string[] = [];
  page.on('request', (each) => {
    if (each.method() === 'POST' && each.url().endsWith('/tours')) sent.push(each.headers()['idempotency-key'] ?? '');
  });
  const book = page.getByRole('button', { name: 'Book tour' });
  await book.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) button.click();
  });
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tour is booked', { timeout: 40_000 });
  expect(new Set(sent).size).toBe(1);
}

const journeys = [
  ['the list of homes is there before any script, and the map whenever it comes', seesHomesBeforeTheMap],
  ['a slow booking pressed many times is one booking, and what was typed stays in sight', booksOnce],
] as const;

for (const [title, journey] of sample(journeys, 1)) test(title, journey);
