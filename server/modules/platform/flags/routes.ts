import { FLAG_KEYS, HOLDOUT, isFlagKey, isVariantOf } from '@/contract/platform/flags/constants';
import { flags } from '@/contract/platform/flags/endpoints';
import { flagsSchemas } from '@/contract/platform/flags/schemas';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly } from '@/server/http/policy';
import { killFlag, recordExposure, saveFlag } from './index';
import { canManageFlags } from './policy';
import { presentFlag, presentResults } from './presenter';
import * as repo from './repo';
import { countRun } from './results';

type FlagCall = { params: { flagKey: string } };

const load = ({ params: { flagKey } }: FlagCall) => (isFlagKey(flagKey) ? { key: flagKey } : undefined);

async function read(db: Db, { key }: NonNullable<ReturnType<typeof load>>, { flags: { source } }: Services) {
  return presentFlag(key, await repo.find(db, key), source);
}

const changing = ({ db, person, now }: Pick<OperationContext, 'db' | 'person' | 'now'>) => ({
  db,
  now,
  by: requirePerson(person).id,
});

export const flagsRoutes = implement(flags, flagsSchemas, {
  listFlags: {
    duties: ['admin'],
    authorize: canManageFlags,
    handle: async ({ db, services }) => {
      const rows = new Map((await repo.list(db)).map((row) => [row.key, row]));
      return FLAG_KEYS.map((key) => presentFlag(key, rows.get(key), services.flags.source));
    },
  },
  getFlag: withResource({
    duties: ['admin'],
    load,
    authorize: canManageFlags,
    handle: ({ db, loaded, services }) => read(db, loaded, services),
  }),
  saveFlag: withResource({
    duties: ['admin'],
    load,
    authorize: canManageFlags,
    handle: async (call) => {
      const { db, loaded, body, services, auditSubject } = call;
      await saveFlag(changing(call), loaded.key, body);
      auditSubject(`flag:${loaded.key}`, body);
      return read(db, loaded, services);
    },
  }),
  killFlag: withResource({
    duties: ['admin'],
    load,
    authorize: canManageFlags,
    handle: async (call) => {
      const { db, loaded, services, auditSubject } = call;
      await killFlag(changing(call), loaded.key);
      auditSubject(`flag:${loaded.key}`);
      return read(db, loaded, services);
    },
  }),
  getFlagResults: withResource({
    duties: ['admin'],
    load,
    authorize: canManageFlags,
    handle: async ({ db, loaded, services }) => {
      const flag = await read(db, loaded, services);
      return presentResults(flag, await countRun(db, loaded.key, flag.run));
    },
  }),
  recordExposure: withResource({
    load,
    authorize: audienceOnly,
    handle: async (call) => {
      const { variant } = call.body;
      if (variant !== HOLDOUT && !isVariantOf(call.loaded.key, variant))
        throw new ApiError('invalid', undefined, { fields: { variant: 'Choose a variant of this flag' } });
      await recordExposure(call, call.loaded.key, call.body);
      return {};
    },
  }),
});
