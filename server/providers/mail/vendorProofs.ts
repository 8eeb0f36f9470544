// How two mail vendors prove that a webhook comes from them.
import { createPublicKey, timingSafeEqual, verify } from 'node:crypto';

/** Whether SendGrid signed these bytes: ECDSA over the time and the body, with the public key that its settings show. */
export function isFromSendGrid(headers: Headers, body: Uint8Array, publicKey: string): boolean {
  const signature = headers.get('x-twilio-email-event-webhook-signature');
  const timestamp = headers.get('x-twilio-email-event-webhook-timestamp');
  if (!signature || !timestamp) return false;
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify('sha256', Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** Whether the webhook’s address carries our secret: Postmark signs nothing and asks for HTTP Basic. */
export function isFromPostmark(headers: Headers, secret: string): boolean {
  const [scheme, code] = (headers.get('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic' || !code) return false;
  const given = Buffer.from(Buffer.from(code, 'base64').toString().split(':').slice(1).join(':'));
  const wanted = Buffer.from(secret);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
