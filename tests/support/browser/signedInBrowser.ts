import { createApiClient } from '@/lib/api/client';
import type { Person } from '@/server/http/person';
import type { TestApi } from '../api';

/** A browser that keeps its secret cookie, with which a visitor without an account owns drafts. */
export function createSignedInBrowser(api: TestApi) {
  let holder: string | undefined;
  const as = async (person: Person | null) => {
    const token = person ? await api.tokenFor(person) : undefined;
    return createApiClient({
      base: 'http://api.test',
      token,
      guestToken: holder,
      fetch: async (url, init) => {
        const reply = await api.fetch(url.slice('http://api.test'.length), init);
        holder = reply.headers.get('guest-token') ?? holder;
        return reply;
      },
    });
  };
  return { as, holder: () => holder };
}
