// Secrets of endpoints, sealed in the database.
import { decrypt, encrypt } from '@/server/vault';
import type { EndpointRow } from './repo';

const about = (column: 'secret' | 'old_secret', id: string) => `webhook_endpoints.${column}:${id}`;

export const sealSecret = (id: string, secret: string): Buffer => encrypt(secret, about('secret', id));

/** The current secret, sealed as the one before a new one. */
export const sealAsOld = (id: string, sealed: Buffer): Buffer =>
  encrypt(decrypt(sealed, about('secret', id)), about('old_secret', id));

/** Those that sign at a time: the current one, and the one before it until its overlap ends. */
export function signingSecrets({ id, secret, oldSecret, oldSecretEndsAt }: EndpointRow, now: Date): string[] {
  const isOldValid = oldSecret !== null && oldSecretEndsAt !== null && oldSecretEndsAt > now;
  return [decrypt(secret, about('secret', id)), ...(isOldValid ? [decrypt(oldSecret, about('old_secret', id))] : [])];
}
