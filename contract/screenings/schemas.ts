import * as z from 'zod';
import { reportKinds } from '@/contract/law/screening';

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
      z.object({ status: z.literal('blocked'), reason: z.enum(['frozen', 'mismatch']) }),
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
  status: z.enum(['ordered', 'answered', 'blocked']),
  asked: z.array(ReportKind),
  agency: Agency,
  orderedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** What only the person can open: a frozen file, a name that does not match. */
  blocked: z.object({ kind: ReportKind, why: z.enum(['frozen', 'mismatch']) }).nullable(),
});

export const OwnReport = Screening.extend({ home: z.string(), reports: Reports.nullable() });
export type OwnReport = z.infer<typeof OwnReport>;

export const ListedScreening = Screening.extend({
  home: z.string(),
  name: z.string(),
  /** True while records wait for one of us. */
  needsReview: z.boolean(),
});
export type ListedScreening = z.infer<typeof ListedScreening>;

export const FullScreening = ListedScreening.extend({
  reports: Reports.nullable(),
  weighing: z.object({ counts: z.boolean(), reason: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
});
export type FullScreening = z.infer<typeof FullScreening>;

/** What each endpoint takes and gives. */
export const screeningsSchemas = {
  listOwnReports: { result: z.array(OwnReport) },
  listScreenings: { result: z.array(ListedScreening) },
  getScreening: { result: FullScreening },
  reviewRecords: {
    body: z.strictObject({ counts: z.boolean(), reason: z.string().trim().min(10).max(2_000) }),
    result: FullScreening,
  },
};
