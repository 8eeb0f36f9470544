import '@/tests/support/browser/topLayer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { JoinTeamScreen } from './JoinTeamScreen';

const replace = vi.fn(async () => true);
const router = { replace, query: {}, pathname: '/', asPath: '/', isReady: true };
vi.mock('next/router', () => ({ default: {}, useRouter: () => router }));

const invitation = {
  email: 'noor@example.test',
  type: 'staff',
  duties: ['leasing'],
  invitedBy: 'Ada Byron',
  expiresAt: '2026-12-01T00:00:00Z',
};

function show(hash: string, refusal?: ApiError) {
  window.history.replaceState({}, '', `/auth/join-team${hash}`);
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: { body?: unknown }) => {
    calls.push([key[1], args.body]);
    if (refusal) throw refusal;
    return key[1] === 'findInvitation' ? invitation : { user: null, step: null };
  };
  renderScreen(<JoinTeamScreen />, { call });
  return calls;
}

beforeEach(() => {
  replace.mockClear();
  window.sessionStorage.clear();
});

test('the invited person chooses a name and a password, and goes on to two-step verification', async () => {
  const calls = show('#token=secret');
  expect(await screen.findByText(/Ada Byron invited noor@example.test/)).toBeVisible();
  expect(window.location.hash).toBe('');
  await userEvent.type(screen.getByLabelText('First name'), 'Noor');
  await userEvent.type(screen.getByLabelText('Last name'), 'Haddad');
  await userEvent.type(screen.getByLabelText('Password'), 'four calm otters at dawn');
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/auth/two-step'));
  expect(calls.at(-1)).toEqual([
    'acceptInvitation',
    { token: 'secret', firstName: 'Noor', lastName: 'Haddad', password: 'four calm otters at dawn' },
  ]);
});

test.each([
  ['without a link', '', undefined, /Open the link in our email/],
  [
    'with a used link',
    '#token=used',
    new ApiError(
      { code: 'linkExpired', message: 'This invitation was used, was withdrawn, or has expired.' },
      '/team',
      410,
    ),
    /was used, was withdrawn, or has expired/,
  ],
])('%s, the page says what to do', async (_, hash, refusal, words) => {
  show(hash, refusal);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});
