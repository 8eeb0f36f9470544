import { legalFigures } from '@/contract/platform/legalFigures/endpoints';
import { legalFiguresSchemas } from '@/contract/platform/legalFigures/schemas';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { decideFigure, proposeFigure } from './index';
import { canDecideLegalFigure, canEnterLegalFigures, canWithdrawLegalFigure } from './policy';
import { presentFigures } from './presenter';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person' | 'now'>;

const load = ({ db, params }: Pick<OperationContext, 'db'> & { params: { legalFigureId: string } }) =>
  isId(params.legalFigureId) ? repo.find(db, params.legalFigureId) : undefined;

const present = ({ db, person, now }: Call) => presentFigures(db, { readerId: requirePerson(person).id, now });

const callerOf = ({ person, now }: Call) => ({ personId: requirePerson(person).id, now });

const detailOf = ({ series, value, fromOn, untilOn }: repo.LegalFigureRow) => ({ series, value, fromOn, untilOn });

export const legalFiguresRoutes = implement(legalFigures, legalFiguresSchemas, {
  listLegalFigures: {
    duties: ['leasing'],
    authorize: canEnterLegalFigures,
    runAs: 'system',
    handle: present,
  },
  proposeLegalFigure: {
    duties: ['leasing'],
    authorize: canEnterLegalFigures,
    runAs: 'system',
    handle: async (call) => {
      const id = await proposeFigure(call.db, call.body, callerOf(call));
      call.auditSubject(`legal_figure:${id}`, call.body);
      return present(call);
    },
  },
  approveLegalFigure: withResource({
    duties: ['leasing'],
    load,
    authorize: canDecideLegalFigure,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(`legal_figure:${call.loaded.id}`, detailOf(call.loaded));
      await decideFigure(call.db, call.loaded.id, { event: 'approve', ...callerOf(call) });
      return present(call);
    },
  }),
  declineLegalFigure: withResource({
    duties: ['leasing'],
    load,
    authorize: canDecideLegalFigure,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(`legal_figure:${call.loaded.id}`, detailOf(call.loaded));
      await decideFigure(call.db, call.loaded.id, { event: 'decline', note: call.body.note, ...callerOf(call) });
      return present(call);
    },
  }),
  withdrawLegalFigure: withResource({
    duties: ['leasing'],
    load,
    authorize: canWithdrawLegalFigure,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(`legal_figure:${call.loaded.id}`, detailOf(call.loaded));
      await decideFigure(call.db, call.loaded.id, { event: 'withdraw', ...callerOf(call) });
      return present(call);
    },
  }),
});
