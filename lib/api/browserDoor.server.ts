import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { cookieFrom } from '@/lib/cookies';
import { siteEnv } from '@/lib/env.server';
import { callerAddress, isEncrypted } from './caller.server';
import { browserDoor } from './client';
import { continuePath, goOn } from './continue.server';
import { isForeign, isUnsafe } from './csrf.server';
import { type OpenSession, openSession, outward } from './doorSession.server';
import { formAnswer, isLoginForm, readLoginForm } from './formDoor.server';
import { forward, refusal } from './forward.server';
import { carriesSession } from './sessionCookies.server';

interface Api {
  fetch: (request: Request, env: { address: string | null }) => Response | Promise<Response>;
}

/** Addresses rewritten to this door (/media, /healthz) arrive as they were asked for. */
const ownPath = ({ pathname }: URL) =>
  pathname.startsWith(browserDoor) ? pathname.slice(browserDoor.length) || '/' : pathname;

/** Never passed on: what is ours to say, and what belongs to the connection. */
const OURS = ['cookie', 'host', 'connection', 'authorization', 'known-device', 'flow-holder', 'x-forwarded-for'];

/** The request as the API wants it: its own path, and the cookie’s token as the bearer header. */
function inward(request: Request, base: string, { token }: OpenSession, cookie: string | undefined): Request {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of OURS) headers.delete(name);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const device = cookieFrom(cookie, 'knownDevice');
  if (device) headers.set('known-device', device);
  const holder = cookieFrom(cookie, 'flowHolder');
  if (holder && /^[\w-]{43}$/.test(holder)) headers.set('flow-holder', holder);
  const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers, signal: request.signal };
  if (isUnsafe(request.method) && request.body) Object.assign(init, { body: request.body, duplex: 'half' });
  return new Request(`${base}${ownPath(url)}${url.search}`, init);
}

/** Whoever holds the link of a letter may end such letters; no cookie speaks for them. */
const endsLetters = (url: URL) => ownPath(url).startsWith('/saved-searches/off/');

/** A form becomes the call it stands for, and the reply a page to go to. */
async function answerForm(request: Request, call: (asked: Request) => Promise<Response>): Promise<Response> {
  const form = await readLoginForm(request, ownPath(new URL(request.url)));
  if (!form) return refusal('tooLarge');
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  const asked = new Request(request.url, { method: 'POST', headers, body: JSON.stringify(form.body) });
  return formAnswer(await call(asked), form.returnTo);
}

/** The browser door: same-origin calls of our pages, passed to the API of this process or to the one named elsewhere. */
export function browserDoorHandler(openApi: () => Promise<Api>) {
  async function answer(request: Request, incoming: IncomingMessage): Promise<Response> {
    const { cookie } = incoming.headers;
    const url = new URL(request.url);
    const isForm = isLoginForm(request, ownPath(url));
    if (isForeign(request, carriesSession(cookie) && !endsLetters(url), isForm))
      return refusal('forbidden', 'Please use our own pages for this.');
    const { CONSUMER_API_URL } = siteEnv();
    const address = callerAddress(incoming);
    const base = CONSUMER_API_URL?.replace(/\/+$/, '') ?? new URL(request.url).origin;
    const ask = async (call: Request) =>
      CONSUMER_API_URL ? forward(call, address) : (await openApi()).fetch(call, { address });
    const session = await openSession(cookie, ask, base);
    const how = { secure: isEncrypted(incoming) };
    if (ownPath(url) === continuePath) return goOn(url, session, how);
    if (session.problem) return session.problem;
    const call = (asked: Request) =>
      ask(inward(asked, base, session, cookie)).then((reply) => outward(reply, session, { ...how, cookie }));
    return isForm ? answerForm(request, call) : call(request);
  }
  const listener = getRequestListener(
    (request, env) => answer(request, (env as unknown as { incoming: IncomingMessage }).incoming),
    { overrideGlobalObjects: false },
  );
  return (request: IncomingMessage, response: ServerResponse) => listener(request, response);
}
