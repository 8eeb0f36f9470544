// The signing keys of sessions, made from SECRET_KEYS: the same on every machine, and in no file.
import { createPrivateKey, hkdfSync } from 'node:crypto';
import type { SigningKey } from '@/server/http/tokens';
import type { WrappingKey } from '@/server/vault';

/** How a private Ed25519 key begins in PKCS #8. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

function deriveKey({ id, key }: WrappingKey): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'belong sessions', 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  return { ...(privateKey.export({ format: 'jwk' }) as SigningKey), kid: `s-${id}`, alg: 'EdDSA', use: 'sig' };
}

/**
 * The oldest secret signs, and all of them verify: a new one is put first, and signs once the old one is taken away, when
 * every process has long known it.
 */
export const deriveSessionKeys = (secrets: readonly WrappingKey[]): SigningKey[] => secrets.map(deriveKey).reverse();
