// GET /estimates/{id}/report.pdf: the report as a document to keep. Mounted beside the API's resources in server/app.ts.
import { Hono } from 'hono';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { toApiError } from '@/server/http/errors';
import { asGuest } from '@/server/http/guestToken';
import { findReadable } from '@/server/modules/homes/estimates';
import { reportPdf } from '@/server/modules/homes/estimates/pdf';
import { listOfferedPlans } from '@/server/modules/money/payoutPlans';

const KEY = /^[\w-]{43}$/;

export function estimatePdfRoutes(services: () => Services): Hono {
  const app = new Hono();
  app.get('/estimates/:id/report.pdf', async (context) => {
    const known = services();
    const { headers } = context.req.raw;
    try {
      const token = /^bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
      const person = token ? await known.verifyToken(token) : null;
      const from = { address: null, headers };
      const asking = { person, client: from, services: known, responseHeaders: new Headers(), now: known.clock() };
      const key = context.req.query('key');
      const { report, plans } = await asGuest(asking, async (db) => {
        const found = await findReadable(
          db,
          context.req.param('id'),
          key && KEY.test(key) ? key : undefined,
          asking.now,
        );
        return {
          ...found,
          plans: await listOfferedPlans(db, officeDay(asking.now), found.report.address.regionId ?? undefined),
        };
      });
      return new Response(new Uint8Array(await reportPdf(report, plans)), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="rent-estimate.pdf"',
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    } catch (error) {
      const { apiError, unexpected } = toApiError(error);
      if (unexpected) known.log.error({ err: error }, 'the PDF of an estimate failed');
      return Response.json(apiError.body(), {
        status: apiError.status,
        headers: { 'cache-control': 'no-store', ...apiError.headers },
      });
    }
  });
  return app;
}
