import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerAddress, isEncrypted } from '@/lib/api/caller.server';
import { createApiClient, createClients } from '@/lib/api/client';
import { forward } from '@/lib/api/forward.server';
import { createQueryClient } from '@/lib/api/query';
import { publicEnv } from '@/lib/env';
import { siteEnv } from '@/lib/env.server';
import { cookieFrom, serializeCookie } from '@/lib/storage/cookies';

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

/** A query client for one rendering, as the person of the request. */
export const pageQueryClient = (request: IncomingMessage) =>
  queryClientFor(callerAddress(request), request.headers.cookie);

/** A query client for what everybody may see: it knows no session, only the address that limits count by, if any. */
export const visitorQueryClient = (request?: IncomingMessage) =>
  queryClientFor(request ? callerAddress(request) : null);

/** What a page asks that changes something for the person who posted it: a secret handed to their browser goes into its cookie. */
export function postingApi(request: IncomingMessage, response: ServerResponse) {
  const { cookie } = request.headers;
  const token = cookieFrom(cookie, 'jwtToken');
  let guestToken = cookieFrom(cookie, 'guestToken');
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (guestToken && /^[\w-]{43}$/.test(guestToken)) headers.set('guest-token', guestToken);
    const answer = await callApi(url, { ...init, headers }, callerAddress(request));
    const handed = answer.headers.get('guest-token');
    if (handed) {
      guestToken = handed;
      response.appendHeader('Set-Cookie', serializeCookie('guestToken', handed, { secure: isEncrypted(request) }));
    }
    const lastWrite = answer.headers.get('database-position');
    if (lastWrite)
      response.appendHeader('Set-Cookie', serializeCookie('lastWrite', lastWrite, { secure: isEncrypted(request) }));
    return answer;
  };
  const { call } = createApiClient({
    base: INTERNAL_ORIGIN,
    fetch: send,
    trackingId: cookieFrom(cookie, 'trackingId'),
  });
  return { call, send: (path: string, init: RequestInit) => send(`${INTERNAL_ORIGIN}${path}`, init) };
}

/** Calls the API as a visitor, outside of a page: `address` is what limits count by, if any. */
export function visitorApi(address: string | null) {
  return createApiClient({ base: INTERNAL_ORIGIN, fetch: (url, init) => callApi(url, init, address) });
}

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
