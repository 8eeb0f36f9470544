import { charges } from '@/contract/money/charges/endpoints';
import { chargesSchemas } from '@/contract/money/charges/schemas';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { waiverHandlers } from '@/server/waiverHandlers';
import { loadAccount, presentAccount } from './account/account';
import { openChargeCheckout, payWithChosenMethod, payWithSavedMethod } from './payment/actions';
import { canManageCharges, canPayCharges, canReadAccount } from './policy';
import * as repo from './repo';
import { addCharge, addCredit, recordPayment, waiveCharge } from './staff/actions';
import { listLeasePayments } from './staff/presenter';
import { presentTimeline } from './timeline/timeline';

const load = ({ db, params }: { db: Db; params: { leaseId: string } }) => loadAccount(db, params.leaseId);

const presentForStaff = ({ db, now }: Pick<OperationContext, 'db' | 'now'>, leaseId: string) =>
  presentAccount(db, { leaseId, side: 'staff' }, now);

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
        ? payWithChosenMethod(services, { ...order, session: method.session })
        : payWithSavedMethod(services, { ...order, ...method });
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
    handle: async (call) => {
      const { db, person, now, body, loaded } = call;
      const chargeId = await addCharge(db, loaded.leaseId, { ...body, by: requirePerson(person).id, now });
      call.auditSubject(`lease:${loaded.leaseId}`, { ...body, chargeId });
      return presentForStaff(call, loaded.leaseId);
    },
  }),
  addCredit: withResource({
    duties: ['money'],
    load,
    authorize: canManageCharges,
    runAs: 'system',
    handle: async (call) => {
      const { db, person, now, body, loaded } = call;
      const creditId = await addCredit(db, loaded.leaseId, { ...body, by: requirePerson(person).id, now });
      call.auditSubject(`lease:${loaded.leaseId}`, { ...body, creditId });
      return presentForStaff(call, loaded.leaseId);
    },
  }),
  waiveCharge: withResource({
    duties: ['money'],
    load: async ({ db, params }) => (isId(params.chargeId) ? repo.findCharge(db, params.chargeId) : undefined),
    authorize: canManageCharges,
    runAs: 'system',
    handle: async (call) => {
      const { db, person, now, body, loaded, services } = call;
      const adjustedCents = await waiveCharge(db, loaded.id, { ...body, now });
      const { id: chargeId, leaseId } = loaded;
      const waiver = { chargeId, leaseId, side: 'staff' as const, personId: requirePerson(person).id, now };
      for (const handle of waiverHandlers)
        await handle(db, waiver, { adjustedCents, text: body.reason }, services.siteUrl);
      call.auditSubject(`lease:${leaseId}`, { chargeId, reason: body.reason });
      return presentForStaff(call, leaseId);
    },
  }),
  recordPayment: withResource({
    duties: ['money'],
    load,
    authorize: canManageCharges,
    runAs: 'system',
    handle: async (call) => {
      const { db, person, now, body, loaded } = call;
      const paymentId = await recordPayment(db, loaded.leaseId, { ...body, by: requirePerson(person).id, now });
      call.auditSubject(`lease:${loaded.leaseId}`, { ...body, paymentId });
      return presentForStaff(call, loaded.leaseId);
    },
  }),
});
