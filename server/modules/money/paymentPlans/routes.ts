import { paymentPlans } from '@/contract/money/paymentPlans/endpoints';
import { paymentPlansSchemas } from '@/contract/money/paymentPlans/schemas';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { type AccountAccess, loadAccount } from '@/server/modules/money/charges/account/account';
import { askForPlan, changeDueDay, decidePlan, presentPlan, withdrawPlan } from './index';
import { canAskForTime, canDecidePlan, canReadPlan } from './policy';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person' | 'now'> & { loaded: AccountAccess };

const load = ({ db, params }: { db: Db; params: { leaseId: string } }) => loadAccount(db, params.leaseId);
const callOf = ({ loaded, person, now }: Call) => ({ ...loaded, personId: requirePerson(person).id, now });
const present = ({ db, loaded, now }: Call) => presentPlan(db, { ...loaded, now });

export const paymentPlansRoutes = implement(paymentPlans, paymentPlansSchemas, {
  getPaymentPlan: withResource({
    duties: ['money', 'support'],
    load,
    authorize: canReadPlan,
    runAs: 'system',
    handle: present,
  }),
  askForPaymentPlan: withResource({
    load,
    authorize: canAskForTime,
    runAs: 'system',
    handle: async (call) => {
      const planId = await askForPlan(call.db, callOf(call), call.body, call.services.siteUrl);
      call.auditSubject(`lease:${call.loaded.leaseId}`, { planId, parts: call.body.parts });
      return present(call);
    },
  }),
  withdrawPaymentPlan: withResource({
    load,
    authorize: canAskForTime,
    runAs: 'system',
    handle: async (call) => {
      await withdrawPlan(call.db, callOf(call));
      call.auditSubject(`lease:${call.loaded.leaseId}`);
      return present(call);
    },
  }),
  decidePaymentPlan: withResource({
    duties: ['money'],
    load: async ({ db, params }) => {
      const plan = isId(params.planId) ? await repo.find(db, params.planId) : undefined;
      return plan && { leaseId: plan.leaseId, side: 'staff' as const };
    },
    authorize: canDecidePlan,
    runAs: 'system',
    handle: async (call) => {
      const { db, params, body, person, now, services } = call;
      const by = { personId: requirePerson(person).id, now, siteUrl: services.siteUrl };
      await decidePlan(db, params.planId, body, by);
      call.auditSubject(`lease:${call.loaded.leaseId}`, { planId: params.planId, approved: body.approved });
      return present(call);
    },
  }),
  changeDueDay: withResource({
    load,
    authorize: canAskForTime,
    runAs: 'system',
    handle: async (call) => {
      await changeDueDay(call.db, callOf(call), call.body.day, call.services.siteUrl);
      call.auditSubject(`lease:${call.loaded.leaseId}`, { day: call.body.day });
      return present(call);
    },
  }),
});
