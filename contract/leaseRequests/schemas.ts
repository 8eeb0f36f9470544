import * as z from 'zod';
import { EmailAddress } from '@/contract/leads/schemas';
import { Cents } from '@/contract/money/schemas';
import { leaseRequestLifecycle, REQUEST_KINDS } from './constants';

const Text = (max: number) => z.string().trim().max(max, `Use ${max} characters or fewer`);
const Name = Text(120).min(2, 'Enter a name');
const Note = Text(1_000).default('');
const Reason = Text(1_000).min(3, 'Give a reason');

/** What is asked, with what the decision needs. */
export const NewLeaseRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add_roommate'), name: Name, email: EmailAddress, note: Note }),
  z.strictObject({ kind: z.literal('remove_roommate'), name: Name, leavesOn: z.iso.date(), note: Note }),
  z.strictObject({
    kind: z.literal('pet'),
    animal: Text(60).min(2, 'Say what animal it is'),
    pounds: z.int().min(0).max(300),
    note: Note,
  }),
  z.strictObject({ kind: z.literal('sublet'), name: Name, from: z.iso.date(), until: z.iso.date(), note: Note }),
  z.strictObject({ kind: z.literal('accommodation'), need: Text(2_000).min(3, 'Say what you need') }),
  z.strictObject({ kind: z.literal('rent_reporting'), optIn: z.boolean() }),
  z.strictObject({ kind: z.literal('residency_letter') }),
  z.strictObject({ kind: z.literal('ledger_letter') }),
]);
export type NewLeaseRequest = z.infer<typeof NewLeaseRequest>;

export const LeaseRequest = z.object({
  id: z.uuid(),
  leaseId: z.uuid(),
  kind: z.enum(REQUEST_KINDS),
  status: z.enum(leaseRequestLifecycle.states),
  askedBy: z.string(),
  /** In words; empty where it is not for the reader, as the need of an accommodation is not for the homeowner. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  decision: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
  createdAt: z.iso.datetime(),
  canDecide: z.boolean(),
  canWithdraw: z.boolean(),
});
export type LeaseRequest = z.infer<typeof LeaseRequest>;

/** What waits for our team at the lease of a home. */
export const LeaseDesk = z.object({
  notices: z.array(
    z.object({ id: z.uuid(), lastDay: z.iso.date(), guardUntil: z.iso.date().nullable(), note: z.string() }),
  ),
  renewals: z.array(
    z.object({
      id: z.uuid(),
      currentRentCents: Cents,
      options: z.array(z.object({ months: z.int().nullable(), rentCents: Cents })),
      guardUntil: z.iso.date().nullable(),
    }),
  ),
  /** Deposits that are settled and not all returned. */
  returns: z.array(z.object({ tenancyId: z.uuid(), openCents: Cents })),
  requests: z.array(LeaseRequest),
});
export type LeaseDesk = z.infer<typeof LeaseDesk>;

const Requests = z.object({ items: z.array(LeaseRequest) });

export const leaseRequestsSchemas = {
  listLeaseRequests: { result: Requests },
  listHomeRequests: { result: Requests },
  makeLeaseRequest: { body: NewLeaseRequest, result: LeaseRequest },
  decideLeaseRequest: { body: z.strictObject({ approve: z.boolean(), reason: Reason }), result: LeaseRequest },
  withdrawLeaseRequest: { body: z.strictObject({}), result: LeaseRequest },
  getLeaseDesk: { result: LeaseDesk },
};
