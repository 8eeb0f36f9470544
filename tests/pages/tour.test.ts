// The page of a tour answers its own form, for browsers that run no scripts.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tours } from '@/contract/leasing/tours/endpoints';
import type { FormPageProps } from '@/lib/page/form.server';
import { getServerSideProps } from '@/pages/homes/[place]/[homeId]/tour/index';
import { testApi } from '../support/api';
import { createTourableHome, testContact } from '../support/fixtures/hosts';

const api = testApi();
let homeId: string;
let startsAt: string;

beforeAll(async () => {
  // The page door opens the API of the process, as it does in the running site.
  Object.assign(process.env, { DATABASE_URL: api.url, LOG_LEVEL: 'silent' });
});
beforeEach(async () => {
  // The API of the process has a clock of its own: the real one.
  api.now = new Date();
  ({ homeId } = await createTourableHome(api));
  const { starts } = await api.call(tours.listTourSlots, { params: { homeId } });
  startsAt = starts.at(-1) ?? '';
});

interface Answer {
  props?: FormPageProps;
  redirect?: { destination: string; statusCode: number };
}

async function send(body: string | Record<string, string>, headers: Record<string, string> = {}) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'POST', headers: { host: 'site.test', origin: 'http://site.test', ...headers } });
  request.push(typeof body === 'string' ? body : new URLSearchParams(body).toString());
  request.push(null);
  const response = new ServerResponse(request);
  const params = { place: 'oakland-ca', homeId };
  const context = { req: request, res: response, params, query: params };
  const answer = (await getServerSideProps(context as unknown as GetServerSidePropsContext)) as Answer;
  return { ...answer, status: response.statusCode, kept: response.getHeader('cache-control') };
}
const { textConsent: _, ...contact } = testContact;
const form = (more: Record<string, string> = {}) => ({ ...contact, startsAt, book: '1', ...more });

test('a form that says everything books and leads to the tour', async () => {
  const { redirect } = await send(form({ textConsent: 'on' }));
  expect(redirect).toMatchObject({ statusCode: 303, destination: expect.stringMatching(/\/tour\/[\w-]{24}$/) });
  const [row] = await api.rows('select text_consent from appointments where home_id = $1', [homeId]);
  expect(row?.text_consent).toMatchObject({ phone: testContact.phone });
});

test('one that does not is drawn again with what was typed and what is wrong', async () => {
  const { props, status, kept } = await send(form({ phone: '12', note: 'We bring a stroller' }));
  expect({ status, kept }).toEqual({ status: 400, kept: 'private, no-store' });
  expect(props?.filled).toMatchObject({
    values: { firstName: 'Ada', note: 'We bring a stroller', startsAt },
    problem: { fields: { phone: 'Enter a full phone number, with + and the country code outside the US' } },
  });
});

test('a time that is gone answers 409, and the list that comes along no longer has it', async () => {
  await send(form({ email: 'faster@example.test' }));
  const { props, status } = await send(form());
  expect(status).toBe(409);
  expect(props?.filled).toMatchObject({ values: { email: testContact.email }, problem: { code: 'slotTaken' } });
  expect(JSON.stringify(props?.dehydrated)).not.toContain(`"${startsAt}"`);
});

test('pressing a day books nothing: the page is drawn for that day', async () => {
  const { book: __, ...rest } = form({ day: '2026-11-24' });
  const { props } = await send(rest);
  expect(props?.filled).toMatchObject({ values: { day: '2026-11-24', firstName: 'Ada' }, problem: null });
  expect(await api.rows('select 1 from appointments where home_id = $1', [homeId])).toEqual([]);
});

test('a form of another site does nothing, nor does one that is longer than anybody types', async () => {
  vi.stubEnv('SITE_URL', 'http://site.test');
  const foreign: Record<string, string>[] = [{ origin: 'http://evil.test' }, { 'sec-fetch-site': 'cross-site' }];
  for (const headers of foreign) expect((await send(form(), headers)).status).toBe(403);
  expect((await send(form({ note: 'x'.repeat(30_000) }))).status).toBe(403);
  vi.unstubAllEnvs();
  expect(await api.rows('select 1 from appointments where home_id = $1', [homeId])).toEqual([]);
});
