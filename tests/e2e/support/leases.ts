// What journeys about leases share: people logged in, and a lease sent to them.
import type { Browser, Page } from '@playwright/test';
import { esignConsent } from '../../../contract/platform/signing/constants';
import { expect } from './fixtures';

const password = 'rent-with-love';
export const randomIp = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Calls the API through the door of the browser, as the person who is logged in there. */
export async function callApi<T>(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
  const response = await page.request.fetch(`/api/consumer${path}`, {
    method,
    headers: { sourcetype: 'Consumer', 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
    ...(body && { data: body }),
  });
  expect(response.status(), `${method} ${path}: ${await response.text()}`).toBeLessThan(400);
  return (await response.json()) as T;
}

/** A person in a browser of their own. */
export async function openAs(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': randomIp() } });
  const page = await context.newPage();
  await logIn(page, email);
  return page;
}

export const logIn = (page: Page, email: string) => callApi(page, 'POST', '/users/login', { email, password });

interface Home {
  id: string;
  status: string;
}

/** A lease of a home of Maya’s that is on the market, sent to these people by Iris. What waited there before is taken back. */
export async function sendLease(browser: Browser, wish: object): Promise<SentLease> {
  const maya = await openAs(browser, 'maya@demo.belong.test');
  const { homes } = await callApi<{ homes: Home[] }>(maya, 'GET', '/account');
  const home = homes.find(({ status }) => status === 'active' || status === 'application_pending');
  if (!home) throw new Error('No home of Maya’s is on the market');
  return sendLeaseForHome(browser, home.id, wish);
}

interface SentLease {
  id: string;
  homeId: string;
  envelopeId: string;
}

/** A lease of this home, sent by Iris, a month ahead. */
export async function sendLeaseForHome(browser: Browser, homeId: string, wish: object): Promise<SentLease> {
  const iris = await openAs(browser, 'iris@demo.belong.test');
  const lease = await callApi<{ id: string; envelopeId: string }>(iris, 'POST', `/homes/${homeId}/leases`, {
    startOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    months: 12,
    ...wish,
  });
  return { ...lease, homeId };
}

interface EnvelopeDocument {
  document: { sections: { id: string; initials?: boolean }[] };
}

/** Reads all of it, consents and signs, as the screen does. */
export async function signEnvelope(page: Page, envelopeId: string, name: string): Promise<void> {
  const at = `/envelopes/${envelopeId}`;
  const { document } = await callApi<EnvelopeDocument>(page, 'GET', at);
  const sections = document.sections.map(({ id }) => id);
  await callApi(page, 'POST', `${at}/views`, { sections });
  await callApi(page, 'POST', `${at}/consent`, { version: esignConsent.version });
  const initialed = document.sections.filter(({ initials }) => initials).map(({ id }) => id);
  await callApi(page, 'POST', `${at}/signature`, { kind: 'typed', name, initials: 'RV', initialed });
}
