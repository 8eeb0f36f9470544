// What journeys about leases share: people logged in, and a lease sent to them.
import type { Browser, Page } from '@playwright/test';
import { expect } from './support';

const password = 'rent-with-love';
const anyAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Calls the API through the door of the browser, as whoever is logged in there. */
export async function ask<T>(page: Page, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const response = await page.request.fetch(`/api/consumer${path}`, {
    method,
    headers: { sourcetype: 'Consumer', 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
    ...(body && { data: body }),
  });
  expect(response.status(), `${method} ${path}: ${await response.text()}`).toBeLessThan(400);
  return (await response.json()) as T;
}

/** Somebody in a browser of their own. */
export async function loggedIn(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': anyAddress() } });
  const page = await context.newPage();
  await logIn(page, email);
  return page;
}

export const logIn = (page: Page, email: string) => ask(page, 'POST', '/users/login', { email, password });

interface Home {
  id: string;
  status: string;
}

/** A lease of a home of Maya’s that is on the market, sent to these people by Iris. What waited there before is taken back. */
export async function sendLease(browser: Browser, wish: object): Promise<{ homeId: string; envelopeId: string }> {
  const maya = await loggedIn(browser, 'maya@demo.belong.test');
  const { homes } = await ask<{ homes: Home[] }>(maya, 'GET', '/account');
  const home = homes.find(({ status }) => status === 'active' || status === 'applicationPending');
  if (!home) throw new Error('No home of Maya’s is on the market');
  const iris = await loggedIn(browser, 'iris@demo.belong.test');
  const lease = await ask<{ envelopeId: string }>(iris, 'POST', `/homes/${home.id}/leases`, {
    startOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    months: 12,
    ...wish,
  });
  return { homeId: home.id, envelopeId: lease.envelopeId };
}
