// GET /media/homes/{homeId}/{version}.jpg: what a link to a home looks like where it is shared. Mounted in server/app.ts.
import { Hono } from 'hono';
import { errors } from '@/contract/errors/codes';
import type { Services } from '@/server/context';
import { QueueFullError } from '@/server/modules/content/media';
import { findReadableHome } from '@/server/modules/homes/homes';
import { shareImagePath } from './presenter';
import { renderShareImage } from './shareImage';

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
};

function errorResponse(code: 'notFound' | 'unavailable', headers: Record<string, string> = {}): Response {
  const { status, message } = errors[code];
  return Response.json(
    { message, code },
    { status, headers: { ...SECURITY_HEADERS, 'cache-control': 'no-store', ...headers } },
  );
}

export function shareRoutes(services: () => Pick<Services, 'db' | 'storage'>): Hono {
  const app = new Hono();
  app.get('/media/homes/:homeId/:file', async (context) => {
    const { db, storage } = services();
    const { homeId, file } = context.req.param();
    // As a visitor: what is not listed has no picture to share.
    const home = await findReadableHome(db, null, homeId).catch(() => undefined);
    if (!home || !/^[0-9a-f]{16}\.jpg$/.test(file)) return errorResponse('notFound');
    const now = shareImagePath(home);
    // An address that was shared before the rent changed leads to the picture of today.
    if (!now.endsWith(`/${file}`))
      return new Response(null, {
        status: 302,
        headers: { ...SECURITY_HEADERS, location: now, 'cache-control': 'max-age=300' },
      });
    try {
      const rendered = await renderShareImage(storage, home);
      return new Response(new Uint8Array(rendered), {
        headers: {
          ...SECURITY_HEADERS,
          'content-type': 'image/jpeg',
          'content-length': String(rendered.length),
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
        },
      });
    } catch (error) {
      if (error instanceof QueueFullError) return errorResponse('unavailable', { 'retry-after': '2' });
      throw error;
    }
  });
  return app;
}
