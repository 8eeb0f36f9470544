import { leasePayers } from '@/contract/money/leasePayers/endpoints';
import { leasePayersSchemas } from '@/contract/money/leasePayers/schemas';
import { submitAction } from '@/server/approvals/submit';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { addPayer, setShare } from './index';
import { canHandlePayers } from './policy';
import { presentPayers } from './presenter';
import * as repo from './repo';

type Call = Pick<OperationContext, 'person' | 'now' | 'services'>;

const callerOf = ({ person, now, services }: Call) => ({ personId: requirePerson(person).id, now, services });

const loadLease = ({ db, params }: Pick<OperationContext, 'db'> & { params: { leaseId: string } }) =>
  repo.findLease(db, params.leaseId);
const loadPayer = ({ db, params }: Pick<OperationContext, 'db'> & { params: { leasePayerId: string } }) =>
  repo.findPayer(db, params.leasePayerId);

async function present(db: Db, leaseId: string, now: Date) {
  const lease = await repo.findLease(db, leaseId);
  if (!lease) throw notFound();
  return presentPayers(db, lease, now);
}

export const leasePayersRoutes = implement(leasePayers, leasePayersSchemas, {
  listLeasePayers: withResource({
    duties: ['money'],
    load: loadLease,
    authorize: canHandlePayers,
    runAs: 'system',
    handle: ({ db, loaded, now }) => presentPayers(db, loaded, now),
  }),
  addLeasePayer: withResource({
    duties: ['money'],
    load: loadLease,
    authorize: canHandlePayers,
    runAs: 'system',
    handle: async (call) => {
      const { db, loaded, body, now } = call;
      const id = await addPayer(db, loaded, body, callerOf(call));
      call.auditSubject(`lease:${loaded.leaseId}`, { payerId: id, amount: body.amountCents, fromOn: body.fromOn });
      return present(db, loaded.leaseId, now);
    },
  }),
  setPayerShare: withResource({
    duties: ['money'],
    load: loadPayer,
    authorize: canHandlePayers,
    runAs: 'system',
    handle: async (call) => {
      const { db, loaded, body, now } = call;
      await setShare(db, loaded, body, callerOf(call));
      call.auditSubject(`lease:${loaded.leaseId}`, { payerId: loaded.id, ...body });
      return present(db, loaded.leaseId, now);
    },
  }),
  recordPayerPayment: withResource({
    duties: ['money'],
    load: loadPayer,
    authorize: canHandlePayers,
    runAs: 'system',
    handle: async (call) => {
      const wish = { leasePayerId: call.loaded.id, ...call.body };
      return { request: await submitAction(call.db, 'payer_payment', wish, callerOf(call)) };
    },
  }),
  returnPayerPayment: withResource({
    duties: ['money'],
    load: ({ db, params }) => repo.findPayment(db, params.payerPaymentId),
    authorize: canHandlePayers,
    runAs: 'system',
    handle: async (call) => {
      const wish = { payerPaymentId: call.loaded.id, reason: call.body.reason };
      return { request: await submitAction(call.db, 'payer_return', wish, callerOf(call)) };
    },
  }),
});
