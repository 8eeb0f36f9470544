// GET /handouts/{id}/file: the file of an edition, for anyone: authorities publish these papers. Mounted in server/app.ts.
import { Hono } from 'hono';
import type { Services } from '@/server/context';
import { runAs } from '@/server/db/client';
import { notFound, toApiError } from '@/server/http/errors';
import { dbActor } from '@/server/http/person';
import { isId } from '@/server/ids';
import * as repo from '@/server/modules/platform/handouts/repo';

export function handoutFileRoutes(services: () => Services): Hono {
  const app = new Hono();
  app.get('/handouts/:id/file', async ({ req }) => {
    const { db, storage, log } = services();
    try {
      const id = req.param('id');
      const edition = isId(id) ? await runAs(db, dbActor(null), false, (trx) => repo.find(trx, id)) : undefined;
      const file = edition && (await storage.get(edition.storageKey));
      if (!file) throw notFound('We couldn’t find this paper.');
      return new Response(file.stream as BodyInit, {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${edition.handout}-${edition.language}.pdf"`,
          'content-length': String(file.size),
          // An edition never changes: another file is another edition.
          'cache-control': 'public, max-age=86400, immutable',
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
        },
      });
    } catch (error) {
      const { apiError, unexpected } = toApiError(error);
      if (unexpected) log.error({ err: error }, 'the file of a handout failed');
      return Response.json(apiError.body(), {
        status: apiError.status,
        headers: { 'cache-control': 'no-store', ...apiError.headers },
      });
    }
  });
  return app;
}
