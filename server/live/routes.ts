// GET /live: changes as server-sent events, so that an open page needs not ask. Mounted in server/app.ts.
import { type Context, Hono } from 'hono';
import { errors } from '@/contract/errors/codes';
import type { Services } from '@/server/context';
import { host } from '@/server/host/host';
import type { LiveEvent } from '@/server/live/events';

const HEARTBEAT_MS = 15_000;
/** Then the browser comes again, with a token that still holds. */
const MAX_CONNECTION_MS = 10 * 60_000;

function errorResponse(): Response {
  const { status, message } = errors.unauthenticated;
  const headers = { 'cache-control': 'no-store', 'www-authenticate': 'Bearer error="invalid_token"' };
  return Response.json({ message, code: 'unauthenticated' }, { status, headers });
}

async function streamEvents({ req }: Context, { verifyToken, events }: Services): Promise<Response> {
  const [scheme, token] = (req.header('authorization') ?? '').split(' ');
  const person = scheme?.toLowerCase() === 'bearer' && token ? await verifyToken(token) : null;
  if (!person) return errorResponse();
  const concerns = (news: LiveEvent | null) =>
    news === null || person.type === 'staff' || news.userIds.includes(person.id);
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      const end = Date.now() + MAX_CONNECTION_MS;
      const unsubscribe = events.subscribe((news) => {
        if (concerns(news)) write(`event: ${news?.subject ?? 'missed'}\ndata: null\n\n`);
      });
      const beat = setInterval(() => {
        if (host.draining || Date.now() > end) {
          stop();
          controller.close();
        } else write(': here\n\n');
      }, HEARTBEAT_MS);
      beat.unref();
      stop = () => {
        clearInterval(beat);
        unsubscribe();
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
