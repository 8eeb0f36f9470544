import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { account } from '@/contract/account/account/endpoints';
import { leads } from '@/contract/account/leads/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { homes } from '@/contract/homes/homes/endpoints';
import { ApiError } from '@/lib/api/error';
import { apiKey } from '@/lib/api/query';
import { writeCookie } from '@/lib/storage/cookies';
import { testQueries, withQueries } from '@/tests/support/renderScreen';
import { useApiMutation } from './useApiMutation';

const body = { email: 'm@x.test' };

function joining(onArrived?: () => void) {
  const call = vi.fn<(...args: unknown[]) => Promise<unknown>>();
  const queries = testQueries(call, true);
  const wrapper = withQueries(queries);
  const options = { touches: [homes], ...(onArrived && { onArrived }) };
  const { result, unmount } = renderHook(() => useApiMutation(leads.joinWaitlist, options), { wrapper });
  const send = (answers: typeof body) =>
    act(() => result.current.mutateAsync({ body: answers }).catch(() => undefined));
  const click = (answers: typeof body, onSuccess: () => void) =>
    act(async () => result.current.mutate({ body: answers }, { onSuccess }));
  const keys = () => call.mock.calls.map((args) => (args[2] as { idempotencyKey: string }).idempotencyKey);
  return { call, queries, send, click, keys, unmount };
}

test('the same answers sent again after a failure repeat the request; others, or a next time, make a new one', async () => {
  const { call, send, keys } = joining();
  call.mockRejectedValueOnce(new ApiError({ message: '', code: 'network' }, '/', 0)).mockResolvedValue({ id: '1' });
  await send(body);
  await send(body);
  await send(body);
  await send({ email: 'other@x.test' });
  const [first, again, next, other] = keys();
  expect(again).toBe(first);
  expect(new Set([first, next, other]).size).toBe(3);
});

test('what got no answer is repeated after a reload, and what was answered is not', async () => {
  sessionStorage.clear();
  const noAnswer = new ApiError({ message: '', code: 'network' }, '/', 0);
  const before = joining();
  before.call.mockRejectedValueOnce(noAnswer);
  await before.send(body);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(body.email);
  const reloaded = joining();
  reloaded.call.mockRejectedValueOnce(noAnswer).mockResolvedValue({ id: '1' });
  await reloaded.send(body);
  await reloaded.send(body);
  const later = joining();
  later.call.mockRejectedValueOnce(new ApiError({ message: '', code: 'conflict' }, '/', 409));
  await later.send(body);
  const last = joining();
  last.call.mockResolvedValue({ id: '2' });
  await last.send(body);
  // Refused for want of a fresh login, then sent again, and that without an answer.
  const refused = joining();
  refused.call
    .mockRejectedValueOnce(new ApiError({ message: '', code: 'sudoRequired' }, '/', 403))
    .mockRejectedValueOnce(noAnswer);
  await refused.send(body);
  await refused.send(body);
  const after = joining();
  after.call.mockResolvedValue({ id: '3' });
  await after.send(body);
  expect(after.keys()).toEqual(refused.keys().slice(1));
  const [first] = before.keys();
  expect(reloaded.keys()).toEqual([first, first]);
  expect(new Set([first, ...later.keys(), ...last.keys()]).size).toBe(3);
});

test('what it touches is asked again', async () => {
  const { call, queries, send } = joining();
  call.mockResolvedValue({ id: '1' });
  queries.setQueryData(['homes', 'getHome'], {});
  queries.setQueryData(['regions', 'listRegions'], []);
  await send(body);
  expect(queries.getQueryState(['homes', 'getHome'])?.isInvalidated).toBe(true);
  expect(queries.getQueryState(['regions', 'listRegions'])?.isInvalidated).toBe(false);
});

test('a second click while the first is being sent sends nothing', async () => {
  const { call, click } = joining();
  let answer: (value: unknown) => void = () => undefined;
  call.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const heard = vi.fn();
  await click(body, heard);
  await click(body, heard);
  expect(call).toHaveBeenCalledTimes(1);
  await act(async () => answer({ id: '1' }));
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  await click(body, heard);
  expect(call).toHaveBeenCalledTimes(2);
});

test('what arrived is said also where the form is gone by then', async () => {
  const onArrived = vi.fn();
  const { call, click, unmount } = joining(onArrived);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  call.mockReturnValueOnce(promise);
  const onSuccess = vi.fn();
  await click(body, onSuccess);
  unmount();
  resolve({ id: '1' });
  await waitFor(() => expect(onArrived).toHaveBeenCalledTimes(1));
  expect(onSuccess).not.toHaveBeenCalled();
});

test('reloads what waits for a person after a change, and not after a failed one', async () => {
  const { call, queries, send } = joining();
  const known = [apiKey(account.getAccount), apiKey(todos.listTodos)];
  for (const key of known) queries.setQueryData(key, []);
  const stale = () => known.map((key) => queries.getQueryState(key)?.isInvalidated);
  call.mockRejectedValueOnce(new ApiError({ message: 'No', code: 'invalid' }, '/', 400)).mockResolvedValueOnce({});
  await send(body);
  expect(stale()).toEqual([false, false]);
  await send(body);
  expect(stale()).toEqual([true, true]);
});

test('refetches nothing after the session has ended', async () => {
  const { call, queries, send } = joining();
  const known = apiKey(account.getAccount);
  queries.setQueryData(known, []);
  writeCookie('signedIn', '1');
  call.mockImplementationOnce(async () => {
    writeCookie('signedIn', undefined);
    return {};
  });
  await send(body);
  expect(queries.getQueryState(known)?.isInvalidated).toBe(false);
});
