// GET /media/{id}: a picture in the size and format asked for. Mounted beside the API's resources in server/app.ts.
import { type Context, Hono } from 'hono';
import { type ErrorCode, errors } from '@/contract/errors';
import { Busy } from './media.gate';
import { formatFor, mimeOf, nameOf, RenditionQuery, renditionOf } from './media.rendition';
import { findPicture, type MediaServices, readBest } from './media.service';

const ID = /^[0-9a-f]{32}$/;
const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  vary: 'Accept',
};

function refuse(code: ErrorCode, message?: string, headers?: Record<string, string>): Response {
  const { status, message: usual } = errors[code];
  return Response.json(
    { message: message ?? usual, code },
    { status, headers: { ...SAFE, 'cache-control': 'no-store', ...headers } },
  );
}

async function answer(context: Context, { db, storage }: MediaServices): Promise<Response> {
  const id = context.req.param('id') ?? '';
  const picture = ID.test(id) ? await findPicture(db, id) : undefined;
  if (!picture) return refuse('notFound');
  const query = RenditionQuery.safeParse(context.req.query());
  if (!query.success) return refuse('invalid', query.error.issues[0]?.message);
  const format = formatFor(context.req.header('accept') ?? '', query.data.fm);
  const rendition = renditionOf(query.data, picture, format);
  if (!rendition) return refuse('invalid', 'Pictures come in their own shape or as 4:3, 3:2, 16:9 and 1:1');
  const best = await readBest(storage, id, rendition);
  if (!best) return refuse('notFound');
  const etag = `"${id.slice(0, 12)}-${nameOf(best.rendition)}"`;
  const headers = { ...SAFE, 'cache-control': 'public, max-age=31536000, immutable', etag };
  if (context.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(best.bytes), {
    headers: { ...headers, 'content-type': mimeOf(best.rendition.format), 'content-length': String(best.bytes.length) },
  });
}

export function mediaRoutes(services: () => MediaServices): Hono {
  const app = new Hono();
  app.get('/media/:id', async (context) => {
    try {
      return await answer(context, services());
    } catch (error) {
      if (error instanceof Busy) return refuse('unavailable', undefined, { 'retry-after': '2' });
      throw error;
    }
  });
  return app;
}
