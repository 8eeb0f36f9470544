import { fullName } from '@/contract/account/users/personName';
import { smoothPayments } from '@/contract/money/smoothPayments/endpoints';
import { smoothPaymentsSchemas } from '@/contract/money/smoothPayments/schemas';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, type Person, requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { findProfile } from '@/server/modules/account/users';
import { findHomeAccess } from '@/server/modules/homes/homeMembers';
import { cancelPlan, payOffPlan, readSmoothPayments, startPlan } from './index';
import { canSeeInstallments, canSpreadBills } from './policy';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person'>;
const SYSTEM = 'system' as const;

async function accessTo(db: Db, person: Person | null, homeId: string) {
  const { id } = requirePerson(person);
  const access = await findHomeAccess(db, homeId, id);
  return access && (access.role !== null || isOnDuty(person)) ? access : undefined;
}

async function loadHome({ db, person, params }: Call & { params: { homeId: string } }) {
  const access = isId(params.homeId) ? await accessTo(db, person, params.homeId) : undefined;
  if (!access) throw notFound('We couldn’t find that home.');
  return { access };
}

async function loadPlan({ db, person, params }: Call & { params: { installmentPlanId: string } }) {
  const plan = isId(params.installmentPlanId) ? await repo.findById(db, params.installmentPlanId) : undefined;
  const access = plan && (await accessTo(db, person, plan.homeId));
  return plan && access && { plan, access };
}

export const smoothPaymentsRoutes = implement(smoothPayments, smoothPaymentsSchemas, {
  getSmoothPayments: withResource({
    duties: ['money', 'support'],
    load: loadHome,
    authorize: canSeeInstallments,
    runAs: SYSTEM,
    handle: ({ db, loaded: { access }, now }) => readSmoothPayments(db, access, access.role === 'owner', now),
  }),
  startSmoothPayments: withResource({
    load: loadHome,
    authorize: canSpreadBills,
    runAs: SYSTEM,
    handle: async ({ db, loaded: { access }, person, body: { billIds, months }, now }) => {
      const owner = await findProfile(db, requirePerson(person).id);
      if (!owner) throw notFound();
      const { userId: id, email } = owner;
      return startPlan(
        db,
        {
          homeId: access.homeId,
          address: access.address,
          billIds,
          months,
          owner: { id, email, name: fullName(owner) },
        },
        now,
      );
    },
  }),
  cancelSmoothPayments: withResource({
    load: loadPlan,
    authorize: canSpreadBills,
    runAs: SYSTEM,
    handle: async ({ db, loaded: { plan }, person, now }) => {
      await cancelPlan(db, plan.id, requirePerson(person).id, now);
      return {};
    },
  }),
  payOffSmoothPayments: withResource({
    load: loadPlan,
    authorize: canSpreadBills,
    runAs: SYSTEM,
    handle: async ({ db, loaded: { plan }, person, now }) => {
      await payOffPlan(db, plan.id, requirePerson(person).id, now);
      return {};
    },
  }),
});
