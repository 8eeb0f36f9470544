// POST /webhooks/email/{sendgrid,postmark}: what people answer by email, as these vendors pass it on. Mounted in server/app.ts.
import { type Context, Hono } from 'hono';
import type { Services } from '@/server/context';
import { readBytes } from '@/server/http/body';
import { ApiError, toApiError } from '@/server/http/errors';
import { isFromPostmark, isFromSendGrid } from '@/server/providers/mail/vendorProofs';
import { deliverEmail } from './system';
import { parsePostmark, parseSendGrid, type VendorEmail } from './vendorEmail';

/** With its attachments. */
const MAX_BYTES = 30_000_000;

interface Vendor {
  isGenuine(services: Services, headers: Headers, body: Uint8Array): boolean;
  parse(contentType: string, body: Uint8Array): Promise<VendorEmail | undefined>;
}

const VENDORS: Readonly<Record<'sendgrid' | 'postmark', Vendor>> = {
  sendgrid: {
    isGenuine: ({ inboundEmail: { sendGridKey } }, headers, body) =>
      sendGridKey !== null && isFromSendGrid(headers, body, sendGridKey),
    parse: parseSendGrid,
  },
  postmark: {
    isGenuine: ({ inboundEmail: { secret } }, headers) => secret !== null && isFromPostmark(headers, secret),
    parse: async (_, body) => parsePostmark(body),
  },
};

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

async function handleEmail({ req }: Context, services: Services, vendor: Vendor): Promise<Response> {
  const body = await readBytes(req.raw, MAX_BYTES);
  if (!vendor.isGenuine(services, req.raw.headers, body)) throw new ApiError('forbidden');
  const letter = await vendor.parse(req.header('content-type') ?? '', body);
  const isTaken = letter !== undefined && (await deliverEmail(services, letter));
  // An email to an unknown address stays undeliverable: the vendor must not send it again.
  if (!isTaken) services.log.warn({ to: letter?.to, messageId: letter?.messageId }, 'inbound email without a thread');
  return answer(200, { received: isTaken });
}

export function vendorEmailRoutes(services: () => Services): Hono {
  const app = new Hono();
  for (const [name, vendor] of Object.entries(VENDORS))
    app.post(`/webhooks/email/${name}`, async (context) => {
      try {
        return await handleEmail(context, services(), vendor);
      } catch (error) {
        const { apiError, unexpected } = toApiError(error);
        if (unexpected) services().log.error({ err: error }, 'inbound email failed');
        return answer(apiError.status, apiError.body());
      }
    });
  return app;
}
