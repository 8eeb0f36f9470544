// Decision 0069: everything a browser sends is recorded and held against what its owner has allowed.
import type { Page, Request } from '@playwright/test';
import { expect, openPage, test, waitUntilStable } from '../support/fixtures.ts';

const baseURL = process.env.E2E_URL ?? '';

const TRACKING_ID = 'V1StGXR8_Z5jdHi6B-myT';
const PATHS = ['/', '/homes?q=oakland', '/faq'];

/** What left the browser, from now on. */
function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

interface Sent {
  /** Other hosts that were asked for anything. */
  foreign: string[];
  /** Requests that carry this visitor's id, in address, header, cookie, or body. */
  identified: string[];
  visits: {
    trackingId: string;
    url: string;
    referrer: string;
    encodedPartnerKey: string | null;
    experiments: object;
  }[];
}

async function everythingSent(requests: readonly Request[], baseURL: string): Promise<Sent> {
  const own = new URL(baseURL).host;
  const answers = await Promise.all(
    requests.map(async (request) => {
      const headers = JSON.stringify(await request.allHeaders().catch(() => request.headers()));
      return { request, text: `${request.url()} ${headers} ${request.postData() ?? ''}` };
    }),
  );
  const isNetwork = (request: Request) => /^(https?|wss?):/.test(request.url());
  return {
    foreign: requests.filter((each) => isNetwork(each) && new URL(each.url()).host !== own).map((each) => each.url()),
    identified: answers.filter(({ text }) => text.includes(TRACKING_ID)).map(({ request }) => request.url()),
    visits: requests.filter((each) => each.url().endsWith('/sitevisit')).map((each) => each.postDataJSON()),
  };
}

async function visitPages(page: Page): Promise<void> {
  for (const path of PATHS) {
    await openPage(page, path);
    await waitUntilStable(page);
  }
}

/** Pages of one session, of which the first is counted. A page that is left at once may count without being seen to. */
async function visitPagesCounted(page: Page, requests: readonly Request[]): Promise<void> {
  const countVisits = () => requests.filter((each) => each.url().endsWith('/sitevisit')).length;
  await openPage(page, '/');
  await expect.poll(countVisits).toBe(1);
  await visitPages(page);
  expect(countVisits()).toBe(1);
}

const knowVisitor = (page: Page, baseURL = '') =>
  page.context().addCookies([{ name: 'tracking_id_v2', value: TRACKING_ID, url: baseURL }]);

const sendPrivacyControl = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });

/** The pages as a site with CONSENT=opt-in sends them: they differ in this attribute. */
const askFirst = (page: Page) =>
  page.route(
    (url) => !url.pathname.startsWith('/_next/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('data-consent="opt-out"', 'data-consent="opt-in"');
      await route.fulfill({ response, body });
    },
  );

const choose = (page: Page, choice: 'analytics' | 'necessary', baseURL = '') =>
  page.context().addCookies([{ name: 'privacy_choice', value: choice, url: baseURL }]);

for (const [name, prepare] of [
  ['by default', async () => undefined],
  ['under Global Privacy Control', sendPrivacyControl],
] as const) {
  test(`${name} we count the visitor ourselves and share nothing`, async ({ page }) => {
    await prepare(page);
    await knowVisitor(page, baseURL);
    const requests = recordRequests(page);
    await visitPagesCounted(page, requests);
    const { foreign, identified, visits } = await everythingSent(requests, baseURL);
    expect(foreign).toEqual([]);
    expect(identified.length).toBeGreaterThan(0);
    expect(visits).toMatchObject([{ trackingId: TRACKING_ID }]);
  });
}

test('after an opt-out nothing carries the id, and a visit is a page without a person', async ({ page }) => {
  await knowVisitor(page, baseURL);
  await openPage(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
  await dialog.getByRole('button', { name: 'Opt out' }).click();
  await expect(dialog).toBeHidden();
  const requests = recordRequests(page);
  await visitPages(page);
  const { foreign, identified, visits } = await everythingSent(requests, baseURL);
  expect([foreign, identified]).toEqual([[], []]);
  for (const visit of visits) {
    expect(visit).toMatchObject({ referrer: '', encodedPartnerKey: null, experiments: {} });
    expect(visit.url).not.toContain('?');
  }
});

test('each choice is sent to the log of choices with its version and source, and without any id', async ({ page }) => {
  await knowVisitor(page, baseURL);
  await openPage(page, '/faq');
  for (const [button, choice, previous] of [
    ['Opt out', 'necessary', null],
    ['Allow analytics', 'analytics', 'necessary'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).click();
    const recorded = page.waitForRequest('**/api/consumer/consents');
    await page.getByRole('dialog', { name: 'Your privacy choices' }).getByRole('button', { name: button }).click();
    const request = await recorded;
    expect(request.postDataJSON()).toEqual({
      choice,
      previous,
      source: 'dialog',
      mode: 'opt-out',
      privacyControl: false,
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(`${request.url()} ${JSON.stringify(await request.allHeaders())}`).not.toContain(TRACKING_ID);
    expect((await request.response())?.status()).toBe(200);
  }
});

test('a change of mind counts again', async ({ page }) => {
  await choose(page, 'necessary', baseURL);
  await openPage(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
  // It may be sent as soon as that is allowed.
  const visit = page.waitForRequest('**/api/consumer/sitevisit');
  await dialog.getByRole('button', { name: 'Allow analytics' }).click();
  await expect(dialog).toBeHidden();
  await openPage(page, '/homes');
  expect((await visit).postDataJSON().trackingId).toMatch(/^[\w-]{21}$/);
});

test.describe('with CONSENT=opt-in', () => {
  // A service worker would fetch the pages itself, past the change that askFirst makes.
  test.use({ serviceWorkers: 'block' });
  test.beforeEach(({ page }) => askFirst(page));

  test('nothing carries an id before a yes or after a no, whatever an earlier visit left', async ({ page }) => {
    for (const choice of [undefined, 'necessary'] as const) {
      if (choice) await choose(page, choice, baseURL);
      const requests = recordRequests(page);
      await visitPages(page);
      const { foreign, visits } = await everythingSent(requests, baseURL);
      expect(foreign).toEqual([]);
      const cookies = (await page.context().cookies()).map(({ name }) => name);
      expect(cookies).not.toContain('tracking_id_v2');
      for (const visit of visits)
        expect(visit).toMatchObject({ referrer: '', encodedPartnerKey: null, experiments: {} });
    }
  });

  test('counts after consent and shares nothing', async ({ page }) => {
    await choose(page, 'analytics', baseURL);
    const requests = recordRequests(page);
    await visitPagesCounted(page, requests);
    const { foreign, visits } = await everythingSent(requests, baseURL);
    const id = (await page.context().cookies()).find(({ name }) => name === 'tracking_id_v2')?.value;
    expect(foreign).toEqual([]);
    expect(visits).toMatchObject([{ trackingId: id }]);
  });
});
