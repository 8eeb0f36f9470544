// The text of a key: how it is made, recognized, and compared.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { API_KEY_PATTERN, API_KEY_PREFIX } from '@/contract/platform/apiKeys/constants';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const checksumOf = (text: string) => sha256(text).toString('hex').slice(0, 8);
const WHOLE = new RegExp(`^${API_KEY_PATTERN.source}$`);
const PREFIX_LENGTH = 16;
const CHECKSUM_LENGTH = 8;

interface KeySecret {
  /** The whole key, which is shown once. */
  text: string;
  prefix: string;
  hash: Buffer;
}

/** 8 random bytes that stay visible, 32 that are secret, and a checksum of both. */
export function newKeySecret(): KeySecret {
  const prefix = randomBytes(PREFIX_LENGTH / 2).toString('hex');
  const unchecked = `${API_KEY_PREFIX}${prefix}_${randomBytes(32).toString('hex')}`;
  const text = `${unchecked}${checksumOf(unchecked)}`;
  return { text, prefix, hash: sha256(text) };
}

/** The visible part of a key; null for a text that is none or was mistyped. */
export function prefixOf(text: string): string | null {
  if (!WHOLE.test(text)) return null;
  const isTrue = text.slice(-CHECKSUM_LENGTH) === checksumOf(text.slice(0, -CHECKSUM_LENGTH));
  return isTrue ? text.slice(API_KEY_PREFIX.length, API_KEY_PREFIX.length + PREFIX_LENGTH) : null;
}

const NO_HASH = Buffer.alloc(32);

/** Compares in constant time, also where there is no such key. */
export const isSameKey = (text: string, hash: Buffer | undefined): boolean =>
  timingSafeEqual(sha256(text), hash ?? NO_HASH) && hash !== undefined;
