import type { Endpoint } from '@/contract/endpoint';
import type { ApiScope } from '@/contract/platform/apiKeys/constants';
import type { DbActor } from '@/server/db/client';
import { ApiError } from './errors';

/** A verified key of a partner: a caller of its own, who is no person. */
export interface ApiKeyCaller {
  id: string;
  /** The partner, as an administrator named it. */
  name: string;
  scopes: readonly ApiScope[];
}

/** Checks a key that came from an address; refuses with 401 one that does not hold, and with 403 one from another network. */
export type VerifyApiKey = (token: string, address: string | null) => Promise<ApiKeyCaller>;

/** Row-level security shows a key what its scopes name and what every visitor sees. */
export const keyActor = ({ scopes }: ApiKeyCaller): DbActor => ({ id: null, role: 'partner', scopes });

/** The first gate for keys: only operations that declare a scope, and only with that scope. */
export function requireScope({ scope }: Endpoint, key: ApiKeyCaller): void {
  if (!scope) throw new ApiError('forbidden', 'No API key may do this.');
  if (!key.scopes.includes(scope)) throw new ApiError('forbidden', `This API key lacks the scope ${scope}.`);
}
