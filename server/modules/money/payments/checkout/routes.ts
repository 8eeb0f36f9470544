// GET /sandbox/checkout/:session: the sandbox's page for choosing a way of paying. There is none where Stripe has the money.
import { Hono } from 'hono';
import type { Services } from '@/server/context';
import { sandboxStyles } from '@/server/providers/payments/sandbox/styles';

export function paymentsCheckout(services: () => Services): Hono {
  const app = new Hono();
  app.get('/sandbox/checkout/:session', async ({ req, notFound }) => {
    const { sandbox } = services().payments;
    return sandbox ? sandbox.page(req.param('session'), req.query('way')) : notFound();
  });
  app.get('/sandbox/look.css', () => new Response(sandboxStyles, { headers: { 'content-type': 'text/css' } }));
  return app;
}
