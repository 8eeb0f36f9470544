import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';

const DebitHold = z.object({
  paymentId: z.uuid(),
  payer: z.string(),
  payerId: z.uuid(),
  /** Street address. */
  home: z.string(),
  homeId: z.uuid(),
  amountCents: Cents,
  /** What of it would be paid out to the homeowner. */
  heldCents: Cents,
  paidAt: z.iso.datetime(),
  /** Last day on which it is held; null until the processor has settled it. */
  until: z.iso.date().nullable(),
});
export type DebitHold = z.infer<typeof DebitHold>;

export const DebitHolds = z.object({
  /** Smaller debits are not held. */
  largeCents: Cents,
  /** Days after the settlement. */
  days: z.int(),
  items: z.array(DebitHold),
});
export type DebitHolds = z.infer<typeof DebitHolds>;

export const debitHoldsSchemas = { listDebitHolds: { result: DebitHolds } };
