import * as z from 'zod';
import { LeadType, Topic } from '@/contract/account/leads/schemas';
import { NewThread } from '@/contract/account/threads/schemas';
import { callOutcomes, MAX_CALL_SUMMARY, MAX_TEXT, timelineKinds } from './constants';

const Id = z.uuid();

export const TimelineKind = z.enum(timelineKinds);
export type TimelineKind = z.infer<typeof TimelineKind>;

export const CallOutcome = z.enum(callOutcomes);
export type CallOutcome = z.infer<typeof CallOutcome>;

/** A message, a text, a call, a payment, a visit, or a change, as our team reads it. */
export const TimelineRow = z.object({
  id: z.string(),
  kind: TimelineKind,
  at: z.iso.datetime(),
  title: z.string(),
  /** What was written, or what the call was about. */
  detail: z.string().nullable(),
  href: z.string().nullable(),
});
export type TimelineRow = z.infer<typeof TimelineRow>;

/** A person to write to. */
export const Correspondent = z.object({
  id: Id,
  name: z.string(),
  phone: z.string().nullable(),
  /** Why they get no texts; null where they may get one. */
  textProblem: z.string().nullable(),
});
export type Correspondent = z.infer<typeof Correspondent>;

export const TimelinePage = z.object({
  /** The kinds that the reader's duties show. */
  kinds: z.array(TimelineKind),
  people: z.array(Correspondent),
  items: z.array(TimelineRow),
  /** `after` of the next page; null on the last one. */
  next: z.string().nullable(),
  /** Of the home; null where it is about a person. */
  timeZone: z.string().nullable(),
});
export type TimelinePage = z.infer<typeof TimelinePage>;

const TimelineQuery = z.object({
  kind: TimelineKind.optional(),
  after: z
    .string()
    .regex(/^\d{1,16}_[\w-]{1,60}$/, 'This page is not there')
    .optional(),
});

/** The home that a message, a text, or a call is about. */
const about = { homeId: Id.nullable().default(null) };

export const StaffMessage = z.strictObject({
  ...about,
  subject: NewThread.shape.subject,
  topic: Topic.default('other'),
  body: NewThread.shape.body,
});

export const StaffText = z.strictObject({
  ...about,
  body: z.string().trim().min(1, 'Write the text').max(MAX_TEXT, `Use ${MAX_TEXT} characters or fewer`),
});

export const CallNote = z.strictObject({
  ...about,
  direction: z.enum(['in', 'out']),
  outcome: CallOutcome,
  summary: z.string().trim().min(1, 'Say what the call was about').max(MAX_CALL_SUMMARY),
});
export type CallNote = z.output<typeof CallNote>;

/** `touring` and `applied`: what the same person has done since; the rest as our team set it. */
export const LeadStage = z.enum(['new', 'answered', 'touring', 'applied', 'won', 'lost']);
export type LeadStage = z.infer<typeof LeadStage>;

export const DeskLead = z.object({
  id: Id,
  type: LeadType,
  stage: LeadStage,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  topic: Topic.nullable(),
  message: z.string().nullable(),
  /** As they typed it. */
  typedAddress: z.string().nullable(),
  home: z.object({ id: Id, address: z.string() }).nullable(),
  /** Their account, by the lead or by its email. */
  personId: Id.nullable(),
  threadId: Id.nullable(),
  createdAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
  timeZone: z.string(),
  requests: z.int(),
  tours: z.array(
    z.object({ id: Id, startsAt: z.iso.datetime(), timeZone: z.string(), address: z.string(), status: z.string() }),
  ),
  applications: z.array(z.object({ id: Id, homeId: Id, address: z.string(), status: z.string() })),
  /** Other leads of the same email. */
  others: z.array(z.object({ id: Id, createdAt: z.iso.datetime(), summary: z.string() })),
});
export type DeskLead = z.infer<typeof DeskLead>;

/** A call about a lead or a tour, which name the home themselves. */
const CallAbout = CallNote.omit({ homeId: true });

const timeline = { query: TimelineQuery, result: TimelinePage };

export const correspondenceSchemas = {
  listPersonTimeline: timeline,
  listHomeTimeline: timeline,
  listLeaseTimeline: timeline,
  getLead: { result: DeskLead },
  listLeadTimeline: timeline,
  answerLead: { body: z.strictObject({ body: NewThread.shape.body }), result: DeskLead },
  moveLead: { body: z.strictObject({ move: z.enum(['win', 'lose', 'reopen']) }), result: DeskLead },
  logLeadCall: { body: CallAbout, result: z.object({ id: Id }) },
  logVisitorCall: { body: CallAbout, result: z.object({ id: Id }) },
  sendMessage: { body: StaffMessage, result: z.object({ threadId: Id }) },
  sendText: { body: StaffText, result: z.object({ id: Id }) },
  logCall: { body: CallNote, result: z.object({ id: Id }) },
};
