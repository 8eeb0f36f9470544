import { readFileSync } from 'node:fs';
import type { Env } from '../../env.ts';

/** How many keys may have sealed something: those named, or those of this machine. */
export function countSecretKeys({ SECRET_KEYS, DATA_DIR }: Env): number {
  if (SECRET_KEYS) return SECRET_KEYS.length;
  try {
    return (JSON.parse(readFileSync(`${DATA_DIR}/keys/secrets.json`, 'utf8')) as unknown[]).length;
  } catch {
    // None yet: the first start makes one.
    return 0;
  }
}
