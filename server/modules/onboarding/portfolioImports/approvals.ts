// Opening balances are other people's money: one person asks for them, and another one agrees.
import * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import { moneyAction } from '@/server/approvals/types';
import { conflict } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/queue';
import * as repo from './repo';

const Cents = z.int();

/** Sums of all homes, in cents. */
const OpeningWish = z.object({
  importId: z.uuid(),
  depositCents: Cents,
  owedCents: Cents,
  prepaidCents: Cents,
  ownerCents: Cents,
  /** Of the opening entries. */
  debitCents: Cents.min(1),
  reason: z.string(),
});

export const openingBalances = moneyAction(OpeningWish, {
  event: () => 'opening_balances.agreed',
  read: async (db, { importId, debitCents: amount }) => {
    const row = await repo.find(db, importId);
    if (row?.status !== 'imported') throw conflict('These balances are posted already, or the import was undone.');
    return { amount, title: row.name, subjectId: importId };
  },
  carryOut: async (db, { importId }, { requestedBy }, { now }) => {
    await repo.update(db, importId, { status: 'posting', updatedAt: now });
    await enqueue(db, 'postOpeningBalances', { importId, by: requestedBy }, { jobKey: `opening-balances:${importId}` });
    return importId;
  },
  facts: ({ depositCents, owedCents, prepaidCents, ownerCents }) => [
    { label: 'Deposits held', value: formatExactMoney(depositCents) },
    { label: 'Owed by residents', value: formatExactMoney(owedCents) },
    { label: 'Paid ahead by residents', value: formatExactMoney(prepaidCents) },
    { label: 'Owed to owners', value: formatExactMoney(ownerCents) },
  ],
});
