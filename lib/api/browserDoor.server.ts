import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { cookieFrom } from '@/lib/cookies';
import { siteEnv } from '@/lib/env.server';
import { browserDoor } from './client';

interface Api {
  fetch: (request: Request, env: { address: string | null }) => Response | Promise<Response>;
}

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** A request that carries the session cookie must come from our own pages (reliability D12). */
function isForeign(request: Request): boolean {
  if (!UNSAFE.has(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && new URL(origin).host !== request.headers.get('host');
}

function refuseForeign(): Response {
  return Response.json(
    { message: 'Please use our own pages for this.', code: 'forbidden' },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  );
}

/** The request as the API wants it: its own path, and the cookie’s token as the bearer header. */
function inward(request: Request, cookie: string | undefined): Request {
  const url = new URL(request.url);
  // Addresses rewritten to this door (/media, /healthz) arrive as they were asked for.
  const path = url.pathname.startsWith(browserDoor) ? url.pathname.slice(browserDoor.length) || '/' : url.pathname;
  const { CONSUMER_API_URL } = siteEnv();
  const headers = new Headers(request.headers);
  for (const name of ['cookie', 'host', 'connection', 'authorization']) headers.delete(name);
  const token = cookieFrom(cookie, 'jwtToken');
  if (token) headers.set('authorization', `Bearer ${token}`);
  const target = CONSUMER_API_URL ? `${CONSUMER_API_URL.replace(/\/+$/, '')}${path}` : new URL(path, url.origin).href;
  const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers, signal: request.signal };
  if (UNSAFE.has(request.method) && request.body) Object.assign(init, { body: request.body, duplex: 'half' });
  return new Request(`${target}${url.search}`, init);
}

/** The browser door: same-origin calls of our pages, passed to the API of this process or to the one named elsewhere. */
export function browserDoorHandler(openApi: () => Promise<Api>) {
  const listener = getRequestListener(
    async (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage };
      const cookie = incoming.headers.cookie;
      if (cookieFrom(cookie, 'jwtToken') && isForeign(request)) return refuseForeign();
      const call = inward(request, cookie);
      if (siteEnv().CONSUMER_API_URL) return forward(call);
      return (await openApi()).fetch(call, { address: incoming.socket.remoteAddress ?? null });
    },
    { overrideGlobalObjects: false },
  );
  return (request: IncomingMessage, response: ServerResponse) => listener(request, response);
}

async function forward(call: Request): Promise<Response> {
  try {
    const answer = await fetch(call, { redirect: 'manual' });
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) headers.delete(name);
    return new Response(answer.body, { status: answer.status, headers });
  } catch {
    return Response.json(
      { message: 'We could not reach our service. Please try again in a moment.', code: 'badGateway' },
      { status: 502, headers: { 'cache-control': 'no-store' } },
    );
  }
}
