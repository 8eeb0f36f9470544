import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { OFFER_STATUSES, TRADES } from '@/contract/care/pros/constants';
import {
  AREAS,
  invoiceLifecycle,
  PHOTO_STAGES,
  TIERS,
  visitLifecycle,
  workOrderLifecycle,
} from '@/contract/care/workOrders/constants';
import { Video } from '@/contract/care/workOrders/results';
import { Picture } from '@/contract/content/media/schemas';
import { JOB_MOVES, JOB_STEPS } from './constants';

const At = z.iso.datetime();
const Secret = z.string().regex(/^[\w-]{43}$/, 'This link is not complete. Open it from our email again.');

/** What the link carries, and what the phone that confirmed a code holds. */
const Link = z.object({ token: Secret, device: Secret.optional() });
const Confirmed = z.object({ token: Secret, device: Secret });

const Line = z.strictObject({
  label: z.string().trim().min(1, 'What is this line for?').max(200),
  cents: Cents.min(0).max(10_000_000),
});
const Lines = z.array(Line).min(1, 'Add at least one line').max(40);

/** What anyone who holds the link sees. `details` are for the phone that confirmed a code alone. */
export const ProJob = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(OFFER_STATUSES),
  title: z.string(),
  trade: z.enum(TRADES),
  area: z.enum(AREAS),
  tier: z.enum(TIERS),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  timeZone: z.string(),
  /** Times that suit the person who lives there. */
  windows: z.array(z.object({ from: At, to: At })),
  answerBy: At,
  company: z.string(),
  /** Where a code goes, masked. */
  sendsTo: z.object({ email: z.string(), text: z.string().nullable() }),
  details: z
    .object({
      jobStatus: z.enum(workOrderLifecycle.states),
      description: z.string(),
      /** Once accepted. */
      address: z.string().nullable(),
      access: z
        .object({
          permissionToEnter: z.boolean(),
          presence: z.enum(['home', 'away', 'either']),
          pets: z.string(),
          hasAlarm: z.boolean(),
          phone: z.string().nullable(),
        })
        .nullable(),
      approvedCents: Cents.nullable(),
      visit: z.object({ id: z.uuid(), startsAt: At, endsAt: At, status: z.enum(visitLifecycle.states) }).nullable(),
      checklist: z.array(z.enum(JOB_STEPS)),
      photos: z.array(
        z.object({ id: z.uuid(), stage: z.enum(PHOTO_STAGES), picture: Picture, video: Video.nullable() }),
      ),
      messages: z.array(z.object({ id: z.uuid(), at: At, author: z.string(), mine: z.boolean(), body: z.string() })),
      quotes: z.array(z.object({ id: z.uuid(), totalCents: Cents, status: z.string() })),
      invoices: z.array(
        z.object({
          id: z.uuid(),
          number: z.string(),
          totalCents: Cents,
          status: z.enum(invoiceLifecycle.states),
          /** Whether the Pro can take it back. */
          canWithdraw: z.boolean(),
          /** Of its payment; null before it was released. */
          arrivesOn: z.iso.date().nullable(),
          traceId: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
});
export type ProJob = z.infer<typeof ProJob>;

const PhotoBytes = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length > 0,
  'Please choose a photo',
);

/** What each endpoint takes and gives. */
export const proJobsSchemas = {
  openJob: { body: Link.strict(), result: ProJob },
  requestCode: {
    body: Link.pick({ token: true })
      .extend({ via: z.enum(['email', 'text']) })
      .strict(),
    result: z.object({ sentTo: z.string() }),
  },
  confirmCode: {
    body: Link.pick({ token: true })
      .extend({ code: z.string().regex(/^\d{6}$/, 'Enter the six digits from our message') })
      .strict(),
    /** Null where the code was wrong; `attemptsLeft` says how often it may be tried again. */
    result: z.object({ device: Secret.nullable(), attemptsLeft: z.int() }),
  },
  acceptJob: { body: Confirmed.strict(), result: ProJob },
  declineJob: {
    body: Confirmed.extend({ reason: z.string().trim().max(500, 'Use 500 characters or fewer') }).strict(),
    result: ProJob,
  },
  scheduleJob: {
    body: Confirmed.extend({ startsAt: At, endsAt: At, replaces: z.uuid().nullable() })
      .strict()
      .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
        error: 'The end must be after the start',
        path: ['endsAt'],
      }),
    result: ProJob,
  },
  moveJob: {
    body: Confirmed.extend({
      /** Made on the phone; a move that arrives twice counts once. */
      id: z.uuid().optional(),
      /** When it happened, by the clock of the phone, which may have been offline. */
      at: At.optional(),
      event: z.enum(JOB_MOVES),
      note: z.string().trim().max(1_000, 'Use 1,000 characters or fewer').default(''),
      /** With `depart` and `delay`. */
      expectedAt: At.nullable().default(null),
      /** With `wait`. */
      temporaryFix: z.boolean().default(false),
    }).strict(),
    result: ProJob,
  },
  saveChecklist: { body: Confirmed.extend({ steps: z.array(z.enum(JOB_STEPS)).max(10) }).strict(), result: ProJob },
  addJobMessage: {
    body: Confirmed.extend({
      id: z.uuid(),
      body: z.string().trim().min(1, 'Write a message').max(4_000, 'Use 4,000 characters or fewer'),
    }).strict(),
    result: ProJob,
  },
  addJobQuote: {
    body: Confirmed.extend({
      diagnosis: z.string().trim().min(1, 'What is wrong?').max(1_000, 'Use 1,000 characters or fewer'),
      lines: Lines,
      taxCents: Cents.min(0).max(10_000_000),
      warrantyDays: z.int().min(0).max(3_650),
    }).strict(),
    result: ProJob,
  },
  addJobInvoice: {
    body: Confirmed.extend({
      number: z.string().trim().min(1, 'Add the invoice number').max(60),
      lines: Lines,
      taxCents: Cents.min(0).max(10_000_000),
    }).strict(),
    result: ProJob,
  },
  withdrawJobInvoice: { body: Confirmed.extend({ invoiceId: z.uuid() }).strict(), result: ProJob },
  uploadJobPhoto: { body: PhotoBytes, result: z.object({ id: z.uuid(), picture: Picture }) },
};
