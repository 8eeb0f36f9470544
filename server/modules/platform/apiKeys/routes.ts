import { HOUR_MS } from '@/contract/calendar/durations';
import { type ApiKey, apiKeys, MAX_API_KEYS } from '@/contract/platform/apiKeys/endpoints';
import { apiKeysSchemas } from '@/contract/platform/apiKeys/schemas';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { newId } from '@/server/ids';
import { canManageApiKeys } from './policy';
import { presentKey } from './presenter';
import * as repo from './repo';
import { newKeySecret } from './secrets';

type KeyCall = Pick<OperationContext, 'db' | 'now'> & { params: { apiKeyId: string } };

const load = ({ db, params, now }: KeyCall) => repo.findKey(db, params.apiKeyId, now);

async function read(db: Db, id: string, now: Date): Promise<ApiKey> {
  const row = await repo.findKey(db, id, now);
  if (!row) throw new Error('A key that was just written is not there');
  return presentKey(row, now);
}

/** Stores a fresh secret of a key and answers its text, which is kept nowhere. */
async function addSecret(db: Db, apiKeyId: string, now: Date): Promise<string> {
  const { text, prefix, hash } = newKeySecret();
  await repo.insertSecret(db, { id: newId(now.getTime()), apiKeyId, prefix, hash, createdAt: now });
  return text;
}

/** The end of the last day of use. */
function expiryOf(expiresOn: string | null, now: Date): Date | null {
  if (expiresOn === null) return null;
  const end = new Date(`${expiresOn}T23:59:59.999Z`);
  if (end <= now) throw new ApiError('invalid', undefined, { fields: { expiresOn: 'Choose a later day' } });
  return end;
}

export const apiKeysRoutes = implement(apiKeys, apiKeysSchemas, {
  listApiKeys: {
    duties: ['admin'],
    authorize: canManageApiKeys,
    handle: async ({ db, now }) => (await repo.listKeys(db, now)).map((row) => presentKey(row, now)),
  },
  createApiKey: {
    duties: ['admin'],
    authorize: canManageApiKeys,
    handle: async ({ db, person, body, now, auditSubject }) => {
      if ((await repo.countKeys(db)) >= MAX_API_KEYS) throw conflict('You’ve reached the limit of API keys.');
      const { expiresOn, name, networks } = body;
      const scopes = [...new Set(body.scopes)];
      const id = newId(now.getTime());
      const createdBy = requirePerson(person).id;
      await repo.insertKey(db, {
        id,
        name,
        scopes,
        networks,
        createdBy,
        createdAt: now,
        expiresAt: expiryOf(expiresOn, now),
      });
      const secret = await addSecret(db, id, now);
      auditSubject(`api_key:${id}`, { name, scopes, networks, expiresOn });
      return { key: await read(db, id, now), secret };
    },
  },
  rollApiKey: withResource({
    duties: ['admin'],
    load,
    authorize: canManageApiKeys,
    handle: async ({ db, loaded, body, now, auditSubject }) => {
      if (presentKey(loaded, now).status !== 'active') throw conflict('This key has ended. Make a new one.');
      const { overlapHours } = body;
      await repo.endCurrentSecret(db, loaded.id, new Date(now.getTime() + overlapHours * HOUR_MS), now);
      const secret = await addSecret(db, loaded.id, now);
      auditSubject(`api_key:${loaded.id}`, { overlapHours });
      return { key: await read(db, loaded.id, now), secret };
    },
  }),
  revokeApiKey: withResource({
    duties: ['admin'],
    load,
    authorize: canManageApiKeys,
    handle: async ({ db, person, loaded, now, auditSubject }) => {
      if (!(await repo.revoke(db, loaded.id, requirePerson(person).id, now)))
        throw conflict('This key has already been revoked.');
      auditSubject(`api_key:${loaded.id}`);
      return read(db, loaded.id, now);
    },
  }),
});
