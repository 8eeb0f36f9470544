import { finalAccounts } from '@/contract/money/finalAccounts/endpoints';
import { finalAccountsSchemas } from '@/contract/money/finalAccounts/schemas';
import type { ActionKind } from '@/contract/money/moneyRequests/constants';
import { submitAction } from '@/server/approvals/submit';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { findHomeById } from '@/server/modules/homes/homes';
import { loadAccount } from '@/server/modules/money/charges/account/account';
import { canAskForWriteOff, canListFinalAccounts, canReadFinalAccount } from './policy';
import { presentFinalAccount } from './presenter';
import * as repo from './repo';

const load = ({ db, params }: { db: Db; params: { leaseId: string } }) => loadAccount(db, params.leaseId);

type Submission = Pick<OperationContext, 'db' | 'now' | 'person' | 'services'>;

async function submit({ db, now, person, services }: Submission, kind: ActionKind, leaseId: string, reason: string) {
  const caller = { personId: requirePerson(person).id, now, services };
  return { request: await submitAction(db, kind, { leaseId, reason }, caller) };
}

export const finalAccountsRoutes = implement(finalAccounts, finalAccountsSchemas, {
  getFinalAccount: withResource({
    duties: ['money', 'leasing', 'support'],
    load,
    authorize: canReadFinalAccount,
    runAs: 'system',
    handle: async ({ db, loaded, person, now }) => {
      const handlesMoney = loaded.side === 'staff' && hasDuty(person, 'money');
      return { account: await presentFinalAccount(db, { ...loaded, handlesMoney }, now) };
    },
  }),
  listFinalAccounts: withResource({
    duties: ['money', 'leasing', 'support'],
    load: async ({ db, params }) => (isId(params.homeId) ? findHomeById(db, params.homeId) : undefined),
    authorize: canListFinalAccounts,
    runAs: 'system',
    handle: async ({ db, loaded, person, now }) => {
      const handlesMoney = hasDuty(person, 'money');
      const items = [];
      for (const leaseId of await repo.listEnded(db, loaded.id)) {
        const account = await presentFinalAccount(db, { leaseId, side: 'staff', handlesMoney }, now);
        if (account) items.push(account);
      }
      return { items };
    },
  }),
  writeOffAccount: withResource({
    duties: ['money'],
    load,
    authorize: canAskForWriteOff,
    runAs: 'system',
    handle: (call) => submit(call, 'write_off', call.loaded.leaseId, call.body.reason),
  }),
  reverseWriteOff: withResource({
    duties: ['money'],
    load,
    authorize: canAskForWriteOff,
    runAs: 'system',
    handle: (call) => submit(call, 'write_off_reversal', call.loaded.leaseId, call.body.reason),
  }),
});
