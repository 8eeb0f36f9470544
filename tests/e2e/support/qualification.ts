// How a browser goes from an address to the answer whether we manage the home.
import { expect, type Page } from '@playwright/test';
import { openPage } from './fixtures.ts';
import { continueFlow, OAKLAND } from './rentEstimate.ts';

const choose = (page: Page, question: string | RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check({ force: true });
export const pick = (page: Page, answer: RegExp) => page.getByRole('radio', { name: answer }).check({ force: true });
export const atStep = (page: Page, step: string) => page.waitForURL(`**/property/${step}`);

/** A local day some days ahead, as a date field takes it. */
export const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function enterAddress(page: Page, line: string): Promise<void> {
  await atStep(page, 'address/1');
  await expect(page).not.toHaveURL(/qualification\/start/);
  const address = page.getByRole('combobox', { name: /Home address/ });
  await address.fill(line);
  await address.press('Enter');
}

interface Rooms {
  beds: string;
  sqft: string;
  yearBuilt: string;
}

async function enterRooms(page: Page, unit: number, { beds, sqft, yearBuilt }: Rooms): Promise<void> {
  await atStep(page, `rooms/${unit}`);
  await choose(page, 'Bedrooms', beds);
  await choose(page, 'Bathrooms', '1');
  await page.getByLabel(/Living area/).fill(sqft);
  await page.getByLabel(/Year built/).fill(yearBuilt);
  await continueFlow(page);
}

interface Visit {
  email: string;
  address?: string;
  units?: number;
  rentControl?: RegExp;
}

/** From the address to the summary. */
export async function answerQualification(page: Page, visit: Visit): Promise<void> {
  const { email, address = OAKLAND, units = 1, rentControl = /^No/ } = visit;
  await openPage(page, '/homeowners/qualification/start/property/address/1');
  await enterAddress(page, address);
  await atStep(page, 'type/1');
  await choose(page, 'What kind of home is it?', units > 1 ? 'Building with several units' : 'House');
  if (units > 1) await page.getByLabel(/How many units/).fill(String(units));
  await continueFlow(page);
  // Oakland limits the rent of most buildings with several units from before 1983.
  const yearBuilt = units > 1 ? '1990' : '1948';
  for (let unit = 1; unit <= units; unit += 1)
    await enterRooms(page, unit, { beds: String(unit), sqft: String(500 + 200 * unit), yearBuilt });
  await atStep(page, 'hoa/1');
  await pick(page, /^No/);
  await continueFlow(page);
  await atStep(page, 'occupancy/1');
  await pick(page, /^No one/);
  await continueFlow(page);
  await atStep(page, 'rent-control/1');
  // The address changes before the screen does, and the one before has a "No" of its own.
  await page
    .getByRole('group', { name: 'Is the home rent-controlled?' })
    .getByRole('radio', { name: rentControl })
    .check({ force: true });
  await continueFlow(page);
  // Rent control alone decides.
  if (rentControl.test('Yes')) return atStep(page, 'summary/1');
  await answerRest(page, email);
}

/** What is asked after rent control: condition, plans, and who asks. */
export async function answerRest(page: Page, email: string): Promise<void> {
  await atStep(page, 'condition/1');
  await choose(page, 'Overall condition', 'Clean and sound');
  await continueFlow(page);
  await atStep(page, 'systems/1');
  await choose(page, /smoke and carbon monoxide/, 'Yes');
  await continueFlow(page);
  await atStep(page, 'timing/1');
  await page.getByLabel(/When could a resident move in/).fill(dayAhead(30));
  await continueFlow(page);
  await atStep(page, 'finances/1');
  await pick(page, /No mortgage/);
  await pick(page, /Landlord policy/);
  await continueFlow(page);
  await atStep(page, 'contact/1');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await pick(page, /I own it alone/);
  await continueFlow(page);
  await atStep(page, 'summary/1');
}
