import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { newId } from '@/server/ids';
import { type DeliveryReport, insertReport } from './repo';

/** Stores what verified vendors report; answers how many reports were new. One about a message that is gone is left out. */
export async function storeReports({ db, clock }: Services, reports: readonly DeliveryReport[]): Promise<number> {
  if (reports.length === 0) return 0;
  return asSystem(db, async (trx) => {
    let added = 0;
    for (const report of reports) if (await insertReport(trx, { ...report, id: newId(clock().getTime()) })) added += 1;
    return added;
  });
}
