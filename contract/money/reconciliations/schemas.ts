import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { BENEFICIARY_GROUPS, EXCEPTION_KINDS, MAX_STATEMENT_LENGTH, TRUST_ACCOUNTS } from './constants';

const ReconciliationException = z.object({
  id: z.uuid(),
  kind: z.enum(EXCEPTION_KINDS),
  account: z.enum(TRUST_ACCOUNTS).nullable(),
  amount: Cents,
  detail: z.string(),
  foundAt: z.iso.datetime(),
});
export type ReconciliationException = z.infer<typeof ReconciliationException>;

/** One bank account at the end of a day. */
const ReconciledAccount = z.object({
  account: z.enum(TRUST_ACCOUNTS),
  /** The last statement by that day; null where there is none. */
  statementOn: z.iso.date().nullable(),
  bank: Cents,
  /** Booked and on no statement by then. */
  inTransit: Cents,
  book: Cents,
  /** What is left to explain: the bank with what is in transit, less the books. */
  difference: Cents,
});

/** The bank, the books, and all beneficiaries of the money, side by side. */
export const Reconciliation = z.object({
  day: z.iso.date(),
  accounts: z.array(ReconciledAccount),
  /** What the processor has collected and not sent to our bank. */
  processor: Cents,
  /** What we ordered our banks to move, and no statement shows there yet. */
  ordered: Cents,
  /** Books of the bank accounts and the processor. */
  book: Cents,
  beneficiaries: z.array(z.object({ group: z.enum(BENEFICIARY_GROUPS), amount: Cents, count: z.int() })),
  /** All of them. */
  owed: Cents,
  difference: Cents,
  agrees: z.boolean(),
  exceptions: z.array(ReconciliationException),
  /** The bank sends its statements by itself. */
  isAutomatic: z.boolean(),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

const Reason = z.string().trim().min(3, 'Say why in a few words').max(600);
/** Of the request that a second person decides. */
const Asked = z.object({ request: z.object({ id: z.uuid(), status: z.enum(['done', 'requested']) }) });

export const reconciliationsSchemas = {
  getReconciliation: { query: z.strictObject({ day: z.iso.date().optional() }), result: Reconciliation },
  exportBeneficiaries: {
    query: z.strictObject({ day: z.iso.date().optional() }),
    result: z.object({ fileName: z.string(), text: z.string() }),
  },
  importStatement: {
    body: z.strictObject({
      account: z.enum(TRUST_ACCOUNTS),
      text: z.string().min(1).max(MAX_STATEMENT_LENGTH),
    }),
    /** `lines` are new, `known` were here before. */
    result: z.object({ days: z.int(), lines: z.int(), known: z.int(), matched: z.int() }),
  },
  explainException: {
    body: z.strictObject({ note: Reason }),
    result: Asked,
  },
  recordBankFee: { body: z.strictObject({ reason: Reason }), result: Asked },
  removeStatement: {
    body: z
      .strictObject({ account: z.enum(TRUST_ACCOUNTS), from: z.iso.date(), to: z.iso.date(), reason: Reason })
      .refine(({ from, to }) => from <= to, { message: 'Choose the first day or a later one', path: ['to'] }),
    result: Asked,
  },
};
