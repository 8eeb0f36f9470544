// Dialogs are part of the address: they open, replace, close and come back with it, and the page beneath stays as it is.
import type { Page } from '@playwright/test';
import { expect, openPage, reloadPage, test } from '../support/fixtures.ts';

const list = '/homes?beds=2';
const dialog = (page: Page) => page.getByRole('dialog');
const contactUs = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Contact us' });
const focusedElement = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Marks the page as it stands: the mark is gone once it was loaded again. */
const mark = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.setAttribute('data-page-marker', 'kept'));
const expectSamePage = (page: Page) => expect(page.locator('main')).toHaveAttribute('data-page-marker', 'kept');

test('a visitor opens a dialog and Back closes it, without loading the page again', async ({ page }) => {
  const asked: string[] = [];
  await openPage(page, list);
  await mark(page);
  await contactUs(page).click();
  await expect(dialog(page)).toContainText('Contact us');
  await expect(page).toHaveURL(`${list}&activeModal=CONTACT_US`);
  page.on('request', (request) => asked.push(request.url()));
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect.poll(() => focusedElement(page)).toBe('Contact us');
  await expectSamePage(page);
  expect(asked.filter((url) => url.includes('/_next/data/'))).toEqual([]);
});

test('replaces one dialog by another, and closes with Escape pressed twice', async ({ page }) => {
  await openPage(page, list);
  await mark(page);
  await contactUs(page).click();
  await dialog(page).getByRole('button', { name: 'Ask a question' }).click();
  await expect(dialog(page)).toContainText('Ask us anything');
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expectSamePage(page);
});

test('focus stays inside an open dialog', async ({ page }) => {
  await openPage(page, `${list}&activeModal=CONTACT_US`);
  await expect(dialog(page).getByRole('link').first()).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
});

test('a deep link opens its dialog, and closing it leads to the main heading', async ({ page }) => {
  await openPage(page, `${list}&activeModal=COVID`);
  await dialog(page).getByRole('button', { name: 'Got it' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.locator('main h1')).toBeFocused();
});

test('an unknown dialog is cleaned from the address', async ({ page }) => {
  await openPage(page, `${list}&activeModal=NOPE`);
  await expect(page).toHaveURL(list);
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('a question', () => {
  test.use({ expected: [/Failed to load resource: net::ERR_FAILED/] });

  test('survives a reload and a lost connection, and is kept as a lead', async ({ page }) => {
    await openPage(page, '/homes?activeModal=ASK_A_QUESTION');
    const question = page.getByLabel('Your question');
    await question.fill('Is the garden shared?');
    await page.getByLabel('First name').fill('Sam');
    await reloadPage(page);
    await expect(question).toHaveValue('Is the garden shared?');
    await page.getByLabel('Last name').fill('Lee');
    await page.getByLabel('Email').fill('sam@belong.test');

    const leads = '**/api/consumer/leads';
    await page.route(leads, (route) => route.abort());
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('What you entered is still here');
    await expect(question).toHaveValue('Is the garden shared?');

    await page.unroute(leads);
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(dialog(page)).toContainText('We got your question');
    expect(await page.evaluate(() => window.sessionStorage.getItem('draft:ask-question-us'))).toBeNull();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a dialog named in the address can be read', async ({ page }) => {
    await openPage(page, `${list}&activeModal=HOW_IT_WORKS`);
    await expect(dialog(page)).toContainText('For residents');
  });
});
