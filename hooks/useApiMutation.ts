import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nanoid } from 'nanoid';
import { useCallback, useRef } from 'react';
import type { ArgsOf, Endpoint, Resource, ResultOf } from '@/contract/endpoint';
import type { ApiClient } from '@/lib/api/client';
import { type ApiError, isRefused } from '@/lib/api/error';
import { queriesOfResource, type ResourceName } from '@/lib/api/query';
import { isSignedIn, sessionChanged } from '@/lib/session/session';
import { attemptKey, endAttempt } from '@/lib/storage/attempt';

/** Open work and available pages follow from everything else, so any change refetches them. */
const FOLLOWING: readonly ResourceName[] = ['account', 'todos'];

interface Options {
  /** Resources to invalidate after success; their refetch is awaited. */
  touches?: readonly Resource[];
  /** Called at once when it succeeded, also where the form is gone by the time what it touches was asked again. */
  onArrived?: () => void;
}

/**
 * Calls an endpoint that changes something. Trying the same again after a failure repeats the request, it does not make
 * a second one: also after a reload.
 */
export function useApiMutation<E extends Endpoint>(endpoint: E, { touches = [], onArrived }: Options = {}) {
  const queries = useQueryClient();
  const [name, isIdempotent] = [endpoint.key.join('.'), Boolean(endpoint.idempotent)];
  const attempt = useRef<{ serializedArgs: string; key: string } | undefined>(undefined);
  const running = useRef<string | undefined>(undefined);
  const mutation = useMutation<ResultOf<E>, ApiError, ArgsOf<E>, { wasSignedIn: boolean }>({
    onMutate: () => ({ wasSignedIn: isSignedIn() }),
    mutationFn: async (args) => {
      const api = queries.getDefaultOptions().queries?.meta?.api;
      if (!api) throw new Error('This QueryClient has no API client: make it with createQueryClient().');
      const call: ApiClient['call'] = api.call;
      const options = endpoint.idempotent ? { idempotencyKey: keyFor(args) } : {};
      return (await call<Endpoint>(endpoint, args as ArgsOf<Endpoint>, options)) as ResultOf<E>;
    },
    onSuccess: async (_result, _args, { wasSignedIn }) => {
      attempt.current = undefined;
      if (isIdempotent) endAttempt(name);
      onArrived?.();
      // A logout refetches nothing: the API would refuse each query with a 401.
      if (wasSignedIn && !isSignedIn()) return;
      const touched = touches.map((resource) => queriesOfResource(resource));
      for (const name of FOLLOWING)
        if (!touched.some(({ queryKey }) => queryKey[0] === name))
          void queries.invalidateQueries(queriesOfResource(name));
      await Promise.all(touched.map((each) => queries.invalidateQueries(each)));
    },
    onError: async (error) => {
      const { status } = error;
      if (isIdempotent && isRefused(error)) endAttempt(name);
      // A session that has ended shows at once, and so does what happened meanwhile in another tab.
      if (status === 401) sessionChanged();
      if (status === 409)
        await Promise.all(touches.map((resource) => queries.invalidateQueries(queriesOfResource(resource))));
    },
    onSettled: () => {
      running.current = undefined;
    },
  });
  const { mutate: send } = mutation;
  /** A second click on what is still being sent sends nothing: its own answer would hide that of the first. */
  const mutate = useCallback<typeof send>(
    (...call) => {
      const serializedArgs = JSON.stringify(call[0] ?? null);
      if (isIdempotent && running.current === serializedArgs) return;
      running.current = serializedArgs;
      send(...call);
    },
    [send, isIdempotent],
  );
  return { ...mutation, mutate };

  function keyFor(args: ArgsOf<E>): string {
    const serializedArgs = JSON.stringify(args);
    const known = attempt.current?.serializedArgs === serializedArgs ? attempt.current.key : undefined;
    const key = attemptKey(name, serializedArgs, () => known ?? nanoid());
    attempt.current = { serializedArgs, key };
    return key;
  }
}
