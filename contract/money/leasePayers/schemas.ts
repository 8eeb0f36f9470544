import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { MAX_PAYMENT_CENTS, MAX_REASON } from '@/contract/money/charges/constants';
import { PAYER_KINDS, PAYER_METHODS } from './constants';

const Id = z.uuid();
const Day = z.iso.date();
const Instant = z.iso.datetime();
const Reason = z.string().trim().min(3, 'Say why in a few words').max(MAX_REASON);
const Amount = z.int().min(1, 'Enter an amount').max(MAX_PAYMENT_CENTS).brand('Cents');
const Share = z.int().min(0, 'Enter an amount, or $0 to end it').max(MAX_PAYMENT_CENTS).brand('Cents');

const PayerCharge = z.object({
  id: Id,
  description: z.string(),
  dueOn: Day,
  amountCents: Cents,
  openCents: Cents,
  isLate: z.boolean(),
});

const PayerPayment = z.object({
  id: Id,
  amountCents: Cents,
  method: z.enum(PAYER_METHODS),
  reference: z.string(),
  receivedOn: Day,
  isOnStatement: z.boolean(),
  returned: z.object({ at: Instant, reason: z.string() }).nullable(),
});
export type PayerPayment = z.infer<typeof PayerPayment>;

/** A line of a statement of the trust account that may be money of the payer. */
const Proposal = z.object({ lineId: Id, day: Day, amountCents: Cents, description: z.string() });
export type PayerProposal = z.infer<typeof Proposal>;

export const LeasePayer = z.object({
  id: Id,
  kind: z.enum(PAYER_KINDS),
  name: z.string(),
  email: z.string().nullable(),
  reference: z.string().nullable(),
  bankName: z.string().nullable(),
  shares: z.array(z.object({ fromOn: Day, amountCents: Cents })),
  openCents: Cents,
  lateCents: Cents,
  charges: z.array(PayerCharge),
  payments: z.array(PayerPayment),
  proposals: z.array(Proposal),
});
export type LeasePayer = z.infer<typeof LeasePayer>;

export const LeasePayers = z.object({
  leaseId: Id,
  /** The first rent that is not on the account yet: a share begins then or later. */
  firstOn: Day,
  payers: z.array(LeasePayer),
});
export type LeasePayers = z.infer<typeof LeasePayers>;

/** Of the request that a second person decides. */
const Asked = z.object({ request: z.object({ id: Id, status: z.enum(['done', 'requested']) }) });

export const leasePayersSchemas = {
  listLeasePayers: { result: LeasePayers },
  addLeasePayer: {
    body: z.strictObject({
      kind: z.enum(PAYER_KINDS),
      name: z.string().trim().min(2, 'Enter a name').max(120),
      email: z.email().nullable(),
      reference: z.string().trim().min(1).max(60).nullable(),
      bankName: z.string().trim().min(3, 'Enter at least three characters').max(60).nullable(),
      amountCents: Share,
      fromOn: Day,
    }),
    result: LeasePayers,
  },
  setPayerShare: { body: z.strictObject({ amountCents: Share, fromOn: Day }), result: LeasePayers },
  recordPayerPayment: {
    body: z.strictObject({
      amountCents: Amount,
      method: z.enum(PAYER_METHODS),
      reference: z.string().trim().min(1, 'Enter the number or the trace of the payment').max(60),
      receivedOn: Day,
      /** The line of the statement that shows it. */
      bankLineId: Id.nullable(),
      reason: Reason,
    }),
    result: Asked,
  },
  returnPayerPayment: { body: z.strictObject({ reason: Reason }), result: Asked },
};
