import type { IncomingMessage } from 'node:http';
import { siteEnv } from '@/lib/env.server';

/** Who calls. The server has already thrown away what a proxy would say, unless one of ours stands before it. */
export function callerAddress({ headers, socket }: IncomingMessage): string | null {
  const forwarded = headers['x-forwarded-for'];
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  // The last one is what our own proxy saw; the ones before it are hearsay.
  return forwardedFor?.split(',').at(-1)?.trim() || (socket.remoteAddress ?? null);
}

/** Whether cookies may be marked for encrypted connections alone. */
export function isEncrypted({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-proto'] === 'https' || siteEnv().SITE_URL.startsWith('https://');
}
