import { randomBytes } from 'node:crypto';

/** A UUID of version 7: random where it matters (74 bits), ordered by time so that indexes stay compact. */
export function newId(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be an id at all: what cannot is not asked of the database. */
export const isId = (text: string) => ID.test(text);

/** For a comparison with a key: what cannot be an id equals nothing. */
export const idOrNull = (text: string): string | null => (isId(text) ? text : null);
