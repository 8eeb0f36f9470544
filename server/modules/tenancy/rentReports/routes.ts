import { rentReports } from '@/contract/tenancy/rentReports/endpoints';
import { rentReportsSchemas } from '@/contract/tenancy/rentReports/schemas';
import { officeDay } from '@/server/calendar/officeDeadline';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { newId } from '@/server/ids';
import { answerDispute, disputeLine } from './index';
import { canDispute, canSeeRentReporting, canSendRentReports } from './policy';
import { presentDesk, presentLines, presentReporting } from './presenter';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person'>;

/** Only their own: anyone else hears that there is none. */
const loadLease = ({ db, person, params }: Call & { params: { leaseId: string } }) =>
  repo.findOwnLease(db, params.leaseId, requirePerson(person).id);
const loadLine = ({ db, person, params }: Call & { params: { rentReportLineId: string } }) =>
  repo.findOwnLine(db, params.rentReportLineId, requirePerson(person).id);
const loadReport = ({ db, params }: Call & { params: { rentReportId: string } }) =>
  repo.findReport(db, params.rentReportId);

export const rentReportsRoutes = implement(rentReports, rentReportsSchemas, {
  getRentReporting: withResource({
    load: loadLease,
    authorize: canSeeRentReporting,
    runAs: 'system',
    handle: ({ db, loaded, person, now }) => presentReporting(db, loaded, { personId: requirePerson(person).id, now }),
  }),
  disputeRentReport: withResource({
    load: loadLine,
    authorize: canDispute,
    runAs: 'system',
    handle: async ({ db, loaded, person, body, now, auditSubject }) => {
      const call = { personId: requirePerson(person).id, now };
      const id = await disputeLine(db, loaded, body.body, call);
      auditSubject(`lease:${loaded.leaseId}`, { disputeId: id, month: loaded.month });
      const lease = await repo.findOwnLease(db, loaded.leaseId, call.personId);
      if (!lease) throw notFound('We couldn’t find that lease.');
      return presentReporting(db, lease, call);
    },
  }),
  listRentReports: {
    duties: ['money'],
    authorize: canSendRentReports,
    runAs: 'system',
    handle: ({ db }) => presentDesk(db),
  },
  listRentReportLines: withResource({
    duties: ['money'],
    load: loadReport,
    authorize: canSendRentReports,
    runAs: 'system',
    handle: ({ db, loaded }) => presentLines(db, loaded.id),
  }),
  readRentReportFile: withResource({
    duties: ['money'],
    load: loadReport,
    authorize: canSendRentReports,
    runAs: 'system',
    handle: ({ loaded, auditSubject }) => {
      if (loaded.file === null) throw conflict('No account was reported for this month, so there is no file.');
      auditSubject(`rent_report:${loaded.id}`, { month: loaded.month });
      // The format’s names of files have no signs.
      return { fileName: `rent${loaded.month.slice(0, 7).replace('-', '')}.txt`, text: loaded.file };
    },
  }),
  recordRentReportDelivery: withResource({
    duties: ['money'],
    load: loadReport,
    authorize: canSendRentReports,
    runAs: 'system',
    handle: async ({ db, loaded, person, body, now, auditSubject }) => {
      const { bureau, sentOn, receipt } = body;
      const invalid = (field: string, message: string) =>
        new ApiError('invalid', message, { fields: { [field]: message } });
      if (loaded.file === null) throw conflict('No account was reported for this month, so there is nothing to send.');
      if (!loaded.bureaus.includes(bureau)) throw invalid('bureau', 'The file isn’t for this bureau.');
      if (sentOn > officeDay(now)) throw invalid('sentOn', 'Choose today or an earlier day.');
      if (sentOn < officeDay(loaded.createdAt))
        throw invalid('sentOn', 'Choose the day the file was made or a later one.');
      const values = { id: newId(now.getTime()), rentReportId: loaded.id, bureau, sentOn, receipt };
      const isNew = await repo.insertDelivery(db, { ...values, recordedBy: requirePerson(person).id, recordedAt: now });
      if (!isNew) throw conflict('A colleague has recorded this already.');
      auditSubject(`rent_report:${loaded.id}`, { bureau, sentOn, receipt });
      return presentDesk(db);
    },
  }),
  recordRentReportRefusal: withResource({
    duties: ['money'],
    load: ({ db, params }) => repo.findLine(db, params.rentReportLineId),
    authorize: canSendRentReports,
    runAs: 'system',
    handle: async ({ db, loaded, body, now, auditSubject }) => {
      const { bureau, reason } = body;
      const report = await repo.findReport(db, loaded.rentReportId);
      if (loaded.outcome === 'left_out') throw conflict('The file says nothing about this resident.');
      if (!report?.bureaus.includes(bureau)) {
        const message = 'The file isn’t for this bureau.';
        throw new ApiError('invalid', message, { fields: { bureau: message } });
      }
      await repo.recordRefusal(db, loaded.id, { bureau, reason, now });
      auditSubject(`rent_report:${loaded.rentReportId}`, { lineId: loaded.id, bureau });
      return presentLines(db, loaded.rentReportId);
    },
  }),
  answerRentReportDispute: withResource({
    duties: ['money'],
    load: ({ db, params }) => repo.lockDispute(db, params.rentReportDisputeId),
    authorize: canSendRentReports,
    runAs: 'system',
    handle: async ({ db, services, loaded, person, body, now, auditSubject }) => {
      await answerDispute(db, services, { id: loaded.id, ...body }, { personId: requirePerson(person).id, now });
      auditSubject(`lease:${loaded.leaseId}`, { disputeId: loaded.id, upheld: body.upheld });
      return presentDesk(db);
    },
  }),
});
