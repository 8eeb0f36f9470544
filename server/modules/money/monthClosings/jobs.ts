// The files of the reconciliations of a closed month: sealed, stored, and kept with the closing. Safe to run twice.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { addDays, endOfMonth } from '@/contract/calendar/days';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { removeUnnamedFiles } from '@/server/files/named';
import type { Job } from '@/server/jobs/job';
import { accounts, listMonth } from '@/server/modules/money/ledger';
import { readTrustBooks } from '@/server/modules/money/reconciliations';
import { sealFile } from '@/server/modules/platform/signing';
import { nameBeneficiaries, readMonth, sumOf } from './figures';
import { type Pack, packCsv, packTitle, renderPack } from './pack';
import * as repo from './repo';

const Payload = z.object({ id: z.uuid() });

const bookAccounts = { trust: accounts.bankTrust, deposits: accounts.bankDeposits };

/** What the files say; undefined where they are made, or where the month was reopened before. */
async function readPack(db: Db, id: string): Promise<Pack | undefined> {
  const row = await repo.findPack(db, id);
  const closing = row && (await repo.find(db, row.closingId));
  if (!row || !closing || row.sealedKey || closing.reopenedAt) return undefined;
  const { month } = closing;
  const figures = (await readMonth(db, month)).accounts.find(({ account }) => account === row.account);
  const account = bookAccounts[row.account];
  const journal = await listMonth(db, account, { from: month, until: endOfMonth(month) });
  const opening = (await readTrustBooks(db, addDays(month, -1))).amountOf(account.code);
  // The month is closed: what was agreed on stands.
  if (figures?.bank !== row.bank || figures.book !== row.book || opening + sumOf(journal) !== row.book)
    throw new Error(`The books of pack ${id} are not as they were closed`);
  return {
    figures,
    month,
    opening,
    journal,
    beneficiaries: await nameBeneficiaries(db, figures),
    requestedBy: closing.requesterName,
    closedBy: closing.closerName,
    closedAt: closing.closedAt,
  };
}

export async function makeReconciliationPack(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const { db, storage, clock } = services;
  const pack = await asSystem(db, (trx) => readPack(trx, id));
  if (!pack) return;
  const csv = Buffer.from(packCsv(pack));
  const csvHash = createHash('sha256').update(csv).digest('hex');
  const csvKey = `statements/reconciliation-${id}-${csvHash.slice(0, 16)}.csv`;
  await storage.put(csvKey, csv);
  const { storageKey: sealedKey } = await sealFile(services, await renderPack(pack, csvHash), {
    title: packTitle(pack),
    reason: `Prepared by ${pack.requestedBy}, approved by ${pack.closedBy}, and sealed by Belong`,
    at: clock(),
  });
  const isSaved = await asSystem(db, (trx) => repo.savePackFiles(trx, id, { sealedKey, csvKey, madeAt: clock() }));
  if (!isSaved) await removeUnnamedFiles(services, [sealedKey, csvKey]);
}

export const jobs: Job[] = [
  {
    task: 'makeReconciliationPack',
    // It reads whole books.
    run: (services, payload, { owner }) => makeReconciliationPack({ ...services, db: owner }, payload),
  },
];
