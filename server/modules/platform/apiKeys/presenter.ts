import { API_KEY_PREFIX } from '@/contract/platform/apiKeys/constants';
import type { ApiKey } from '@/contract/platform/apiKeys/endpoints';
import type { ApiKeyRow } from './repo';

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function presentKey(row: ApiKeyRow, now: Date): ApiKey {
  const { id, name, scopes, networks, createdBy, createdAt, expiresAt, revokedAt, lastUsedOn, lastUsedAddress } = row;
  const isOver = expiresAt !== null && expiresAt <= now;
  return {
    id,
    name,
    scopes,
    networks,
    status: revokedAt ? 'revoked' : isOver ? 'expired' : 'active',
    secrets: row.secrets.map(({ prefix, createdAt: madeAt, endsAt }) => ({
      prefix: `${API_KEY_PREFIX}${prefix}`,
      createdAt: new Date(madeAt).toISOString(),
      endsAt: iso(endsAt === null ? null : new Date(endsAt)),
    })),
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: iso(expiresAt),
    revokedAt: iso(revokedAt),
    lastUse: lastUsedOn === null ? null : { on: lastUsedOn, address: lastUsedAddress ?? '' },
  };
}
