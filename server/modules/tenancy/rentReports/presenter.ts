import { cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import type { Bureau } from '@/contract/leasing/applications/constants';
import { rentReportingConsent } from '@/contract/tenancy/rentReports/constants';
import type { RentReportDesk, RentReportDispute, RentReporting } from '@/contract/tenancy/rentReports/endpoints';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { reportedBureaus, startsAgainOn } from './index';
import * as repo from './repo';

const presentDispute = (row: repo.DisputeRow): RentReportDispute => ({
  id: row.id,
  body: row.body,
  dueOn: row.dueOn,
  createdAt: row.createdAt.toISOString(),
  answer:
    row.answer !== null && row.answeredAt
      ? { text: row.answer, upheld: row.upheld ?? false, at: row.answeredAt.toISOString() }
      : null,
});

/** As the resident sees it. */
export async function presentReporting(
  db: Db,
  lease: Pick<repo.OwnLease, 'id' | 'timeZone'>,
  { personId, now }: { personId: string; now: Date },
): Promise<RentReporting> {
  const [latest] = await repo.listEnrollments(db, lease.id, personId);
  const lines = await repo.listOwnLines(db, lease.id, personId);
  const disputes = await repo.listDisputesOf(
    db,
    lines.map(({ id }) => id),
  );
  const latestDispute = (lineId: string) => disputes.find((dispute) => dispute.lineId === lineId);
  return {
    consent: [...rentReportingConsent(reportedBureaus())],
    needsBirthDate: !(latest?.birthOn ?? (await repo.findBirthDate(db, lease.id, personId))),
    startedOn: latest?.startedOn ?? null,
    stoppedOn: latest?.stoppedOn ?? null,
    startsAgainOn: startsAgainOn(latest, localDay(now, lease.timeZone)),
    months: lines.map(({ id, month, outcome, reason, correctedBy, refusedBy }) => {
      const dispute = latestDispute(id);
      return {
        id,
        month,
        outcome,
        reason,
        isCorrected: correctedBy !== null,
        refusedBy: refusedBy as Bureau[],
        dispute: dispute ? presentDispute(dispute) : null,
      };
    }),
  };
}

export async function presentDesk(db: Db): Promise<RentReportDesk> {
  const reports = await repo.listReports(db);
  const deliveries = await repo.listDeliveries(
    db,
    reports.map(({ id }) => id),
  );
  return {
    isDemo: env().CREDIT_BUREAUS.isDemo,
    enrolled: await repo.countEnrolled(db),
    reports: reports.map(({ createdAt, ...report }) => ({
      ...report,
      madeAt: createdAt.toISOString(),
      deliveries: deliveries
        .filter(({ rentReportId }) => rentReportId === report.id)
        .map(({ bureau, sentOn, receipt, by, recordedAt }) => ({
          bureau,
          sentOn,
          receipt,
          by: by ?? 'A former colleague',
          at: recordedAt.toISOString(),
        })),
    })),
    disputes: (await repo.listOpenDisputes(db)).map(({ createdAt, ...dispute }) => ({
      ...dispute,
      createdAt: createdAt.toISOString(),
    })),
  };
}

export const presentLines = async (db: Db, reportId: string) => ({
  items: (await repo.listLines(db, reportId)).map(({ due, paid, refusedBy, refusal, refusedAt, ...line }) => ({
    ...line,
    dueCents: cents(due),
    paidCents: cents(paid),
    refusal:
      refusal !== null && refusedAt
        ? { bureaus: refusedBy as Bureau[], reason: refusal, at: refusedAt.toISOString() }
        : null,
  })),
});
