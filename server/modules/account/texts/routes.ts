// POST /webhooks/texts: what people text back, as Twilio passes it on. Mounted beside the API's resources in server/app.ts.
import { type Context, Hono } from 'hono';
import { type ErrorCode, errors } from '@/contract/errors/codes';
import type { Services } from '@/server/context';
import { handleText } from './index';

const PATH = '/webhooks/texts';
/** Where the site’s browser door lets the outside world in. */
const WEBHOOK_PATH = '/api/consumer';
const NUMBER = /^\+[1-9]\d{6,14}$/;
const MAX_BODY_BYTES = 20_000;

const SIGNATURE_HEADER: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const reply = (words: string) =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?><Response>${
      words && `<Message>${words.replace(/[&<>]/g, (sign) => SIGNATURE_HEADER[sign] ?? sign)}</Message>`
    }</Response>`,
    { headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' } },
  );

function errorResponse(code: ErrorCode): Response {
  const { status, message } = errors[code];
  return Response.json({ message, code }, { status, headers: { 'cache-control': 'no-store' } });
}

async function handleInboundText({ req }: Context, services: Services): Promise<Response> {
  if (Number(req.header('content-length') ?? Number.POSITIVE_INFINITY) > MAX_BODY_BYTES)
    return errorResponse('payloadTooLarge');
  const fields = Object.fromEntries(new URLSearchParams(await req.text()));
  const url = `${services.siteUrl}${WEBHOOK_PATH}${PATH}`;
  if (!(await services.sms.isGenuine(req.header('x-twilio-signature') ?? '', url, fields)))
    return errorResponse('forbidden');
  const words = NUMBER.test(fields.From ?? '')
    ? await handleText(services, {
        from: fields.From ?? '',
        text: fields.Body ?? '',
        messageId: fields.MessageSid ?? '',
        hasMedia: Number(fields.NumMedia ?? 0) > 0,
      })
    : '';
  // The carrier has answered STOP, START and HELP by itself where it says so.
  return reply(fields.OptOutType ? '' : words);
}

export function textRoutes(services: () => Services): Hono {
  const app = new Hono();
  app.post(PATH, (context) => handleInboundText(context, services()));
  return app;
}
