import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from './db/types';

/** What the API stands on. Tests build their own; the running server has one, made in server/boot.ts. */
export interface Services {
  db: Kysely<DB>;
  log: Logger;
  clock: () => Date;
  /** Checks an access token; null for one that does not hold. */
  verify: (token: string) => Promise<import('./http/person').Person | null>;
}
