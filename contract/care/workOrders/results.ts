// What the API answers about work orders.
import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { Picture } from '@/contract/content/media/schemas';
import { paymentLifecycle } from '@/contract/money/payments/constants';
import { INSTALLMENT_MONTHS } from '@/contract/money/smoothPayments/constants';
import { PAYMENT_CHOICES } from '@/contract/onboarding/proposals/constants';
import {
  ACTORS,
  AREAS,
  PHOTO_STAGES,
  REPAIR_KINDS,
  SOURCES,
  TIERS,
  TIMELINE_KINDS,
  visitLifecycle,
  WORK_PAYERS,
  workOrderLifecycle,
} from './constants';
import { Invoice, Quote } from './costs';
import { SURVEY_IDS } from './survey';
import { DRAWINGS } from './symptoms/types';

const Id = z.uuid();
const At = z.iso.datetime();

/** What can be wrong, what one can try alone, and what to mind. */
export const SymptomResult = z.object({
  id: z.string(),
  area: z.enum(AREAS),
  label: z.string(),
  tier: z.enum(TIERS),
  kind: z.enum(REPAIR_KINDS),
  safety: z.string(),
  checks: z.array(
    z.object({
      text: z.string(),
      drawing: z.enum(DRAWINGS).nullable(),
      picture: z.object({ url: z.string(), width: z.number(), height: z.number(), alt: z.string() }).nullable(),
    }),
  ),
  /** Emergencies alone: what to do at once. */
  emergency: z.array(z.string()).optional(),
  /** The words in Spanish, by the English ones. */
  es: z.record(z.string(), z.string()),
});

/** A check of the troubleshooter, with how it went. */
export const CheckResult = z.strictObject({
  check: z.string().max(300),
  result: z.enum(['helped', 'did_not_help', 'skipped']),
});
export type CheckResult = z.infer<typeof CheckResult>;

const Visit = z.object({
  id: Id,
  startsAt: At,
  endsAt: At,
  status: z.enum(visitLifecycle.states),
  bookedBy: z.enum(ACTORS),
  expectedAt: At.nullable(),
  /** The notice of entry as it was sent; null for a vacant home, or before it is due. */
  notice: z.object({ at: At, text: z.string() }).nullable(),
});
export type Visit = z.infer<typeof Visit>;

/** Times at which a visit could begin, and the rule about entering the home. */
export const VisitSlots = z.object({
  timeZone: z.string(),
  /** The law's rule on notice; null for a vacant home. */
  entryRule: z.string().nullable(),
  slots: z.array(
    z.object({
      startsAt: At,
      endsAt: At,
      /** In a time that the resident named. */
      suits: z.boolean(),
    }),
  ),
});
export type VisitSlots = z.infer<typeof VisitSlots>;

/** A visit as the calendar shows it. */
export const CalendarVisit = z.object({
  id: Id,
  workOrderId: Id,
  reference: z.string(),
  title: z.string(),
  tier: z.enum(TIERS),
  status: z.enum(visitLifecycle.states),
  startsAt: At,
  endsAt: At,
  expectedAt: At.nullable(),
  /** The company that comes. */
  pro: z.string().nullable(),
  /** Whether the caller lives there, owns it, or is of our team. */
  role: z.enum(['resident', 'owner', 'staff']),
  home: z.object({
    id: Id,
    address: z.string(),
    city: z.string(),
    timeZone: z.string(),
    region: z.string(),
    lat: z.number(),
    lng: z.number(),
  }),
});
export type CalendarVisit = z.infer<typeof CalendarVisit>;

/** A clip; the photo is its first frame. */
export const Video = z.object({ href: z.string(), mime: z.string(), seconds: z.number() });
export type Video = z.infer<typeof Video>;

export const Photo = z.object({
  id: Id,
  picture: Picture,
  stage: z.enum(PHOTO_STAGES),
  video: Video.nullable(),
  createdAt: At,
});
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

export const WorkOrderSummary = z.object({
  id: Id,
  /** What people call it: W-1042. */
  reference: z.string(),
  title: z.string(),
  area: z.enum(AREAS),
  tier: z.enum(TIERS),
  status: z.enum(workOrderLifecycle.states),
  statusSince: At,
  home: z.object({ id: Id, address: z.string(), state: z.string(), timeZone: z.string() }),
  /** Who has to act next. */
  nextActor: z.enum(ACTORS).nullable(),
  /** Whether that is the caller. */
  myTurn: z.boolean(),
  nextVisitAt: At.nullable(),
  createdAt: At,
});
export type WorkOrderSummary = z.infer<typeof WorkOrderSummary>;

export const WorkOrder = WorkOrderSummary.extend({
  /** The caller's part in it. */
  role: z.enum(ACTORS),
  source: z.enum(SOURCES),
  paidBy: z.enum(WORK_PAYERS),
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
      spreadMonths: z.literal(INSTALLMENT_MONTHS).nullable(),
      /** What the owner paid before the invoices, and has not been given back; a payment on its way counts. */
      prepaidCents: Cents,
      /** The last of those payments. */
      paid: z
        .object({ quoteId: Id, amountCents: Cents, feeCents: Cents, status: z.enum(paymentLifecycle.states) })
        .nullable(),
      dueAt: At.nullable(),
      secondQuoteWanted: z.boolean(),
      /** What happens if the owner is silent, in words. */
      silence: z.string(),
    })
    .nullable(),
  temporaryFix: z.boolean(),
  waitingFor: z.string().nullable(),
  warrantyUntil: z.iso.date().nullable(),
  /** Whether one of our Pros has the job. */
  hasPro: z.boolean(),
  rating: z.int().nullable(),
  /** For staff and the person who answered: what the person who confirmed it said, by question. */
  survey: z.partialRecord(z.enum(SURVEY_IDS), z.boolean()).nullable(),
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
  /** Whether quotes and invoices of it are the reader’s to decide. */
  decidesCosts: z.boolean(),
});
export type WorkOrder = z.infer<typeof WorkOrder>;

/** A home as the troubleshooter needs it. */
export const ReportableHome = z.object({
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
