import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { API_KEY_PREFIX } from '@/contract/platform/apiKeys/constants';
import { siteEnv } from '@/lib/env.server';
import { cookieFrom } from '@/lib/storage/cookies';
import { callerAddress, isEncrypted } from './caller.server';
import { apiProxyPath, serviceProxyPath } from './client';
import { compressResponse } from './compression.server';
import { isCrossSite } from './csrf.server';
import { errorResponse, forward } from './forward.server';
import { formResponse, isLoginForm, parseLoginForm } from './proxyForms.server';
import { type ProxySession, resolveSession, toBrowser } from './proxySession.server';
import { carriesSession } from './sessionCookies.server';
import { sessionRefreshPath, sessionRefreshRedirect } from './sessionRefreshRedirect.server';

interface Api {
  fetch: (request: Request, env: { address: string | null }) => Response | Promise<Response>;
}

/** A path as the API knows it. Addresses rewritten to this door (/media, /healthz) arrive as they were asked for. */
const apiPath = (path = '/') => {
  const door = [apiProxyPath, serviceProxyPath].find((each) => path.startsWith(each)) ?? '';
  return path.slice(door.length).replace(/^(?!\/)/, '/');
};

/** Never passed on: what is ours to say, and what belongs to the connection. */
const PROXY_HEADERS = [
  'cookie',
  'host',
  'connection',
  'authorization',
  'known-device',
  'guest-token',
  'database-position',
  'x-forwarded-for',
];

/** A session’s token, or whatever looks like the key of a partner: the API says what is wrong with it. */
const BEARER = new RegExp(`^Bearer ([\\w-]+\\.[\\w-]+\\.[\\w-]+|${API_KEY_PREFIX}\\w{1,200})$`, 'i');

/** The bearer token of a client that is no browser. A session in cookies takes its place: a page cannot choose another. */
function bearerOf(headers: Headers, cookie: string | undefined): string | undefined {
  if (carriesSession(cookie)) return undefined;
  return BEARER.exec(headers.get('authorization') ?? '')?.[1];
}

/** Makes the request that the API expects: the token of the cookie, or of a client without cookies, as bearer header. */
function toApi({ headers }: Request, session: ProxySession, cookie: string | undefined): void {
  const token = session.token ?? bearerOf(headers, cookie);
  for (const name of PROXY_HEADERS) headers.delete(name);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const device = cookieFrom(cookie, 'knownDevice');
  if (device) headers.set('known-device', device);
  const lastWrite = cookieFrom(cookie, 'lastWrite');
  if (lastWrite && /^[\dA-F]+\/[\dA-F]+$/.test(lastWrite)) headers.set('database-position', lastWrite);
  const guestToken = cookieFrom(cookie, 'guestToken');
  if (guestToken && /^[\w-]{43}$/.test(guestToken)) headers.set('guest-token', guestToken);
}

/** Anyone who holds the link of a letter may end such letters; no cookie speaks for them. */
const isUnsubscribe = ({ pathname }: URL) => pathname.startsWith('/saved-searches/off/');

/** A form becomes the call it stands for, and the reply a page to go to. */
async function answerForm(request: Request, call: (apiRequest: Request) => Promise<Response>): Promise<Response> {
  const form = await parseLoginForm(request, new URL(request.url).pathname);
  if (!form) return errorResponse('payloadTooLarge');
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  const apiRequest = new Request(request.url, { method: 'POST', headers, body: JSON.stringify(form.body) });
  return formResponse(await call(apiRequest), form.returnTo);
}

/**
 * The browser door: same-origin calls of our pages, passed to the API of this process or to the one named elsewhere;
 * `service`: to the service host, where there is one.
 */
export function apiProxyHandler(openApi: () => Promise<Api>, { service = false } = {}) {
  async function answer(request: Request, incoming: IncomingMessage): Promise<Response> {
    const { cookie } = incoming.headers;
    const url = new URL(request.url);
    const isForm = isLoginForm(request, url.pathname);
    if (isCrossSite(request, carriesSession(cookie) && !isUnsubscribe(url), isForm))
      return errorResponse('forbidden', 'Please use our own pages for this.');
    const { CONSUMER_API_URL, SERVICE_API_URL } = siteEnv();
    const elsewhere = (service && SERVICE_API_URL) || CONSUMER_API_URL;
    const address = callerAddress(incoming);
    const ask = async (call: Request) =>
      elsewhere ? forward(call, elsewhere, address) : (await openApi()).fetch(call, { address });
    const session = await resolveSession(cookie, ask, url.origin);
    const cookieOptions = { secure: isEncrypted(incoming) };
    if (url.pathname === sessionRefreshPath) return sessionRefreshRedirect(url, session, cookieOptions);
    if (session.problem) return session.problem;
    const call = async (apiRequest: Request) => {
      toApi(apiRequest, session, cookie);
      return toBrowser(await ask(apiRequest), session, { ...cookieOptions, cookie });
    };
    return isForm ? answerForm(request, call) : call(request);
  }
  const listener = getRequestListener(
    async (request, env) => {
      const { incoming } = env as unknown as { incoming: IncomingMessage };
      return compressResponse(await answer(request, incoming), request.method, incoming.headers['accept-encoding']);
    },
    { overrideGlobalObjects: false },
  );
  // One request from here to its handler: each of undici's that names a signal outlives what it was made for (decision 0061).
  return (request: IncomingMessage, response: ServerResponse) => {
    request.url = apiPath(request.url);
    return listener(request, response);
  };
}
