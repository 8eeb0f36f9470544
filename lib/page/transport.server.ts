import type { IncomingMessage } from 'node:http';
import { callerAddress } from '@/lib/api/caller.server';
import { createClients } from '@/lib/api/client';
import { forward } from '@/lib/api/forward.server';
import { createQueryClient } from '@/lib/api/query';
import { publicEnv } from '@/lib/env';
import { siteEnv } from '@/lib/env.server';
import { cookieFrom } from '@/lib/storage/cookies';

const INTERNAL_ORIGIN = 'http://api.internal';

/** The page door: server rendering asks the API of its own process, without a socket, unless another one is named. */
async function callApi(url: string, init: RequestInit, address: string | null): Promise<Response> {
  const { CONSUMER_API_URL } = siteEnv();
  if (CONSUMER_API_URL) return forward(new Request(url, init), CONSUMER_API_URL, address);
  const { app } = await import('@/server/app');
  return (await app()).fetch(new Request(url, init), { address });
}

/** Whether the API would know who asks: by their session, or by what they began in this browser. */
export function hasIdentity({ headers: { cookie } }: IncomingMessage): boolean {
  return cookieFrom(cookie, 'jwtToken') !== undefined || cookieFrom(cookie, 'guestToken') !== undefined;
}

/** A query client for one rendering, as the person whose request it is. */
export const pageQueryClient = (request: IncomingMessage) =>
  queryClientFor(callerAddress(request), request.headers.cookie);

/** A query client for what everybody may see: it knows no session, only the address that limits count by, if any. */
export const visitorQueryClient = (request?: IncomingMessage) =>
  queryClientFor(request ? callerAddress(request) : null);

function queryClientFor(address: string | null, cookie?: string) {
  const lastWrite = cookieFrom(cookie, 'lastWrite');
  const { consumer } = createClients({
    base: INTERNAL_ORIGIN,
    token: cookieFrom(cookie, 'jwtToken'),
    trackingId: cookieFrom(cookie, 'trackingId'),
    guestToken: cookieFrom(cookie, 'guestToken'),
    fetch: (url, init) => {
      const headers = new Headers(init.headers);
      if (lastWrite) headers.set('database-position', lastWrite);
      return callApi(url, { ...init, headers }, address);
    },
  });
  return createQueryClient(consumer, { production: publicEnv.production, server: true });
}
