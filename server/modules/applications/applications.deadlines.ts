import type { ApplicationStatus } from '@/contract/applications.facts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long an application may stand in each status before it expires; statuses without a figure end by themselves. */
const waits: Partial<Record<ApplicationStatus, number>> = {
  started: 30 * DAY_MS,
  submitted: 14 * DAY_MS,
  screening: 14 * DAY_MS,
  needs_information: 7 * DAY_MS,
  in_review: 14 * DAY_MS,
  approved: 48 * HOUR_MS,
  approved_with_conditions: 48 * HOUR_MS,
  lease_sent: 14 * DAY_MS,
};

/** Until when this status may last, and when we remind of it; undefined where nothing more is waited for. */
export function deadlineOf(status: ApplicationStatus, now: Date): { expiresAt: Date; remindAt: Date } | undefined {
  const wait = waits[status];
  if (!wait) return undefined;
  const after = (ms: number) => new Date(now.getTime() + ms);
  return { expiresAt: after(wait), remindAt: after(Math.min(wait / 2, 3 * DAY_MS)) };
}
