import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { BOOK_ACCOUNTS, BOOK_FORMATS } from './constants';

const Code = z.string().trim().min(1).max(80);
const Day = z.iso.date();
const Range = { from: z.iso.date().optional(), until: z.iso.date().optional() };

/** An account of the books. Its balance counts on its normal side. */
export const LedgerAccountSummary = z.object({
  code: z.string(),
  name: z.string(),
  /** The home it is about. */
  address: z.string().nullable(),
  balanceCents: Cents,
  /** Whether an entry by hand may name it. */
  takesManualEntries: z.boolean(),
});
export type LedgerAccountSummary = z.infer<typeof LedgerAccountSummary>;

/** One transaction as an account sees it. `amountCents` adds to its balance, `balanceCents` is what it came to. */
export const LedgerLine = z.object({
  transactionId: z.uuid(),
  title: z.string(),
  /** The reason and the owner. */
  reason: z.string(),
  documentId: z.uuid().nullable(),
  /** When it happened, and when it was written down. */
  effectiveAt: z.iso.datetime(),
  recordedAt: z.iso.datetime(),
  amountCents: Cents,
  balanceCents: Cents,
  /** The other accounts of it. */
  others: z.array(z.string()),
  isReversal: z.boolean(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

export const ledgerSchemas = {
  listLedgerAccounts: {
    query: z.strictObject({ query: z.string().trim().max(80).optional() }),
    result: z.object({ items: z.array(LedgerAccountSummary) }),
  },
  listLedgerLines: {
    query: z.strictObject({ account: Code, before: z.uuid().optional() }),
    result: z.object({ account: LedgerAccountSummary, items: z.array(LedgerLine), hasMore: z.boolean() }),
  },
  exportBooks: {
    query: z
      .strictObject({
        format: z.enum(BOOK_FORMATS),
        from: Day,
        until: Day,
        account: z.enum(BOOK_ACCOUNTS).optional(),
      })
      .refine(({ from, until }) => from <= until, { message: 'Choose the first day or a later one', path: ['until'] }),
    result: z.object({ fileName: z.string(), text: z.string() }),
  },
  exportLedgerLines: {
    query: z.strictObject({ account: Code, ...Range }),
    result: z.object({ fileName: z.string(), text: z.string() }),
  },
};
