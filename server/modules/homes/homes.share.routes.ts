// GET /media/homes/{homeId}/{version}.jpg: what a link to a home looks like where it is shared. Mounted in server/app.ts.
import { Hono } from 'hono';
import { errors } from '@/contract/errors';
import { Busy } from '@/server/modules/media/media.service';
import type { Services } from '@/server/services';
import { readableHome } from './homes.service';
import { sharePath } from './homes.share';
import { shareImage } from './homes.shareImage';

const SAFE = { 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'" };

function refuse(code: 'notFound' | 'unavailable', headers: Record<string, string> = {}): Response {
  const { status, message } = errors[code];
  return Response.json({ message, code }, { status, headers: { ...SAFE, 'cache-control': 'no-store', ...headers } });
}

export function shareRoutes(services: () => Pick<Services, 'db' | 'storage'>): Hono {
  const app = new Hono();
  app.get('/media/homes/:homeId/:file', async (context) => {
    const { db, storage } = services();
    const { homeId, file } = context.req.param();
    // As a visitor: what is not listed has no picture to share.
    const home = await readableHome(db, null, homeId).catch(() => undefined);
    if (!home || !/^[0-9a-f]{16}\.jpg$/.test(file)) return refuse('notFound');
    const now = sharePath(home);
    // An address that was shared before the rent changed leads to the picture of today.
    if (!now.endsWith(`/${file}`))
      return new Response(null, { status: 302, headers: { ...SAFE, location: now, 'cache-control': 'max-age=300' } });
    try {
      const drawn = await shareImage(storage, home);
      return new Response(new Uint8Array(drawn), {
        headers: {
          ...SAFE,
          'content-type': 'image/jpeg',
          'content-length': String(drawn.length),
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
        },
      });
    } catch (error) {
      if (error instanceof Busy) return refuse('unavailable', { 'retry-after': '2' });
      throw error;
    }
  });
  return app;
}
