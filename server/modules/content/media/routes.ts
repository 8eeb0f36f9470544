// GET /media/{id}: a picture in the size and format asked for. Mounted beside the API's resources in server/app.ts.
import { type Context, Hono } from 'hono';
import { type ErrorCode, errors } from '@/contract/errors/codes';
import { QueueFullError } from './imageQueue';
import { findPicture, type MediaServices, readBestAvailable } from './index';
import { formatFor, mimeOf, nameOf, RenditionQuery, resolveRendition } from './renditions';

const ID = /^[0-9a-f]{32}$/;
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  vary: 'Accept',
};

function errorResponse(code: ErrorCode, message?: string, headers?: Record<string, string>): Response {
  const { status, message: usual } = errors[code];
  return Response.json(
    { message: message ?? usual, code },
    { status, headers: { ...SECURITY_HEADERS, 'cache-control': 'no-store', ...headers } },
  );
}

async function handlePicture(context: Context, { db, storage }: MediaServices): Promise<Response> {
  const id = context.req.param('id') ?? '';
  const picture = ID.test(id) ? await findPicture(db, id) : undefined;
  if (!picture) return errorResponse('notFound');
  const query = RenditionQuery.safeParse(context.req.query());
  if (!query.success) return errorResponse('invalid', query.error.issues[0]?.message);
  const format = formatFor(context.req.header('accept') ?? '', query.data.fm);
  const rendition = resolveRendition(query.data, picture, format);
  if (!rendition) return errorResponse('invalid', 'Pictures come in their own shape or as 4:3, 3:2, 16:9 and 1:1');
  const best = await readBestAvailable(storage, id, rendition);
  if (!best) return errorResponse('notFound');
  const etag = `"${id.slice(0, 12)}-${nameOf(best.rendition)}"`;
  const headers = { ...SECURITY_HEADERS, 'cache-control': 'public, max-age=31536000, immutable', etag };
  if (context.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(best.bytes), {
    headers: { ...headers, 'content-type': mimeOf(best.rendition.format), 'content-length': String(best.bytes.length) },
  });
}

export function mediaRoutes(services: () => MediaServices): Hono {
  const app = new Hono();
  app.get('/media/:id', async (context) => {
    try {
      return await handlePicture(context, services());
    } catch (error) {
      if (error instanceof QueueFullError) return errorResponse('unavailable', undefined, { 'retry-after': '2' });
      throw error;
    }
  });
  return app;
}
