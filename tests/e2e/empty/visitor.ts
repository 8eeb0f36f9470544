// A stranger who finds the home, and sees it.
import { expect } from '@playwright/test';
import { openPage } from '../support/fixtures.ts';
import { STREET } from './owner.ts';
import type { Person } from './people.ts';

/** From the search of the city to a booked tour with the host of the home. */
export async function bookTour({ page, firstName, lastName, email }: Person, host: Person): Promise<void> {
  await expect(async () => {
    await openPage(page, '/homes/oakland-ca');
    await expect(page.getByRole('link', { name: new RegExp(STREET) }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await page
    .getByRole('link', { name: new RegExp(STREET) })
    .first()
    .click();
  await expect(page.getByText(`${host.firstName}, your host,`, { exact: false })).toBeVisible();
  await expect(page.getByText('Heating: Central')).toBeVisible();
  await page.getByRole('link', { name: 'Book a tour' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a tour');
  await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();
  await page.locator('label:has(input[name=startsAt])').nth(1).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+14155550177');
  await page.getByRole('button', { name: 'Book tour', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tour is booked');
  await expect(page.getByText(`${host.firstName} will meet you there.`, { exact: false })).toBeVisible();
}
