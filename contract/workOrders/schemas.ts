import * as z from 'zod';
import { Picture } from '@/contract/media/schemas';
import { Cents } from '@/contract/money/schemas';
import { PAYMENT_CHOICES } from '@/contract/proposals/constants';
import {
  ACTORS,
  AREAS,
  invoiceLifecycle,
  MAX_DESCRIPTION,
  MAX_ISSUES,
  PAYERS,
  PHOTO_STAGES,
  quoteLifecycle,
  REPAIR_KINDS,
  SOURCES,
  TIERS,
  TIMELINE_KINDS,
  visitLifecycle,
  workOrderLifecycle,
} from './constants';

const Id = z.uuid();
const At = z.iso.datetime();
const Reason = (message: string) => z.string().trim().min(1, message).max(1_000, 'Please use at most 1,000 characters');

/** A time at which a visit suits. */
const Window = z
  .strictObject({ from: At, to: At })
  .refine(({ from, to }) => from < to, { error: 'The end must be after the start', path: ['to'] });

/** A check of the troubleshooter, with how it went. */
const CheckResult = z.strictObject({
  check: z.string().max(300),
  result: z.enum(['helped', 'did_not_help', 'skipped']),
});
export type CheckResult = z.infer<typeof CheckResult>;

const Line = z.strictObject({
  label: z.string().trim().min(1, 'What is this line for?').max(200),
  quantity: z.number().positive().max(10_000).default(1),
  /** Of the whole line. */
  cents: Cents.min(0).max(10_000_000),
});
const Lines = z.array(Line).min(1, 'Add at least one line').max(40);

const Quote = z.object({
  id: Id,
  vendorName: z.string(),
  diagnosis: z.string(),
  lines: z.array(z.object({ label: z.string(), quantity: z.number(), cents: Cents })),
  taxCents: Cents,
  totalCents: Cents,
  warrantyDays: z.int(),
  recommended: z.boolean(),
  reason: z.string(),
  status: z.enum(quoteLifecycle.states),
  createdAt: At,
});
export type Quote = z.infer<typeof Quote>;

const Visit = z.object({
  id: Id,
  startsAt: At,
  endsAt: At,
  status: z.enum(visitLifecycle.states),
  bookedBy: z.enum(ACTORS),
  expectedAt: At.nullable(),
  /** The notice of entry as it was sent; null where nobody lives there or it is not due yet. */
  notice: z.object({ at: At, text: z.string() }).nullable(),
});
export type Visit = z.infer<typeof Visit>;

const Invoice = z.object({
  id: Id,
  number: z.string(),
  vendor: z.object({ name: z.string(), address: z.string(), phone: z.string(), license: z.string() }),
  lines: z.array(z.object({ label: z.string(), quantity: z.number(), cents: Cents })),
  taxCents: Cents,
  markupCents: Cents,
  totalCents: Cents,
  status: z.enum(invoiceLifecycle.states),
  payer: z.enum(PAYERS).nullable(),
  chargeBack: z.object({ cents: Cents, reason: z.string() }).nullable(),
  createdAt: At,
});
export type Invoice = z.infer<typeof Invoice>;

const Photo = z.object({ id: Id, picture: Picture, stage: z.enum(PHOTO_STAGES), createdAt: At });
export type Photo = z.infer<typeof Photo>;

const TimelineEntry = z.object({
  id: Id,
  kind: z.enum(TIMELINE_KINDS),
  authorRole: z.enum(ACTORS),
  authorName: z.string(),
  mine: z.boolean(),
  /** Of a change of status: the new one. */
  status: z.enum(workOrderLifecycle.states).nullable(),
  body: z.string(),
  createdAt: At,
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

const Clock = z.object({
  kind: z.enum(['response', 'repair', 'law']),
  dueAt: At,
  /** When it was met; null while it runs. */
  metAt: At.nullable(),
  breached: z.boolean(),
  /** Of the law's clock: the rule in words, and where it stands. */
  rule: z.object({ says: z.string(), source: z.string() }).nullable(),
});
export type Clock = z.infer<typeof Clock>;

const WorkOrderSummary = z.object({
  id: Id,
  /** What people call it: W-1042. */
  reference: z.string(),
  title: z.string(),
  area: z.enum(AREAS),
  tier: z.enum(TIERS),
  status: z.enum(workOrderLifecycle.states),
  statusSince: At,
  home: z.object({ id: Id, address: z.string(), timeZone: z.string() }),
  /** Who has to act next. */
  nextActor: z.enum(ACTORS).nullable(),
  /** Whether that is the caller. */
  myTurn: z.boolean(),
  nextVisitAt: At.nullable(),
  createdAt: At,
});
export type WorkOrderSummary = z.infer<typeof WorkOrderSummary>;

const WorkOrder = WorkOrderSummary.extend({
  /** The caller's part in it. */
  role: z.enum(ACTORS),
  source: z.enum(SOURCES),
  symptom: z.string().nullable(),
  location: z.string(),
  description: z.string(),
  startedOn: z.iso.date().nullable(),
  gettingWorse: z.boolean().nullable(),
  activeDamage: z.boolean().nullable(),
  checks: z.array(CheckResult),
  tierReason: z.string(),
  contestReason: z.string().nullable(),
  repairKind: z.enum(REPAIR_KINDS),
  statusReason: z.string().nullable(),
  access: z.object({
    permissionToEnter: z.boolean(),
    pets: z.string(),
    hasAlarm: z.boolean(),
    presence: z.enum(['home', 'away', 'either']),
    windows: z.array(z.object({ from: At, to: At })),
    phone: z.string().nullable(),
    language: z.enum(['en', 'es']),
  }),
  duplicateOf: Id.nullable(),
  ownVendor: z
    .object({
      name: z.string(),
      proofStatus: z.enum(['submitted', 'accepted', 'refused']).nullable(),
      proofNote: z.string().nullable(),
    })
    .nullable(),
  approval: z
    .object({
      /** Repairs up to this go ahead without asking. */
      thresholdCents: Cents,
      approvedCents: Cents.nullable(),
      payment: z.enum(PAYMENT_CHOICES).nullable(),
      dueAt: At.nullable(),
      secondQuoteWanted: z.boolean(),
      /** What happens if the owner is silent, in words. */
      silence: z.string(),
    })
    .nullable(),
  temporaryFix: z.boolean(),
  waitingFor: z.string().nullable(),
  warrantyUntil: z.iso.date().nullable(),
  rating: z.int().nullable(),
  clocks: z.array(Clock),
  visits: z.array(Visit),
  quotes: z.array(Quote),
  invoices: z.array(Invoice),
  photos: z.array(Photo),
  timeline: z.array(TimelineEntry),
  /** Until when the same problem opens it again; null where it cannot. */
  reopenUntil: At.nullable(),
  /** The next step, in words for the caller. */
  nextStep: z.string(),
  /** Moves the caller can make now. */
  can: z.array(z.string()),
});
export type WorkOrder = z.infer<typeof WorkOrder>;

/** One thing that is wrong, as the resident tells it. */
const Issue = z.strictObject({
  /** Made by the reporter, so that a report that is sent twice counts once. */
  id: z.uuidv7(),
  area: z.enum(AREAS),
  symptom: z.string().max(60).nullable(),
  location: z.string().trim().max(200).default(''),
  description: z.string().trim().max(MAX_DESCRIPTION, 'Please use at most 8,000 characters').default(''),
  startedOn: z.iso.date().nullable().default(null),
  gettingWorse: z.boolean().nullable().default(null),
  activeDamage: z.boolean().nullable().default(null),
  checks: z.array(CheckResult).max(20).default([]),
  /** Our guidance fixed it: nobody has to come. */
  solved: z.boolean().default(false),
});
export type Issue = z.input<typeof Issue>;

const Access = z.strictObject({
  permissionToEnter: z.boolean(),
  pets: z.string().trim().max(300).default(''),
  hasAlarm: z.boolean().default(false),
  presence: z.enum(['home', 'away', 'either']).default('either'),
  windows: z.array(Window).max(12).default([]),
  phone: z.string().trim().max(40).nullable().default(null),
  language: z.enum(['en', 'es']).default('en'),
});

/** A move that needs no data of its own, or a reason. What needs more has its own operation. */
const Move = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('triage'),
    tier: z.enum(TIERS).optional(),
    reason: z.string().trim().max(500).optional(),
  }),
  z.strictObject({ event: z.literal('ask'), message: Reason('What do you need to know?') }),
  z.strictObject({ event: z.literal('answer'), message: Reason('Please write an answer') }),
  z.strictObject({ event: z.literal('solve') }),
  z.strictObject({ event: z.literal('request_approval'), reason: z.string().trim().max(1_000).default('') }),
  z.strictObject({ event: z.literal('proceed'), reason: Reason('Why does it go ahead?') }),
  z.strictObject({ event: z.literal('decline'), reason: Reason('Say why') }),
  z.strictObject({ event: z.literal('assign'), proId: Id.optional() }),
  z.strictObject({ event: z.literal('unassign'), reason: Reason('Say why') }),
  z.strictObject({ event: z.literal('depart'), expectedAt: At.optional() }),
  z.strictObject({ event: z.literal('start') }),
  z.strictObject({ event: z.literal('miss'), reason: Reason('What happened?') }),
  z.strictObject({
    event: z.literal('wait'),
    waitingFor: Reason('What are we waiting for?'),
    temporaryFix: z.boolean().default(false),
  }),
  z.strictObject({ event: z.literal('finish'), note: z.string().trim().max(1_000).default('') }),
  z.strictObject({
    event: z.literal('confirm'),
    rating: z.int().min(1).max(5).nullable().default(null),
    note: z.string().trim().max(1_000).default(''),
  }),
  z.strictObject({ event: z.literal('reopen'), reason: Reason('What is still wrong?') }),
  z.strictObject({ event: z.literal('close') }),
  z.strictObject({ event: z.literal('mark_duplicate'), of: Id }),
  z.strictObject({ event: z.literal('separate'), reason: Reason('Say why') }),
  z.strictObject({ event: z.literal('cancel'), reason: Reason('Say why') }),
]);
export type Move = z.output<typeof Move>;

const Approval = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve'), quoteId: Id, payment: z.enum(PAYMENT_CHOICES) }),
  z.strictObject({ decision: z.literal('decline'), reason: Reason('Tell us why') }),
  z.strictObject({
    decision: z.literal('own_vendor'),
    vendorName: z.string().trim().min(1, 'Who does the work?').max(120),
  }),
  z.strictObject({ decision: z.literal('ask'), question: Reason('What would you like to know?') }),
  z.strictObject({ decision: z.literal('second_quote') }),
]);
export type Approval = z.output<typeof Approval>;

const PhotoBytes = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length > 0,
  'Please choose a photo',
);

/** A home as the troubleshooter needs it. */
const ReportableHome = z.object({
  id: Id,
  address: z.string(),
  city: z.string(),
  state: z.string(),
  timeZone: z.string(),
  role: z.enum(['resident', 'owner', 'staff']),
  phone: z.string().nullable(),
  language: z.enum(['en', 'es']),
  pets: z.string(),
  /** Open already: the same problem is attached instead of opened twice. */
  open: z.array(WorkOrderSummary),
});
export type ReportableHome = z.infer<typeof ReportableHome>;

export const workOrdersSchemas = {
  listWorkOrders: {
    query: z.object({
      state: z.enum(['open', 'ended', 'all']).default('open'),
      area: z.enum(AREAS).optional(),
      homeId: Id.optional(),
      /** The last one that was read. */
      after: Id.optional(),
    }),
    result: z.object({ items: z.array(WorkOrderSummary), more: z.boolean() }),
  },
  listReportableHomes: { result: z.array(ReportableHome) },
  getReportableHome: { result: ReportableHome },
  createWorkOrders: {
    body: z.strictObject({ issues: z.array(Issue).min(1, 'Tell us what is wrong').max(MAX_ISSUES), access: Access }),
    /** One for each issue, in their order; an issue we know already answers the work order it was attached to. */
    result: z.array(WorkOrderSummary.extend({ attached: z.boolean(), tierReason: z.string() })),
  },
  getWorkOrder: { result: WorkOrder },
  addWorkOrderMessage: {
    body: z.strictObject({
      /** Made by the sender: a message that arrives twice is stored once. */
      id: z.uuidv7(),
      body: z
        .string()
        .trim()
        .min(1, 'Please write something first')
        .max(MAX_DESCRIPTION, 'Please use at most 8,000 characters'),
      /** For our team alone. */
      staffOnly: z.boolean().default(false),
    }),
    result: WorkOrder,
  },
  addWorkOrderPhoto: {
    query: z.object({ stage: z.enum(PHOTO_STAGES).default('problem') }),
    body: PhotoBytes,
    result: Photo,
  },
  contestUrgency: { body: z.strictObject({ reason: Reason('Tell us why it can’t wait') }), result: WorkOrder },
  moveWorkOrder: { body: Move, result: WorkOrder },
  addQuote: {
    body: z.strictObject({
      vendorName: z.string().trim().min(1, 'Who quotes?').max(120),
      diagnosis: Reason('What is wrong?'),
      lines: Lines,
      taxCents: Cents.min(0)
        .max(10_000_000)
        .default(0 as never),
      warrantyDays: z.int().min(0).max(3_650).default(0),
      recommended: z.boolean().default(false),
      reason: z.string().trim().max(1_000).default(''),
    }),
    result: WorkOrder,
  },
  decideApproval: { body: Approval, result: WorkOrder },
  submitVendorProof: { body: z.strictObject({ documentId: Id }), result: WorkOrder },
  checkVendorProof: {
    body: z.strictObject({ accepted: z.boolean(), note: z.string().trim().max(500).default('') }),
    result: WorkOrder,
  },
  scheduleVisit: {
    body: z
      .strictObject({
        startsAt: At,
        endsAt: At,
        /** The visit that it replaces, as the caller saw it; null where there is none ahead. */
        replaces: Id.nullable(),
      })
      .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
        error: 'The end must be after the start',
        path: ['endsAt'],
      }),
    result: WorkOrder,
  },
  addInvoice: {
    body: z.strictObject({
      vendorName: z.string().trim().min(1, 'Whose invoice is it?').max(120),
      vendorAddress: z.string().trim().min(1, 'Add the address on the invoice').max(300),
      vendorPhone: z.string().trim().max(40).default(''),
      vendorLicense: z.string().trim().max(60).default(''),
      number: z.string().trim().min(1, 'Add the invoice number').max(60),
      lines: Lines,
      taxCents: Cents.min(0)
        .max(10_000_000)
        .default(0 as never),
      markupCents: Cents.min(0)
        .max(10_000_000)
        .default(0 as never),
    }),
    result: WorkOrder,
  },
  approveInvoice: { body: z.strictObject({}), result: WorkOrder },
  disputeInvoice: { body: z.strictObject({ reason: Reason('What is wrong with it?') }), result: WorkOrder },
  postInvoice: {
    body: z.strictObject({
      payer: z.enum(PAYERS),
      /** Needed where a resident pays. */
      chargeBackReason: z.string().trim().max(1_000).default(''),
    }),
    result: WorkOrder,
  },
};
