import { charges } from '@/contract/money/charges/endpoints';
import { chargesSchemas } from '@/contract/money/charges/schemas';
import type { ActionKind } from '@/contract/money/moneyRequests/constants';
import { submitAction, type Wish } from '@/server/approvals/submit';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { loadAccount, presentAccount } from './account/account';
import { waiveFee } from './feeWaivers';
import { openChargeCheckout, payWithChosenMethod, payWithSavedMethod } from './payment/actions';
import { canManageCharges, canPayCharges, canReadAccount, canWaiveFee } from './policy';
import * as repo from './repo';
import { listLeasePayments } from './staff/presenter';
import { presentTimeline } from './timeline/timeline';

const load = ({ db, params }: { db: Db; params: { leaseId: string } }) => loadAccount(db, params.leaseId);

const presentForStaff = ({ db, now }: Pick<OperationContext, 'db' | 'now'>, leaseId: string) =>
  presentAccount(db, { leaseId, side: 'staff' }, now);

type Submission = Pick<OperationContext, 'db' | 'now' | 'person' | 'services'>;

/** Does it, or asks a second person; answers the account as it stands then. */
async function submit(call: Submission, leaseId: string, kind: ActionKind, wish: Wish) {
  const { db, now, services, person } = call;
  const request = await submitAction(db, kind, wish, { personId: requirePerson(person).id, now, services });
  return { ...(await presentForStaff(call, leaseId)), request };
}

export const chargesRoutes = implement(charges, chargesSchemas, {
  listCharges: withResource({
    duties: ['money', 'support'],
    load,
    authorize: canReadAccount,
    runAs: 'system',
    handle: ({ db, loaded, person, now }) => presentAccount(db, { ...loaded, personId: requirePerson(person).id }, now),
  }),
  listTimeline: withResource({
    duties: ['money', 'support'],
    load,
    authorize: canReadAccount,
    runAs: 'system',
    handle: ({ db, loaded, person, now }) =>
      presentTimeline(db, { ...loaded, personId: requirePerson(person).id }, now),
  }),
  openChargeCheckout: withResource({
    load,
    authorize: canPayCharges,
    transaction: 'manual',
    handle: ({ services, person, loaded, body }) =>
      openChargeCheckout(services, { leaseId: loaded.leaseId, personId: requirePerson(person).id, choice: body }),
  }),
  payCharges: withResource({
    load,
    authorize: canPayCharges,
    transaction: 'manual',
    handle: async ({ services, person, loaded, body, client }) => {
      const { leaseId } = loaded;
      const { method, isRepeat, ...choice } = body;
      const key = client.headers.get('idempotency-key') ?? '';
      const order = { leaseId, personId: requirePerson(person).id, choice, isRepeat, key };
      return 'session' in method
        ? payWithChosenMethod(services, { ...order, ...method })
        : payWithSavedMethod(services, { ...order, ...method });
    },
  }),
  waiveFee: withResource({
    load,
    authorize: canWaiveFee,
    runAs: 'system',
    handle: async ({ db, loaded, person, body, now, auditSubject }) => {
      const { id: personId } = requirePerson(person);
      auditSubject(`charge:${body.chargeId}`);
      await waiveFee(db, { leaseId: loaded.leaseId, chargeId: body.chargeId, personId, now });
      return presentAccount(db, { ...loaded, personId }, now);
    },
  }),
  listLeasePayments: withResource({
    duties: ['money'],
    load,
    authorize: canManageCharges,
    runAs: 'system',
    handle: ({ db, loaded }) => listLeasePayments(db, loaded.leaseId),
  }),
  addCharge: withResource({
    duties: ['money'],
    load,
    authorize: canManageCharges,
    runAs: 'system',
    handle: (call) => submit(call, call.loaded.leaseId, 'charge', { leaseId: call.loaded.leaseId, ...call.body }),
  }),
  addCredit: withResource({
    duties: ['money'],
    load,
    authorize: canManageCharges,
    runAs: 'system',
    handle: (call) => submit(call, call.loaded.leaseId, 'credit', { leaseId: call.loaded.leaseId, ...call.body }),
  }),
  waiveCharge: withResource({
    duties: ['money'],
    load: async ({ db, params }) => (isId(params.chargeId) ? repo.findCharge(db, params.chargeId) : undefined),
    authorize: canManageCharges,
    runAs: 'system',
    handle: (call) => submit(call, call.loaded.leaseId, 'waiver', { chargeId: call.loaded.id, ...call.body }),
  }),
  returnRecordedPayment: withResource({
    duties: ['money'],
    load,
    authorize: canManageCharges,
    runAs: 'system',
    handle: async (call) => {
      const { paymentId } = call.params;
      const payment = isId(paymentId) ? await repo.findPayment(call.db, paymentId) : undefined;
      if (payment?.leaseId !== call.loaded.leaseId) throw notFound();
      return submit(call, call.loaded.leaseId, 'returned_payment', { paymentId, ...call.body });
    },
  }),
  recordPayment: withResource({
    duties: ['money'],
    load,
    authorize: canManageCharges,
    runAs: 'system',
    handle: (call) =>
      submit(call, call.loaded.leaseId, 'recorded_payment', { leaseId: call.loaded.leaseId, ...call.body }),
  }),
});
