// POST /webhooks/payments: where the processor tells us what became of a payment. Mounted in server/app.ts.
import { Hono } from 'hono';
import { errors } from '@/contract/errors/codes';
import type { Services } from '@/server/context';
import { receiveEvent } from '@/server/modules/charges/events/service';

const LIMIT = 200_000;

export function chargesWebhook(services: () => Services): Hono {
  const app = new Hono();
  app.post('/webhooks/payments', async ({ req }) => {
    const body = await req.text();
    const known = body.length <= LIMIT && (await receiveEvent(services(), body, req.header('stripe-signature') ?? ''));
    if (known) return Response.json({ received: true }, { headers: { 'cache-control': 'no-store' } });
    const { status, message } = errors.badRequest;
    return Response.json({ message, code: 'badRequest' }, { status, headers: { 'cache-control': 'no-store' } });
  });
  return app;
}
