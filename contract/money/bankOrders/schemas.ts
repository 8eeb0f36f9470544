import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import {
  BANK_METHODS,
  BANK_ORDER_KINDS,
  BANK_PLACES,
  bankOrderLifecycle,
  CHECK_STATUSES,
  TAX_ORDER_KINDS,
} from './constants';

const Instant = z.iso.datetime();
const Reason = z.string().trim().min(3, 'Say why in a few words').max(600);

const BankOrder = z.object({
  id: z.uuid(),
  kind: z.enum(BANK_ORDER_KINDS),
  method: z.enum(BANK_METHODS),
  from: z.enum(BANK_PLACES),
  /** Null for a payment to a third party. */
  to: z.enum(BANK_PLACES).nullable(),
  payee: z.string(),
  amountCents: Cents,
  status: z.enum(bankOrderLifecycle.states),
  reason: z.string(),
  /** Null: the calendar proposed it. */
  proposedBy: z.string().nullable(),
  proposedAt: Instant,
  /** Whether the caller proposed it: then another person decides. */
  isOwn: z.boolean(),
  decidedBy: z.string().nullable(),
  sentAt: Instant.nullable(),
  /** The day of the bank line that shows it. */
  confirmedOn: z.iso.date().nullable(),
  /** Why it was declined, refused, or returned. */
  note: z.string().nullable(),
});
export type BankOrder = z.infer<typeof BankOrder>;

/** A check that our team sent: of a refund, or of a deposit. */
const BankCheck = z.object({
  id: z.string(),
  account: z.enum(['trust', 'deposits']),
  number: z.string(),
  payee: z.string(),
  amountCents: Cents,
  issuedOn: z.iso.date(),
  status: z.enum(CHECK_STATUSES),
});
export type BankCheck = z.infer<typeof BankCheck>;

export const BankOrders = z.object({
  /** Those that are not over first; then the newest. */
  orders: z.array(BankOrder),
  checks: z.array(BankCheck),
  /** What is withheld and can be paid now, for each tax. */
  taxes: z.array(z.object({ kind: z.enum(TAX_ORDER_KINDS), owedCents: Cents })),
  /** The bank takes orders from us; otherwise our team enters them there and records it. */
  isAutomatic: z.boolean(),
});
export type BankOrders = z.infer<typeof BankOrders>;

export const bankOrdersSchemas = {
  listBankOrders: { result: BankOrders },
  proposeTaxPayment: {
    body: z.strictObject({
      kind: z.enum(TAX_ORDER_KINDS, 'Choose the tax'),
      method: z.enum(['ach', 'wire'], 'Choose how to pay'),
      amountCents: z.int().min(1, 'Enter an amount').max(1_000_000_000).brand('Cents'),
      reason: Reason,
      /** Proposes an amount again that was proposed within the last minutes. */
      isRepeat: z.boolean().optional(),
    }),
    result: BankOrders,
  },
  approveBankOrder: { result: BankOrders },
  declineBankOrder: { body: z.strictObject({ note: Reason }), result: BankOrders },
  withdrawBankOrder: { result: BankOrders },
  recordBankOrderSent: {
    body: z.strictObject({
      bankRef: z.string().trim().min(1, 'Enter the reference of the bank or the number of the check').max(60),
    }),
    result: BankOrders,
  },
  stopBankOrder: { body: z.strictObject({ note: Reason }), result: BankOrders },
  exportPositivePay: { result: z.object({ fileName: z.string(), text: z.string() }) },
};
