// Random tokens: who holds one is believed, so we keep only their hashes.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, as text that fits a cookie and an address. */
export const newSecret = () => randomBytes(32).toString('base64url');

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

export const hashOf = (...secret: string[]) => createHash('sha256').update(secret.join('\n')).digest();

const keyOf = (token: string) => Buffer.from(hkdfSync('sha256', token, '', 'belong successor', 32));

/** Makes `secret` readable only with `token`: neither we nor a thief of the database can read it. */
export function encryptFor(token: string, secret: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), nonce);
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

export function decryptWith(token: string, sealed: Buffer): string {
  const cipher = createDecipheriv('aes-256-gcm', keyOf(token), sealed.subarray(0, 12));
  cipher.setAuthTag(sealed.subarray(-16));
  return cipher.update(sealed.subarray(12, -16), undefined, 'utf8') + cipher.final('utf8');
}
