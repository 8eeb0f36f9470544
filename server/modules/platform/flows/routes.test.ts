import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { flows } from '@/contract/platform/flows/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createSignedInBrowser } from '@/tests/support/browser/signedInBrowser';
import { createAccount, findMessages, PASSWORD } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { oakland, rentAnswers } from '@/tests/support/fixtures/rentAnswers';

const api = testApi();
beforeEach(() => api.empty('flow_runs', 'outbox', 'leads'));

const flowId = 'rent-estimate';
const start = async (browser = createSignedInBrowser(api), answers: Record<string, unknown> = { address: oakland }) => {
  const run = await (await browser.as(null)).call(flows.startRun, { params: { flowId }, body: { answers } });
  return { browser, run, params: { flowId, runId: run.id } };
};

describe('startRun', () => {
  test('hands a browser a secret of its own, once, and keeps only its hash', async () => {
    const { browser } = await start();
    const holder = browser.holder() ?? '';
    expect(holder).toMatch(/^[\w-]{43}$/);
    await start(browser);
    expect(browser.holder()).toBe(holder);
    const stored = await api.rows<{ guest_token_hashes: string }>(
      "select encode(guest_token_hashes[1], 'escape') guest_token_hashes from flow_runs",
    );
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain(holder);
  });

  test('knows who is signed in, so that they are not asked', async () => {
    const ada = await createPerson(api);
    const run = await api.callAs(ada, flows.startRun, { params: { flowId }, body: { answers: { address: oakland } } });
    expect(run.answers).toMatchObject({ email: ada.email, lastName: 'Lovelace', address: oakland });
    expect(run.claimed).toBe(true);
  });

  test('refuses answers that no question takes, by name', async () => {
    const refusal = await refusalOf(
      api.call(flows.startRun, { params: { flowId }, body: { answers: { email: 'ada', hat: 'x' } } }),
    );
    expect(refusal).toMatchObject({ status: 400, code: 'invalid' });
    expect(Object.keys(refusal.fields ?? {})).toEqual(['answers.email', 'answers.hat']);
  });

  test('there is no flow of another name', async () => {
    const wrong = api.call(flows.startRun, { params: { flowId: 'nothing' }, body: { answers: {} } });
    expect(await refusalOf(wrong)).toMatchObject({ status: 404 });
  });
});

describe('latestRun', () => {
  test('finds a run again in the browser it was begun in, and in no other', async () => {
    const { browser, run, params } = await start();
    const found = await (await browser.as(null)).call(flows.latestRun, { params: { flowId } });
    expect(found.run?.id).toBe(run.id);
    const stranger = await createSignedInBrowser(api).as(null);
    expect((await stranger.call(flows.latestRun, { params: { flowId } })).run).toBeNull();
    expect(await refusalOf(stranger.call(flows.getRun, { params }))).toMatchObject({ status: 404 });
    const body = { answers: { beds: '2' } };
    expect(await refusalOf(stranger.call(flows.saveAnswers, { params, body }))).toMatchObject({ status: 404 });
  });
});

describe('latestRun without a run', () => {
  test('answers what their account knows, so that the first screen is filled in', async () => {
    const ada = await createPerson(api);
    await api.rows("update users set phone = '+14155550142' where id = $1", [ada.id]);
    const { run, known } = await api.callAs(ada, flows.latestRun, { params: { flowId: 'applicant' } });
    expect(run).toBeNull();
    expect(known).toMatchObject({ lastName: 'Lovelace', phone: '+14155550142' });
  });

  test('fills in answers of the application when they sign for others', async () => {
    const ada = await createPerson(api);
    const answers = { birthDate: '1990-02-03', currentHome: oakland, evicted: 'no' };
    await api.callAs(ada, flows.startRun, { params: { flowId: 'applicant' }, body: { answers } });
    const { known } = await api.callAs(ada, flows.latestRun, { params: { flowId: 'co-signer' } });
    expect(known).toMatchObject({ birthDate: '1990-02-03', currentHome: { streetAddress: oakland.streetAddress } });
    expect(known).not.toHaveProperty('evicted');
  });
});

describe('saveAnswers', () => {
  test('keeps what is said bit by bit, and forgets what is taken back', async () => {
    const { browser, params } = await start();
    const client = await browser.as(null);
    await client.call(flows.saveAnswers, { params, body: { answers: { beds: '2', sqft: 900 } } });
    const run = await client.call(flows.saveAnswers, { params, body: { answers: { sqft: null, baths: '1.0' } } });
    expect(run.answers).toEqual({ address: oakland, beds: '2', baths: '1.0' });
  });

  test('two devices that save at once undo nothing of one another', async () => {
    const { browser, params } = await start();
    const client = await browser.as(null);
    const input = [{ beds: '2' }, { baths: '1.0' }, { sqft: 900 }, { pets: 'cats' }];
    await Promise.all(input.map((answers) => client.call(flows.saveAnswers, { params, body: { answers } })));
    const { answers } = await client.call(flows.getRun, { params });
    expect(answers).toMatchObject({ beds: '2', baths: '1.0', sqft: 900, pets: 'cats' });
  });
});

describe('getRun', () => {
  test('goes with a login, before anything else is asked', async () => {
    const { browser, run } = await start();
    const { id, email } = await createAccount(api);
    const headers = { 'content-type': 'application/json', 'guest-token': browser.holder() ?? '' };
    const body = JSON.stringify({ email, password: PASSWORD });
    expect((await api.fetch('/users/login', { method: 'POST', headers, body })).status).toBe(200);
    expect(await api.rows('select person_id from flow_runs where id = $1', [run.id])).toEqual([{ person_id: id }]);
  });

  test('belongs to the account after a login, and no longer to the browser alone', async () => {
    const { browser, run, params } = await start();
    const ada = await createPerson(api);
    const claimed = await (await browser.as(ada)).call(flows.latestRun, { params: { flowId } });
    expect(claimed.run).toMatchObject({ id: run.id, claimed: true });
    const elsewhere = await api.callAs(ada, flows.latestRun, { params: { flowId } });
    expect(elsewhere.run?.id).toBe(run.id);
    const loggedOut = await browser.as(null);
    expect(await refusalOf(loggedOut.call(flows.getRun, { params }))).toMatchObject({ status: 404 });
    const other = await createPerson(api);
    expect(await refusalOf(api.callAs(other, flows.getRun, { params }))).toMatchObject({ status: 404 });
  });
});

describe('submitRun', () => {
  test('tells what is missing and where, and hands nothing in', async () => {
    const { browser, params } = await start();
    const result = await (await browser.as(null)).call(flows.submitRun, { params, body: {} });
    expect(result).toMatchObject({
      missing: expect.arrayContaining([expect.objectContaining({ step: 'home', question: 'beds' })]),
    });
    expect(await api.rows('select id from estimates')).toEqual([]);
  });

  test('may be repeated where the flow says so: answering again opens it', async () => {
    const { browser, params } = await start(undefined, rentAnswers);
    const client = await browser.as(null);
    await client.call(flows.submitRun, { params, body: {} });
    expect((await client.call(flows.getRun, { params })).status).toBe('submitted');
    const again = await client.call(flows.saveAnswers, { params, body: { answers: { beds: '4' } } });
    expect(again.status).toBe('open');
    expect(await client.call(flows.submitRun, { params, body: {} })).toHaveProperty('outcome.estimateId');
  });

  test('asks the geocoder before its transaction, and refuses answers that changed in the meantime', async () => {
    const { browser, params } = await start(undefined, rentAnswers);
    const client = await browser.as(null);
    const { geocoding } = api.services;
    onTestFinished(() => {
      api.services.geocoding = geocoding;
    });
    api.services.geocoding = {
      suggest: async (typed) => {
        await client.call(flows.saveAnswers, { params, body: { answers: { beds: '4' } } });
        return geocoding.suggest(typed);
      },
    };
    expect(await refusalOf(client.call(flows.submitRun, { params, body: {} }))).toMatchObject({ status: 409 });
    expect(await api.rows('select id from estimates')).toEqual([]);
    expect((await client.call(flows.getRun, { params })).status).toBe('open');
  });
});

const linkOf = async () => {
  const [letter] = await findMessages(api, 'ada@example.test');
  const link = new URL(letter?.data.link ?? '');
  return { path: link.pathname, key: link.searchParams.get('key') ?? '', run: link.searchParams.get('run') };
};

describe('sendRunLink', () => {
  test('goes on with the run there, and here too', async () => {
    const { browser, run, params } = await start();
    await (await browser.as(null)).call(flows.sendRunLink, { params, body: { email: 'ada@example.test' } });
    const link = await linkOf();
    expect(link).toMatchObject({ path: '/rent-estimate/flow', run: run.id });
    const phone = createSignedInBrowser(api);
    await (await phone.as(null)).call(flows.resumeRun, { params, body: { key: link.key } });
    await (await phone.as(null)).call(flows.saveAnswers, { params, body: { answers: { beds: '2' } } });
    const { answers } = await (await browser.as(null)).call(flows.getRun, { params });
    expect(answers).toMatchObject({ beds: '2' });
  });
});

describe('resumeRun', () => {
  test('does not open what an account has taken over, nor work after a week, nor for another run', async () => {
    const { browser, params } = await start();
    await (await browser.as(null)).call(flows.sendRunLink, { params, body: { email: 'ada@example.test' } });
    const { key } = await linkOf();
    const other = await start();
    const follow = (to: typeof params) => api.call(flows.resumeRun, { params: to, body: { key } });
    expect(await refusalOf(follow(other.params))).toMatchObject({ status: 410 });
    await (await browser.as(await createPerson(api))).call(flows.latestRun, { params: { flowId } });
    expect(await refusalOf(follow(params))).toMatchObject({ status: 401 });
    await api.rows("update flow_run_links set expires_at = now() - interval '40 years'");
    expect(await refusalOf(follow(params))).toMatchObject({ status: 410 });
  });
});
