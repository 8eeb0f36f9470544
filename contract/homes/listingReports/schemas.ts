import * as z from 'zod';
import { EmailAddress } from '@/contract/format/emailAddress';

/** What can be wrong with a listing, in the order people choose from. */
export const LISTING_REPORT_REASONS = ['price', 'unavailable', 'scam', 'discrimination', 'details', 'other'] as const;
export const ListingReportReason = z.enum(LISTING_REPORT_REASONS);
export type ListingReportReason = z.infer<typeof ListingReportReason>;

export const NewListingReport = z.strictObject({
  reason: ListingReportReason,
  details: z.string().trim().max(3_000, 'Use 3,000 characters or fewer').default(''),
  /** Left out by people who do not want to say who they are. */
  name: z.string().trim().max(120, 'Use 120 characters or fewer').optional(),
  /** Where the answer goes; no answer is sent without it. */
  email: EmailAddress.optional(),
});
export type NewListingReport = z.infer<typeof NewListingReport>;

export const ListingReportReceipt = z.object({
  id: z.uuid(),
  /** When a colleague has looked at it at the latest: the end of the next working day at our office. */
  checkedBy: z.iso.datetime(),
});
export type ListingReportReceipt = z.infer<typeof ListingReportReceipt>;

/** The input and the result of each endpoint. */
export const listingReportsSchemas = {
  createListingReport: { body: NewListingReport, result: ListingReportReceipt },
};
