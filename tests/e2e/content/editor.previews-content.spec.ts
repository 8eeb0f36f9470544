import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { storedSecret } from '../../../server/content/api/secrets.ts';
import { makeToken, tokenAddress } from '../../../server/content/api/tokens.ts';
import type { StoredDocument } from '../../../server/content/store/document.ts';
import { newId, pathOf, writeDraft } from '../../../server/content/store/documentWriter.ts';
import { openStore } from '../../../server/content/store/store.ts';
import { expect, expectAccessible, openPage, test, waitUntilStable } from '../support/fixtures.ts';

// The secret and the drafts of the site that is being tested lie in its data folder.
const dataDir = join(process.env.E2E_DATA_DIR ?? '.data/e2e', 'content');
const store = openStore('content', join(dataDir, 'drafts'));
const DRAFT_POST = 'A draft nobody has published';
const NEW_POST = 'only-a-draft';

function published(type: string, uid?: string): StoredDocument {
  const found = store.published().documents.find((each) => each.type === type && (!uid || each.uid === uid));
  if (!found) throw new Error(`No ${type} ${uid ?? ''} is published`);
  return found;
}

function retitled(document: StoredDocument, title: string): StoredDocument {
  const [hero, ...rest] = (document.data.slices ?? []) as { slice_type?: string; primary?: object }[];
  const slices =
    hero?.slice_type === 'hero'
      ? [{ ...hero, primary: { ...hero.primary, heading: title } }, ...rest]
      : [hero, ...rest];
  return JSON.parse(JSON.stringify({ ...document, data: { ...document.data, title, blog_title: title, slices } }));
}

const careers = published('page', 'careers');
const settings = published('settings');

/** Own drafts for each test: a page, the blog’s title, and an unpublished post. */
function openEditorSession() {
  const session = `e2e-${newId()}`;
  const saveDocument = (document: StoredDocument) => writeDraft(store, session, pathOf(document), document);
  saveDocument(retitled(careers, DRAFT_POST));
  const { title: _, slices: __, ...words } = retitled(settings, DRAFT_POST).data;
  saveDocument({ ...settings, data: words });
  const post = published('blog_post', 'belong-is-coming-to-virginia');
  const draft: StoredDocument = { ...post, id: newId(), uid: NEW_POST, data: { ...post.data, title: DRAFT_POST } };
  saveDocument(draft);
  const key = { secret: storedSecret(dataDir, 'preview'), repository: store.name };
  const token = (seconds = 600) => tokenAddress(makeToken(session, Date.now() + seconds * 1000, key), store.name);
  const link = (id: string, seconds?: number) =>
    `/api/preview?${new URLSearchParams({ token: token(seconds), documentId: id })}`;
  return {
    put: saveDocument,
    token,
    link,
    draft,
    remove: () => rmSync(join(dataDir, 'drafts', session), { recursive: true }),
  };
}

let editorSession: ReturnType<typeof openEditorSession>;
test.beforeEach(() => {
  editorSession = openEditorSession();
});
test.afterEach(() => editorSession.remove());

const cookieJar = (preview: string, repository = store.name) =>
  JSON.stringify({ [`${repository}.prismic.io`]: { preview } });

async function copyCookies(context: BrowserContext, baseURL: string | undefined, value: string): Promise<void> {
  await context.addCookies([
    { name: 'io.prismic.preview', value: encodeURIComponent(value), url: baseURL ?? '', sameSite: 'Lax' },
  ]);
}

function calls(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.url());
  });
  return seen;
}

const bar = (page: Page) => page.getByRole('status', { name: 'Preview' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a share link opens the draft on the real page, and leaving shows what is published', async ({
  page,
  context,
}) => {
  const starts = calls(page, '/api/preview');
  await openPage(page, editorSession.link(careers.id));
  await expect(page).toHaveURL(/\/careers$/);
  await expect(heading(page)).toHaveText(DRAFT_POST);
  await expect(bar(page)).toContainText('You see a preview.');
  await expect(bar(page)).toContainText('3 drafts in this session');
  await waitUntilStable(page);
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Leave the preview' }).click();
  await expect(heading(page)).not.toHaveText(DRAFT_POST);
  await expect(bar(page)).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('io.prismic.preview');
  expect(starts).toHaveLength(1);
});

for (const [kind, path] of [
  ['kept for everybody', '/careers'],
  ['drawn for each request', '/blog'],
  ['of a post nobody has published', `/blog/${NEW_POST}`],
] as const) {
  test(`with the cookie, a page ${kind} shows its draft after one start and one reload`, async ({
    page,
    context,
    baseURL,
    expected,
  }) => {
    expected.push(/404/);
    await copyCookies(context, baseURL, cookieJar(editorSession.token()));
    const starts = calls(page, '/api/preview');
    const loads = calls(page, path);
    await openPage(page, path);
    await expect(heading(page)).toHaveText(DRAFT_POST);
    await expect(bar(page)).toContainText('You see a preview.');
    expect(starts).toHaveLength(1);
    expect(loads.filter((url) => !url.includes('_next'))).toHaveLength(2);
    await bar(page).getByRole('button', { name: 'Leave the preview' }).click();
    await expect(heading(page)).not.toHaveText(DRAFT_POST);
  });
}

test('with the cookie, a page without data tries once and says that it shows no draft', async ({
  page,
  context,
  baseURL,
  expected,
}) => {
  expected.push(/404/);
  await copyCookies(context, baseURL, cookieJar(editorSession.token()));
  const starts = calls(page, '/api/preview');
  const previewLooks = calls(page, '/api/preview-state');
  await openPage(page, '/no/such/page');
  await expect(bar(page)).toContainText('This page shows no draft.');
  await expect.poll(() => previewLooks.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(3);
  expect(starts).toHaveLength(1);
});

test('a newer draft appears by itself', async ({ page }) => {
  await openPage(page, editorSession.link(careers.id));
  await expect(bar(page)).toContainText('3 drafts');
  editorSession.put(retitled(careers, 'A newer draft'));
  await expect(heading(page)).toHaveText('A newer draft', { timeout: 20_000 });
});

test('a link that has ended says so and leaves nothing behind', async ({ page, context }) => {
  await openPage(page, editorSession.link(careers.id, -5));
  await expect(heading(page)).toHaveText('This preview link has ended');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('io.prismic.preview');
  await openPage(page, '/careers');
  await expect(heading(page)).not.toHaveText(DRAFT_POST);
});

test('a preview that ends while it is open falls back to what is published', async ({ page }) => {
  await openPage(page, editorSession.link(careers.id, 4));
  await expect(heading(page)).toHaveText(DRAFT_POST);
  await expect(async () => {
    await openPage(page, '/careers');
    await expect(heading(page)).not.toHaveText(DRAFT_POST, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(bar(page)).toHaveCount(0);
});

test('the cookie of another repository starts nothing', async ({ page, context, baseURL }) => {
  await copyCookies(context, baseURL, cookieJar(editorSession.token(), 'elsewhere'));
  const starts = calls(page, '/api/preview');
  await openPage(page, '/careers');
  await waitUntilStable(page);
  await expect(heading(page)).not.toHaveText(DRAFT_POST);
  await expect(bar(page)).toHaveCount(0);
  expect(starts).toEqual([]);
});

test('a forged link shows what is published', async ({ page }) => {
  await openPage(
    page,
    `/api/preview?${new URLSearchParams({ token: `${editorSession.token()}x`, documentId: careers.id })}`,
  );
  await expect(page).toHaveURL(/\/careers$/);
  await expect(heading(page)).not.toHaveText(DRAFT_POST);
});

test('a document without a page of its own is shown on the page for previews', async ({ page }) => {
  await openPage(page, editorSession.link(settings.id));
  await expect(page).toHaveURL(/\/content-preview\?documentId=/);
  await expect(page.getByRole('main')).toContainText(DRAFT_POST);
});

test('without scripts a share link shows the draft all the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await openPage(page, editorSession.link(careers.id));
  await expect(heading(page)).toHaveText(DRAFT_POST);
  await context.close();
});
