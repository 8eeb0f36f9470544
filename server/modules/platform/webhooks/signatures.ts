// Signatures of Standard Webhooks: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** 32 random bytes, as partners keep them. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

/** HMAC-SHA256 of `id.timestamp.body`, in Base64, after the version of the scheme. */
function signatureOf(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Headers of one attempt: a signature for each secret, so that a receiver may know the old or the new one. */
export function signedHeaders(
  secrets: readonly string[],
  { id, body }: { id: string; body: string },
  at: Date,
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1_000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, id, timestamp, body)).join(' '),
  };
}
