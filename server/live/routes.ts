// GET /live: changes as server-sent events, so that an open page needs not ask. Mounted in server/app.ts.
import { type Context, Hono } from 'hono';
import { errors } from '@/contract/errors/codes';
import type { Services } from '@/server/context';
import { host } from '@/server/host/host';
import { coalesce } from '@/server/live/coalesce';
import { singleton } from '@/server/singleton';

const HEARTBEAT_MS = 15_000;
/** Then the browser comes again, with a token that still holds. */
const MAX_CONNECTION_MS = 10 * 60_000;
/** Of one person in this process; the inbox of a further tab polls instead. */
const MAX_STREAMS_PER_PERSON = 6;

function errorResponse(code: 'unauthenticated' | 'tooManyRequests'): Response {
  const { status, message } = errors[code];
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (code === 'unauthenticated') headers.set('www-authenticate', 'Bearer error="invalid_token"');
  else headers.set('retry-after', '60');
  return Response.json({ message, code }, { status, headers });
}

const openStreams = () => singleton('liveStreams', () => new Map<string, number>());

/** Counts a stream of this person; undefined where they have as many as they may. Answers how to count it out. */
function countStream(personId: string): (() => void) | undefined {
  const open = openStreams();
  const count = open.get(personId) ?? 0;
  if (count >= MAX_STREAMS_PER_PERSON) return undefined;
  open.set(personId, count + 1);
  let counted = true;
  return () => {
    if (!counted) return;
    counted = false;
    const left = (open.get(personId) ?? 1) - 1;
    if (left > 0) open.set(personId, left);
    else open.delete(personId);
  };
}

async function streamEvents({ req }: Context, { verifyToken, events }: Services): Promise<Response> {
  const [scheme, token] = (req.header('authorization') ?? '').split(' ');
  const person = scheme?.toLowerCase() === 'bearer' && token ? await verifyToken(token) : null;
  if (!person || !token) return errorResponse('unauthenticated');
  const countOut = countStream(person.id);
  if (!countOut) return errorResponse('tooManyRequests');
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      const end = Date.now() + MAX_CONNECTION_MS;
      const coalesced = coalesce((subject) => write(`event: ${subject}\ndata: null\n\n`));
      const unsubscribe = events.subscribe((news) => {
        if (news === null) write('event: missed\ndata: null\n\n');
        else if (news.userIds.includes(person.id)) coalesced.add(news.subject, 'own');
        else if (person.type === 'staff') coalesced.add(news.subject, 'everybody');
      });
      const close = () => {
        stop();
        controller.close();
      };
      // A stream ends with its session.
      const unsubscribeSession = events.onSessionChange(async (sessionId) => {
        if (sessionId !== null && sessionId !== person.sessionId) return;
        const still = await verifyToken(token).catch(() => null);
        if (still?.type !== person.type && !stopped) close();
      });
      const beat = setInterval(() => {
        if (host.draining || Date.now() > end) close();
        else write(': here\n\n');
      }, HEARTBEAT_MS);
      beat.unref();
      let stopped = false;
      stop = () => {
        stopped = true;
        clearInterval(beat);
        coalesced.stop();
        unsubscribe();
        unsubscribeSession();
        countOut();
      };
      req.raw.signal.addEventListener('abort', () => stop());
      write('retry: 3000\n\n');
    },
    cancel: () => stop(),
  });
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

export function liveRoutes(services: () => Services): Hono {
  const app = new Hono();
  app.get('/live', (context) => streamEvents(context, services()));
  return app;
}
