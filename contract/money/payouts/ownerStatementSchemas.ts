import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { STATEMENT_BASES, STATEMENT_FORMATS, STATEMENT_GROUPS, STATEMENT_LINE_KINDS } from './ownerStatement';

/** A month such as `2026-12`, or a year. */
const StatementPeriod = z.string().regex(/^20\d{2}(?:-(?:0[1-9]|1[0-2]))?$/, 'Choose a month or a year');

const StatementLine = z.object({
  group: z.enum(STATEMENT_GROUPS),
  kind: z.enum(STATEMENT_LINE_KINDS),
  description: z.string(),
  /** Above zero for the owner. */
  amount: Cents,
});
export type StatementLine = z.infer<typeof StatementLine>;

const AtBothEnds = z.object({ opening: Cents, closing: Cents });

/** `net` is the income less the costs. The opening balance, `net`, and `other` add up to the closing balance. */
const OwnerStatement = z.object({
  homeId: z.uuid(),
  address: z.string(),
  basis: z.enum(STATEMENT_BASES),
  /** Local days of the home. `until` is today in a period that is not over. */
  from: z.iso.date(),
  until: z.iso.date(),
  lines: z.array(StatementLine),
  income: Cents,
  costs: Cents,
  net: Cents,
  other: Cents,
  /** Money of the owner with us; on an accrual basis with what residents owe, without costs that are still to be paid. */
  balance: AtBothEnds,
  /** Money of the owner with us. */
  held: AtBothEnds,
  /** What residents and other payers owe the owner; below zero where they paid ahead. Null on a cash basis. */
  receivable: AtBothEnds.nullable(),
  /** Costs that are billed or due and not paid; below zero where we paid ahead. Null on a cash basis. */
  payable: AtBothEnds.nullable(),
});
export type OwnerStatement = z.infer<typeof OwnerStatement>;

const Query = z.strictObject({ basis: z.enum(STATEMENT_BASES), period: StatementPeriod });

export const ownerStatementSchemas = {
  getOwnerStatement: { query: Query, result: OwnerStatement },
  exportOwnerStatement: {
    query: Query.extend({ format: z.enum(STATEMENT_FORMATS) }),
    result: z.object({ fileName: z.string(), base64: z.base64() }),
  },
};
