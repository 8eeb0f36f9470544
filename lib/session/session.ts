import type { QueryClient } from '@tanstack/react-query';
import { type User, users } from '@/contract/account/users/endpoints';
import { ApiError } from '@/lib/api/error';
import { apiKey, apiQuery, dailyQueryOptions, queriesOfResource } from '@/lib/api/query';
import { readCookie, writeCookie } from '@/lib/storage/cookies';

const listeners = new Set<() => void>();

/** Whether a session may exist. The token itself is HttpOnly; only the API can say whether it still holds. */
export function isSignedIn(): boolean {
  return readCookie('signedIn') !== undefined;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have logged in or out meanwhile.
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}

/** Call after login and logout: cookies have no change event. */
export function sessionChanged(): void {
  for (const listener of listeners) listener();
}

/** After a login: what was known about who was here before is gone, who it is now is known already. */
export function onLogin(queries: QueryClient, user?: User): void {
  queries.removeQueries(queriesOfResource(users));
  if (user) queries.setQueryData(apiKey(users.getUser), user);
  sessionChanged();
}

/** Heard by the person who holds something of the person that a page drawn again would not forget. */
export const LOGOUT_EVENT = 'session-logout';

/** Who is signed in. A refused session (401) is forgotten here as the server's door forgets its tokens; every failure is rethrown. */
export function userQuery() {
  const query = apiQuery(users.getUser);
  return {
    ...query,
    ...dailyQueryOptions,
    queryFn: async (context: Parameters<Extract<typeof query.queryFn, (...args: never[]) => unknown>>[0]) => {
      try {
        if (typeof query.queryFn !== 'function') throw new Error('The user query has no fetcher.');
        return await query.queryFn(context);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) {
          writeCookie('signedIn', undefined);
          context.client.removeQueries({ queryKey: apiKey(users.getClaims) });
          context.client.removeQueries({ type: 'inactive' });
          sessionChanged();
        }
        throw error;
      }
    },
  };
}

/** What they may act as; asked once the user is known. */
export function claimsQuery() {
  return { ...apiQuery(users.getClaims), ...dailyQueryOptions };
}
