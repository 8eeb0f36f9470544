import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { bureaus } from '@/contract/leasing/applications/constants';
import { LEFT_OUT_REASONS, RENT_REPORT_OUTCOMES } from './constants';

const LocalDay = z.iso.date();
const Text = (problem: string) => z.string().trim().min(3, problem).max(2_000, 'Use 2,000 characters or fewer');
const Bureau = z.enum(bureaus);

export const RentReportDispute = z.object({
  id: z.uuid(),
  body: z.string(),
  dueOn: LocalDay,
  createdAt: z.iso.datetime(),
  answer: z.object({ text: z.string(), upheld: z.boolean(), at: z.iso.datetime() }).nullable(),
});
export type RentReportDispute = z.infer<typeof RentReportDispute>;

/** What a file says about one resident and month. */
export const RentReportMonth = z.object({
  id: z.uuid(),
  /** Its first day. */
  month: LocalDay,
  outcome: z.enum(RENT_REPORT_OUTCOMES),
  /** Why the resident is left out; null otherwise. */
  reason: z.enum(LEFT_OUT_REASONS).nullable(),
  /** Whether a later file took it back. */
  isCorrected: z.boolean(),
  /** Bureaus that did not take it; the next file has the month again. */
  refusedBy: z.array(Bureau),
  /** The latest one. */
  dispute: RentReportDispute.nullable(),
});
export type RentReportMonth = z.infer<typeof RentReportMonth>;

/** Rent reporting of one resident under one lease. */
export const RentReporting = z.object({
  /** What they agree to, a paragraph each. */
  consent: z.array(z.string()),
  /** Whether we have no date of birth of theirs, which the bureaus need. */
  needsBirthDate: z.boolean(),
  startedOn: LocalDay.nullable(),
  stoppedOn: LocalDay.nullable(),
  /** The first day on which they can start again; null where nothing keeps them. */
  startsAgainOn: LocalDay.nullable(),
  /** The newest first. */
  months: z.array(RentReportMonth),
});
export type RentReporting = z.infer<typeof RentReporting>;

const RentReport = z.object({
  id: z.uuid(),
  month: LocalDay,
  madeAt: z.iso.datetime(),
  /** Account records in the file; with none there is no file. */
  accounts: z.int(),
  leftOut: z.int(),
  /** Of those, residents whom our team can help. */
  toMend: z.int(),
  bureaus: z.array(Bureau),
  deliveries: z.array(
    z.object({ bureau: Bureau, sentOn: LocalDay, receipt: z.string(), by: z.string(), at: z.iso.datetime() }),
  ),
});
export type RentReport = z.infer<typeof RentReport>;

const RentReportLine = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  homeId: z.uuid(),
  outcome: z.enum(RENT_REPORT_OUTCOMES),
  reason: z.enum(LEFT_OUT_REASONS).nullable(),
  dueCents: Cents,
  paidCents: Cents,
  /** Bureaus that took the file and not this account, with their reason. */
  refusal: z.object({ bureaus: z.array(Bureau), reason: z.string(), at: z.iso.datetime() }).nullable(),
});
export type RentReportLine = z.infer<typeof RentReportLine>;

const OpenDispute = RentReportDispute.omit({ answer: true }).extend({
  name: z.string(),
  address: z.string(),
  homeId: z.uuid(),
  month: LocalDay,
  outcome: z.enum(RENT_REPORT_OUTCOMES),
});
export type OpenRentDispute = z.infer<typeof OpenDispute>;

const RentReportDesk = z.object({
  /** Whether no bureau knows us: the numbers are those of the demo. */
  isDemo: z.boolean(),
  enrolled: z.int(),
  reports: z.array(RentReport),
  /** Those that wait for an answer, the earliest first. */
  disputes: z.array(OpenDispute),
});
export type RentReportDesk = z.infer<typeof RentReportDesk>;

export const NewRentReportDelivery = z.strictObject({
  bureau: Bureau,
  sentOn: z.iso.date('Choose a day'),
  receipt: z.string().trim().min(2, 'Enter the receipt').max(200, 'Use 200 characters or fewer'),
});

export const NewRentReportRefusal = z.strictObject({ bureau: Bureau, reason: Text('Enter the reason of the bureau') });

export const rentReportsSchemas = {
  getRentReporting: { result: RentReporting },
  disputeRentReport: { body: z.strictObject({ body: Text('Say what is wrong') }), result: RentReporting },
  listRentReports: { result: RentReportDesk },
  listRentReportLines: { result: z.object({ items: z.array(RentReportLine) }) },
  readRentReportFile: { body: z.strictObject({}), result: z.object({ fileName: z.string(), text: z.string() }) },
  recordRentReportDelivery: { body: NewRentReportDelivery, result: RentReportDesk },
  recordRentReportRefusal: { body: NewRentReportRefusal, result: z.object({ items: z.array(RentReportLine) }) },
  answerRentReportDispute: {
    body: z.strictObject({ upheld: z.boolean(), answer: Text('Write an answer') }),
    result: RentReportDesk,
  },
};
