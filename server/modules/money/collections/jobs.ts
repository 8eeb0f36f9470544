import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { findLease } from '@/server/modules/money/charges/lease';
import { readDebt } from './debt';
import { followPlacements } from './following';
import { cancelDebtLetter } from './letters';
import * as repo from './repo';

/** Letters about what was paid before they were mailed are canceled. Safe to run twice. */
export async function followDebts(services: Services): Promise<void> {
  const { db, clock } = services;
  const letters = await asSystem(db, (trx) => repo.listAsked(trx));
  await forEachRow(services, letters, ({ id, leaseId }) =>
    asSystem(db, async (trx) => {
      const lease = await findLease(trx, leaseId);
      const debt = lease && (await readDebt(trx, lease, clock()));
      if (!debt?.account?.owedCents) await cancelDebtLetter(trx, id, clock());
    }),
  );
}

export const jobs: Job[] = [
  { task: 'followDebts', cron: '50 13 * * *', run: followDebts },
  { task: 'followPlacements', cron: '35 * * * *', run: followPlacements },
];
