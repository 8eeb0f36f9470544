// A server of ours in Stripe's place: it writes down what it is asked and gives the answers laid out for it, in order.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

interface StripeRequest {
  way: string;
  key: string | undefined;
  form: Record<string, string>;
  headers: IncomingHttpHeaders;
}
export function stripeReplay() {
  const asked: StripeRequest[] = [];
  const answers: { status: number; body: object; retry: boolean }[] = [];
  let here = '';
  const stripe = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test');
    const form = request.method === 'GET' ? searchParams : new URLSearchParams(Buffer.concat(chunks).toString());
    asked.push({
      way: `${request.method} ${pathname}`,
      key: request.headers['idempotency-key'] as string | undefined,
      form: Object.fromEntries(form),
      headers: request.headers,
    });
    const { status, body, retry } = answers.shift() ?? { status: 500, body: {}, retry: false };
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': 'req_1',
      'stripe-should-retry': String(retry),
    });
    response.end(JSON.stringify(body));
  });
  beforeAll(async () => {
    await new Promise<void>((open) => stripe.listen(0, '127.0.0.1', open));
    here = `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`;
  });
  afterAll(() => stripe.close());
  beforeEach(() => {
    asked.splice(0);
    answers.splice(0);
  });
  return {
    asked,
    answer: (body: object, status = 200, retry = false) => answers.push({ status, body, retry }),
    /** In place of the network. */
    through: ((url, init) => fetch(String(url).replace('https://api.stripe.com', here), init)) as typeof fetch,
  };
}
