import * as z from 'zod';
import { NextPayout } from '@/contract/money/payouts/schemas';

/** What stands in the way of an end, and the way forward. */
export const DeletionBlocker = z.object({
  code: z.string(),
  title: z.string(),
  reason: z.string(),
  action: z.object({ label: z.string(), href: z.string() }),
  /** Where money of homes is in the way: the next payout of each. `payOn` is null for a home without an agreement. */
  payouts: z
    .array(NextPayout.extend({ homeId: z.uuid(), address: z.string(), payOn: z.iso.date().nullable() }))
    .optional(),
});
export type DeletionBlocker = z.infer<typeof DeletionBlocker>;

/** Status of an account deletion. */
export const Deletion = z.object({
  status: z.enum(['none', 'requested']),
  /** When everything is erased; null without a request. */
  eraseAt: z.iso.datetime().nullable(),
  coolingOffDays: z.int(),
  blockers: z.array(DeletionBlocker),
  /** Kinds of things of theirs that are erased, and how many there are of each. */
  goes: z.array(z.object({ what: z.string(), count: z.int() })),
  /** What of theirs has to stay; nothing that they do not have. */
  stays: z.array(z.object({ what: z.array(z.string()), why: z.string(), until: z.string().nullable() })),
});
export type Deletion = z.infer<typeof Deletion>;

/** Said twice: by a fresh proof of who they are, and by typing their address. */
export const DeletionRequest = z.strictObject({ email: z.string().trim().min(1, 'Please type your address').max(254) });
export type DeletionRequest = z.infer<typeof DeletionRequest>;

export const CancelDeletionToken = z.strictObject({ token: z.string().min(1).max(100) });
export type CancelDeletionToken = z.infer<typeof CancelDeletionToken>;

/** What each endpoint takes and gives. */
export const deletionsSchemas = {
  getDeletion: { result: Deletion },
  requestDeletion: { body: DeletionRequest, result: z.object({ eraseAt: z.iso.datetime() }) },
  cancelDeletion: { result: z.object({}) },
  cancelDeletionByLink: { body: CancelDeletionToken, result: z.object({}) },
};
