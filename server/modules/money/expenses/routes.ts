import { expenses } from '@/contract/money/expenses/endpoints';
import { expensesSchemas } from '@/contract/money/expenses/schemas';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, requirePerson } from '@/server/http/person';
import { findHomeAccess, type HomeAccess } from '@/server/modules/homes/homeMembers';
import {
  approveExpense,
  cancelExpense,
  changeExpense,
  endRule,
  enterExpense,
  readPayeeAccount,
  refuseExpense,
} from './index';
import { canDecideExpense, canHandleExpenses, canSeeExpenses } from './policy';
import { presentExpenses } from './presenter';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person' | 'now' | 'services'>;

/** A home that the caller has to do with; anyone else hears that there is none. */
async function loadHome({
  db,
  person,
  params,
}: Pick<Call, 'db' | 'person'> & { params: { homeId: string } }): Promise<HomeAccess> {
  const access = await findHomeAccess(db, params.homeId, requirePerson(person).id);
  if (!access || (access.role === null && !isOnDuty(person))) throw notFound('We couldn’t find that home.');
  return access;
}
const load = ({ db, params }: Pick<Call, 'db'> & { params: { expenseId: string } }) => repo.find(db, params.expenseId);

const callerOf = ({ person, now, services }: Call) => ({
  personId: requirePerson(person).id,
  now,
  siteUrl: services.siteUrl,
});
const present = ({ db, person, now }: Call, homeId: string) =>
  presentExpenses(db, homeId, { personId: requirePerson(person).id, isStaff: canHandleExpenses(person) }, now);

export const expensesRoutes = implement(expenses, expensesSchemas, {
  listExpenses: withResource({
    duties: ['money'],
    load: loadHome,
    authorize: canSeeExpenses,
    runAs: 'system',
    handle: (call) => present(call, call.loaded.homeId),
  }),
  enterExpense: withResource({
    duties: ['money'],
    load: loadHome,
    authorize: canHandleExpenses,
    runAs: 'system',
    handle: async (call) => {
      const { db, body, loaded } = call;
      const home = await repo.findHome(db, loaded.homeId);
      if (!home) throw notFound('We couldn’t find that home.');
      const id = await enterExpense(db, home, body, callerOf(call));
      const { category, amountCents: amount, dueOn, repeats } = body;
      call.auditSubject(`expense:${id}`, { homeId: home.homeId, category, amount, dueOn, repeats });
      return present(call, home.homeId);
    },
  }),
  changeExpense: withResource({
    duties: ['money'],
    load,
    authorize: canHandleExpenses,
    runAs: 'system',
    handle: async (call) => {
      await changeExpense(call.db, call.loaded.id, call.body, callerOf(call));
      call.auditSubject(`expense:${call.loaded.id}`, { from: call.loaded.amount, to: call.body.amountCents });
      return present(call, call.loaded.homeId);
    },
  }),
  approveExpense: withResource({
    duties: ['money'],
    load,
    authorize: canDecideExpense,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(`expense:${call.loaded.id}`, { amount: call.loaded.amount });
      await approveExpense(call.db, call.loaded.id, callerOf(call));
      return present(call, call.loaded.homeId);
    },
  }),
  refuseExpense: withResource({
    duties: ['money'],
    load,
    authorize: canDecideExpense,
    runAs: 'system',
    handle: async (call) => {
      await refuseExpense(call.db, call.loaded.id, { ...callerOf(call), ...call.body });
      call.auditSubject(`expense:${call.loaded.id}`, call.body);
      return present(call, call.loaded.homeId);
    },
  }),
  cancelExpense: withResource({
    duties: ['money'],
    load,
    authorize: canHandleExpenses,
    runAs: 'system',
    handle: async (call) => {
      await cancelExpense(call.db, call.loaded.id, { ...callerOf(call), ...call.body });
      call.auditSubject(`expense:${call.loaded.id}`, call.body);
      return present(call, call.loaded.homeId);
    },
  }),
  endExpenseRule: withResource({
    duties: ['money'],
    load: ({ db, params }) => repo.findRule(db, params.expenseRuleId),
    authorize: canHandleExpenses,
    runAs: 'system',
    handle: async (call) => {
      await endRule(call.db, call.loaded.id, callerOf(call));
      call.auditSubject(`expense_rule:${call.loaded.id}`, { homeId: call.loaded.homeId });
      return present(call, call.loaded.homeId);
    },
  }),
  readPayeeAccount: withResource({
    duties: ['money'],
    load,
    authorize: canHandleExpenses,
    runAs: 'system',
    handle: ({ db, loaded, person, body }) =>
      readPayeeAccount(db, loaded, { personId: requirePerson(person).id, why: body.reason }),
  }),
});
