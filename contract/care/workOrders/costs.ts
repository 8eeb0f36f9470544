// What a repair costs: quotes before the work, invoices after it.
import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { payoutPartLifecycle } from '@/contract/money/payouts/constants';
import { invoiceLifecycle, PAYERS, quoteLifecycle } from './constants';

const Id = z.uuid();
const At = z.iso.datetime();

export const Quote = z.object({
  id: Id,
  vendorName: z.string(),
  diagnosis: z.string(),
  lines: z.array(z.object({ label: z.string(), quantity: z.number(), cents: Cents })),
  taxCents: Cents,
  totalCents: Cents,
  warrantyDays: z.int(),
  recommended: z.boolean(),
  reason: z.string(),
  status: z.enum(quoteLifecycle.states),
  createdAt: At,
});
export type Quote = z.infer<typeof Quote>;

export const Invoice = z.object({
  id: Id,
  number: z.string(),
  vendor: z.object({ name: z.string(), address: z.string(), phone: z.string(), license: z.string() }),
  lines: z.array(z.object({ label: z.string(), quantity: z.number(), cents: Cents })),
  taxCents: Cents,
  markupCents: Cents,
  totalCents: Cents,
  status: z.enum(invoiceLifecycle.states),
  payer: z.enum(PAYERS).nullable(),
  chargeBack: z.object({ cents: Cents, reason: z.string() }).nullable(),
  /** The last payment of it to the Pro. */
  payment: z
    .object({
      status: z.enum(payoutPartLifecycle.states),
      /** What goes to the bank, and what of the invoice we withhold for the IRS. */
      cents: Cents,
      withheldCents: Cents,
      /** Of the bank transfer. */
      traceId: z.string().nullable(),
      arrivesOn: z.iso.date().nullable(),
      paidAt: At.nullable(),
      failure: z.string().nullable(),
    })
    .nullable(),
  /** For staff: why it can’t be paid by the caller now; null where it can. */
  payProblem: z.string().nullable(),
  /** What the owner finds wrong with it. */
  disputeReason: z.string().nullable(),
  createdAt: At,
});
export type Invoice = z.infer<typeof Invoice>;
