// A portfolio that moves in: a draft with its files and dry run, then jobs that make, post, and undo it.

import {
  type ImportFileKind,
  type PortfolioImportStatus,
  portfolioImportLifecycle,
} from '@/contract/onboarding/portfolioImports/constants';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { queueMessage } from '@/server/modules/account/outbox';
import { servedRegions } from '@/server/modules/homes/addresses';
import { loadZipTable } from '@/server/providers/geocoding/zipTable';
import { checkAgainst, type DryRun, type Known, readPortfolio } from './portfolio';
import { type ChosenColumns, readTable, TableError } from './reading';
import * as repo from './repo';

interface Caller {
  personId: string;
  now: Date;
}

type Event = Parameters<typeof portfolioImportLifecycle.after>[1];

/** Moves an import along its lifecycle, locked; refuses a step that it lacks. As the system. */
export async function moveImport(
  db: Db,
  id: string,
  event: Event,
  { now, ...change }: { now: Date } & Parameters<typeof repo.update>[2],
): Promise<PortfolioImportStatus> {
  const row = await repo.lock(db, id);
  const status = portfolioImportLifecycle.after(row.status, event);
  if (!status) throw conflict('This import has gone on meanwhile. Reload the page.');
  await repo.update(db, id, { note: null, ...change, status, updatedAt: now });
  return status;
}

async function requireDraft(db: Db, id: string): Promise<void> {
  if ((await repo.lock(db, id)).status !== 'draft')
    throw conflict('This import has begun. Its files stay as they are.');
}

/** Reads the files of an import and holds them against the database; nothing is written. As the system. */
export async function dryRun(db: Db, { id, cutoverOn }: { id: string; cutoverOn: string }) {
  const zips = await loadZipTable();
  const run = readPortfolio(await repo.listFiles(db, id), { zips, regions: await servedRegions(db), cutoverOn });
  const known = await findKnown(db, run);
  checkAgainst(run, known);
  return { ...run, known };
}

function findKnown(db: Db, { portfolio: { owners, homes, pros } }: DryRun): Promise<Known> {
  const residents = homes.flatMap(({ lease }) => lease?.residents ?? []);
  return repo.findKnown(db, {
    emails: [...new Set([...owners, ...residents].map(({ email }) => email))],
    zipcodes: [...new Set(homes.map(({ zipcode }) => zipcode))],
    proEmails: pros.map(({ email }) => email),
  });
}

export async function createImport(
  db: Db,
  { name, cutoverOn }: { name: string; cutoverOn: string },
  { personId: createdBy, now }: Caller,
): Promise<string> {
  const id = newId(now.getTime());
  await repo.insert(db, { id, name, cutoverOn, createdBy, createdAt: now, updatedAt: now });
  return id;
}

/** Takes a file, or refuses one that is no table. */
export async function saveFile(
  db: Db,
  id: string,
  file: { kind: ImportFileKind; fileName: string; text: string },
  caller: Caller,
): Promise<void> {
  await requireDraft(db, id);
  // PostgreSQL keeps no zero bytes, and no spreadsheet needs one.
  const text = file.text.replaceAll('\0', '');
  try {
    readTable(text, file.kind);
  } catch (error) {
    if (error instanceof TableError) throw new ApiError('invalid', error.message, { fields: { text: error.message } });
    throw error;
  }
  await repo.saveFile(db, id, { ...file, text }, caller);
}

export async function mapFile(db: Db, id: string, kind: ImportFileKind, columns: ChosenColumns): Promise<void> {
  await requireDraft(db, id);
  await repo.saveColumns(db, id, kind, columns);
}

export async function removeFile(db: Db, id: string, kind: ImportFileKind): Promise<void> {
  await requireDraft(db, id);
  await repo.deleteFile(db, id, kind);
}

/** Hands a dry run without errors to the job that makes it; warnings have to be confirmed. */
export async function startImport(
  db: Db,
  row: repo.ImportView,
  { isConfirmed, personId, now }: Caller & { isConfirmed: boolean },
): Promise<void> {
  const { problems } = await dryRun(db, row);
  const errors = problems.filter(({ isWarning }) => !isWarning).length;
  if (errors > 0) throw conflict(`Fix the errors first: there are ${errors}.`);
  if (problems.length > 0 && !isConfirmed) {
    const message = 'Read the warnings, and confirm them.';
    throw new ApiError('invalid', message, { fields: { isConfirmed: message } });
  }
  await moveImport(db, row.id, 'start', { now });
  await enqueue(db, 'importPortfolio', { importId: row.id, by: personId }, { jobKey: `portfolio-import:${row.id}` });
}

export async function discardImport(db: Db, id: string, now: Date): Promise<void> {
  await moveImport(db, id, 'discard', { now });
  await repo.deleteFiles(db, id);
}

/** Hands the import to the job that takes it back, where nothing waits for a second person. */
export async function startUndo(db: Db, id: string, { personId, now }: Caller): Promise<void> {
  if (await repo.isAwaitingApproval(db, id))
    throw conflict('The opening balances wait for a second person. Withdraw or decline that request first.');
  await moveImport(db, id, 'undo', { now });
  await enqueue(db, 'undoPortfolioImport', { importId: id, by: personId }, { jobKey: `portfolio-undo:${id}` });
}

/** Emails everyone of an import who has no invitation yet how they log in. */
export async function invitePeople(
  db: Db,
  id: string,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<number> {
  const row = await repo.lock(db, id);
  if (row.status !== 'imported' && row.status !== 'posted') throw conflict('There is no one to invite now.');
  const people = await repo.listUninvited(db, id);
  for (const { id: personId, email, firstName, type, home } of people)
    await queueMessage(db, {
      dedupeKey: `portfolio-invitation:${id}:${personId}`,
      channel: 'email',
      recipient: email,
      template: 'portfolioInvitation',
      data: { firstName, side: type, home, from: row.cutoverOn, link: `${siteUrl}${routes.auth.login()}` },
    });
  await repo.markInvited(db, id, now);
  await repo.update(db, id, { invitedAt: now, updatedAt: now });
  return people.length;
}
