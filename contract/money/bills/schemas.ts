import * as z from 'zod';
import { Cents, InputCents } from '@/contract/amounts/schemas';
import { formatNumber } from '@/contract/format/counts';
import { chargeKinds } from '@/contract/money/charges/kinds';
import { billStatuses, disputeLifecycle, MAX_DISPUTE_TEXT } from './constants';

const Text = z
  .string()
  .trim()
  .min(10, 'Say what is wrong in a sentence')
  .max(MAX_DISPUTE_TEXT, `Use ${formatNumber(MAX_DISPUTE_TEXT)} characters or fewer`);

const DisputeMessage = z.object({
  id: z.uuid(),
  /** First name of who wrote it; null for our team. */
  from: z.string().nullable(),
  side: z.enum(['resident', 'homeowner', 'staff']),
  isMine: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
});

const Dispute = z.object({
  id: z.uuid(),
  status: z.enum(disputeLifecycle.states),
  adjustedCents: Cents,
  openedAt: z.iso.datetime(),
  /** The oldest first: residents, the homeowner, and our team read the same. */
  messages: z.array(DisputeMessage),
});
export type Dispute = z.infer<typeof Dispute>;

export const Bill = z.object({
  chargeId: z.uuid(),
  kind: z.enum(chargeKinds),
  description: z.string(),
  dueOn: z.iso.date(),
  amountCents: Cents,
  paidCents: Cents,
  openCents: Cents,
  /** The part of what is open that is on its way. */
  pendingCents: Cents,
  status: z.enum(billStatuses),
  /** The paper behind it, among the caller’s own documents. */
  documentId: z.uuid().nullable(),
  canDispute: z.boolean(),
  /** The newest first. */
  disputes: z.array(Dispute),
});
export type Bill = z.infer<typeof Bill>;

export const LeaseBills = z.object({
  leaseId: z.uuid(),
  address: z.string(),
  side: z.enum(['resident', 'coSigner', 'homeowner', 'staff']),
  items: z.array(Bill),
});
export type LeaseBills = z.infer<typeof LeaseBills>;

/** The input and the result of each endpoint. */
export const billsSchemas = {
  listBills: { result: LeaseBills },
  openDispute: { body: z.strictObject({ text: Text }), result: LeaseBills },
  addDisputeMessage: {
    body: z.strictObject({ text: z.string().trim().min(1, 'Write a message').max(MAX_DISPUTE_TEXT) }),
    result: LeaseBills,
  },
  withdrawDispute: { result: LeaseBills },
  resolveDispute: {
    /** What comes off the bill; null: it stands. */
    body: z.strictObject({ adjustedCents: InputCents.min(1).nullable(), text: Text }),
    /** `request`: of what comes off; above the limit a second person approves it first. Null where the bill stands. */
    result: LeaseBills.extend({
      request: z.object({ id: z.uuid(), status: z.enum(['done', 'requested']) }).nullable(),
    }),
  },
  attachBillDocument: { body: z.strictObject({ documentId: z.uuid() }), result: LeaseBills },
};
