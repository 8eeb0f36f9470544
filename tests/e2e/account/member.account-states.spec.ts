// Every page of the account area in every state it has.
import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { routes } from '../../../contract/routes.ts';
import { routeList } from '../../../scripts/routes/table.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  openPage,
  test,
  waitUntilStable,
  widths,
} from '../support/fixtures.ts';
import { callApi, createMember, logIn, press } from '../support/members.ts';
import { queryRows } from '../support/rentEstimate.ts';

// One browser walks through many pages.
test.describe.configure({ timeout: 240_000 });

const demo = (name: 'maya' | 'sam' | 'iris') => ({ email: `${name}@demo.belong.test` });
const DEMO_PASSWORD = 'rent-with-love';

/** Accessible, and nothing beyond the edge of the window. */
async function expectAccessibleState(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expectAccessibleInThemes(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}

/** Checks each address. */
async function walkPages(page: Page, addresses: readonly string[], arrive: (address: string) => Promise<unknown>) {
  for (const address of addresses)
    await test.step(address, async () => {
      await arrive(address);
      await expectAccessibleState(page);
    });
}

/** What every first-run page shares is checked by `expectAccessibleState`; of the others, what differs. */
async function visitPage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await waitUntilStable(page);
  await expectAccessible(page);
}

const patterns = routeList(routes)
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.startsWith('/accounts/'))
  .map((pattern) => pattern.replace('/[[...at]]', ''));
/** Those that show what is one’s own; the others tell what will be there and what starts it. */
const homeownerPatterns = [
  '/accounts',
  '/accounts/documents',
  '/accounts/member/inbox',
  '/accounts/member/inbox?new=1',
  '/accounts/saved',
  '/accounts/settings',
  '/accounts/delete',
  '/accounts/tours-and-applications',
  '/accounts/portfolio/properties',
  '/accounts/portfolio/listing-performance',
];
const firstRuns = patterns.filter(
  (pattern) => !homeownerPatterns.includes(pattern) && !pattern.startsWith('/accounts/desk'),
);
const patternName = (pattern: string) => pattern.replace(/\[\w+\]/g, () => randomUUID());

test.describe('of a new member, on a phone', () => {
  test.use({ viewport: { width: widths.phone, height: 800 }, expected: [/status of 404/] });

  test('every page of a homeowner that shows what is theirs is accessible', async ({ page }) => {
    await logIn(page, await createMember());
    await walkPages(page, [...homeownerPatterns, '/accounts/payments'], (address) => openPage(page, address));
  });

  for (const side of ['homeowner', 'resident'] as const)
    test(`every page of a ${side} that waits for something is accessible`, async ({ page }) => {
      await logIn(page, await createMember(side));
      const memberPage = firstRuns.filter((at) => at.startsWith('/accounts/home/') === (side === 'resident'));
      if (side === 'resident')
        await walkPages(page, ['/accounts', '/accounts/home/payments'], (at) => openPage(page, at));
      for (const pattern of memberPage)
        await test.step(pattern, async () => {
          await openPage(page, patternName(pattern));
          await visitPage(page);
        });
    });
});

async function createThread(page: Page, subject: string): Promise<string> {
  const body = { subject, topic: 'other', body: 'The tap drips at night.' };
  const { id } = (await callApi(page, 'POST', '/threads', body)) as { id: string };
  return `/accounts/member/inbox?thread=${id}`;
}

/** Two favorite homes and a saved search. */
async function saveSomeHomes(page: Page): Promise<void> {
  const { items } = (await callApi(page, 'GET', '/homes')) as { items: { id: string }[] };
  for (const { id } of items.slice(0, 2)) await callApi(page, 'PUT', `/users/saved-homes/${id}`);
  await callApi(page, 'POST', '/users/saved-searches', { filters: { beds: '2' }, name: 'Two rooms' });
}

/** Documents as the list shows them; this spec opens none. */
const uploadDocuments = (email: string) =>
  queryRows(
    `insert into documents (id, owner_id, name, mime, bytes, category, sha256, storage_key, version, created_at)
     select gen_random_uuid(), users.id, name, 'application/pdf', 48213, category, '\\x00', gen_random_uuid()::text, version, now()
     from users, (values ('Lease.pdf', 'lease', 2), ('Roof.pdf', 'receipt', 1)) as papers (name, category, version)
     where email = $1`,
    [email],
  );

test.describe('of a member with a long history', () => {
  /** Maya with something in everything, and where it shows. */
  async function filled(page: Page): Promise<string[]> {
    await logIn(page, demo('maya'), DEMO_PASSWORD);
    await saveSomeHomes(page);
    await uploadDocuments(demo('maya').email);
    const { homes } = (await callApi(page, 'GET', '/account')) as { homes: { id: string }[] };
    const home = homes[0]?.id;
    return [
      await createThread(page, 'The kitchen tap'),
      `/accounts/portfolio/properties/${home}`,
      `/accounts/portfolio/listing-performance/${home}`,
    ];
  }

  test('every page of a homeowner is accessible', async ({ page }) => {
    await filled(page);
    await walkPages(page, homeownerPatterns, (address) => openPage(page, address));
  });

  test('what a homeowner opens from there is accessible, on a phone too', async ({ page }) => {
    const opened = await filled(page);
    await walkPages(page, opened, (address) => openPage(page, address));
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await walkPages(page, [...opened, '/accounts/documents', '/accounts/saved'], (address) => openPage(page, address));
  });

  test('every page of a resident is accessible', async ({ page }) => {
    await logIn(page, demo('sam'), DEMO_PASSWORD);
    await saveSomeHomes(page);
    const thread = await createThread(page, 'The heating');
    const shared = [
      '/accounts',
      '/accounts/saved',
      '/accounts/tours-and-applications',
      '/accounts/member/inbox',
      thread,
    ];
    await walkPages(page, shared, (address) => openPage(page, address));
  });

  test('the desk of staff and their inbox are accessible', async ({ page }) => {
    await logIn(page, demo('sam'), DEMO_PASSWORD);
    const thread = await createThread(page, 'A window');
    await logIn(page, demo('iris'), DEMO_PASSWORD);
    await walkPages(page, ['/accounts', '/accounts/member/inbox', thread, '/accounts/desk'], (at) =>
      openPage(page, at),
    );
    for (const queue of ['tours', 'referrals', 'partners']) {
      await openPage(page, `/accounts/desk?queue=${queue}`);
      await expectAccessibleState(page);
    }
  });

  test('tells people accessibly that they were led to their own dashboard', async ({ page }) => {
    await logIn(page, await createMember('resident'));
    await openPage(page, '/accounts/portfolio/earnings');
    await expect(page).toHaveURL('/accounts?for=homeowner');
    await expectAccessibleState(page);
  });
});

/** How the API answers what the pages ask once they are there. */
interface Api {
  holdRequests: () => void;
  failRequests: () => Promise<void>;
  restoreRequests: () => void;
}

/** Pages come without their own answers, as where these could not be had in time; then what they ask is held, refused or let through. */
async function withPendingRequests(page: Page, keep: (name: unknown) => boolean): Promise<Api> {
  let waiting: Route[] = [];
  let state: 'held' | 'refused' | 'open' = 'open';
  const tooMany = { status: 429, json: { message: 'Please wait a moment.', code: 'tooManyRequests' } };
  await page.route('**/_next/data/**', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const renderedState = json.pageProps?.dehydrated;
    if (renderedState)
      renderedState.queries = renderedState.queries.filter(({ queryKey }: { queryKey: unknown[] }) =>
        keep(queryKey[0]),
      );
    await route.fulfill({ response, json });
  });
  await page.route('**/api/consumer/**', async (route) => {
    if (route.request().method() !== 'GET' || state === 'open') return route.continue();
    if (state === 'refused') return route.fulfill(tooMany);
    waiting.push(route);
  });
  return {
    holdRequests: () => {
      state = 'held';
    },
    failRequests: async () => {
      state = 'refused';
      const heldRequests = waiting;
      waiting = [];
      for (const route of heldRequests) await route.fulfill(tooMany).catch(() => undefined);
    },
    restoreRequests: () => {
      state = 'open';
    },
  };
}

/** As a link of the page does. */
const navigate = (page: Page, address: string) =>
  page.evaluate(
    (to) =>
      (window as unknown as { next: { router: { push: (to: string) => Promise<boolean> } } }).next.router.push(to),
    address,
  );

const retryButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

test.describe('without an answer', () => {
  test.use({ expected: [/status of 429/] });

  async function expectLoadingErrorRetry(page: Page, api: Api, address: string): Promise<void> {
    api.holdRequests();
    await navigate(page, address);
    await expectAccessibleState(page);
    await api.failRequests();
    await expect(retryButton(page).first()).toBeVisible();
    await expectAccessibleState(page);
    api.restoreRequests();
    // Each part that failed has a way of its own.
    await expect(async () => {
      if ((await retryButton(page).count()) > 0) await retryButton(page).first().press('Enter');
      await expect(retryButton(page)).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  }

  const asking = {
    maya: [
      '/accounts',
      '/accounts/documents',
      '/accounts/member/inbox',
      '/accounts/saved',
      '/accounts/settings',
      '/accounts/delete',
    ],
    sam: ['/accounts', '/accounts/tours-and-applications'],
    iris: ['/accounts/desk', '/accounts/member/inbox'],
  } as const;

  for (const [who, addresses] of Object.entries(asking))
    test(`announces what ${who} waits for and what fails, and asks again`, async ({ page }) => {
      await logIn(page, demo(who as keyof typeof asking), DEMO_PASSWORD);
      await openPage(page, who === 'iris' ? '/accounts/settings' : '/accounts/payments');
      const api = await withPendingRequests(page, (name) => name === 'account' || name === 'users');
      for (const address of addresses) await test.step(address, () => expectLoadingErrorRetry(page, api, address));
    });

  test('a thread that does not come says so', async ({ page }) => {
    await logIn(page, await createMember());
    const thread = await createThread(page, 'A lost key');
    await openPage(page, '/accounts/payments');
    const api = await withPendingRequests(page, (name) => name === 'account' || name === 'users');
    await expectLoadingErrorRetry(page, api, thread);
  });
});

test.describe('logging in', () => {
  for (const screen of ['login', 'register', 'forgot', 'code'] as const)
    test(`the screen ${screen} is accessible, with what is wrong said, on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: widths.phone, height: 800 });
      await openPage(page, `/auth/login?screen=${screen}`);
      await expectAccessibleState(page);
      const send = page
        .getByRole('main')
        .getByRole('button', { name: /^(Log in|Create my account|Email me a (link|code))$/ });
      await press(page, send);
      const invalid = page.locator('main [aria-invalid=true]').first();
      // Of a group, one of its choices has the focus.
      await expect(page.locator(':focus').and(invalid.or(invalid.locator('input')))).toHaveCount(1);
      await expectAccessibleState(page);
    });

  test('setting a password, keeping an account and coming back from elsewhere are accessible', async ({ page }) => {
    await walkPages(page, ['/auth/set-password', '/auth/keep-account', '/auth/external', '/auth/join-team'], (at) =>
      openPage(page, at),
    );
  });
});

test('the account area keeps everything in forced colors and at twice the size', async ({ page }) => {
  await logIn(page, demo('maya'), DEMO_PASSWORD);
  for (const address of ['/accounts', '/accounts/settings', '/accounts/member/inbox', '/accounts/documents'])
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await openPage(page, address);
      await waitUntilStable(page);
      // Words are in the color of the person’s own palette, on every ground of ours.
      const colors = await page.evaluate(() =>
        ['h1', 'footer'].map((at) => getComputedStyle(document.querySelector(at) as Element).color),
      );
      expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']));
      // 1280 at 200 % is 640 to the page.
      await page.setViewportSize({ width: 640, height: 400 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
});
