import { unclaimedProperty } from '@/contract/money/unclaimedProperty/endpoints';
import { unclaimedPropertySchemas } from '@/contract/money/unclaimedProperty/schemas';
import { submitAction } from '@/server/approvals/submit';
import { env } from '@/server/env';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { answerItem, placeItem } from './index';
import { canClaimUnclaimed, canHandleUnclaimed } from './policy';
import { presentOwn, presentUnclaimed } from './presenter';
import * as repo from './repo';
import { writeReport } from './reportFile/reportFile';
import { prepareReport, recordFiling, recordRefund } from './reports';

type Call = Pick<OperationContext, 'db' | 'person' | 'now' | 'services'>;

const callerOf = ({ person, now, services }: Call) => ({ personId: requirePerson(person).id, now, services });
const loadItem = ({ db, params }: Pick<Call, 'db'> & { params: { unclaimedItemId: string } }) =>
  repo.find(db, params.unclaimedItemId);
const loadReport = ({ db, params }: Pick<Call, 'db'> & { params: { unclaimedReportId: string } }) =>
  repo.findReport(db, params.unclaimedReportId);
const item = (id: string) => `unclaimed_item:${id}`;
const report = (id: string) => `unclaimed_report:${id}`;

export const unclaimedPropertyRoutes = implement(unclaimedProperty, unclaimedPropertySchemas, {
  listUnclaimedProperty: {
    duties: ['money'],
    authorize: canHandleUnclaimed,
    runAs: 'system',
    handle: ({ db, now }) => presentUnclaimed(db, now),
  },
  listOwnUnclaimedProperty: {
    authorize: rowLevel,
    handle: ({ db, person }) => presentOwn(db, requirePerson(person).id),
  },
  claimUnclaimedItem: withResource({
    load: loadItem,
    authorize: canClaimUnclaimed,
    runAs: 'system',
    handle: async (call) => {
      const { personId, now } = callerOf(call);
      await answerItem(call.db, call.loaded.id, { ...call.body, isOwner: true, personId, now });
      call.auditSubject(item(call.loaded.id), { amount: call.loaded.amount });
      return presentOwn(call.db, personId);
    },
  }),
  recordUnclaimedContact: withResource({
    duties: ['money'],
    load: loadItem,
    authorize: canHandleUnclaimed,
    runAs: 'system',
    handle: async (call) => {
      const { personId, now } = callerOf(call);
      const { address, reason } = call.body;
      await answerItem(call.db, call.loaded.id, { address, isOwner: false, personId, now });
      call.auditSubject(item(call.loaded.id), { amount: call.loaded.amount, reason });
      return presentUnclaimed(call.db, now);
    },
  }),
  placeUnclaimedItem: withResource({
    duties: ['money'],
    load: loadItem,
    authorize: canHandleUnclaimed,
    runAs: 'system',
    handle: async (call) => {
      await placeItem(call.db, call.loaded.id, { ...call.body, now: call.now });
      call.auditSubject(item(call.loaded.id), {});
      return presentUnclaimed(call.db, call.now);
    },
  }),
  prepareUnclaimedReport: {
    duties: ['money'],
    authorize: canHandleUnclaimed,
    runAs: 'system',
    handle: async (call) => {
      const id = await prepareReport(call.db, call.body.state, callerOf(call));
      call.auditSubject(report(id), call.body);
      return presentUnclaimed(call.db, call.now);
    },
  },
  exportUnclaimedReport: withResource({
    duties: ['money'],
    load: loadReport,
    authorize: canHandleUnclaimed,
    runAs: 'system',
    handle: async ({ db, loaded }) => {
      const items = await repo.listByReport(db, loaded.id);
      const { TAX_PAYER: holder, UNCLAIMED_REPORTS: format } = env();
      return writeReport(format, { holder, report: loaded, items });
    },
  }),
  recordUnclaimedFiling: withResource({
    duties: ['money'],
    load: loadReport,
    authorize: canHandleUnclaimed,
    runAs: 'system',
    handle: async (call) => {
      await recordFiling(call.db, call.loaded.id, call.body, callerOf(call));
      call.auditSubject(report(call.loaded.id), call.body);
      return presentUnclaimed(call.db, call.now);
    },
  }),
  requestUnclaimedRemittance: withResource({
    duties: ['money'],
    load: loadReport,
    authorize: canHandleUnclaimed,
    runAs: 'system',
    handle: async (call) => {
      const wish = { reportId: call.loaded.id, ...call.body };
      return { request: await submitAction(call.db, 'unclaimed_remittance', wish, callerOf(call)) };
    },
  }),
  requestUnclaimedClaim: withResource({
    duties: ['money'],
    load: loadItem,
    authorize: canHandleUnclaimed,
    runAs: 'system',
    handle: async (call) => {
      const wish = { itemId: call.loaded.id, ...call.body };
      return { request: await submitAction(call.db, 'unclaimed_claim', wish, callerOf(call)) };
    },
  }),
  recordUnclaimedRefund: withResource({
    duties: ['money'],
    load: loadItem,
    authorize: canHandleUnclaimed,
    runAs: 'system',
    handle: async (call) => {
      await recordRefund(call.db, call.loaded.id, call.body.receivedOn, call.now);
      call.auditSubject(item(call.loaded.id), call.body);
      return presentUnclaimed(call.db, call.now);
    },
  }),
});
