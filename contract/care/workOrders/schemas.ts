import * as z from 'zod';
import { businessNameSchema } from '@/contract/account/users/nameSchema';
import { Cents, InputCents } from '@/contract/amounts/schemas';
import { emptyOr } from '@/contract/format/emptyOr';
import { PhoneNumber } from '@/contract/format/phoneNumber';
import { PHONE_PROBLEM } from '@/contract/format/phoneText';
import { INSTALLMENT_MONTHS } from '@/contract/money/smoothPayments/constants';
import { PAYMENT_CHOICES } from '@/contract/onboarding/proposals/constants';
import { AREAS, MAX_DESCRIPTION, MAX_ISSUES, PAYERS, PHOTO_STAGES, TIERS } from './constants';
import {
  CalendarVisit,
  CheckResult,
  Photo,
  ReportableHome,
  SymptomResult,
  VisitSlots,
  WorkOrder,
  WorkOrderSummary,
} from './results';
import { SURVEY_IDS } from './survey';

export type * from './costs';
export type * from './results';

const Id = z.uuid();
const At = z.iso.datetime();
const Reason = (message: string) => z.string().trim().min(1, message).max(1_000, 'Please use at most 1,000 characters');

/** A time at which a visit suits. */
const Window = z
  .strictObject({ from: At, to: At })
  .refine(({ from, to }) => from < to, { error: 'The end must be after the start', path: ['to'] });

const Line = z.strictObject({
  label: z.string().trim().min(1, 'What is this line for?').max(200),
  quantity: z.number().positive().max(10_000).default(1),
  /** Of the whole line. */
  cents: Cents.min(0).max(10_000_000),
});
const Lines = z.array(Line).min(1, 'Add at least one line').max(40);

/** One thing that is wrong, as the resident tells it. */
export const Issue = z.strictObject({
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
  /** Our guidance fixed it: no visit is needed. */
  solved: z.boolean().default(false),
});
export type Issue = z.input<typeof Issue>;

const Access = z.strictObject({
  permissionToEnter: z.boolean(),
  pets: z.string().trim().max(300).default(''),
  hasAlarm: z.boolean().default(false),
  presence: z.enum(['home', 'away', 'either']).default('either'),
  windows: z.array(Window).max(12).default([]),
  phone: PhoneNumber.nullable().default(null),
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
  z.strictObject({ event: z.literal('assign'), proId: Id }),
  z.strictObject({ event: z.literal('unassign'), reason: Reason('Say why') }),
  z.strictObject({ event: z.literal('depart'), expectedAt: At.optional() }),
  z.strictObject({ event: z.literal('delay'), expectedAt: At }),
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
    survey: z.partialRecord(z.enum(SURVEY_IDS), z.boolean()).default({}),
  }),
  z.strictObject({ event: z.literal('reopen'), reason: Reason('What is still wrong?') }),
  z.strictObject({ event: z.literal('close') }),
  z.strictObject({ event: z.literal('mark_duplicate'), of: Id }),
  z.strictObject({ event: z.literal('separate'), reason: Reason('Say why') }),
  z.strictObject({ event: z.literal('cancel'), reason: Reason('Say why') }),
]);
export type Move = z.output<typeof Move>;
export type WorkOrderMove = z.input<typeof Move>;

const Approval = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('approve'),
    quoteId: Id,
    payment: z.enum(PAYMENT_CHOICES).default('from_rent'),
    /** Of paying now: a saved method, and the card fee that was shown. */
    method: z.strictObject({ paymentMethodId: Id, feeCents: InputCents }).nullable().default(null),
    /** Of spreading. */
    months: z.literal(INSTALLMENT_MONTHS).nullable().default(null),
  }),
  z.strictObject({ decision: z.literal('decline'), reason: Reason('Tell us why') }),
  z.strictObject({
    decision: z.literal('own_vendor'),
    vendorName: businessNameSchema(120, 'Who does the work?'),
  }),
  z.strictObject({ decision: z.literal('ask'), question: Reason('What would you like to know?') }),
  z.strictObject({ decision: z.literal('second_quote') }),
]);
export type Approval = z.output<typeof Approval>;

const PhotoBytes = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length > 0,
  'Please choose a photo',
);

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
  listVisits: {
    query: z.object({ from: At.optional(), to: At.optional() }),
    result: z.array(CalendarVisit),
  },
  listVisitSlots: { result: VisitSlots },
  listReportableHomes: { result: z.array(ReportableHome) },
  listSymptoms: { result: z.array(SymptomResult) },
  getReportableHome: { result: ReportableHome },
  createWorkOrders: {
    body: z.strictObject({
      issues: z.array(Issue).min(1, 'Tell us what is wrong').max(MAX_ISSUES),
      access: Access,
      /** They would rather talk to a person: what they ask; empty where they said nothing. */
      question: z.string().trim().max(4_000, 'Please use at most 4,000 characters').nullable().default(null),
    }),
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
      vendorName: businessNameSchema(120, 'Who quotes?'),
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
      vendorName: businessNameSchema(120, 'Whose invoice is it?'),
      vendorAddress: z.string().trim().min(1, 'Add the address on the invoice').max(300),
      vendorPhone: emptyOr(PhoneNumber, PHONE_PROBLEM).default(''),
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
  payInvoice: { body: z.strictObject({}), result: WorkOrder },
};
