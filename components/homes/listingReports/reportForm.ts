import * as z from 'zod';
import { EMAIL_PROBLEM } from '@/contract/format/emailText';
import { emptyOr } from '@/contract/format/emptyOr';
import { NewListingReport } from '@/contract/homes/listingReports/schemas';

const { reason, details, name, email } = NewListingReport.shape;

/** The report as it is typed: an empty field is one that was left out. */
export const ReportForm = z.object({
  reason,
  details: details.unwrap(),
  name: name.unwrap(),
  email: emptyOr(email.unwrap(), EMAIL_PROBLEM),
});
