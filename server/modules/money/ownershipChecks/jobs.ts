// Each hour: asks for the owners of the accounts that large first debits came from.
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { listHeld } from '@/server/modules/money/debitHolds';
import { saveCheck } from './index';
import * as repo from './repo';

export async function checkDebitOwners(services: Services): Promise<void> {
  const { db, clock, ownership } = services;
  const unchecked = await asSystem(db, async (trx) => {
    const held = await listHeld(trx, officeDay(clock()));
    return repo.listUnchecked(
      trx,
      held.map(({ paymentId }) => paymentId),
    );
  });
  await forEachRow(services, unchecked, async ({ id: paymentId, payerId: personId, methodRef }) => {
    const owners = await ownership.readOwners({ methodRef, holderName: null });
    await asSystem(db, (trx) => saveCheck(trx, { paymentId, personId }, owners, clock()));
  });
}

export const jobs: Job[] = [{ task: 'checkDebitOwners', cron: '50 * * * *', run: checkDebitOwners }];
