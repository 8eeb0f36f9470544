import { reconciliations } from '@/contract/money/reconciliations/endpoints';
import { reconciliationsSchemas } from '@/contract/money/reconciliations/schemas';
import { requestMoney, submitAction } from '@/server/approvals/submit';
import { officeDay } from '@/server/calendar/officeDeadline';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { StatementError } from '@/server/providers/bank/bank';
import { readStatement } from '@/server/providers/bank/statements';
import { beneficiariesCsv, importStatement, readBankFee, reconcile } from './index';
import { canReconcile } from './policy';
import * as repo from './repo';

const SYSTEM = 'system' as const;

const loadException = ({ db, params }: Pick<OperationContext, 'db'> & { params: { exceptionId: string } }) =>
  isId(params.exceptionId) ? repo.findException(db, params.exceptionId) : undefined;

/** What a file says, or a refusal in the words of the reader. */
function readFile(text: string) {
  try {
    return readStatement(text);
  } catch (error) {
    if (error instanceof StatementError) throw conflict(error.message);
    throw error;
  }
}

export const reconciliationsRoutes = implement(reconciliations, reconciliationsSchemas, {
  getReconciliation: {
    duties: ['money'],
    authorize: canReconcile,
    runAs: SYSTEM,
    handle: async ({ db, query, now, services }) => ({
      ...(await reconcile(db, query.day ?? officeDay(now))),
      isAutomatic: services.bank !== null,
    }),
  },
  exportBeneficiaries: {
    duties: ['money'],
    authorize: canReconcile,
    runAs: SYSTEM,
    handle: async ({ db, query, now }) => {
      const day = query.day ?? officeDay(now);
      return { fileName: `trust-balances-${day}.csv`, text: await beneficiariesCsv(db, day) };
    },
  },
  importStatement: {
    duties: ['money'],
    authorize: canReconcile,
    runAs: SYSTEM,
    handle: ({ db, body: { account, text }, person, now }) =>
      importStatement(db, { account, ...readFile(text), importedBy: requirePerson(person).id }, now),
  },
  explainException: withResource({
    duties: ['money'],
    load: loadException,
    authorize: canReconcile,
    runAs: SYSTEM,
    handle: async ({ db, loaded, body: { note }, person, now, services }) => {
      const wish = { exceptionId: loaded.id, reason: note };
      const caller = { personId: requirePerson(person).id, now, services };
      return { request: await submitAction(db, 'explanation', wish, caller) };
    },
  }),
  recordBankFee: withResource({
    duties: ['money'],
    load: loadException,
    authorize: canReconcile,
    runAs: SYSTEM,
    handle: async ({ db, loaded, body: { reason }, person, now, services }) => {
      const caller = { personId: requirePerson(person).id, now, services, siteUrl: services.siteUrl };
      const id = await requestMoney(db, await readBankFee(db, loaded.id, reason), caller);
      await audit(db, {
        event: 'money_request.created',
        subject: `money_request:${id}`,
        personId: caller.personId,
        detail: { kind: 'manual_entry', exceptionId: loaded.id },
      });
      return { request: { id, status: 'requested' as const } };
    },
  }),
  removeStatement: {
    duties: ['money'],
    authorize: canReconcile,
    runAs: SYSTEM,
    handle: async ({ db, body, person, now, services }) => {
      const caller = { personId: requirePerson(person).id, now, services };
      return { request: await submitAction(db, 'statement_removal', body, caller) };
    },
  },
});
