// What members do in their account, by keyboard alone: a picture, a message, a paper, their devices.
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, openPage, test } from '../support/fixtures.ts';
import { createMember, logIn, PASSWORD, press, tabTo, type } from '../support/members.ts';
import { queryRows } from '../support/rentEstimate.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const pictureFile = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#3f7d5c' } })
    .jpeg()
    .toBuffer();

/** Opens the browser’s way to choose files with the keyboard, and chooses this one. */
async function choosePicture(
  page: Page,
  label: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  // Listened for before the Tabs: Playwright takes a moment until it catches the dialog instead of the browser.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel(label, { exact: true }).or(page.locator('input[type=file]')).first());
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
}

/** Another browser, of the same or another person. */
async function openSecondBrowser(browser: Browser, who: { email: string }, password?: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.E2E_URL ?? '',
    extraHTTPHeaders: {
      'x-forwarded-for': `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    },
  });
  const page = await context.newPage();
  await logIn(page, who, password);
  return page;
}

/** The browser logs requests for a fresh login and ended sessions to the console. */
test.use({ expected: [/Failed to load resource/] });

test('a picture of oneself is chosen, cut by arrow keys, sent with progress, and taken away', async ({ page }) => {
  const { id } = await createMember();
  await logIn(page, { email: String((await queryRows('select email from users where id = $1', [id]))[0]?.email) });
  await openPage(page, '/accounts/settings');
  await choosePicture(page, 'Upload photo', {
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await pictureFile(),
  });
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByLabel('Crop area. Use the arrow keys to move it.'));
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, dialog.getByLabel('Zoom'));
  await page.keyboard.press('ArrowRight');
  let resumeRequests = () => {};
  const heldRequest = new Promise<void>((resolve) => {
    resumeRequests = resolve;
  });
  await page.route('**/api/consumer/users/profile-image', async (route) => {
    await heldRequest;
    await route.continue();
  });
  await press(page, button(page, 'Use this photo'));
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  resumeRequests();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Your photo, Robin' })).toBeVisible();
  await press(page, button(page, 'Remove photo'));
  await expect(page.getByRole('img', { name: 'Your photo, Robin' })).toHaveCount(0);
});

test('a message with a file reaches us, and our answer appears while one looks', async ({ page, browser }) => {
  const member = await createMember('resident');
  const subject = `The kitchen tap ${member.id.slice(0, 8)}`;
  await logIn(page, member);
  await openPage(page, '/accounts/member/inbox?new=1');
  await type(page, page.getByLabel('Subject'), subject);
  await tabTo(page, page.getByLabel('Topic'));
  await page.keyboard.type('A repair');
  await type(page, page.getByLabel('Your message'), 'It drips at night.');
  await choosePicture(page, 'Attach files', { name: 'tap.jpg', mimeType: 'image/jpeg', buffer: await pictureFile() });
  await expect(page.getByText(/^Arrived/)).toBeVisible();
  await press(page, button(page, 'Send'));
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  const announcement = (where: Page, text: string) => where.getByRole('list', { name: 'Messages' }).getByText(text);
  await expect(announcement(page, 'It drips at night.')).toBeVisible();

  const staff = await openSecondBrowser(browser, { email: 'iris@demo.belong.test' }, 'rent-with-love');
  await openPage(staff, '/accounts/member/inbox');
  await press(staff, staff.getByRole('link', { name: new RegExp(subject) }).first(), 'Enter');
  await expect(announcement(staff, 'It drips at night.')).toBeVisible();
  await expect(
    staff
      .getByRole('link', { name: /tap/ })
      .or(staff.getByRole('button', { name: /tap\./ }))
      .first(),
  ).toBeVisible();
  await type(staff, staff.getByLabel('Your message'), 'Somebody comes on Tuesday.');
  await press(staff, button(staff, 'Send'));
  // Nothing was loaded again here.
  await expect(announcement(page, 'Somebody comes on Tuesday.')).toBeVisible();
  await staff.context().close();
});

test.describe('a paper', () => {
  test('arrives once with each byte after a broken upload', async ({ page }) => {
    const member = await createMember();
    await logIn(page, member);
    await openPage(page, '/accounts/documents');
    // A picture of noise: three pieces of a megabyte each.
    const noise = await sharp({
      create: {
        width: 1_100,
        height: 1_000,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    let exportParts = 0;
    await page.route('**/api/consumer/documents/uploads/**', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      exportParts += 1;
      return exportParts === 2 ? route.abort('connectionreset') : route.continue();
    });
    await choosePicture(page, 'Choose files', { name: 'plan.png', mimeType: 'image/png', buffer: noise });
    await expect(
      page
        .getByText(/^Arrived/)
        .or(page.getByRole('region', { name: 'Your documents' }).getByText('plan.png'))
        .first(),
    ).toBeVisible({ timeout: 30_000 });
    expect(exportParts).toBeGreaterThanOrEqual(4);
    const savedSearch = await queryRows('select name, mime from documents where owner_id = $1', [member.id]);
    expect(savedSearch).toHaveLength(1);
  });
});

test('one device is logged out from another, and then all of them', async ({ page, browser }) => {
  const member = await createMember();
  await logIn(page, member);
  const phone = await openSecondBrowser(browser, member);
  const tablet = await openSecondBrowser(browser, member);
  await openPage(page, '/accounts/settings');
  const devices = page.getByRole('button', { name: /^Log out (?!everywhere)/ });
  await expect(devices).toHaveCount(3);
  await press(
    page,
    page.getByRole('listitem').filter({ hasText: 'Logged in', hasNotText: 'This device' }).getByRole('button').first(),
  );
  await expect(devices).toHaveCount(2);
  await press(page, button(page, 'Log out everywhere'));
  await expect(page).not.toHaveURL(/\/accounts/);
  for (const other of [page, phone, tablet]) {
    await openPage(other, '/accounts/settings');
    await expect(other).toHaveURL(/\/auth\/login/);
  }
  await phone.context().close();
  await tablet.context().close();
});

test('a search kept in a browser joins the account, and one press ends its letters', async ({ page }) => {
  const member = await createMember('resident');
  await openPage(page, '/homes?beds=2');
  await press(page, button(page, 'Save this search'));
  await press(page, page.getByRole('dialog').getByRole('link', { name: 'Log in' }));
  await expect(page).toHaveURL(/\/auth\/login/);
  await type(page, page.getByLabel('Email', { exact: true }), member.email);
  await type(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/accounts/saved');
  const letters = page.getByLabel('Email alerts');
  await expect(letters).toHaveValue('daily');

  // The link of a letter, as a mail program opens it.
  const [search] = await queryRows('select key from saved_searches where user_id = $1', [member.id]);
  await openPage(page, `/api/consumer/saved-searches/off/${search?.key}`);
  await expect(page).toHaveTitle(/Emails about homes/);
  await expectAccessible(page);
  await press(page, button(page, 'Stop these emails'));
  await expect(page.getByText('You’re unsubscribed')).toBeVisible();
  await expectAccessible(page);
  await press(page, page.getByRole('link', { name: 'See your saved searches' }));
  await expect(letters).toHaveValue('off');
});

test('everything is taken along in one file, proven by password, and the account ends and is kept after all', async ({
  page,
}) => {
  const member = await createMember();
  await logIn(page, member);
  // Who logged in an hour ago proves once more who they are.
  await queryRows("update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1", [member.id]);
  await openPage(page, '/accounts/delete');
  await press(page, button(page, 'Request my data'));
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await type(page, proof.getByLabel('Your password'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your data is ready/)).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await press(page, button(page, 'Download my data'));
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  await type(page, page.getByLabel('Enter your email to confirm'), member.email);
  await press(page, button(page, 'Delete my account'));
  await expect(page).toHaveURL(/\/auth\/keep-account/);
  await openPage(page, '/accounts');
  await expect(page).toHaveURL(/\/auth\/login/);
  await type(page, page.getByLabel('Email', { exact: true }), member.email);
  await type(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/accounts|keep-account/);
  const left = await queryRows('select 1 from users where id = $1', [member.id]);
  expect(left).toHaveLength(1);
});
