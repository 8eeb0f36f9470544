import * as z from 'zod';
import { Cents, InputCents } from '@/contract/amounts/schemas';
import { reportKinds } from '@/contract/law/screening';
import { bureaus, employmentKinds } from '@/contract/leasing/applications/constants';
import { documentCheckKinds, screeningLifecycle } from './constants';

const Id = z.uuid();
export const ReportKind = z.enum(reportKinds);
const LocalDay = z.iso.date();

export const Agency = z.object({ name: z.string(), address: z.string(), phone: z.string() });
export type Agency = z.infer<typeof Agency>;

const reportSchema = <T extends z.ZodType>(findings: T) =>
  z
    .discriminatedUnion('status', [
      z.object({ status: z.literal('done'), findings }),
      z.object({ status: z.enum(['pending', 'failed']) }),
      z.object({
        status: z.literal('blocked'),
        reason: z.enum(['frozen', 'mismatch']),
        bureau: z.enum(bureaus).optional(),
      }),
    ])
    .optional();

/** What came, by kind; a kind that was not asked is not there. */
export const Reports = z.object({
  identity: reportSchema(z.object({ matches: z.boolean() })),
  credit: reportSchema(
    z.object({ score: z.int().nullable(), landlordDebtCents: z.int(), factors: z.array(z.string()) }),
  ),
  eviction: reportSchema(
    z.object({
      cases: z.array(
        z.object({
          on: LocalDay,
          outcome: z.enum(['judgment', 'dismissed', 'pending']),
          court: z.string(),
          amountCents: z.int(),
        }),
      ),
    }),
  ),
  income: reportSchema(z.object({ grossCents: z.int(), source: z.string() })),
  criminal: reportSchema(
    z.object({
      records: z.array(z.object({ on: LocalDay, offence: z.string(), court: z.string(), disposition: z.string() })),
    }),
  ),
});
export type Reports = z.infer<typeof Reports>;

const Screening = z.object({
  id: Id,
  applicationId: Id,
  status: z.enum(screeningLifecycle.states),
  asked: z.array(ReportKind),
  agency: Agency,
  orderedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** What only the person can open: a frozen file, a name that does not match. */
  blocked: z
    .object({ kind: ReportKind, why: z.enum(['frozen', 'mismatch']), bureau: z.enum(bureaus).optional() })
    .nullable(),
  /** What a person of ours checks in their documents. */
  toCheck: z.array(z.enum(documentCheckKinds)),
});

/** What a person of ours found in the documents; figures are monthly but for savings, and null where not checked. */
const DocumentCheck = z.object({
  grossCents: Cents.nullable(),
  netCents: Cents.nullable(),
  savingsCents: Cents.nullable(),
  voucherCents: Cents.nullable(),
  identity: z.enum(['confirmed', 'unconfirmed', 'not_checked']).nullable(),
  reason: z.string(),
  at: z.iso.datetime(),
});

export const OwnReport = Screening.extend({
  home: z.string(),
  reports: Reports.nullable(),
  documentCheck: DocumentCheck.nullable(),
  /** What a person of ours decided about a record, and why. */
  recordReview: z.object({ counts: z.boolean(), reason: z.string(), at: z.iso.datetime() }).nullable(),
});
export type OwnReport = z.infer<typeof OwnReport>;

export const ListedScreening = Screening.extend({
  home: z.string(),
  name: z.string(),
  /** Of the home. */
  timeZone: z.string(),
  /** True while records wait for one of us: the person was heard, or the time to answer is over. */
  needsReview: z.boolean(),
  /** Until when the person may answer; null where nothing waits for it. */
  recordAnswerBy: z.iso.datetime().nullable(),
});
export type ListedScreening = z.infer<typeof ListedScreening>;

export const FullScreening = ListedScreening.extend({
  reports: Reports.nullable(),
  /** What they stated: the documents are held against it. */
  stated: z.object({
    legalName: z.string(),
    birthDate: LocalDay.nullable(),
    employment: z.enum(employmentKinds).nullable(),
    employer: z.string().nullable(),
    grossCents: Cents.nullable(),
    netCents: Cents.nullable(),
    savingsCents: Cents.nullable(),
    voucherCents: Cents.nullable(),
  }),
  /** Their papers, as far as they have not removed them. */
  documents: z.array(z.object({ id: Id, name: z.string(), about: z.enum(['identity', 'means', 'added']) })),
  /** What they wrote with papers they added later, the newest last. */
  notes: z.array(z.string()),
  documentCheck: DocumentCheck.nullable(),
  /** What we asked them to add. */
  checkNote: z.string().nullable(),
  recordAnswer: z.object({ text: z.string(), disputes: z.boolean(), at: z.iso.datetime() }).nullable(),
  weighing: z.object({ counts: z.boolean(), reason: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
});
export type FullScreening = z.infer<typeof FullScreening>;

const Figure = InputCents.optional();
export const NewDocumentCheck = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('checked'),
    grossCents: Figure,
    netCents: Figure,
    savingsCents: Figure,
    voucherCents: Figure,
    identity: z.enum(['confirmed', 'unconfirmed', 'not_checked']).optional(),
    /** Wanted where anything differs from what they stated. */
    reason: z.string().trim().max(2_000).default(''),
  }),
  z.strictObject({ outcome: z.literal('more_needed'), note: z.string().trim().min(10).max(1_000) }),
]);
export type NewDocumentCheck = z.output<typeof NewDocumentCheck>;

/** What each endpoint takes and gives. */
export const screeningsSchemas = {
  listOwnReports: { result: z.array(OwnReport) },
  answerRecord: {
    body: z.strictObject({
      text: z.string().trim().min(1, 'Enter your answer').max(4_000, 'Use 4,000 characters or fewer'),
      /** They dispute it with anyone who reported it. */
      disputes: z.boolean(),
      documentIds: z.array(Id).max(5, 'Add up to five files').default([]),
    }),
    result: OwnReport,
  },
  listScreenings: { result: z.array(ListedScreening) },
  getScreening: { result: FullScreening },
  checkDocuments: { body: NewDocumentCheck, result: FullScreening },
  reviewRecords: {
    body: z.strictObject({ counts: z.boolean(), reason: z.string().trim().min(10).max(2_000) }),
    result: FullScreening,
  },
};
