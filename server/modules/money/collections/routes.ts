import { collections } from '@/contract/money/collections/endpoints';
import { collectionsSchemas } from '@/contract/money/collections/schemas';
import { submitAction, type Wish } from '@/server/approvals/submit';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import { type AccountAccess, loadAccount } from '@/server/modules/money/charges/account/account';
import { lockLease } from '@/server/modules/money/charges/lease';
import { holdDebt, liftHold, sendDebtLetter } from './index';
import { recallPlacement } from './placements';
import { canCollectDebts, canDisputeDebt, canReadCollection } from './policy';
import { presentCollection } from './presenter';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person' | 'now' | 'services'>;

const load = ({ db, params }: { db: Db; params: { leaseId: string } }) => loadAccount(db, params.leaseId);
const callerOf = ({ person, now, services }: Call) => ({
  personId: requirePerson(person).id,
  siteUrl: services.siteUrl,
  now,
});
const holdOf = (id: string) => `debt_hold:${id}`;

const present = ({ db, person, now, services }: Call, account: AccountAccess) =>
  presentCollection(
    db,
    { ...account, handlesMoney: account.side === 'staff' && hasDuty(person, 'money') },
    { agency: services.collections.agency, now },
  );

async function submit(call: Call, kind: 'debt_placement' | 'agency_payment', wish: Wish) {
  const caller = { personId: requirePerson(call.person).id, now: call.now, services: call.services };
  return { request: await submitAction(call.db, kind, wish, caller) };
}

export const collectionsRoutes = implement(collections, collectionsSchemas, {
  getCollection: withResource({
    duties: ['money', 'leasing', 'support'],
    load,
    authorize: canReadCollection,
    runAs: 'system',
    handle: (call) => present(call, call.loaded),
  }),
  sendDebtLetter: withResource({
    duties: ['money'],
    load,
    authorize: canCollectDebts,
    runAs: 'system',
    handle: async (call) => {
      const { id, amount } = await sendDebtLetter(call.db, call.loaded.leaseId, callerOf(call));
      call.auditSubject(`debt_letter:${id}`, { amount });
      return present(call, call.loaded);
    },
  }),
  disputeDebt: withResource({
    load,
    authorize: canDisputeDebt,
    runAs: 'system',
    handle: async (call) => {
      const { text: reason } = call.body;
      const id = await holdDebt(call.db, call.loaded.leaseId, { kind: 'dispute', reason }, callerOf(call));
      call.auditSubject(holdOf(id), {});
      return present(call, call.loaded);
    },
  }),
  recordDebtHold: withResource({
    duties: ['money'],
    load,
    authorize: canCollectDebts,
    runAs: 'system',
    handle: async (call) => {
      const id = await holdDebt(call.db, call.loaded.leaseId, call.body, callerOf(call));
      call.auditSubject(holdOf(id), { kind: call.body.kind });
      return present(call, call.loaded);
    },
  }),
  liftDebtHold: withResource({
    duties: ['money'],
    load: ({ db, params }) => repo.findHold(db, params.debtHoldId),
    authorize: canCollectDebts,
    runAs: 'system',
    handle: async (call) => {
      const { id, kind, leaseId } = call.loaded;
      await liftHold(call.db, call.loaded, call.body.answer, callerOf(call));
      call.auditSubject(holdOf(id), { kind });
      return present(call, { leaseId, side: 'staff' });
    },
  }),
  placeDebt: withResource({
    duties: ['money'],
    load,
    authorize: canCollectDebts,
    runAs: 'system',
    handle: (call) => submit(call, 'debt_placement', { leaseId: call.loaded.leaseId, ...call.body }),
  }),
  recallDebt: withResource({
    duties: ['money'],
    load: ({ db, params }) => repo.findPlacement(db, params.placementId),
    authorize: canCollectDebts,
    runAs: 'system',
    handle: async (call) => {
      const { id, leaseId } = call.loaded;
      const { personId, now } = callerOf(call);
      await lockLease(call.db, leaseId);
      await recallPlacement(call.db, id, { reason: call.body.reason, personId, now });
      call.auditSubject(`collection_placement:${id}`, call.body);
      return present(call, { leaseId, side: 'staff' });
    },
  }),
  recordAgencyPayment: withResource({
    duties: ['money'],
    load: ({ db, params }) => repo.findAgencyPayment(db, params.agencyPaymentId),
    authorize: canCollectDebts,
    runAs: 'system',
    handle: (call) => submit(call, 'agency_payment', { agencyPaymentId: call.loaded.id, ...call.body }),
  }),
});
