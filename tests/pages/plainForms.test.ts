// Forms for browsers that run no scripts: every screen is posted, saved, and led on by its page.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasPlainForm } from '@/lib/plainForms/paths';
import { type PlainForm, plainFlows } from '@/lib/plainForms/plainForm';
import { getServerSideProps } from '@/pages/forms/[form]/[[...at]]';
import { app } from '@/server/app';
import { testApi } from '../support/api';
import { createQualifiedHome } from '../support/fixtures/agreements';
import { createAccount, PASSWORD } from '../support/fixtures/logins';
import { createHome, createPerson } from '../support/fixtures/people';

const api = testApi();

beforeAll(() => {
  // The page door opens the API of the process, as it does in the running site.
  Object.assign(process.env, { DATABASE_URL: api.url, LOG_LEVEL: 'silent' });
});
beforeEach(() => {
  api.now = new Date();
});

/** A browser: an address, and the cookies it was given. */
interface Browser {
  cookies: Record<string, string>;
}
interface Rendered {
  form?: PlainForm;
  to?: string;
  status: number;
}

async function open(browser: Browser, address: string, body?: FormData): Promise<Rendered> {
  const url = new URL(address, 'http://site.test');
  const [form = '', ...at] = url.pathname.replace('/forms/', '').split('/');
  const request = new IncomingMessage(new Socket());
  const cookie = Object.entries(browser.cookies).map(([name, value]) => `${name}=${value}`);
  const posted = body && new Request('http://site.test', { method: 'POST', body });
  Object.assign(request, {
    method: body ? 'POST' : 'GET',
    url: address,
    headers: {
      host: 'site.test',
      origin: 'http://site.test',
      cookie: cookie.join('; '),
      'content-type': posted?.headers.get('content-type') ?? undefined,
    },
  });
  if (posted) request.push(Buffer.from(await posted.arrayBuffer()));
  request.push(null);
  const response = new ServerResponse(request);
  const context = {
    req: request,
    res: response,
    resolvedUrl: address,
    params: { form, at },
    query: { form, at, ...Object.fromEntries(url.searchParams) },
  };
  const answer = (await getServerSideProps(context as unknown as GetServerSidePropsContext)) as {
    props?: { form: PlainForm };
    redirect?: { destination: string };
    notFound?: true;
  };
  for (const line of [response.getHeader('set-cookie') ?? []].flat()) {
    const [pair = ''] = String(line).split(';');
    const at = pair.indexOf('=');
    browser.cookies[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return {
    status: answer.notFound ? 404 : response.statusCode,
    ...(answer.props && { form: answer.props.form }),
    ...(answer.redirect && { to: answer.redirect.destination }),
  };
}

type Typed = Record<string, string | File | readonly string[]>;

/** Opens a page as far as it leads, fills it in, and sends it. */
async function fill(browser: Browser, address: string, typed: Typed): Promise<Rendered> {
  let page = await open(browser, address);
  let here = address;
  while (page.to) {
    here = page.to;
    page = await open(browser, here);
  }
  const body = new FormData();
  for (const name of page.form?.asks ?? []) body.append('asked', name);
  for (const [name, value] of Object.entries(typed))
    for (const each of Array.isArray(value) ? value : [value]) body.append(name, each as string);
  return open(browser, here, body);
}

async function createMember(): Promise<Browser & { id: string; email: string }> {
  const { id, email } = await createAccount(api);
  const body = JSON.stringify({ email, password: PASSWORD });
  const headers = { 'content-type': 'application/json', sourcetype: 'Consumer' };
  const login = new Request('http://api.internal/users/login', { method: 'POST', headers, body });
  const answer = await (await app()).fetch(login, { address: '203.0.113.7' });
  return { id, email, cookies: { 'jwt-token': answer.headers.get('access-token') ?? '' } };
}

const picture = new File(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  'deed.png',
  { type: 'image/png' },
);

test('exactly the flows that have such a form say so', () => {
  expect(plainFlows.filter(({ id }) => !hasPlainForm(id))).toEqual([]);
  expect(['rent-estimate', 'applicant', 'coSigner'].filter(hasPlainForm)).toEqual([]);
});

describe('a qualification', () => {
  const answers: readonly Typed[] = [
    { type: 'multi', units: '2' },
    { beds: '2', baths: '1.0', sqft: '1,200', yearBuilt: '1948' },
    { beds_2: '1', baths_2: '1.0', sqft_2: '800', yearBuilt_2: '1948' },
    { hoa: 'no' },
    { occupancy: 'vacant' },
    { rentControl: 'yes' },
  ];

  test('is answered by a visitor, screen by screen, and sent', async () => {
    const visitor: Browser = { cookies: {} };
    let page = await fill(visitor, '/forms/qualification', { address: '12 Alder St, Oakland, CA 94601' });
    expect(page.to).toContain('/forms/qualification/place/type/1');
    // How many units is asked once it is a building.
    const kind = await fill(visitor, page.to ?? '', { type: 'multi' });
    expect(kind).toMatchObject({ status: 422, form: { asks: ['type', 'units'] } });
    for (const typed of answers) page = await fill(visitor, page.to ?? '', typed);
    expect(page.to).toContain('/review');
    const review = await open(visitor, page.to ?? '');
    expect(review.form).toMatchObject({ title: 'Check your answers', submitLabel: 'Submit answers' });
    expect(JSON.stringify(review.form?.lines)).toContain('Unit 2: Rooms and size');
    const done = await fill(visitor, page.to ?? '', {});
    expect(done.to).toContain('/done?run=');
    expect((await open(visitor, done.to ?? '')).form?.title).toBe('We can’t manage 12 Alder St yet');
  });

  test('says what is wrong at its question, keeps everything else, and skips nothing', async () => {
    const visitor: Browser = { cookies: {} };
    await fill(visitor, '/forms/qualification', { address: '12 Alder St, Oakland, CA 94601' });
    await fill(visitor, '/forms/qualification/place/type/1', { type: 'multi' });
    const page = await fill(visitor, '/forms/qualification/place/type/1', { type: 'multi', units: '99' });
    expect(page).toMatchObject({
      status: 422,
      form: { problems: { units: 'Enter 8 or less' }, values: { type: 'multi', units: 99 } },
    });
    expect((await open(visitor, '/forms/qualification/you/contact/1')).to).toContain('/place/type/1');
    const again = await open(visitor, '/forms/qualification/place/type/1');
    expect(again.form?.values).toMatchObject({ type: 'multi', units: null });
    expect((await open({ cookies: {} }, '/forms/qualification/place/type/1')).to).toContain('/place/address/1');
  });

  test('refuses a post of another site', async () => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'POST', headers: { host: 'site.test', origin: 'http://evil.test' } });
    request.push(null);
    const response = new ServerResponse(request);
    const context = { req: request, res: response, params: { form: 'qualification' }, query: {}, resolvedUrl: '/' };
    expect(await getServerSideProps(context as unknown as GetServerSidePropsContext)).toEqual({ notFound: true });
    expect(response.statusCode).toBe(403);
  });
});

describe('a group of the setup', () => {
  test('is answered and marked as done, with a code and a file', async () => {
    const ada = await createMember();
    const homeId = await createHome(api, { owner: { id: ada.id } as never, status: 'setup' });
    const at = (group: string, step: string) => `/forms/setup-${group}/${group}/${step}/1?home=${homeId}`;
    await fill(ada, at('access', 'keys'), { keyCount: '2', keyPlace: 'owner' });
    await fill(ada, at('access', 'codes'), { alarm: 'no', gate: 'gate', 'code-gate': '4821' });
    const review = await fill(ada, at('access', 'parking'), { parking: 'street' });
    const done = await fill(ada, review.to ?? '', {});
    expect(done.to).toBe(`/accounts/portfolio/properties/${homeId}/setup-flow`);
    const [code] = await api.rows('select kind from home_access_codes where home_id = $1', [homeId]);
    expect(code).toEqual({ kind: 'gate' });

    await fill(ada, at('hoa', 'exists'), { hoa: 'yes' });
    await fill(ada, at('hoa', 'contact'), { hoaName: 'Alder HOA' });
    await fill(ada, at('hoa', 'rules'), { hoaApproval: 'no', hoaRules: picture });
    const [run] = await api.rows<{ answers: { hoaRules: { name: string }[] } }>(
      "select answers from flow_runs where home_id = $1 and flow_id = 'setup-hoa'",
      [homeId],
    );
    expect(run?.answers.hoaRules.map(({ name }) => name)).toEqual(['deed.webp']);
  });

  test('leads a visitor to the login, and is not there for a stranger', async () => {
    const homeId = await createHome(api, { owner: { id: (await createMember()).id } as never, status: 'setup' });
    const address = `/forms/setup-hoa/hoa/exists/1?home=${homeId}`;
    expect((await open({ cookies: {} }, address)).to).toContain('/auth/login?returnTo=');
    expect((await open(await createMember(), address)).status).toBe(404);
  });
});

test('a W-9 is refused at its field, never shows the number again, and is certified', async () => {
  const ada = await createMember();
  const typed = {
    person: 'us',
    name: 'Ada Lovelace',
    taxClass: 'individual',
    streetAddress: '1 Main St',
    city: 'Oakland',
    state: 'CA',
    zipcode: '94607',
    tinKind: 'ssn',
    certified: 'on',
    signature: 'Ada Lovelace',
  };
  const wrong = await fill(ada, '/forms/w9', { ...typed, tin: '666-12-3456', tinAgain: '666-12-3456' });
  expect(wrong.form).toMatchObject({
    problems: { tin: 'This can’t be a Social Security number. Check each digit.' },
    values: { streetAddress: '1 Main St', taxClass: 'individual', tin: null },
  });
  const done = await fill(ada, '/forms/w9', { ...typed, tin: '536-90-4399', tinAgain: '536-90-4399' });
  expect(done.to).toMatch(/^\/accounts\/w9-flow\//);
  expect(await api.rows('select status, tin_last_four from w9s where user_id = $1', [ada.id])).toEqual([
    { status: 'certified', tin_last_four: '4399' },
  ]);
});

test('an agreement is drafted with its proof, sent, and signed', async () => {
  const ada = await createMember();
  await createPerson(api, 'staff');
  const homeId = await createQualifiedHome(api, ada);
  const first = await fill(ada, `/forms/agreement/start/${homeId}`, {});
  expect(first.to).toMatch(/\/forms\/agreement\/ownership\//);
  const people = { kind: 'individual', 'name-1': 'Ada Lovelace', 'email-1': ada.email };
  const incomplete = await fill(ada, first.to ?? '', people);
  expect(incomplete.form?.message).toBe('Upload a document that shows who owns the home.');
  const owned = await fill(ada, first.to ?? '', { ...people, evidence: picture });
  const plan = await fill(ada, owned.to ?? '', { plan: 'Monthly' });
  const unread = await fill(ada, plan.to ?? '', {});
  expect(unread.form?.message).toBe('Check the box before you send the agreement.');
  const sent = await fill(ada, plan.to ?? '', { termsRead: 'on' });
  expect(sent.form?.message).toBeUndefined();
  const page = await open(ada, sent.to ?? '');
  expect(page.form).toMatchObject({ submitLabel: 'Sign' });
  expect(page.form?.lines.length).toBeGreaterThan(10);
  const name = String(page.form?.values.signature);
  const signed = await fill(ada, sent.to ?? '', { consent: 'on', signature: name, initials: 'AL' });
  expect(signed.to).toMatch(/^\/agreement\/homeowners\/signing\//);
  const [signer] = await api.rows(
    `select signer.status from envelope_signers signer join agreements on agreements.envelope_id = signer.envelope_id
     where agreements.home_id = $1 and signer.role = 'homeowner'`,
    [homeId],
  );
  expect(signer).toEqual({ status: 'signed' });
});
