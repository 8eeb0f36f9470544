import { bankOrders } from '@/contract/money/bankOrders/endpoints';
import { bankOrdersSchemas } from '@/contract/money/bankOrders/schemas';
import { conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { decideOrder, markSent, positivePayFile, proposeTaxPayment, stopOrder } from './index';
import { canDecideBankOrder, canHandleBankOrders, canWithdrawBankOrder } from './policy';
import { presentBankOrders } from './presenter';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person' | 'services'>;

const load = ({ db, params }: Pick<OperationContext, 'db'> & { params: { bankOrderId: string } }) =>
  isId(params.bankOrderId) ? repo.find(db, params.bankOrderId) : undefined;

const takesOrders = ({ services }: Pick<Call, 'services'>) => services.bank?.sendOrder !== undefined;
const present = (call: Call) =>
  presentBankOrders(call.db, { readerId: requirePerson(call.person).id, isAutomatic: takesOrders(call) });

const callerOf = ({ person, now }: Pick<OperationContext, 'person' | 'now'>) => ({
  personId: requirePerson(person).id,
  now,
});
const detailOf = ({ kind, amount }: repo.BankOrderRow) => ({ kind, amount });

export const bankOrdersRoutes = implement(bankOrders, bankOrdersSchemas, {
  listBankOrders: { duties: ['money'], authorize: canHandleBankOrders, runAs: 'system', handle: present },
  proposeTaxPayment: {
    duties: ['money'],
    authorize: canHandleBankOrders,
    runAs: 'system',
    handle: async (call) => {
      const id = await proposeTaxPayment(call.db, call.body, callerOf(call));
      call.auditSubject(`bank_order:${id}`, { kind: call.body.kind, amount: call.body.amountCents });
      return present(call);
    },
  },
  approveBankOrder: withResource({
    duties: ['money'],
    load,
    authorize: canDecideBankOrder,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(`bank_order:${call.loaded.id}`, detailOf(call.loaded));
      await decideOrder(call.db, call.loaded.id, { event: 'approve', ...callerOf(call) });
      return present(call);
    },
  }),
  declineBankOrder: withResource({
    duties: ['money'],
    load,
    authorize: canDecideBankOrder,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(`bank_order:${call.loaded.id}`, detailOf(call.loaded));
      await decideOrder(call.db, call.loaded.id, { event: 'decline', note: call.body.note, ...callerOf(call) });
      return present(call);
    },
  }),
  withdrawBankOrder: withResource({
    duties: ['money'],
    load,
    authorize: canWithdrawBankOrder,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(`bank_order:${call.loaded.id}`, detailOf(call.loaded));
      await decideOrder(call.db, call.loaded.id, { event: 'withdraw', ...callerOf(call) });
      return present(call);
    },
  }),
  recordBankOrderSent: withResource({
    duties: ['money'],
    load,
    authorize: canHandleBankOrders,
    runAs: 'system',
    handle: async (call) => {
      if (takesOrders(call) && call.loaded.method !== 'check')
        throw conflict('The bank takes this order from us. Nothing is to be entered there.');
      call.auditSubject(`bank_order:${call.loaded.id}`, { bankRef: call.body.bankRef });
      await markSent(call.db, call.loaded.id, call.body.bankRef, call.now);
      return present(call);
    },
  }),
  stopBankOrder: withResource({
    duties: ['money'],
    load,
    authorize: canHandleBankOrders,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(`bank_order:${call.loaded.id}`, { ...detailOf(call.loaded), note: call.body.note });
      await stopOrder(call.db, call.loaded.id, { note: call.body.note, now: call.now });
      return present(call);
    },
  }),
  exportPositivePay: {
    duties: ['money'],
    authorize: canHandleBankOrders,
    runAs: 'system',
    handle: ({ db, now }) => positivePayFile(db, now),
  },
});
