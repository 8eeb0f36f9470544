import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { noticeLifecycle } from './constants';

const Reason = z.string().trim().min(3, 'Give a reason').max(1_000, 'Use 1,000 characters or fewer');
const Side = z.enum(['resident', 'owner']);

/** What leaving before a lease ends may cost: rent until it is leased again, never past the end of the lease. */
export const BreakQuote = z.object({
  /** Days we expect until a new lease begins. */
  days: z.int(),
  /** Of how many of our own leases they are the median; null: too few ended, so that it is a default of ours. */
  leases: z.int().nullish(),
  expectedCents: Cents,
  /** The rent through the last day of the lease. */
  mostCents: Cents,
});
export type BreakQuote = z.infer<typeof BreakQuote>;

/** A notice that ends a lease, as one of its people sees it. */
export const TenancyNotice = z.object({
  id: z.uuid(),
  homeId: z.uuid(),
  leaseId: z.uuid(),
  address: z.string(),
  status: z.enum(noticeLifecycle.states),
  side: Side,
  /** Whether the caller is on the side that gave it. */
  isMine: z.boolean(),
  lastDay: z.iso.date(),
  breaksLease: z.boolean(),
  /** Both sides signed the last day, so neither takes it back alone. */
  isAgreed: z.boolean(),
  quote: BreakQuote.nullable(),
  /** The legal cause of an owner’s notice, in words; null where the law asks for none. */
  cause: z.string().nullable(),
  note: z.string(),
  forwardingAddress: z.string(),
  guardUntil: z.iso.date().nullable(),
  /** Our team takes over an owner’s notice for which we have no complete form: it is not given here. */
  needsForm: z.boolean(),
  /** Its paper waits to be served, and it is given from then on. */
  awaitsService: z.boolean(),
  /** The local day on which its paper was served; null where none was asked for, or it still waits. */
  servedOn: z.iso.date().nullable(),
  endReason: z.string().nullable(),
  givenAt: z.iso.datetime().nullable(),
});
export type TenancyNotice = z.infer<typeof TenancyNotice>;

/** What one may do to end a lease: the days, the causes, and what leaving early costs. */
export const NoticeOutlook = z.object({
  leaseId: z.uuid(),
  address: z.string(),
  side: Side,
  leaseEndOn: z.iso.date(),
  monthToMonth: z.boolean(),
  noticeDays: z.int(),
  /** The earliest lawful last day of a notice given today. */
  earliestOn: z.iso.date(),
  law: z.object({ text: z.string(), source: z.string(), checkedOn: z.iso.date() }),
  /** Why an owner needs a cause here, and the causes; null where none is needed. */
  cause: z
    .object({
      text: z.string(),
      source: z.string(),
      choices: z.array(z.object({ id: z.string(), label: z.string(), noticeDays: z.int(), earliestOn: z.iso.date() })),
    })
    .nullable(),
  /** When residents may leave early without owing the rest of the lease; empty for an owner. */
  rights: z.array(z.object({ id: z.string(), text: z.string(), source: z.string() })),
  /** What it may cost a resident to leave on a day before that; null where nothing is left to pay. */
  quote: BreakQuote.extend({ ifLeavingOn: z.iso.date() }).nullable(),
  guardUntil: z.iso.date().nullable(),
  /** Whether our team takes over an owner’s notice, because we have no complete form of it. */
  needsForm: z.boolean(),
  open: TenancyNotice.nullable(),
});
export type NoticeOutlook = z.infer<typeof NoticeOutlook>;

export const NewNotice = z.strictObject({
  lastDay: z.iso.date(),
  /** The id of a legal cause, from the owner side where the law asks for one. */
  cause: z.string().max(40).nullable().default(null),
  note: z.string().trim().max(1_000, 'Use 1,000 characters or fewer').default(''),
  /** Where residents get their deposit and mail. */
  forwardingAddress: z.string().trim().max(300, 'Use 300 characters or fewer').default(''),
  /** A resident has seen what leaving before the earliest lawful day may cost. */
  acceptsQuote: z.boolean().default(false),
});
export type NewNotice = z.infer<typeof NewNotice>;

export const noticesSchemas = {
  getNoticeOutlook: { query: z.strictObject({ lastDay: z.iso.date().optional() }), result: NoticeOutlook },
  listNotices: { result: z.object({ items: z.array(TenancyNotice) }) },
  giveNotice: { body: NewNotice, result: TenancyNotice },
  withdrawNotice: { body: z.strictObject({ reason: Reason }), result: TenancyNotice },
  reviewNotice: { body: z.strictObject({ reason: Reason }), result: TenancyNotice },
};
