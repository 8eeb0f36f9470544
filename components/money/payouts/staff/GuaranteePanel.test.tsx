import '@/tests/support/browser/topLayer';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { users } from '@/contract/account/users/endpoints';
import type { Duty } from '@/contract/account/users/schemas';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import { expenses } from '@/contract/money/expenses/endpoints';
import { ownerContributions } from '@/contract/money/ownerContributions/endpoints';
import { renderScreen, testQueries } from '@/tests/support/renderScreen';
import { GuaranteePanel } from './GuaranteePanel';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));

const guarantee = { left: cents(600_000), limit: cents(900_000), claims: [], voidedFor: null };
const none = cents(0);
const contributions = { owedCents: none, reserveShortCents: none, pendingCents: none, requests: [], contributions: [] };
function show(duties: Duty[]) {
  const call = vi.fn(async (endpoint: Endpoint) => {
    if (endpoint === users.getClaims) return { duties };
    if (endpoint === expenses.listExpenses) return { homeId: 'home', fundsCents: none, expenses: [], rules: [] };
    return endpoint === ownerContributions.getContributions ? contributions : { guarantee };
  });
  const client = testQueries(call);
  renderScreen(<GuaranteePanel homeId="home" />, { client });
  return { call, client };
}

test('shows what is left of the guarantee when money is the reader’s duty', async () => {
  show(['care', 'money']);
  expect(await screen.findByText(/left, 0 claims/)).toHaveTextContent('$6,000.00 of $9,000.00 left, 0 claims');
});

test('asks for no guarantee when the reader has other duties, which may not see it', async () => {
  const { call, client } = show(['leasing', 'care']);
  await waitFor(() => expect(client.getQueriesData({ queryKey: users.getClaims.key })).toMatchObject([[{}, {}]]));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual([users.getClaims]);
});
