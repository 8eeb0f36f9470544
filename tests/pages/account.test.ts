import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { UserType } from '@/contract/account/users/endpoints';
import type { PageProps } from '@/lib/page/public.server';
import { getServerSideProps as billsProps } from '@/pages/accounts/bills';
import { getServerSideProps as repairsProps } from '@/pages/accounts/home/maintenance';
import { getServerSideProps } from '@/pages/accounts/member/inbox';
import { getServerSideProps as paymentsProps } from '@/pages/accounts/payments';
import { app } from '@/server/app';
import { testApi } from '../support/api';
import { createAccount, PASSWORD } from '../support/fixtures/logins';
import { createLivedInLease } from '../support/fixtures/money/charges';

const api = testApi();

beforeAll(() => {
  // The page door opens the API of the process, as it does in the running site.
  Object.assign(process.env, { DATABASE_URL: api.url, LOG_LEVEL: 'silent' });
});

interface Member {
  id: string;
  cookie: string;
}
let ada: Member;
beforeEach(async () => {
  ada = await createMember();
});

async function createMember(type: UserType = 'homeowner'): Promise<Member> {
  const { id, email } = await createAccount(api, { type });
  const body = JSON.stringify({ email, password: PASSWORD });
  const headers = { 'content-type': 'application/json', sourcetype: 'Consumer' };
  const login = new Request('http://api.internal/users/login', { method: 'POST', headers, body });
  const answer = await (await app()).fetch(login, { address: '203.0.113.7' });
  return { id, cookie: `jwt-token=${answer.headers.get('access-token')}` };
}

async function renderInbox(
  { cookie }: { cookie: string },
  url = '/accounts/member/inbox',
  page: GetServerSideProps<PageProps> = getServerSideProps,
) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers: { cookie } });
  const response = new ServerResponse(request);
  const context = { req: request, res: response, params: {}, query: {}, resolvedUrl: url };
  const answer = (await page(context as unknown as GetServerSidePropsContext)) as {
    props?: PageProps;
    redirect?: object;
  };
  return { answer, response, sent: response.writableEnded };
}

test('renders a personal page for each request, and no cache stores it', async () => {
  const first = await renderInbox(ada);
  expect(first.response.getHeader('cache-control')).toBe('private, no-store');
  await api.rows("update users set first_name = 'Augusta' where id = $1", [ada.id]);
  expect(JSON.stringify((await renderInbox(ada)).answer.props?.dehydrated)).toContain('Augusta');
});

test('shows what the homes earn to a homeowner without a rental', async () => {
  const paymentsOf = async (member: Member) => (await renderInbox(member, '/accounts/payments', paymentsProps)).answer;
  expect((await paymentsOf(ada)).redirect).toMatchObject({ destination: '/accounts/portfolio/earnings' });
  expect((await paymentsOf(await createMember('resident'))).redirect).toBeUndefined();
});

const queriesIn = ({ props }: { props?: PageProps }) =>
  (props?.dehydrated?.queries ?? []).map(({ queryKey }) => queryKey.slice(0, 2).join('.'));

test('renders what a resident owes, their bills, and their repairs, so that nothing moves when scripts run', async () => {
  const resident = await createMember('resident');
  const { id } = await createLivedInLease(api, { residents: [resident as never] });
  const { answer } = await renderInbox(resident, '/accounts/payments', paymentsProps);
  expect(queriesIn(answer)).toEqual(
    expect.arrayContaining([
      'charges.listCharges',
      'charges.listTimeline',
      'paymentPlans.getPaymentPlan',
      'autopays.getAutopay',
    ]),
  );
  expect(JSON.stringify(answer.props?.dehydrated)).toContain(id);
  expect(queriesIn((await renderInbox(resident, '/accounts/bills', billsProps)).answer)).toContain('bills.listBills');
  expect(queriesIn((await renderInbox(resident, '/accounts/home/maintenance', repairsProps)).answer)).toEqual(
    expect.arrayContaining(['workOrders.listWorkOrders', 'workOrders.listVisits']),
  );
});

test('leads people without a session to the login', async () => {
  expect((await renderInbox({ cookie: '' })).answer.redirect).toBeDefined();
  await api.rows('update sessions set revoked_at = now() where user_id = $1', [ada.id]);
  await expect.poll(async () => (await renderInbox(ada)).answer.redirect, { timeout: 5_000 }).toBeDefined();
});
