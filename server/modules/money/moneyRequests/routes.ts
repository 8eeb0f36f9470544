import { cents } from '@/contract/amounts/cents';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { moneyRequestsSchemas } from '@/contract/money/moneyRequests/schemas';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { adjustmentsCsv, readAdjustments } from './adjustments';
import { approveRequest, closeRequest, requestMoney, stopCheck } from './index';
import { canDecideMoneyRequest, canRequestMoney, canStopCheck, canWithdrawMoneyRequest } from './policy';
import { presentRequests } from './presenter';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person' | 'now' | 'services'>;

const load = ({ db, params }: Pick<OperationContext, 'db'> & { params: { moneyRequestId: string } }) =>
  isId(params.moneyRequestId) ? repo.find(db, params.moneyRequestId) : undefined;

const callerOf = ({ person, now, services }: Call) => ({
  personId: requirePerson(person).id,
  now,
  services,
  siteUrl: services.siteUrl,
});

async function present({ db, person }: Call, id: string) {
  const row = await repo.find(db, id);
  const [shown] = row ? await presentRequests(db, [row], requirePerson(person).id) : [];
  if (!shown) throw notFound();
  return shown;
}

const subjectOf = ({ id, kind, amount }: Pick<repo.MoneyRequestView, 'id' | 'kind' | 'amount'>) =>
  [`money_request:${id}`, { kind, amount }] as const;

export const moneyRequestsRoutes = implement(moneyRequests, moneyRequestsSchemas, {
  listMoneyRequests: {
    duties: ['money'],
    authorize: canRequestMoney,
    runAs: 'system',
    handle: async ({ db, person, query }) => ({
      items: await presentRequests(db, await repo.list(db, query), requirePerson(person).id),
      unpaidRefunds: (await repo.listUnpaidRefunds(db)).map(({ amount, ...refund }) => ({
        ...refund,
        amountCents: cents(amount),
      })),
    }),
  },
  listAdjustments: {
    duties: ['money'],
    authorize: canRequestMoney,
    runAs: 'system',
    handle: ({ db, query, now }) => readAdjustments(db, query, now),
  },
  exportAdjustments: {
    duties: ['money'],
    authorize: canRequestMoney,
    runAs: 'system',
    handle: ({ db, query, now }) => adjustmentsCsv(db, query, now),
  },
  requestMoney: {
    duties: ['money'],
    authorize: canRequestMoney,
    runAs: 'system',
    handle: async (call) => {
      const id = await requestMoney(call.db, call.body, callerOf(call));
      const { reason, ...body } = call.body;
      call.auditSubject(`money_request:${id}`, body);
      return present(call, id);
    },
  },
  approveMoneyRequest: withResource({
    duties: ['money'],
    load,
    authorize: canDecideMoneyRequest,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(...subjectOf(call.loaded));
      await approveRequest(call.db, call.loaded.id, callerOf(call));
      return present(call, call.loaded.id);
    },
  }),
  declineMoneyRequest: withResource({
    duties: ['money'],
    load,
    authorize: canDecideMoneyRequest,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(...subjectOf(call.loaded));
      await closeRequest(call.db, call.loaded.id, { event: 'decline', note: call.body.note, ...callerOf(call) });
      return present(call, call.loaded.id);
    },
  }),
  withdrawMoneyRequest: withResource({
    duties: ['money'],
    load,
    authorize: canWithdrawMoneyRequest,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(...subjectOf(call.loaded));
      await closeRequest(call.db, call.loaded.id, { event: 'withdraw', ...callerOf(call) });
      return present(call, call.loaded.id);
    },
  }),
  stopCheck: withResource({
    duties: ['money'],
    load,
    authorize: canStopCheck,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(...subjectOf(call.loaded));
      await stopCheck(call.db, call.loaded.id, { ...callerOf(call), reason: call.body.reason });
      return present(call, call.loaded.id);
    },
  }),
});
