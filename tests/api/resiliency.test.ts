// No provider takes more with it than what needs it, and nothing waits longer than its budget.
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROVIDER_NAMES, type ProviderName } from '@/contract/platform/systemHealth/endpoints';
import type { Services } from '@/server/context';
import { createPdf } from '@/server/modules/account/documents/fixture';
import { observe } from '@/server/telemetry/providers';
import { testApi } from '@/tests/support/api';
import { createAccount, createMember, PASSWORD } from '@/tests/support/fixtures/logins';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { samplePart } from '@/tests/support/sample';
import { type Fault, faults, type Journey, journeys, neededBy } from './resiliency.data';
import { validBodies } from './validBodies';

const api = testApi();
const BUDGET_MS = 150;
/** Beyond the budget: what the API itself takes on a busy machine. */
const OWN_MS = 4_000;

type Injected = keyof typeof neededBy;
const providers = PROVIDER_NAMES.filter((name): name is Injected => name !== 'email');
let homeId: string;
let email: string;
let picture: Buffer;
let healthy: Services;

beforeAll(async () => {
  healthy = api.services;
  homeId = await createHome(api, { owner: await createPerson(api) });
  ({ email } = await createAccount(api));
  picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  api.services = healthy;
  await api.rows('delete from rate_limits');
});

/** The provider as its callers meet it: each call that would go out meets the fault instead. */
function broken<P extends object>(name: ProviderName, provider: P, fault: Fault): P {
  const faulty = new Proxy(provider, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const answer: unknown = value.apply(target, given);
        if (!(answer instanceof Promise)) return answer;
        answer.catch(() => undefined);
        return faults[fault]();
      };
    },
  });
  return observe(name, faulty, BUDGET_MS);
}

const json = (body: unknown, token?: string): RequestInit => ({
  method: 'POST',
  headers: {
    sourcetype: 'Consumer',
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(body),
});

async function uploadPicture(): Promise<Response> {
  const { client } = await createMember(api);
  const { body } = await client.send('GET', '/users/profile-image/upload-url');
  const authorization = `Bearer ${client.access}`;
  const sent = await api.fetch(String(body.uploadUrl), {
    method: 'PUT',
    headers: { authorization, 'content-type': 'image/jpeg' },
    body: new Uint8Array(picture),
  });
  return sent.ok ? api.fetch('/users/profile-image', json({ mediaId: body.mediaId }, client.access)) : sent;
}

async function uploadDocument(): Promise<Response> {
  const pdf = createPdf();
  const token = await api.tokenFor(await createPerson(api, 'resident'));
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const begun = await api.fetch('/documents/uploads', {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(pdf.length) },
  });
  if (!begun.ok) return begun;
  return api.fetch(`/documents/${begun.headers.get('location')}`, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(pdf),
  });
}

const run: Readonly<Record<Journey, () => Promise<Response>>> = {
  'browse homes': () => api.fetch('/homes'),
  'open a home': () => api.fetch(`/homes/${homeId}`),
  'log in': () => api.fetch('/users/login', json({ email, password: PASSWORD })),
  'ask a question': () => api.fetch('/leads', json(validBodies['leads.createLead'])),
  'ask about a home': () => api.fetch(`/homes/${homeId}/answers`, json(validBodies['homeAnswers.answerHomeQuestion'])),
  'read the inbox': async () => {
    const token = await api.tokenFor(await createPerson(api, 'resident'));
    return api.fetch('/threads', { headers: { sourcetype: 'Consumer', authorization: `Bearer ${token}` } });
  },
  'search an address': () => api.fetch('/addresses?q=12%20Alder%20Lane%20Oakland'),
  'link a bank account': async () => {
    const token = await api.tokenFor(await createPerson(api, 'resident'));
    return api.fetch('/payment-methods/setups', json({ kind: 'bank' }, token));
  },
  'add a payout account': async () => {
    const owner = await createPerson(api);
    await createHome(api, { owner });
    const token = await api.tokenFor(owner);
    return api.fetch('/payout-accounts', json(validBodies['payoutAccounts.addPayoutAccount'], token));
  },
  'upload a picture': uploadPicture,
  'upload a document': uploadDocument,
};

test.each(journeys)('%s works while every provider does', async (journey) => {
  const answer = await run[journey]();
  expect(answer.status, await answer.text()).toBe(200);
});

test('email is sent by jobs alone: no request holds a sender', () => {
  expect(Object.keys(healthy)).not.toContain('email');
  expect(Object.keys(healthy)).toEqual(expect.arrayContaining([...providers]));
});

test('has a row for every provider that calls another service', () => {
  const rows: Record<string, string | null> = {
    answers: 'answers',
    geocoding: 'geocoding',
    insuranceQuotes: 'insuranceQuotes',
    mail: 'email',
    payments: 'payments',
    payouts: 'payouts',
    postalMail: 'postalMail',
    push: 'push',
    scanning: 'scanning',
    screening: 'screening',
    signing: 'signing',
    sms: 'sms',
    storage: 'storage',
    // Jobs alone call it, and a failure is logged.
    analytics: null,
    // Statements are uploaded or read by a job.
    bank: null,
    // Rules are read by a timer; without them every flag has its default.
    flags: null,
    // Request limits: without Redis the database counts (tests/deep/redis.deep.test.ts).
    limits: null,
    // Starts a login on another provider’s page; its own tests check its limits.
    login: null,
    // Jobs alone call partners; their own tests have every fault of a receiver.
    webhooks: null,
    // Runs here, without calling anybody.
    // Files that jobs write and read: an agency that does not answer stops no request.
    collections: null,
    tinMatching: null,
    ownership: null,
  };
  const folders = readdirSync('server/providers', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(Object.keys(rows).toSorted());
  expect(Object.values(rows).filter(Boolean).toSorted()).toEqual([...PROVIDER_NAMES].toSorted());
});

const cells = providers.flatMap((provider) =>
  (Object.keys(faults) as Fault[]).flatMap((fault) => journeys.map((journey) => ({ provider, fault, journey }))),
);

describe('the matrix', () => {
  test.each(samplePart(cells, 4))('$provider: $fault · $journey', async ({ provider, fault, journey }) => {
    api.services = { ...healthy, [provider]: broken(provider, healthy[provider] as object, fault) };
    const needs = neededBy[provider].includes(journey);
    const started = performance.now();
    const answer = await run[journey]();
    expect(performance.now() - started).toBeLessThan(BUDGET_MS + OWN_MS);
    expect({ status: answer.status, retry: answer.headers.get('retry-after') }).toEqual(
      needs ? { status: 503, retry: '2' } : { status: 200, retry: null },
    );
    if (!needs) return;
    api.services = healthy;
    expect((await run[journey]()).status).toBe(200);
  });
});
