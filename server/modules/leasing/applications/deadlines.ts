import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '@/contract/calendar/durations';
import type { ApplicationStatus } from '@/contract/leasing/applications/constants';
import type { Db } from '@/server/db/client';
import { enqueue } from '@/server/jobs/queue';

/** How long an application may stand in each status before it expires; statuses without a figure end by themselves. */
const STATUS_TIMEOUTS_MS: Partial<Record<ApplicationStatus, number>> = {
  started: 30 * DAY_MS,
  submitted: 14 * DAY_MS,
  screening: 14 * DAY_MS,
  needs_information: 7 * DAY_MS,
  // Does not end by itself: staff look at it after three days and after each week (applications.jobs.ts).
  in_review: 7 * DAY_MS,
  approved: 48 * HOUR_MS,
  approved_with_conditions: 48 * HOUR_MS,
  lease_sent: 14 * DAY_MS,
};

export interface Deadline {
  expiresAt: Date;
  remindAt: Date;
}

/** Until when this status may last, and when we remind of it; undefined where nothing more is waited for. */
export function deadlineOf(status: ApplicationStatus, now: Date): Deadline | undefined {
  const wait = STATUS_TIMEOUTS_MS[status];
  if (!wait) return undefined;
  const after = (ms: number) => new Date(now.getTime() + ms);
  return { expiresAt: after(wait), remindAt: after(Math.min(wait / 2, 3 * DAY_MS)) };
}

/** Leaves at least until then for an answer; says until when it is. */
export async function extendApplication(db: Db, id: string, until: Date): Promise<Date> {
  const { expiresAt } = await db
    .updateTable('applications')
    .set({ expiresAt: sql`greatest(expires_at, ${until})` })
    .where('id', '=', id)
    .returning('expiresAt')
    .executeTakeFirstOrThrow();
  await enqueue(db, 'expireApplication', { id }, { runAt: expiresAt, jobKey: `expire-application:${id}` });
  return expiresAt;
}

/** Plans the reminder and the end; both look again when they come, and do nothing where it has moved on. */
export async function scheduleDeadline(db: Db, id: string, { expiresAt, remindAt }: Deadline): Promise<void> {
  await enqueue(db, 'expireApplication', { id }, { runAt: expiresAt, jobKey: `expire-application:${id}` });
  await enqueue(db, 'remindApplication', { id }, { runAt: remindAt, jobKey: `remind-application:${id}` });
}
