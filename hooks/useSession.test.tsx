import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { users } from '@/contract/account/users/endpoints';
import { ApiError } from '@/lib/api/error';
import { readCookie, writeCookie } from '@/lib/storage/cookies';
import { testQueries, withQueries } from '@/tests/support/renderScreen';
import { useSession } from './useSession';

const maya = { userId: '1', firstName: 'Maya' };

function session(call: (endpoint: unknown) => Promise<unknown>) {
  const spy = vi.fn(call);
  const queries = testQueries(spy, true);
  const wrapper = withQueries(queries);
  return { spy, ...renderHook(() => useSession(), { wrapper }) };
}

const failing = (status: number) => () => Promise.reject(new ApiError({ message: '', code: '' }, '/users', status));

beforeEach(() => writeCookie('signedIn', '1'));

test('a visitor without a session asks nothing', () => {
  writeCookie('signedIn', undefined);
  const { spy, result } = session(() => Promise.resolve(maya));
  expect(result.current).toMatchObject({ signedIn: false, user: undefined });
  expect(spy).not.toHaveBeenCalled();
});

test('claims are asked once the user is known', async () => {
  const { spy, result } = session((endpoint) =>
    Promise.resolve(endpoint === users.getUser ? maya : { roles: ['homeowner'] }),
  );
  await waitFor(() => expect(result.current.roles).toEqual(['homeowner']));
  expect(result.current.user).toEqual(maya);
  expect(spy.mock.calls.map(([endpoint]) => endpoint)).toEqual([users.getUser, users.getClaims]);
});

test('a refused session is forgotten', async () => {
  const { spy, result } = session(failing(401));
  await waitFor(() => expect(result.current.signedIn).toBe(false));
  expect(readCookie('signedIn')).toBeUndefined();
  expect(spy).toHaveBeenCalledTimes(1);
});

test.each([500, 0])('status %i keeps the session, is asked once, and the error is handed on', async (status) => {
  const { spy, result } = session(failing(status));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(ApiError));
  expect(result.current.signedIn).toBe(true);
  expect(readCookie('signedIn')).toBe('1');
  expect(spy).toHaveBeenCalledTimes(1);
});
