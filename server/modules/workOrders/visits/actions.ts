// Visits: one ahead at a time, moved by either side, with the notice of entry that the state asks for.
import type * as z from 'zod';
import { statusAfter, visitLifecycle } from '@/contract/workOrders/constants';
import type { workOrdersSchemas } from '@/contract/workOrders/schemas';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { entryDecision } from '@/server/modules/workOrders/entryNotices/service';
import { notifySide } from '@/server/modules/workOrders/notifications';
import type { WorkOrderRow } from '@/server/modules/workOrders/repo';
import * as repo from '@/server/modules/workOrders/repo';
import { type ActingPerson, addEvent, moveWorkOrder, type WorkOrderCall } from '@/server/modules/workOrders/service';
import { findAhead, insertVisit, updateVisit } from './repo';

type NewVisit = z.output<typeof workOrdersSchemas.scheduleVisit.body>;

/** So that a Pro hears of it in time. */
const LEAD_MS = 2 * 3_600_000;

const formatTime = (at: Date, timeZone: string) =>
  at.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone });

/** Whether the resident named this time as one that suits, and lets us in. */
const suits = ({ permissionToEnter, windows }: WorkOrderRow, startsAt: Date, endsAt: Date) =>
  permissionToEnter && windows.some(({ from, to }) => new Date(from) <= startsAt && endsAt <= new Date(to));

function noticeText(row: WorkOrderRow, startsAt: Date, endsAt: Date, says: string): string {
  const until = endsAt.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: row.timeZone });
  return [
    'Notice of entry',
    `Home: ${row.address}, ${row.city}, ${row.state}`,
    `When: ${formatTime(startsAt, row.timeZone)} to ${until}`,
    `Why: ${row.title}`,
    'Who: a Pro sent by Belong. Call (415) 555-0199 with questions or to pick another time.',
    says,
  ].join('\n');
}

function requireEntry(row: WorkOrderRow, startsAt: Date, endsAt: Date, by: ActingPerson, now: Date) {
  const decision = entryDecision(
    { state: row.state, city: row.city },
    {
      ...{ now, startsAt, timeZone: row.timeZone },
      emergency: row.tier === 'life_safety',
      agreed: by.role === 'resident' || suits(row, startsAt, endsAt),
      requested: row.source === 'resident',
    },
  );
  if (decision.allowed) return decision;
  const message =
    decision.problem === 'tooSoon'
      ? `${decision.says} The first time is ${formatTime(decision.earliestAt, row.timeZone)}.`
      : `${decision.says} Pick a time in those hours.`;
  throw new ApiError('invalid', message, { fields: { startsAt: message } });
}

/** Books a visit, or moves the one ahead. Two at once: the second names a visit that is no longer there and hears 409. */
export async function scheduleVisit(call: WorkOrderCall, id: string, body: NewVisit, by: ActingPerson): Promise<void> {
  const { db, services, now } = call;
  const row = await repo.lock(db, id);
  const ahead = await findAhead(db, id);
  if ((ahead?.id ?? null) !== body.replaces)
    throw conflict('The time was changed a moment ago. Reload the page to see it.');
  if (!statusAfter(row.status, 'schedule', by.role)) throw conflict('This repair has moved on. Reload the page.');
  const [startsAt, endsAt] = [new Date(body.startsAt), new Date(body.endsAt)];
  const isEmergency = row.tier === 'life_safety';
  if (!isEmergency && startsAt.getTime() < now.getTime() + LEAD_MS)
    throw new ApiError('invalid', 'Pick a time at least two hours from now.', {
      fields: { startsAt: 'Pick a time at least two hours from now' },
    });
  const entry = row.leaseId ? requireEntry(row, startsAt, endsAt, by, now) : null;
  if (ahead) await updateVisit(db, ahead.id, { status: 'replaced' }, now);
  const text = entry && noticeText(row, startsAt, endsAt, entry.says);
  await insertVisit(
    db,
    row,
    {
      ...{ id: newId(now.getTime()), proId: row.proId, startsAt, endsAt, bookedBy: by.role },
      ...{ noticeAt: text ? now : null, noticeRuleId: entry?.ruleId ?? null, noticeText: text },
    },
    now,
  );
  const moved = await moveWorkOrder(call, id, 'schedule', by, { reason: formatTime(startsAt, row.timeZone) });
  if (!text) return;
  await addEvent(call, moved, by, { kind: 'notice', audience: 'everyone', body: text });
  await notifySide(db, services, moved, 'resident', {
    cause: `notice:${startsAt.getTime()}:${now.getTime()}`,
    subject: 'Notice of entry',
    text,
    button: 'See or change the time',
  });
}

/** What a move of the work order does to the visit ahead. */
const VISIT_EVENTS = {
  depart: 'depart',
  start: 'arrive',
  miss: 'miss',
  finish: 'complete',
  wait: 'complete',
  cancel: 'cancel',
  unassign: 'cancel',
  request_approval: 'cancel',
} as const;

/** Keeps the visit in step with its work order. */
export async function followVisit(
  { db, now }: WorkOrderCall,
  id: string,
  event: string,
  expectedAt: Date | null = null,
): Promise<void> {
  const visitEvent = (VISIT_EVENTS as Record<string, (typeof VISIT_EVENTS)[keyof typeof VISIT_EVENTS]>)[event];
  const ahead = visitEvent && (await findAhead(db, id));
  if (!visitEvent || !ahead) return;
  const status = ahead.status as (typeof visitLifecycle.states)[number];
  const next =
    visitLifecycle.after(status, visitEvent) ??
    // A Pro who ended work or found more of it was there.
    (status === 'arrived' ? 'completed' : undefined);
  if (next) await updateVisit(db, ahead.id, { status: next, ...(expectedAt && { expectedAt }) }, now);
}
