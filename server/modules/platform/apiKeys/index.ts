import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import type { VerifyApiKey } from '@/server/http/apiKey';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import { networkOf } from '@/server/http/throttle';
import { isInNetworks } from './networks';
import * as repo from './repo';
import { isSameKey, prefixOf } from './secrets';

interface Tools extends Pick<Services, 'clock' | 'countRequest'> {
  db: Kysely<DB>;
}

/**
 * Checks keys of partners. A wrong one counts as a login attempt of its network. The first use of a day from an address is
 * written down by each process: at the key as its last use, and in the audit log.
 */
export function apiKeyVerifier({ db, clock, countRequest }: Tools): VerifyApiKey {
  const written = new LRUCache<string, true>({ max: 10_000 });

  async function recordUse(id: string, address: string, now: Date): Promise<void> {
    const on = now.toISOString().slice(0, 10);
    const use = `${id} ${on} ${address}`;
    if (written.has(use)) return;
    await asSystem(db, async (trx) => {
      await repo.recordUse(trx, id, on, address);
      await audit(trx, { event: 'api_key.used', subject: `api_key:${id}`, detail: { on, address } });
    });
    written.set(use, true);
  }

  return async (token, address) => {
    const now = clock();
    const prefix = prefixOf(token);
    const found = prefix === null ? undefined : await asSystem(db, (trx) => repo.findLiveSecret(trx, prefix, now));
    if (!isSameKey(token, found?.hash) || !found) {
      if (address) await countRequest('login', networkOf(address));
      throw new ApiError('unauthenticated', 'This API key isn’t valid.');
    }
    const { id, name, scopes, networks } = found;
    if (!isInNetworks(networks, address)) throw new ApiError('forbidden', 'This API key may not be used from here.');
    await recordUse(id, address ?? 'here', now);
    return { id, name, scopes };
  };
}
