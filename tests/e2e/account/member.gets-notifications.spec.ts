// Notifications and the number on the icon of the app, in the built site: a push arrives, is opened, is read, and a
// logout leaves nothing (docs/decisions/0078).
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { expect, openPage, test } from '../support/fixtures.ts';
import { callApi, createMember, logIn } from '../support/members.ts';

const INBOX = '/accounts/member/inbox';
const WORKER = '/app-worker.js';

/** App badge count of this page; 0 for none. */
const shownOnIcon = (page: Page) => page.evaluate(() => Reflect.get(window, 'badges') as number[]);

async function spyOnIcon(context: BrowserContext) {
  await context.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    });
  });
}

/** The service worker, with the badge counts it set and the pages it opened. */
async function siteWorker(context: BrowserContext): Promise<Worker> {
  const isSite = (worker: Worker) => worker.url().endsWith(WORKER);
  const worker =
    context.serviceWorkers().find(isSite) ?? (await context.waitForEvent('serviceworker', { predicate: isSite }));
  await worker.evaluate(() => {
    const seen = { badges: [] as unknown[], opened: [] as string[] };
    Object.assign(self, { seen });
    Object.defineProperty(navigator, 'setAppBadge', { value: async (count: unknown) => void seen.badges.push(count) });
    const { clients } = self as unknown as { clients: object };
    Object.defineProperty(clients, 'openWindow', { value: async (url: string) => void seen.opened.push(url) });
  });
  return worker;
}

/** As the push service of the browser would hand it over, once it has opened it. */
async function push(page: Page, origin: string, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  // Once it is active: before, a push is dropped.
  const registrationId = await new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const site = versions.find(({ scriptURL, status }) => scriptURL.endsWith(WORKER) && status === 'activated');
      if (site) resolve(site.registrationId);
    });
    void devtools.send('ServiceWorker.enable');
  });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

interface Shown {
  titles: string[];
  badges: unknown[];
  opened: string[];
}

/** What the worker showed, the badge counts it set, and the pages it opened. */
const workerState = (worker: Worker): Promise<Shown> =>
  worker.evaluate(async () => {
    const { registration, seen } = self as unknown as {
      registration: ServiceWorkerRegistration;
      seen: { badges: unknown[]; opened: string[] };
    };
    return { ...seen, titles: (await registration.getNotifications()).map(({ title }) => title) };
  });

const clickNotification = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const Click = Reflect.get(self, 'NotificationEvent') as new (type: string, init: object) => Event;
    self.dispatchEvent(new Click('notificationclick', { notification }));
  });

test('a push shows a notification and a number, which reading and a logout take away', async ({ page }) => {
  const baseURL = process.env.E2E_URL ?? '';
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: baseURL });
  await spyOnIcon(context);
  await logIn(page, await createMember());
  const thread = (await callApi(page, 'POST', '/threads', { subject: 'The gutters', body: 'When?' })) as { id: string };
  const staff = await (await context.browser()?.newContext({ baseURL }))?.newPage();
  if (!staff) throw new Error('No second browser');
  await logIn(staff, await createMember('staff'));
  await callApi(staff, 'POST', `/threads/${thread.id}/messages`, { body: 'On Tuesday.' });

  // The page says how many, and the worker adds what comes while no page is open.
  await openPage(page, '/accounts');
  await expect.poll(() => shownOnIcon(page)).toEqual([1]);
  const worker = await siteWorker(context);
  const link = `${baseURL}${INBOX}?thread=${thread.id}`;
  await push(page, baseURL, { title: 'New message from Belong', link, unread: 2 });
  await expect
    .poll(() => workerState(worker))
    .toEqual({ titles: ['New message from Belong'], badges: [2], opened: [] });
  await clickNotification(worker);
  await expect.poll(() => workerState(worker)).toEqual({ titles: [], badges: [2], opened: [link] });

  await openPage(page, link);
  await expect(page.getByText('On Tuesday.').last()).toBeVisible();
  await expect.poll(() => shownOnIcon(page)).toEqual([1, 0]);

  // What is no message has no number; a link elsewhere opens the account.
  await push(page, baseURL, { title: 'Tour tomorrow', link: 'https://elsewhere.test/', unread: 0 });
  await expect.poll(() => workerState(worker)).toMatchObject({ titles: ['Tour tomorrow'], badges: [2, undefined] });
  await clickNotification(worker);
  await expect.poll(async () => (await workerState(worker)).opened.at(-1)).toBe(`${baseURL}/accounts`);

  await push(page, baseURL, { title: 'Sign your lease', link: '', unread: 0 });
  await expect.poll(async () => (await workerState(worker)).titles).toEqual(['Sign your lease']);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(async () => (await workerState(worker)).titles).toEqual([]);
  await expect(page).not.toHaveURL(/accounts/);
});
