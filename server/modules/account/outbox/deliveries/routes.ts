// POST /webhooks/email/{sendgrid,postmark}/events and /webhooks/texts/status: what became of messages that left us. Mounted in
// server/app.ts.
import { type Context, Hono } from 'hono';
import type { Services } from '@/server/context';
import { readBytes } from '@/server/http/body';
import { ApiError, toApiError } from '@/server/http/errors';
import { isFromPostmark, isFromSendGrid } from '@/server/providers/mail/vendorProofs';
import { STATUS_PATH, statusUrl } from '@/server/providers/sms/sms';
import type { DeliveryReport } from './repo';
import { storeReports } from './system';
import { readPostmark, readSendGrid, readTwilio } from './vendorReports';

/** SendGrid sends batches. */
const MAX_BYTES = 4_000_000;

type Read = (services: Services, request: Request, body: Uint8Array) => Promise<DeliveryReport[] | undefined>;

/** By path: proves who sent it and reads it; undefined for what is no report. */
const WEBHOOKS: Readonly<Record<string, Read>> = {
  '/webhooks/email/sendgrid/events': async ({ inboundEmail: { sendGridEventsKey } }, { headers }, body) => {
    if (!sendGridEventsKey || !isFromSendGrid(headers, body, sendGridEventsKey)) throw new ApiError('forbidden');
    return readSendGrid(Buffer.from(body).toString());
  },
  '/webhooks/email/postmark/events': async ({ inboundEmail: { secret }, clock }, { headers }, body) => {
    if (!secret || !isFromPostmark(headers, secret)) throw new ApiError('forbidden');
    return readPostmark(Buffer.from(body).toString(), clock());
  },
  [STATUS_PATH]: async ({ sms, siteUrl, clock }, { headers, url }, body) => {
    const messageId = new URL(url).searchParams.get('message') ?? '';
    const fields = Object.fromEntries(new URLSearchParams(Buffer.from(body).toString()));
    const signature = headers.get('x-twilio-signature') ?? '';
    if (!(await sms.isGenuine(signature, statusUrl(siteUrl, messageId), fields))) throw new ApiError('forbidden');
    const report = readTwilio(messageId, fields, clock());
    return report ? [report] : [];
  },
};

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

async function handle({ req: { raw } }: Context, services: Services, read: Read): Promise<Response> {
  try {
    const reports = await read(services, raw, await readBytes(raw, MAX_BYTES));
    if (!reports) throw new ApiError('badRequest');
    return answer(200, { stored: await storeReports(services, reports) });
  } catch (error) {
    const { apiError, unexpected } = toApiError(error);
    if (unexpected) services.log.error({ err: error }, 'delivery report failed');
    return answer(apiError.status, apiError.body());
  }
}

export function deliveryRoutes(services: () => Services): Hono {
  const app = new Hono();
  for (const [path, read] of Object.entries(WEBHOOKS)) app.post(path, (context) => handle(context, services(), read));
  return app;
}
