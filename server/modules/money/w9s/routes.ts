import { w9s } from '@/contract/money/w9s/endpoints';
import { w9sSchemas } from '@/contract/money/w9s/schemas';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { certifyW9, openTin, payoutTaxStatus, referToW8, startW9 } from './index';
import { canFillForm, canReadTin } from './policy';
import { presentW9, presentWaiting } from './presenter';
import * as repo from './repo';

type W9Call = Pick<OperationContext, 'db'> & { params: { w9Id: string } };

const load = async ({ db, params }: W9Call) => (isId(params.w9Id) ? repo.findById(db, params.w9Id) : undefined);

async function presentCurrent(db: Db, id: string) {
  const row = await repo.findById(db, id);
  if (!row) throw new Error('The form was here a moment ago');
  return presentW9(row, await repo.findAccountFacts(db, repo.payeeOf(row)));
}

export const w9sRoutes = implement(w9s, w9sSchemas, {
  listW9s: {
    authorize: rowLevel,
    handle: async ({ db, person, now }) => {
      const payee = { userId: requirePerson(person).id };
      const account = await repo.findAccountFacts(db, payee);
      return {
        items: (await repo.listByPayee(db, payee)).map((row) => presentW9(row, account)),
        tax: await payoutTaxStatus(db, payee, now),
      };
    },
  },
  listWaitingW9s: {
    duties: ['money'],
    authorize: canReadTin,
    handle: async ({ db }) => (await repo.listWaiting(db)).map(presentWaiting),
  },
  startW9: {
    authorize: rowLevel,
    handle: async ({ db, person, now }) =>
      presentCurrent(db, await startW9(db, { userId: requirePerson(person).id }, now)),
  },
  getW9: withResource({
    load,
    authorize: canFillForm,
    handle: ({ db, loaded }) => presentCurrent(db, loaded.id),
  }),
  certifyW9: withResource({
    load,
    authorize: canFillForm,
    handle: async ({ db, loaded, body, now }) => {
      await certifyW9(db, loaded, body, now);
      return presentCurrent(db, loaded.id);
    },
  }),
  referToW8: withResource({
    load,
    authorize: canFillForm,
    handle: async ({ db, loaded }) => {
      await referToW8(db, loaded);
      return presentCurrent(db, loaded.id);
    },
  }),
  readTin: withResource({
    duties: ['money'],
    load,
    authorize: canReadTin,
    handle: async ({ db, loaded, person, body }) => ({
      tin: await openTin(db, loaded, { personId: requirePerson(person).id, why: body.reason }),
    }),
  }),
});
