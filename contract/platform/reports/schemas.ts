import * as z from 'zod';
import { REPORT_CADENCES } from './constants';

export const ReportColumn = z.object({
  label: z.string(),
  /** `date` cells are local days, `cents` cells whole cents. */
  kind: z.enum(['text', 'date', 'cents', 'number']),
  /** Whether its figures add up to something. */
  hasTotal: z.boolean(),
});
export type ReportColumn = z.infer<typeof ReportColumn>;

const Cell = z.union([z.string(), z.number(), z.null()]);
export type ReportCell = z.infer<typeof Cell>;

const ReportSummary = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Whether it can be read as of an earlier day. */
  hasAsOf: z.boolean(),
});

export const Report = ReportSummary.extend({
  /** The local day of our office; the figures are those at its end. */
  asOf: z.iso.date(),
  columns: z.array(ReportColumn),
  rows: z.array(z.object({ id: z.string(), href: z.string().nullable(), cells: z.array(Cell) })),
  /** Of all rows, one for each column; null where a column has none. */
  totals: z.array(z.number().nullable()),
  /** Of all rows, also those that are left out here. */
  count: z.int(),
});
export type Report = z.infer<typeof Report>;

const ReportSchedule = z.object({ reportId: z.string(), cadence: z.enum(REPORT_CADENCES) });

const AsOf = z.object({ asOf: z.iso.date('Enter a date').optional() });

/** What each endpoint takes and gives. */
export const reportsSchemas = {
  listReports: { result: z.array(ReportSummary) },
  getReport: { query: AsOf, result: Report },
  printReport: { query: AsOf, result: z.object({ fileName: z.string(), base64: z.base64() }) },
  listReportSchedules: { result: z.array(ReportSchedule) },
  setReportSchedule: {
    body: z.strictObject({ cadence: z.enum([...REPORT_CADENCES, 'never']) }),
    result: z.array(ReportSchedule),
  },
  exportReport: { query: AsOf, result: z.object({ fileName: z.string(), text: z.string() }) },
};
