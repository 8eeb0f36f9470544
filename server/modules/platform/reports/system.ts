import type { Report } from '@/contract/platform/reports/endpoints';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { DeskReport } from '@/server/desk/types';
import { audit } from '@/server/http/audit';
import { presentReport } from './presenter';

interface Reader {
  personId: string;
  requestId: string;
}

/** A report for a person who may read it, in a transaction that ends before its pages are drawn. */
export const readForPrint = (
  { db }: Pick<Services, 'db'>,
  report: DeskReport,
  asOf: string,
  { personId, requestId }: Reader,
): Promise<Report> =>
  asSystem(db, async (trx) => {
    await audit(trx, {
      event: 'report.exported',
      subject: `report:${report.id}`,
      detail: { asOf, format: 'pdf' },
      personId,
      requestId,
    });
    return presentReport(report, asOf, await report.rows(trx, asOf));
  });
