import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { beforeAll, expect, test } from 'vitest';
import type { PageProps } from '@/lib/page/public.server';
import { getServerSideProps as desk } from '@/pages/accounts/desk';
import { getServerSideProps as flags } from '@/pages/accounts/desk/flags';
import { getServerSideProps as twoStep } from '@/pages/auth/two-step';
import { app } from '@/server/app';
import { testApi } from '../support/api';
import { createAccount, PASSWORD } from '../support/fixtures/logins';

const api = testApi();

beforeAll(() => {
  // The page door opens the API of the process, as it does in the running site.
  Object.assign(process.env, { DATABASE_URL: api.url, LOG_LEVEL: 'silent', STAFF_TWO_STEP: 'required' });
});

async function createMember(type: 'staff' | 'resident', duties: string[] = []) {
  const { id, email } = await createAccount(api, { type });
  await api.rows('update users set duties = $2 where id = $1', [id, duties]);
  const body = JSON.stringify({ email, password: PASSWORD });
  const headers = { 'content-type': 'application/json', sourcetype: 'Consumer' };
  const login = new Request('http://api.internal/users/login', { method: 'POST', headers, body });
  const answer = await (await app()).fetch(login, { address: '203.0.113.7' });
  return { id, cookie: `jwt-token=${answer.headers.get('access-token')}` };
}

async function render(props: GetServerSideProps<PageProps>, { cookie }: { cookie: string }, url: string) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers: { cookie } });
  const response = new ServerResponse(request);
  const context = { req: request, res: response, params: {}, query: {}, resolvedUrl: url };
  const answer = await props(context as unknown as GetServerSidePropsContext);
  return { ...(answer as { props?: PageProps; redirect?: { destination: string }; notFound?: true }), response };
}

/** Gives the account a passkey that the session has proven. */
async function proveSecondStep(id: string) {
  await api.rows(
    "insert into passkeys (id, user_id, credential_id, public_key, counter, name, created_at) values (gen_random_uuid(), $1, gen_random_uuid()::text, '\\x00', 0, 'Key', now())",
    [id],
  );
  await api.rows('update sessions set second_step = true where user_id = $1', [id]);
}

test('staff without a second step are led to the page that sets it up, and back', async () => {
  const staff = await createMember('staff', ['leasing']);
  const { redirect } = await render(desk, staff, '/accounts/desk?queue=tours');
  expect(redirect?.destination).toBe('/auth/two-step?returnTo=%2Faccounts%2Fdesk%3Fqueue%3Dtours');
  const { props } = await render(twoStep, staff, '/auth/two-step');
  expect(JSON.stringify(props?.dehydrated)).toContain('"lacksTwoStep":"missing"');
});

test('a page of another duty says so to staff; to a member it is not there', async () => {
  const staff = await createMember('staff', ['leasing']);
  await proveSecondStep(staff.id);
  await expect.poll(async () => (await render(flags, staff, '/accounts/desk/flags')).props?.otherDuty).toBe(true);
  const { response } = await render(flags, staff, '/accounts/desk/flags');
  expect(response.statusCode).toBe(403);
  const member = await createMember('resident');
  expect(await render(flags, member, '/accounts/desk/flags')).toMatchObject({ notFound: true });
});
