// How a browser goes through the rent-estimate flow, for the journeys that need an estimate.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { asOwner, databaseUrl } from '../../../scripts/ci/database.ts';
import { connectionFor } from '../../../server/host/database/embeddedPostgres.ts';
import { openPage } from './fixtures.ts';

export const OAKLAND = '12 Alder St, Oakland, CA 94601';

/** What the database of this run holds. */
export async function queryRows(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const server = await connectionFor(process.env.E2E_DATA_DIR ?? '');
  return asOwner(
    databaseUrl(server ?? '', process.env.E2E_DATABASE ?? 'test_site'),
    async (client) => (await client.query(sql, values)).rows,
  );
}

/** The link of the letter that an address was sent, once it has left: the local carrier keeps it as a file. */
export async function linkInEmail(recipient: string, template: string): Promise<string> {
  const [message] = await queryRows('select id from outbox where recipient = $1 and template = $2', [
    recipient,
    template,
  ]);
  const file = path.join(process.env.E2E_DATA_DIR ?? '', 'mail', `${message?.id}.txt`);
  const read = async () => /https?:\/\/\S+/.exec(await readFile(file, 'utf8').catch(() => ''))?.[0] ?? '';
  await expect.poll(read).not.toBe('');
  return read();
}

/** By Enter, from the field or button at hand: what the keyboard alone can do. */
export const continueFlow = (page: Page) => page.getByRole('button', { name: 'Continue' }).press('Enter');

async function chooseOption(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check({ force: true });
}

export async function enterAddress(page: Page, line: string): Promise<void> {
  await openPage(page, '/rent-estimate');
  const address = page.getByRole('combobox', { name: /Home address/ });
  await address.fill(line);
  await address.press('Enter');
}

export async function enterContact(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/rent-estimate/account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await continueFlow(page);
}

export async function enterHomeDetails(page: Page): Promise<void> {
  await page.waitForURL('**/rent-estimate/home');
  await chooseOption(page, 'What kind of home is it?', 'House');
  await chooseOption(page, 'Bedrooms', '3');
  await chooseOption(page, 'Bathrooms', '2');
  await page.getByLabel(/Living area/).fill('1450');
  await chooseOption(page, 'Parking', 'Garage');
  await chooseOption(page, 'Laundry', 'In the home');
  await chooseOption(page, 'Heating and cooling', 'Heat only');
  await chooseOption(page, 'Pool', 'None');
  await continueFlow(page);
}

export async function enterRemaining(page: Page): Promise<void> {
  await page.waitForURL('**/rent-estimate/expectation');
  await page.getByRole('radio', { name: /It’s vacant/ }).check({ force: true });
  await continueFlow(page);
  await page.waitForURL('**/rent-estimate/condition');
  for (const part of ['Kitchen', 'Bathrooms', 'Floors', 'Paint', 'Heating, plumbing, wiring'])
    await chooseOption(page, part, 'Clean and sound');
  await continueFlow(page);
  await page.waitForURL('**/rent-estimate/pets');
  await page.getByRole('radio', { name: /Cats and dogs/ }).check({ force: true });
  await continueFlow(page);
  await page.waitForURL('**/rent-estimate/primary-material');
  await chooseOption(page, 'Main flooring', 'Hardwood');
  await continueFlow(page);
  await page.waitForURL('**/rent-estimate/features');
  await page.getByLabel('Yard or patio').check();
  await continueFlow(page);
}

export async function estimateHome(page: Page, email: string): Promise<void> {
  await enterAddress(page, OAKLAND);
  await enterHomeDetails(page);
  await enterRemaining(page);
  await enterContact(page, email);
  await page.waitForURL('**/rent-estimate/report?id=*');
}
