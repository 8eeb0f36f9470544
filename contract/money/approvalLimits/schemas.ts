import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { MAX_REASON } from '@/contract/money/charges/constants';
import { approvalLimitLifecycle, LIMITED_ACTIONS, MAX_APPROVAL_LIMIT_CENTS } from './constants';

const Day = z.iso.date();
const Instant = z.iso.datetime();
const Reason = z.string().trim().min(3, 'Say why in a few words').max(MAX_REASON);

/** The limit of an action today, and the next one that is approved already. */
const ApprovalLimit = z.object({
  action: z.enum(LIMITED_ACTIONS),
  amountCents: Cents,
  effectiveOn: Day,
  next: z.object({ amountCents: Cents, effectiveOn: Day }).nullable(),
});
export type ApprovalLimit = z.infer<typeof ApprovalLimit>;

/** A version of a limit with the people who agreed on it. */
const ApprovalLimitChange = z.object({
  id: z.uuid(),
  action: z.enum(LIMITED_ACTIONS),
  amountCents: Cents,
  effectiveOn: Day,
  reason: z.string(),
  status: z.enum(approvalLimitLifecycle.states),
  /** Null for the limits that came with the product. */
  proposedBy: z.string().nullable(),
  proposedAt: Instant,
  /** Whether the caller proposed it: then another administrator decides. */
  isOwn: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  note: z.string().nullable(),
});
export type ApprovalLimitChange = z.infer<typeof ApprovalLimitChange>;

const ApprovalLimits = z.object({
  /** The office day. */
  today: Day,
  limits: z.array(ApprovalLimit),
  /** The newest first. */
  changes: z.array(ApprovalLimitChange),
  /** Whether the caller is an administrator. */
  canChange: z.boolean(),
});
export type ApprovalLimits = z.infer<typeof ApprovalLimits>;

export const approvalLimitsSchemas = {
  listApprovalLimits: { result: ApprovalLimits },
  proposeApprovalLimit: {
    body: z.strictObject({
      action: z.enum(LIMITED_ACTIONS),
      amountCents: z.int().min(0, 'Enter $0 or more').max(MAX_APPROVAL_LIMIT_CENTS).brand('Cents'),
      effectiveOn: Day,
      reason: Reason,
    }),
    result: ApprovalLimits,
  },
  approveApprovalLimit: { result: ApprovalLimits },
  declineApprovalLimit: { body: z.strictObject({ note: Reason }), result: ApprovalLimits },
  withdrawApprovalLimit: { result: ApprovalLimits },
};
