import * as z from 'zod';
import { Cents, InputCents } from '@/contract/amounts/schemas';
import { EmailAddress } from '@/contract/format/emailAddress';
import { addendumLifecycle, LAST_DUE_DAY, leaseRequestLifecycle, OWNER_KINDS, REQUEST_KINDS } from './constants';

const Text = (max: number) => z.string().trim().max(max, `Use ${max} characters or fewer`);
const Name = Text(120).min(2, 'Enter a name');
const Note = Text(1_000).default('');
const Reason = Text(1_000).min(3, 'Give a reason');

const addRoommate = z.strictObject({ kind: z.literal('add_roommate'), name: Name, email: EmailAddress, note: Note });
const pet = z.strictObject({
  kind: z.literal('pet'),
  animal: Text(60).min(2, 'Say what animal it is'),
  pounds: z.int().min(0).max(300),
  note: Note,
});
const dueDate = z.strictObject({
  kind: z.literal('due_date'),
  day: z.int().min(1, 'Choose a day from 1 to 28').max(LAST_DUE_DAY, 'Choose a day from 1 to 28'),
  note: Note,
});

/** What a homeowner proposes to change in the lease. */
export const ProposedChange = z.discriminatedUnion('kind', [addRoommate, pet, dueDate]);
export type ProposedChange = z.infer<typeof ProposedChange>;

/** What is asked, with what the decision needs. */
export const NewLeaseRequest = z.discriminatedUnion('kind', [
  addRoommate,
  z.strictObject({ kind: z.literal('remove_roommate'), name: Name, leavesOn: z.iso.date(), note: Note }),
  pet,
  z.strictObject({ kind: z.literal('sublet'), name: Name, from: z.iso.date(), until: z.iso.date(), note: Note }),
  dueDate,
  z.strictObject({
    kind: z.literal('transfer'),
    homeId: z.uuid('Choose a home'),
    movesOn: z.iso.date('Choose a day'),
    lastDay: z.iso.date('Choose a day'),
    note: Note,
  }),
  z.strictObject({ kind: z.literal('accommodation'), need: Text(2_000).min(3, 'Say what you need') }),
  z.strictObject({
    kind: z.literal('rent_reporting'),
    optIn: z.boolean(),
    /** To start: their name, typed as a signature. */
    signature: Name.optional(),
    /** To start, where we have no date of birth of theirs. It is kept with the enrollment, not with the request. */
    birthDate: z.iso.date('Enter a date').optional(),
  }),
  z.strictObject({ kind: z.literal('residency_letter') }),
  z.strictObject({ kind: z.literal('ledger_letter') }),
]);
export type NewLeaseRequest = z.infer<typeof NewLeaseRequest>;

/** What an addendum changes. */
export const AddendumChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add_roommate'), name: z.string(), email: z.string() }),
  z.object({ kind: z.literal('remove_roommate'), name: z.string() }),
  z.object({ kind: z.literal('pet'), pet: z.string(), petRentCents: Cents }),
  z.object({ kind: z.literal('sublet'), name: z.string(), until: z.iso.date() }),
  z.object({ kind: z.literal('due_date'), day: z.int() }),
  z.object({ kind: z.literal('transfer'), homeId: z.uuid(), address: z.string(), movesOn: z.iso.date() }),
]);
export type AddendumChange = z.infer<typeof AddendumChange>;

/** The addendum of an approved request, as one who signs it or is on the lease sees it. */
export const LeaseAddendum = z.object({
  id: z.uuid(),
  homeId: z.uuid(),
  address: z.string(),
  kind: z.enum(OWNER_KINDS),
  status: z.enum(addendumLifecycle.states),
  effectiveOn: z.iso.date(),
  envelopeId: z.uuid(),
  side: z.enum(['owner', 'resident']),
  endReason: z.string().nullable(),
});
export type LeaseAddendum = z.infer<typeof LeaseAddendum>;

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
  /** What it changes in the lease, once it is approved. */
  addendum: LeaseAddendum.pick({ id: true, homeId: true, status: true, effectiveOn: true }).nullable(),
  /** Where a transfer goes to. */
  newHomeId: z.uuid().nullable(),
  /** Whether the reader is a resident of the lease. */
  isResident: z.boolean(),
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
  returns: z.array(
    z.object({
      tenancyId: z.uuid(),
      openCents: Cents,
      /** What goes to whom, as the lines stand. */
      /** To whom the deposit is paid. */
      payee: z.string(),
      /** The days of the law, and what keeping money in bad faith can cost on top; null where the law names none. */
      returnBy: z.iso.date().nullable(),
      claimBy: z.iso.date().nullable(),
      badFaithCents: Cents.nullable(),
    }),
  ),
  requests: z.array(LeaseRequest),
});
export type LeaseDesk = z.infer<typeof LeaseDesk>;

const Requests = z.object({ items: z.array(LeaseRequest) });

export const leaseRequestsSchemas = {
  listLeaseRequests: { result: Requests },
  listHomeRequests: {
    result: Requests.extend({
      /** The running lease, for which the caller may propose changes; null where there is none. */
      proposableLeaseId: z.uuid().nullable(),
    }),
  },
  makeLeaseRequest: { body: NewLeaseRequest, result: LeaseRequest },
  proposeLeaseChange: {
    body: z.strictObject({
      change: ProposedChange,
      effectiveOn: z.iso.date().optional(),
      /** For a pet. */
      petRentCents: InputCents.max(100_000, 'Enter a pet rent up to $1,000 a month').optional(),
    }),
    result: LeaseRequest,
  },
  decideLeaseRequest: {
    body: z.strictObject({
      approve: z.boolean(),
      reason: Reason,
      /** The day the change of the lease starts; what fits the request where it is left out. */
      effectiveOn: z.iso.date().optional(),
      /** For a pet. */
      petRentCents: InputCents.max(100_000, 'Enter a pet rent up to $1,000 a month').optional(),
    }),
    result: LeaseRequest,
  },
  getLeaseAddendum: { result: LeaseAddendum },
  withdrawLeaseRequest: { body: z.strictObject({}), result: LeaseRequest },
  getLeaseDesk: { result: LeaseDesk },
};
