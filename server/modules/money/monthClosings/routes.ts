import { monthClosings } from '@/contract/money/monthClosings/endpoints';
import { monthClosingsSchemas } from '@/contract/money/monthClosings/schemas';
import { submitAction } from '@/server/approvals/submit';
import { conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { createLink } from '@/server/modules/account/documents';
import { canCloseMonths } from './policy';
import { presentClosings } from './presenter';
import * as repo from './repo';

const callerOf = ({ person, now, services }: Pick<OperationContext, 'person' | 'now' | 'services'>) => ({
  personId: requirePerson(person).id,
  now,
  services,
});

export const monthClosingsRoutes = implement(monthClosings, monthClosingsSchemas, {
  listMonthClosings: {
    duties: ['money'],
    authorize: canCloseMonths,
    runAs: 'system',
    handle: ({ db, now }) => presentClosings(db, now),
  },
  requestMonthClose: {
    duties: ['money'],
    authorize: canCloseMonths,
    runAs: 'system',
    handle: async (call) => {
      if (await repo.isRequested(call.db)) throw conflict('This waits for a second person already.');
      const wish = { month: `${call.body.month}-01`, reason: call.body.reason };
      return { request: await submitAction(call.db, 'month_close', wish, callerOf(call)) };
    },
  },
  requestMonthReopening: withResource({
    duties: ['money'],
    load: ({ db, params }) => repo.find(db, params.monthClosingId),
    authorize: canCloseMonths,
    runAs: 'system',
    handle: async (call) => {
      const wish = { monthClosingId: call.loaded.id, reason: call.body.reason };
      return { request: await submitAction(call.db, 'month_reopening', wish, callerOf(call)) };
    },
  }),
  createPackLink: withResource({
    duties: ['money'],
    load: ({ db, params }) => repo.findPack(db, params.reconciliationPackId),
    authorize: canCloseMonths,
    handle: ({ db, loaded, body, person, now }) => {
      if (!loaded.madeAt) throw conflict('This file isn’t ready yet. Try again in a minute.');
      const kind = body.format === 'pdf' ? 'packPdf' : 'packCsv';
      return createLink(db, requirePerson(person).id, { kind, subject: loaded.id }, now);
    },
  }),
});
