import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { account } from '@/contract/account/endpoints';
import { threads } from '@/contract/threads/endpoints';
import { todos } from '@/contract/todos/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { ApiError } from '@/lib/api/error';
import { apiKey, createQueryClient } from '@/lib/api/query';
import { useFreshAccount } from './useFreshAccount';

test('what waits for somebody is asked again after a change, and not after one that failed', async () => {
  const call = vi.fn();
  const queries = createQueryClient({ call } as never, { production: true });
  const known = [apiKey(account.getAccount), apiKey(todos.listTodos)];
  for (const key of known) queries.setQueryData(key, []);
  const stale = () => known.map((key) => queries.getQueryState(key)?.isInvalidated);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      useFreshAccount();
      return useApiMutation(threads.addMessage);
    },
    { wrapper },
  );
  const args = { params: { threadId: 'a' }, body: { body: 'Hello' } } as never;
  call.mockRejectedValueOnce(new ApiError({ message: 'No', code: 'invalid' }, '/', 400));
  result.current.mutate(args);
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(stale()).toEqual([false, false]);
  call.mockResolvedValueOnce({});
  result.current.mutate(args);
  await waitFor(() => expect(stale()).toEqual([true, true]));
});
