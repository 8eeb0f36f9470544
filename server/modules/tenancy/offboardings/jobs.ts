import * as z from 'zod';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { prepareAndStore, storeForAll } from '@/server/modules/account/documents';
import { accountBalance, homeAdvance, homeHeld, homeInstallments, homePayable } from '@/server/modules/money/ledger';
import { openPdf } from '@/server/pdf/document';
import * as repo from './repo';

const Payload = z.object({ id: z.uuid() });
const HandedOver = z.object({
  leases: z.array(z.string()),
  leaseEndOn: z.iso.date().nullable(),
  depositCents: z.int(),
  owedCents: z.int().default(0),
  documents: z.int(),
});

/** What was handed over when a home left, as a PDF among the owner’s documents, once. */
export async function writeFinalStatement(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const { db, clock } = services;
  const found = await asSystem(db, async (trx) => {
    const row = await repo.findById(trx, id);
    const home = row && (await repo.lockHome(trx, row.homeId));
    if (!row || !home) return undefined;
    const owned = { homeId: row.homeId, ownerId: row.ownerId };
    const payable = (await accountBalance(trx, homePayable(owned))) + (await accountBalance(trx, homeHeld(owned)));
    const lent = (await accountBalance(trx, homeAdvance(owned))) + (await accountBalance(trx, homeInstallments(owned)));
    return { row, home, owed: { to: Math.max(0, payable), by: Math.max(0, -payable) + Math.max(0, lent) } };
  });
  if (!found?.row.finishedAt || !found.row.ownerId || found.row.documentedAt) return;
  const { row, home, owed } = found;
  const given = HandedOver.parse(row.handedOver);
  const now = clock();
  const title = `Final statement: ${home.address}`;
  const pdf = openPdf({ title, createdAt: found.row.finishedAt, footer: `Document ${id}` });
  pdf.title(title);
  pdf.terms([
    { name: 'Our management ended', value: formatDay(row.lastDay, 'long') },
    { name: 'Managed next by', value: row.nextManager ? `${row.nextManager.name}, ${row.nextManager.email}` : 'You' },
    { name: 'Termination fee', value: formatExactMoney(cents(0)) },
    { name: 'Owed to you', value: formatExactMoney(cents(owed.to)) },
    { name: 'Owed by you', value: formatExactMoney(cents(owed.by)) },
    { name: 'Owed to you by residents, yours to collect', value: formatExactMoney(cents(given.owedCents)) },
    { name: 'Deposits handed over', value: formatExactMoney(cents(given.depositCents)) },
    {
      name: 'Lease handed over',
      value: given.leaseEndOn
        ? `${new Intl.ListFormat('en-US').format(given.leases)}, through ${formatDay(given.leaseEndOn, 'long')}`
        : 'None',
    },
    { name: 'Records in your account', value: String(given.documents) },
  ]);
  pdf.paragraph(row.handoverNote ?? '');
  pdf.paragraph(
    'Your statements, invoices, inspections, and leases stay in your account. Each month’s statement shows every payment we took and made for this home.',
  );
  const bytes = await pdf.bytes();
  await prepareAndStore(services, { bytes, now }, (file) =>
    asSystem(db, async (trx) => {
      const current = await repo.findById(trx, id);
      if (!current?.ownerId || current.documentedAt) return;
      await storeForAll(trx, {
        ownerIds: [current.ownerId],
        homeId: current.homeId,
        name: title,
        category: 'statement',
        bytes: file.safe.bytes.length,
        sha256: file.sha256,
        storageKey: file.storageKey,
        now,
      });
      await repo.update(trx, id, { documentedAt: now });
    }),
  );
}

export const jobs: Job[] = [{ task: 'writeFinalStatement', run: writeFinalStatement }];
