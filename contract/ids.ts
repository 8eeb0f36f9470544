const MAX_COUNT = 0xfff;
let lastAt = 0;
let count = 0;

/**
 * A UUID of version 7: random where it matters (62 bits), ordered by time so that indexes stay compact. Ids that one
 * process makes within a millisecond count up from a random start (RFC 9562, 6.2), so that rows keep the order in which
 * they were made.
 */
export function newId(now = Date.now()): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  const start = (((bytes[6] ?? 0) << 8) | (bytes[7] ?? 0)) & 0x7ff;
  count = now === lastAt && count < MAX_COUNT ? count + 1 : start;
  lastAt = now;
  for (let place = 5, rest = now; place >= 0; place -= 1, rest = Math.floor(rest / 256)) bytes[place] = rest % 256;
  bytes[6] = 0x70 | (count >> 8);
  bytes[7] = count & 0xff;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
