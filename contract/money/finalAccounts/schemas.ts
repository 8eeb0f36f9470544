import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { MAX_REASON } from '@/contract/money/charges/constants';
import { chargeKinds } from '@/contract/money/charges/kinds';
import { paymentPlanLifecycle } from '@/contract/money/paymentPlans/constants';
import { WRITE_OFF_KINDS } from './constants';

const Id = z.uuid();
const Day = z.iso.date();
const Reason = z.string().trim().min(3, 'Say why in a few words').max(MAX_REASON);

/** Charges of one kind. `chargedCents` is all of the rest together. */
const KindTotal = z.object({
  kind: z.enum(chargeKinds),
  chargedCents: Cents,
  waivedCents: Cents,
  /** By payments, by credits, and from the deposit. */
  paidCents: Cents,
  openCents: Cents,
  /** Given up in the books, and still owed. */
  writtenOffCents: Cents,
});

const DeductionLine = z.object({ id: Id, description: z.string(), cents: Cents });

const WriteOff = z.object({
  id: Id,
  kind: z.enum(WRITE_OFF_KINDS),
  amountCents: Cents,
  on: Day,
  reason: z.string(),
  requestedBy: z.string(),
  approvedBy: z.string(),
});

/** Where the account of a lease stands that has ended: the same figures for its residents, its homeowner, and our team. */
export const FinalAccount = z.object({
  leaseId: Id,
  homeId: Id,
  address: z.string(),
  side: z.enum(['resident', 'coSigner', 'homeowner', 'staff']),
  /** The local day at the home. */
  today: Day,
  leftOn: Day.nullable(),
  /** Who owes it: each of them all of it. */
  residents: z.array(z.string()),
  kinds: z.array(KindTotal),
  /** What paid the charges: payments, credits, and the deposit. */
  paid: z.object({ paymentsCents: Cents, creditsCents: Cents, depositCents: Cents }),
  /** The deposit; null where none was held. */
  deposit: z
    .object({
      heldCents: Cents,
      deductedCents: Cents,
      returnedCents: Cents,
      /** Neither kept nor sent back yet. */
      leftCents: Cents,
      deductions: z.array(DeductionLine),
      /** Whether every line of its statement is decided. */
      isSettled: z.boolean(),
    })
    .nullable(),
  /** All that is owed: open, and written off. */
  owedCents: Cents,
  openCents: Cents,
  writtenOffCents: Cents,
  /** Of what is owed, on its way. */
  pendingCents: Cents,
  /** Of what was written off before, paid since. */
  recoveredCents: Cents,
  /** Paid ahead or given, and used for nothing. */
  creditCents: Cents,
  /** The newest payment plan. */
  plan: z
    .object({
      status: z.enum(paymentPlanLifecycle.states),
      amountCents: Cents,
      leftCents: Cents,
      /** The day of the next part while it is kept. */
      nextDueOn: Day.nullable(),
    })
    .nullable(),
  /** For staff who handle money; null for everyone else. */
  staff: z
    .object({
      writeOffs: z.array(WriteOff),
      /** What can be written off now, and why not where nothing can. */
      writeOff: z.object({ amountCents: Cents, refusal: z.string().nullable() }),
      /** A write-off or its reversal that waits for a second person. */
      isAsked: z.boolean(),
    })
    .nullable(),
});
export type FinalAccount = z.infer<typeof FinalAccount>;

/** Of the request that a second person decides. */
const Asked = z.object({ request: z.object({ id: Id, status: z.enum(['done', 'requested']) }) });

export const finalAccountsSchemas = {
  /** Null while the lease runs. */
  getFinalAccount: { result: z.object({ account: FinalAccount.nullable() }) },
  listFinalAccounts: { result: z.object({ items: z.array(FinalAccount) }) },
  writeOffAccount: { body: z.strictObject({ reason: Reason }), result: Asked },
  reverseWriteOff: { body: z.strictObject({ reason: Reason }), result: Asked },
};
