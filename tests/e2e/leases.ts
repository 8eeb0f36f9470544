// What journeys about leases share: people logged in, and a lease sent to them.
import type { Browser, Page } from '@playwright/test';
import { esignConsent } from '../../contract/signing.facts';
import { expect } from './support';

const password = 'rent-with-love';
export const anyAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Calls the API through the door of the browser, as whoever is logged in there. */
export async function ask<T>(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
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
export async function sendLease(browser: Browser, wish: object): Promise<SentLease> {
  const maya = await loggedIn(browser, 'maya@demo.belong.test');
  const { homes } = await ask<{ homes: Home[] }>(maya, 'GET', '/account');
  const home = homes.find(({ status }) => status === 'active' || status === 'application_pending');
  if (!home) throw new Error('No home of Maya’s is on the market');
  return sendLeaseOf(browser, home.id, wish);
}

interface SentLease {
  id: string;
  homeId: string;
  envelopeId: string;
}

/** A lease of this home, sent by Iris, a month ahead. */
export async function sendLeaseOf(browser: Browser, homeId: string, wish: object): Promise<SentLease> {
  const iris = await loggedIn(browser, 'iris@demo.belong.test');
  const lease = await ask<{ id: string; envelopeId: string }>(iris, 'POST', `/homes/${homeId}/leases`, {
    startOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    months: 12,
    ...wish,
  });
  return { ...lease, homeId };
}

interface Papers {
  paper: { sections: { id: string; initials?: boolean }[] };
  me: { readingCode: string } | null;
}

/** Reads all of it, consents and signs, as the screen does. */
export async function signPapers(page: Page, envelopeId: string, name: string): Promise<void> {
  const at = `/envelopes/${envelopeId}`;
  const { paper } = await ask<Papers>(page, 'GET', at);
  const sections = paper.sections.map(({ id }) => id);
  const { me } = await ask<Papers>(page, 'POST', `${at}/views`, { sections });
  await ask(page, 'POST', `${at}/consent`, { version: esignConsent.version, readingCode: me?.readingCode });
  const initialed = paper.sections.filter(({ initials }) => initials).map(({ id }) => id);
  await ask(page, 'POST', `${at}/signature`, { kind: 'typed', name, initials: 'RV', initialed });
}
