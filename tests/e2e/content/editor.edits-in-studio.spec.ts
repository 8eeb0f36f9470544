// An editor from the first word to what a visitor reads, and back.
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newId } from '../../../server/content/store/documentWriter.ts';
import { expect, expectAccessible, openPage, test, waitUntilStable } from '../support/fixtures.ts';

const editor = { email: 'nora@demo.belong.test', password: 'rent-with-love' };
const resident = { email: 'sam@demo.belong.test', password: 'rent-with-love' };

async function logIn(page: Page, { email, password }: typeof editor, to: string): Promise<void> {
  await openPage(page, `/auth/login?returnTo=${to}`);
  await waitUntilStable(page);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^log in/i })
    .click();
  await page.waitForURL((url) => url.pathname !== '/auth/login');
}

const savedState = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible({ timeout: 20_000 });

/** A visitor beside the editor, with nothing in common. */
async function openVisitor(
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  return { context, page: await context.newPage() };
}

async function addSlice(page: Page, part: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: part }).click();
}

test('an editor writes a post, looks at it, publishes it, takes it back and restores it', async ({
  page,
  browser,
  baseURL,
  expected,
}) => {
  test.setTimeout(180_000);
  expected.push(/404/);
  const uid = `e2e-${newId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`;
  await logIn(page, editor, '/studio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');

  await page.getByRole('button', { name: 'New document' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type').selectOption({ label: 'Blog post' });
  await dialog.getByLabel('URL').fill(uid);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/studio\/[\w-]{16}$/);
  // The dialog has a title as well, and the address changes before it goes.
  await expect(dialog).toHaveCount(0);

  await page.getByLabel('Title', { exact: true }).fill('A roof that lasts');
  await page.getByLabel(/^Summary/).fill('What a roof costs, and when.');
  await page.getByLabel('Category').selectOption('How-to');
  await page.getByRole('group', { name: 'Author' }).getByLabel('Document').fill('ines');
  await page.getByRole('option', { name: /Ines/ }).click();
  await page.getByLabel('Published on').fill('2026-11-02');

  await addSlice(page, /^Rich text/i);
  const text = page.getByRole('textbox', { name: 'Text' }).or(page.locator('.ProseMirror')).first();
  await text.click();
  await page.keyboard.type('Roofs last ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('thirty years');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('.');
  await addSlice(page, /^Notice/i);
  await page.getByRole('group', { name: 'Sections' }).getByLabel('Title', { exact: true }).fill('Ask before you climb');
  await savedState(page);

  // The notice goes above the text by keyboard alone, and focus goes with it.
  const notice = page.getByRole('button', { name: /^2\. Notice/ });
  await notice.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('button', { name: /^1\. Notice/ })).toBeFocused();
  await savedState(page);

  const preview = page.frameLocator('iframe[title="Draft preview"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A roof that lasts', { timeout: 30_000 });
  await expect(preview.locator('strong', { hasText: 'thirty years' })).toBeVisible({ timeout: 30_000 });

  await page.getByLabel('Title', { exact: true }).first().fill('A roof that lasts long');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('A roof that lasts');
  await savedState(page);

  const reader = await openVisitor(browser, baseURL);
  expect((await openPage(reader.page, `/blog/${uid}`))?.status()).toBe(404);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toContainText('A roof that lasts');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(async () => {
    await openPage(reader.page, `/blog/${uid}`);
    await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText('A roof that lasts', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expect(reader.page.locator('strong', { hasText: 'thirty years' })).toBeVisible();

  // A change stays a draft until it is published, and the diff marks its words.
  await page.getByLabel('Title', { exact: true }).first().fill('A roof that lasts longer');
  await expect(page.getByText('Changed', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.locator('mark')).toHaveText([' longer']);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await dialog
    .getByText(/^Published/)
    .last()
    .click();
  await expect(dialog).toContainText('Changes if you restore');
  await dialog.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('A roof that lasts');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(async () => {
    expect((await openPage(reader.page, `/blog/${uid}`))?.status()).toBe(404);
  }).toPass({ timeout: 15_000 });
  await reader.context.close();
});

test('tells the second of two editors of a document, who can keep either version', async ({
  page,
  browser,
  baseURL,
  expected,
}) => {
  expected.push(/409/);
  await logIn(page, editor, '/studio');
  await page.getByLabel('Search').fill('careers');
  await page
    .getByRole('link', { name: /career|work|join/i })
    .first()
    .click();
  await page.waitForURL(/\/studio\/[\w-]{16}$/);
  const tags = (on: Page) => on.getByLabel('Tags');
  // What is there from an earlier try would be no change.
  const [theirs, ours] = [`theirs ${randomUUID()}`, `ours ${randomUUID()}`];
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
  });
  const other = await context.newPage();
  await openPage(other, page.url());
  await waitUntilStable(other);
  await tags(other).fill(theirs);
  await savedState(other);
  await tags(page).fill(ours);
  await expect(page.getByRole('alert').filter({ hasText: 'has changed this document' })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'View theirs' }).click();
  await expect(tags(page)).toHaveValue(theirs);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tags(page)).toHaveValue(ours);
  await context.close();
});

test('the Studio is for editors: a visitor is led to the login, others find nothing there', async ({
  page,
  expected,
}) => {
  expected.push(/404/);
  await openPage(page, '/studio');
  await expect(page).toHaveURL(/\/auth\/login/);
  await logIn(page, resident, '/accounts');
  for (const path of ['/studio', '/studio/pictures', '/studio/AAAAAAAAAAAAAAAA'])
    expect((await openPage(page, path))?.status(), path).toBe(404);
  const answer = await page.request.get('/api/consumer/studio/documents');
  expect(answer.status()).toBe(403);
});

for (const width of [360, 768, 1280]) {
  test(`list, form and pictures are accessible at ${width} px in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, editor, '/studio');
    await waitUntilStable(page);
    await page.getByLabel('Search').fill('faq');
    const document = await page.getByRole('list', { name: 'Documents' }).getByRole('link').first().getAttribute('href');
    for (const path of ['/studio', '/studio/pictures', document ?? '']) {
      await openPage(page, path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await waitUntilStable(page);
        await expectAccessible(page, colorScheme === 'light' ? 'everything' : 'colors');
      }
      const overflow = await page.evaluate(() => window.document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}
