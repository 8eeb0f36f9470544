// Fees of applicants who are not chosen: where the law returns them whatever the reason, they go back when the application
// ends without a lease, and for an application that is still open, before the days after it are over.
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { feeRefundRule } from '@/contract/law/screening';
import type { ApplicationStatus } from '@/contract/leasing/applications/constants';
import type { Db } from '@/server/db/client';
import { enqueue } from '@/server/jobs/queue';
import * as repo from '@/server/modules/leasing/applications/repo';

type FeeHome = Pick<Awaited<ReturnType<typeof repo.findHome>>, 'city' | 'state' | 'zipcode' | 'timeZone'>;

/** The law of the home on the day of a moment, where it returns the fee of every applicant who is not chosen. */
export const unchosenFeeRule = (home: FeeHome, now: Date) =>
  feeRefundRule(jurisdictionOf(home), localDay(now, home.timeZone));

/** Chosen for the home: their fee paid for the screening of its residents. */
const CHOSEN_STATUSES: readonly ApplicationStatus[] = ['approved', 'lease_sent', 'lease_signed', 'lease_ended'];

/** A refund takes a moment, so it begins this many days before the last day. */
const AHEAD_DAYS = 1;

/** Of one applicant who hands in their part: the fee goes back if nothing was chosen by the last day. */
export async function scheduleUnchosenRefund(
  db: Db,
  home: FeeHome,
  { applicationId, applicantId, now }: { applicationId: string; applicantId: string; now: Date },
): Promise<void> {
  const rule = unchosenFeeRule(home, now);
  if (!rule) return;
  const runAt = new Date(now.getTime() + (rule.appliedDays - AHEAD_DAYS) * DAY_MS);
  const jobKey = `refund-unchosen:${applicantId}`;
  await enqueue(db, 'refundUnchosenFee', { applicationId, applicantId }, { runAt, jobKey });
}

/** The days after the application of one applicant are over: their fee goes back unless it was chosen. It goes on without. */
export async function refundIfUnchosen(db: Db, about: { applicationId: string; applicantId: string }): Promise<void> {
  const application = await repo.lock(db, about.applicationId);
  if (!application || CHOSEN_STATUSES.includes(application.status)) return;
  await enqueue(db, 'refundApplicationFees', about);
}
