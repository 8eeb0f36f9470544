// POST /webhooks/payments: where the processor tells us what became of a payment. Mounted in server/app.ts.
import { Hono } from 'hono';
import { errors } from '@/contract/errors/codes';
import type { Services } from '@/server/context';
import { readBytes } from '@/server/http/body';
import { receiveEvent } from '@/server/modules/money/payments/events';

const LIMIT = 200_000;

export function paymentsWebhook(services: () => Services): Hono {
  const app = new Hono();
  app.post('/webhooks/payments', async ({ req }) => {
    // Anybody may send here: no more is read than an event can be.
    const bytes = await readBytes(req.raw, LIMIT).catch(() => null);
    const body = bytes && Buffer.from(bytes).toString();
    const known = body !== null && (await receiveEvent(services(), body, req.header('stripe-signature') ?? ''));
    if (known) return Response.json({ received: true }, { headers: { 'cache-control': 'no-store' } });
    const { status, message } = errors.badRequest;
    return Response.json({ message, code: 'badRequest' }, { status, headers: { 'cache-control': 'no-store' } });
  });
  return app;
}
