// The key of a request without an answer, until there is one: after a reload it is repeated, and not made a second time.
import { readDraft, saveDraft } from './draft';

const placeOf = (name: string) => `attempt:${name}`;

/** FNV-1a, 64 bits: what was sent is not stored, only enough to know it again. */
function fingerprint(sent: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(sent)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16);
}

/** The key with which this was sent before without an answer; else a new one, stored from now on. */
export function attemptKey(name: string, sent: string, newKey: () => string): string {
  const known = readDraft(placeOf(name));
  const of = fingerprint(sent);
  const key = known.of === of && typeof known.key === 'string' ? known.key : newKey();
  saveDraft(placeOf(name), { of, key });
  return key;
}

/** It was answered. */
export const endAttempt = (name: string): void => saveDraft(placeOf(name));
