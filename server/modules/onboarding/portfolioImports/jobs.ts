import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job, WorkerTools } from '@/server/jobs/job';
import { effectiveOn } from '@/server/modules/money/charges/creation';
import { openLeaseAccount } from '@/server/modules/money/charges/opening';
import { openingOwnerBalancePosted } from '@/server/modules/money/ledger';
import { createPortfolio } from './creation';
import { dryRun, moveImport } from './index';
import * as repo from './repo';
import { undoImport } from './undo';

/** PostgreSQL refuses to delete a row that another one names. */
const isStillNamed = (error: unknown) => (error as { code?: unknown } | null)?.code === '23503';

const Payload = z.object({ importId: z.uuid(), by: z.uuid().nullable() });

/** Makes all records in one transaction: all of them are there afterwards, or none. */
export async function importPortfolio({ db, clock, log }: Services, payload: unknown): Promise<void> {
  const { importId, by } = Payload.parse(payload);
  const now = clock();
  const importing = asSystem(db, async (trx) => {
    const row = await repo.lock(trx, importId);
    if (row.status !== 'importing') return;
    const { portfolio, problems, counts, known } = await dryRun(trx, row);
    const error = problems.find(({ isWarning }) => !isWarning);
    if (error) {
      // An address was taken between the dry run and now.
      const note = `Line ${error.row ?? 1} of ${error.kind}: ${error.message}`.slice(0, 2_000);
      await moveImport(trx, importId, 'fail', { note, now });
      return;
    }
    await createPortfolio(trx, portfolio, { importId, cutoverOn: row.cutoverOn, known, by, now });
    await moveImport(trx, importId, 'finish', { counts: JSON.stringify(counts), importedAt: now, now });
    await audit(trx, {
      event: 'portfolio_import.finished',
      subject: `portfolio_import:${importId}`,
      personId: by,
      detail: counts,
    });
  });
  try {
    await importing;
  } catch (error) {
    log.error({ err: error, importId }, 'a portfolio could not be imported');
    const note =
      'The import stopped, and nothing of it was stored. Start it again; if it stops again, tell an engineer.';
    await asSystem(db, (trx) => moveImport(trx, importId, 'fail', { note, now }));
  }
}

/** Posts what the books begin with, each home in a transaction of its own; run again, it posts what is missing. */
export async function postOpeningBalances(services: Services, payload: unknown): Promise<void> {
  const { db, clock } = services;
  const { importId, by } = Payload.parse(payload);
  const now = clock();
  const read = await asSystem(db, async (trx) => ({
    row: await repo.find(trx, importId),
    homes: await repo.listHomeRecords(trx, importId),
  }));
  if (read.row?.status !== 'posting') return;
  const { cutoverOn } = read.row;
  const openings = new Map(read.homes.map(({ homeId, opening }) => [homeId, opening]));
  await forEachRow(services, openings.keys(), (homeId) =>
    asSystem(db, async (trx) => {
      const opening = openings.get(homeId);
      if (!opening) return;
      const { leaseId, ownerCents: amount } = opening;
      if (leaseId) await openLeaseAccount(trx, leaseId, { ...opening, cutoverOn, by, now });
      if (amount === 0) return;
      const home = await trx.selectFrom('homes').select('ownerId').where('id', '=', homeId).executeTakeFirstOrThrow();
      await openingOwnerBalancePosted(trx, { homeId, ownerId: home.ownerId, amount }, effectiveOn(cutoverOn));
    }),
  );
  await asSystem(db, async (trx) => {
    await moveImport(trx, importId, 'finishPosting', { postedAt: now, now });
    await audit(trx, { event: 'portfolio_import.posted', subject: `portfolio_import:${importId}`, personId: by });
  });
}

/** Back to what it was, with what stops it. */
const keep = (db: Db, { id, postedAt }: { id: string; postedAt: Date | null }, note: string, now: Date) =>
  moveImport(db, id, postedAt ? 'keepBalances' : 'keepRecords', { note: note.slice(0, 2_000), now });

/** Takes an import back as the owner of the database, or says what stops it. */
export async function undoPortfolioImport(
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  payload: unknown,
  { owner }: Pick<WorkerTools, 'owner'>,
): Promise<void> {
  const { importId, by } = Payload.parse(payload);
  const now = clock();
  const undoing = asSystem(owner, async (trx) => {
    const row = await repo.lock(trx, importId);
    if (row.status !== 'undoing') return;
    const changes = await undoImport(trx, importId, now);
    if (changes.length > 0) {
      await keep(trx, row, `Someone has worked with it since: ${changes.join('; ')}.`, now);
      return;
    }
    await moveImport(trx, importId, 'finishUndo', { undoneAt: now, now });
    await audit(trx, { event: 'portfolio_import.undone', subject: `portfolio_import:${importId}`, personId: by });
  });
  try {
    await undoing;
  } catch (error) {
    if (!isStillNamed(error)) throw error;
    // Someone wrote a row that names a record while it was being taken back.
    log.warn({ err: error, importId }, 'a portfolio import is still named');
    await asSystem(owner, async (trx) =>
      keep(trx, await repo.lock(trx, importId), 'Someone works with it now. Try again, or leave it as it is.', now),
    );
  }
}

export const jobs: Job[] = [
  { task: 'importPortfolio', run: importPortfolio },
  { task: 'postOpeningBalances', run: postOpeningBalances },
  { task: 'undoPortfolioImport', run: undoPortfolioImport },
];
