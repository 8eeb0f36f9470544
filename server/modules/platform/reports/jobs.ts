import { addDays } from '@/contract/calendar/days';
import { routes } from '@/contract/routes';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { deskReports } from '@/server/desk/reports';
import type { DeskReport } from '@/server/desk/types';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { queueMessage } from '@/server/modules/account/outbox';
import { presentReport } from './presenter';
import * as repo from './repo';

/** A report in short, for everyone who gets it. It tells of the day before where it can: that day is complete. */
async function sendReport(
  { db, siteUrl }: Services,
  { report, schedules }: { report: DeskReport; schedules: readonly repo.DueSchedule[] },
  today: string,
): Promise<void> {
  const asOf = report.hasAsOf ? addDays(today, -1) : today;
  await asSystem(db, async (trx) => {
    const { title, columns, totals, count } = presentReport(report, asOf, await report.rows(trx, asOf));
    const figures = columns.flatMap(({ label, kind }, at) => {
      const total = totals[at];
      return total == null ? [] : [{ label, total, isMoney: kind === 'cents' }];
    });
    const address = `${siteUrl}${routes.accounts.deskReport({ reportId: report.id })}`;
    const link = report.hasAsOf ? `${address}?${new URLSearchParams({ asOf })}` : address;
    for (const { id, email, firstName, cadence } of schedules)
      await queueMessage(trx, {
        dedupeKey: `report:${id}:${today}`,
        channel: 'email',
        recipient: email,
        template: 'scheduledReport',
        data: { firstName, title, asOf, count, figures, cadence, link },
      });
  });
}

/** Each morning: the reports that are due, to those who asked for them and still have one of their duties. */
export async function sendScheduledReports(services: Services): Promise<void> {
  const { db, clock } = services;
  const today = officeDay(clock());
  const due = await asSystem(db, (trx) => repo.listDue(trx, repo.cadencesOn(today)));
  const reports = deskReports.flatMap((report) => {
    const schedules = due.filter(
      ({ reportId, duties }) => reportId === report.id && report.duties.some((duty) => duties.includes(duty)),
    );
    return schedules.length > 0 ? [{ id: report.id, report, schedules }] : [];
  });
  await forEachRow({ ...services, rowsAtOnce: 1 }, reports, (each) => sendReport(services, each, today));
}

/** 6 or 7 AM at our office. */
export const jobs: Job[] = [{ task: 'sendScheduledReports', cron: '0 14 * * *', run: sendScheduledReports }];
