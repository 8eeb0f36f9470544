import { HOUR_MS } from '@/contract/calendar/durations';
import type { Jurisdiction } from '@/contract/law/rules';
import { decisionOrderRule } from '@/contract/law/screening';
import { type ApplicationStatus, applicationLifecycle } from '@/contract/leasing/applications/constants';

export interface PendingApplication {
  id: string;
  status: ApplicationStatus;
  submittedAt: Date;
  updatedAt: Date;
}

/** Approved and not over: the home is promised. */
const PROMISED_STATUSES: readonly ApplicationStatus[] = [
  'approved',
  'approved_with_conditions',
  'lease_sent',
  'lease_signed',
];

/** In the order received; the id settles ties. */
export const byReceipt = <T extends PendingApplication>(all: readonly T[]): T[] =>
  all.toSorted((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime() || (one.id < other.id ? -1 : 1));

/**
 * The application that has to be decided before this one, where the law keeps the order of receipt (Seattle Municipal
 * Code 14.08.050; Cal. Civ. Code § 1950.6). Anyone who was asked for more keeps their place for the hours the rule gives.
 */
export function findEarlierPending<T extends PendingApplication>(
  all: readonly T[],
  id: string,
  { where, day, now }: { where: Jurisdiction; day: string; now: Date },
): T | undefined {
  const order = decisionOrderRule(where, day);
  if (!order) return undefined;
  const line = byReceipt(all);
  return line
    .slice(
      0,
      Math.max(
        0,
        line.findIndex((each) => each.id === id),
      ),
    )
    .find(({ status, updatedAt }) => {
      if (status === 'needs_information') return now.getTime() < updatedAt.getTime() + order.holdHours * HOUR_MS;
      return status === 'screening' || status === 'in_review';
    });
}

/** The application that has been promised the home. */
export const findPromised = <T extends PendingApplication>(all: readonly T[], except: string): T | undefined =>
  all.find(({ id, status }) => id !== except && PROMISED_STATUSES.includes(status));

export const canBeDecided = (status: ApplicationStatus): boolean =>
  applicationLifecycle.after(status, 'decline') !== undefined;
