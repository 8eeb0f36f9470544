import { reports } from '@/contract/platform/reports/endpoints';
import { reportsSchemas } from '@/contract/platform/reports/schemas';
import { officeDay } from '@/server/calendar/officeDeadline';
import { deskReports } from '@/server/desk/reports';
import type { DeskReport } from '@/server/desk/types';
import { ApiError } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { anyDuty } from '@/server/http/policy';
import { renderReport } from './pdf';
import { canKeyReadReport, canListReports, canReadReport } from './policy';
import { presentCsv, presentReport, presentSummary } from './presenter';
import * as repo from './repo';
import { readForPrint } from './system';

const load = ({ params }: { params: { reportId: string } }) => deskReports.find(({ id }) => id === params.reportId);

/** The day a report is asked for: today, or an earlier one where the report knows it. */
function dayOf({ hasAsOf }: DeskReport, asOf: string | undefined, now: Date): string {
  const today = officeDay(now);
  if (!asOf || asOf === today) return today;
  if (asOf > today || !hasAsOf)
    throw new ApiError('invalid', undefined, {
      fields: { asOf: hasAsOf ? 'Choose today or an earlier day' : 'This report shows today alone' },
    });
  return asOf;
}

export const reportsRoutes = implement(reports, reportsSchemas, {
  listReports: {
    duties: anyDuty,
    authorize: canListReports,
    handle: async ({ person }) => deskReports.filter((report) => canReadReport(person, report)).map(presentSummary),
  },
  getReport: withResource({
    duties: anyDuty,
    load,
    authorize: canReadReport,
    authorizeKey: canKeyReadReport,
    runAs: 'system',
    handle: async ({ db, loaded, query, now }) => {
      const asOf = dayOf(loaded, query.asOf, now);
      return presentReport(loaded, asOf, await loaded.rows(db, asOf));
    },
  }),
  listReportSchedules: {
    duties: anyDuty,
    authorize: canListReports,
    handle: ({ db, person }) => repo.listSchedules(db, requirePerson(person).id),
  },
  setReportSchedule: withResource({
    duties: anyDuty,
    load,
    authorize: canReadReport,
    handle: async ({ db, loaded, person, body: { cadence }, now, auditSubject }) => {
      const { id: personId } = requirePerson(person);
      if (cadence === 'never') await repo.removeSchedule(db, personId, loaded.id);
      else await repo.saveSchedule(db, { personId, reportId: loaded.id, cadence }, now);
      auditSubject(`report:${loaded.id}`, { cadence });
      return repo.listSchedules(db, personId);
    },
  }),
  printReport: withResource({
    duties: anyDuty,
    load,
    authorize: canReadReport,
    // Pages are drawn after the transaction that reads their rows.
    transaction: 'manual',
    handle: async ({ services, loaded, query, now, person, requestId }) => {
      const asOf = dayOf(loaded, query.asOf, now);
      const report = await readForPrint(services, loaded, asOf, { personId: requirePerson(person).id, requestId });
      const bytes = await renderReport(report, now);
      return { fileName: `${loaded.id}-${asOf}.pdf`, base64: Buffer.from(bytes).toString('base64') };
    },
  }),
  exportReport: withResource({
    duties: anyDuty,
    load,
    authorize: canReadReport,
    runAs: 'system',
    handle: async ({ db, loaded, query, now, auditSubject }) => {
      const asOf = dayOf(loaded, query.asOf, now);
      auditSubject(`report:${loaded.id}`, { asOf });
      return { fileName: `${loaded.id}-${asOf}.csv`, text: presentCsv(loaded, asOf, await loaded.rows(db, asOf)) };
    },
  }),
});
