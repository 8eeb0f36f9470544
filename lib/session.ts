import type { QueryClient } from '@tanstack/react-query';
import { type User, users } from '@/contract/users';
import { ApiError } from './api/error';
import { apiKey, apiQuery, everyQueryOf, onceADay } from './api/query';
import { readCookie, writeCookie } from './cookies';

const listeners = new Set<() => void>();

/** Whether a session may exist. The token itself is HttpOnly; only the API can say whether it still holds. */
export function isSignedIn(): boolean {
  return readCookie('signedIn') !== undefined;
}

export function onSessionChange(tell: () => void): () => void {
  listeners.add(tell);
  // Another tab may have logged in or out meanwhile.
  window.addEventListener('focus', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('focus', tell);
  };
}

/** Say so after logging in or out: cookies tell nobody that they changed. */
export function sessionChanged(): void {
  for (const tell of listeners) tell();
}

/** After a login: what was known about who was here before is gone, who it is now is known already. */
export function sessionBegan(queries: QueryClient, user?: User): void {
  queries.removeQueries(everyQueryOf(users));
  if (user) queries.setQueryData(apiKey(users.getUser), user);
  sessionChanged();
}

/** Heard by whoever holds something of the person that a page drawn anew would not forget. */
export const LEAVING = 'sessionleaving';

/** Who is signed in. A refused session (401) is forgotten here as the server's door forgets its tokens; every failure is rethrown. */
export function userQuery() {
  const query = apiQuery(users.getUser);
  return {
    ...query,
    ...onceADay,
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
  return { ...apiQuery(users.getClaims), ...onceADay };
}
