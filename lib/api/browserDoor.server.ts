import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { cookieFrom } from '@/lib/cookies';
import { siteEnv } from '@/lib/env.server';
import { callerAddress, isEncrypted } from './caller.server';
import { browserDoor } from './client';
import { continuePath, goOn } from './continue.server';
import { isForeign } from './csrf.server';
import { type OpenSession, openSession, outward } from './doorSession.server';
import { formAnswer, isLoginForm, readLoginForm } from './formDoor.server';
import { forward, refusal } from './forward.server';
import { packed } from './packed.server';
import { carriesSession } from './sessionCookies.server';

interface Api {
  fetch: (request: Request, env: { address: string | null }) => Response | Promise<Response>;
}

/** A path as the API knows it. Addresses rewritten to this door (/media, /healthz) arrive as they were asked for. */
const apiPath = (path = '/') =>
  (path.startsWith(browserDoor) ? path.slice(browserDoor.length) : path).replace(/^(?!\/)/, '/');

/** Never passed on: what is ours to say, and what belongs to the connection. */
const OURS = ['cookie', 'host', 'connection', 'authorization', 'known-device', 'flow-holder', 'x-forwarded-for'];

/** Makes of the request what the API wants: the cookie’s token is the bearer header, and nothing else of ours is told. */
function inward({ headers }: Request, { token }: OpenSession, cookie: string | undefined): void {
  for (const name of OURS) headers.delete(name);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const device = cookieFrom(cookie, 'knownDevice');
  if (device) headers.set('known-device', device);
  const holder = cookieFrom(cookie, 'flowHolder');
  if (holder && /^[\w-]{43}$/.test(holder)) headers.set('flow-holder', holder);
}

/** Whoever holds the link of a letter may end such letters; no cookie speaks for them. */
const endsLetters = ({ pathname }: URL) => pathname.startsWith('/saved-searches/off/');

/** A form becomes the call it stands for, and the reply a page to go to. */
async function answerForm(request: Request, call: (asked: Request) => Promise<Response>): Promise<Response> {
  const form = await readLoginForm(request, new URL(request.url).pathname);
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
    const isForm = isLoginForm(request, url.pathname);
    if (isForeign(request, carriesSession(cookie) && !endsLetters(url), isForm))
      return refusal('forbidden', 'Please use our own pages for this.');
    const { CONSUMER_API_URL } = siteEnv();
    const address = callerAddress(incoming);
    const ask = async (call: Request) =>
      CONSUMER_API_URL ? forward(call, CONSUMER_API_URL, address) : (await openApi()).fetch(call, { address });
    const session = await openSession(cookie, ask, url.origin);
    const how = { secure: isEncrypted(incoming) };
    if (url.pathname === continuePath) return goOn(url, session, how);
    if (session.problem) return session.problem;
    const call = async (asked: Request) => {
      inward(asked, session, cookie);
      return outward(await ask(asked), session, { ...how, cookie });
    };
    return isForm ? answerForm(request, call) : call(request);
  }
  const listener = getRequestListener(
    async (request, env) => {
      const { incoming } = env as unknown as { incoming: IncomingMessage };
      return packed(await answer(request, incoming), request.method, incoming.headers['accept-encoding']);
    },
    { overrideGlobalObjects: false },
  );
  // One request from here to its handler: each of undici's that names a signal outlives what it was made for (decision 0061).
  return (request: IncomingMessage, response: ServerResponse) => {
    request.url = apiPath(request.url);
    return listener(request, response);
  };
}
