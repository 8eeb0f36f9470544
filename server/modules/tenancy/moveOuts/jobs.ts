import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { inPages, JOB_PAGE } from '@/server/db/inPages';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { prepareAndStore, storeForAll } from '@/server/modules/account/documents';
import { listLeaseContacts } from '@/server/modules/homes/residents';
import { sumDepositInterest } from '@/server/modules/money/charges/depositInterest';
import { applyDepositDeadline } from './deadlines';
import { findInspected } from './inspection/inspection';
import * as repo from './repo';
import { renderStatement, statementTitle } from './statement/presenter';

const Payload = z.object({ id: z.uuid() });
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The deposit statement as a PDF among the documents of everyone on the lease, once. */
export async function documentDepositStatement(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const { db, clock } = services;
  const found = await asSystem(db, async (trx) => {
    const row = await trx.selectFrom('moveOuts').selectAll().where('id', '=', id).executeTakeFirst();
    const lease = row && (await repo.findLease(trx, row.leaseId, NOBODY));
    if (!row || !lease) return undefined;
    const inspected = await findInspected(trx, lease, row.id);
    const interestCents = await sumDepositInterest(trx, row.leaseId);
    return { row, lease, inspected, interestCents, lines: await repo.listDeductions(trx, row.id) };
  });
  if (!found?.row.statementSentAt || found.row.documentedAt) return;
  const { row, lease } = found;
  const now = clock();
  const bytes = await renderStatement(found, found.row.statementSentAt);
  await prepareAndStore(services, { bytes, now }, (file) =>
    asSystem(db, async (trx) => {
      const current = await repo.lockByLease(trx, row.leaseId);
      if (!current || current.documentedAt) return;
      const people = await listLeaseContacts(trx, { leaseId: lease.id, ownerId: row.ownerId });
      await storeForAll(trx, {
        ownerIds: people.flatMap(({ personId }) => personId ?? []),
        homeId: row.homeId,
        name: statementTitle(lease),
        category: 'statement',
        bytes: file.safe.bytes.length,
        sha256: file.sha256,
        storageKey: file.storageKey,
        now,
      });
      await repo.update(trx, row.id, { documentedAt: now });
    }),
  );
}

/** Applies what the law makes of the days that passed, deposit by deposit: most stay open, so all pages are read. */
export async function applyDepositDeadlines(services: Services, pageSize = JOB_PAGE): Promise<void> {
  const { db, clock } = services;
  const open = (after: string | null) => asSystem(db, (trx) => repo.listOpenDeposits(trx, after, pageSize));
  await forEachRow(services, inPages(open, pageSize), (leaseId) =>
    asSystem(db, async (trx) => {
      const lease = await repo.findLease(trx, leaseId, NOBODY);
      if (lease) await applyDepositDeadline({ db: trx, services, lease, now: clock() });
    }),
  );
}

export const jobs: Job[] = [
  { task: 'documentDepositStatement', run: documentDepositStatement },
  { task: 'applyDepositDeadlines', cron: '37 * * * *', run: (services) => applyDepositDeadlines(services) },
];
