import '@/tests/support/browser/topLayer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Claims } from '@/contract/account/users/endpoints';
import type { Endpoint } from '@/contract/endpoint';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { TwoStepScreen } from './TwoStepScreen';

vi.mock('next/router', () => ({
  default: {},
  useRouter: () => ({ query: { returnTo: '/accounts/desk' }, pathname: '/', asPath: '/', isReady: true }),
}));

function show(lacksTwoStep: Claims['lacksTwoStep'], { hasApp = false } = {}) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: { body?: unknown }) => {
    if (key[1] === 'getClaims')
      return { roles: ['staff'], actingAs: 'homeowner', ...(lacksTwoStep && { lacksTwoStep }) };
    if (key[1] === 'listPasskeys') return [];
    if (key[1] === 'getAuthenticator') return { on: hasApp, recoveryCodesLeft: hasApp ? 10 : 0 };
    calls.push([key[1], args.body]);
    throw new ApiError({ code: 'invalidCode', message: 'That code is incorrect or expired.' }, '/users/confirm', 401);
  };
  renderScreen(<TwoStepScreen />, { call });
  return calls;
}

test('a person without a second step is offered both, and goes on once one is on', async () => {
  show('missing');
  expect(await screen.findByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('with an app turned on, the page leads to where the person was going', async () => {
  show('missing', { hasApp: true });
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/accounts/desk');
});

test('a person who has an app confirms its code; a wrong one is refused in words', async () => {
  const calls = show('unproven', { hasApp: true });
  await userEvent.type(await screen.findByLabelText('Authenticator code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('That code is incorrect or expired.')).toBeVisible();
  await waitFor(() => expect(calls).toEqual([['confirm', { appCode: '123456' }]]));
});

test('where nothing is asked for, as in the demo, a person may set it up or go on', async () => {
  show(undefined);
  expect(await screen.findByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/accounts/desk');
  expect(screen.queryByText('Two-step verification is on.')).toBeNull();
});

test('a session that has proven it goes on', async () => {
  show(undefined, { hasApp: true });
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/accounts/desk');
});
