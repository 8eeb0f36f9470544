// The way of a work order: every move goes through `moveWorkOrder`, which locks it, asks the lifecycle, and tells everybody.

import { fullName } from '@/contract/account/users/personName';
import { DAY_MS } from '@/contract/calendar/durations';
import {
  type Actor,
  type Audience,
  HABITABILITY_KINDS,
  OPEN_STATUSES,
  REOPEN_DAYS,
  statusAfter,
  type TimelineKind,
  type WorkOrderEvent,
  type WorkOrderStatus,
} from '@/contract/care/workOrders/constants';
import { jurisdictionOf, type PostalAddress } from '@/contract/homes/places/jurisdictions';
import { decisionProblem } from '@/contract/onboarding/proposals/constants';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import type { VisitCalendar } from '@/server/emails/visitCalendar';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { recordRepair } from '@/server/modules/homes/homes/statusChanges';
import { workOrderClocks } from './clocks/clocks';
import { MOVE_NEWS, NEWS, NEWS_ES, PROPOSED_WORK_NEWS, RESIDENT_PAYS_NEWS, RESIDENT_PAYS_NEWS_ES } from './news.data';
import { notifySide } from './notifications';
import { hasPrepayment } from './prepayment/repo';
import type { WorkOrderChange, WorkOrderRow } from './repo';
import * as repo from './repo';

export { insert as insertWorkOrder, updateTriage, type WorkOrderRow } from './repo';

export interface WorkOrderCall {
  db: Db;
  services: Services;
  now: Date;
}

/** Who acts; a Pro has a name and no account. */
export interface ActingPerson {
  role: Actor;
  id: string | null;
  name: string;
}
/** A person with their name for the timeline: staff go by their first name. */
export async function actorOf(
  db: Db,
  { role, personId }: { role: Exclude<Actor, 'system'>; personId: string },
): Promise<ActingPerson> {
  const { firstName = '', lastName = '' } = (await repo.findPerson(db, personId)) ?? {};
  return { role, id: personId, name: role === 'staff' ? `${firstName}, Belong` : fullName({ firstName, lastName }) };
}
export const SYSTEM_ACTOR: ActingPerson = { role: 'system', id: null, name: '' };

/** The home is not habitable without it, or people could get hurt: it cannot wait or be declined. */
export const isHabitability = ({ tier, repairKind }: Pick<WorkOrderRow, 'tier' | 'repairKind'>) =>
  tier === 'life_safety' || HABITABILITY_KINDS.includes(repairKind);

/** Until when the same problem opens it again; null where it cannot any more. */
export function reopenUntil(row: Pick<WorkOrderRow, 'status' | 'doneAt' | 'statusSince'>, now: Date): Date | null {
  if (!statusAfter(row.status, 'reopen', 'staff')) return null;
  const until = new Date((row.doneAt ?? row.statusSince).getTime() + REOPEN_DAYS * DAY_MS);
  return until > now ? until : null;
}

/** Writes on the timeline. */
export async function addEvent(
  { db, now }: WorkOrderCall,
  row: WorkOrderRow,
  by: ActingPerson,
  event: {
    kind: TimelineKind;
    body: string;
    audience?: Audience;
    status?: WorkOrderStatus;
    clientKey?: string | null;
  },
): Promise<boolean> {
  const { audience = 'everyone', ...rest } = event;
  const author = { authorId: by.id, authorRole: by.role, authorName: by.name };
  return repo.insertEvent(db, row, { id: newId(now.getTime()), audience, ...author, ...rest }, now);
}

const newsOf = ({ status, paidBy, source }: WorkOrderRow) =>
  (paidBy === 'resident' && RESIDENT_PAYS_NEWS[status]) ||
  (source === 'inspection_item' && PROPOSED_WORK_NEWS[status]) ||
  NEWS[status];
const newsEsOf = ({ status, paidBy }: WorkOrderRow) =>
  (paidBy === 'resident' && RESIDENT_PAYS_NEWS_ES[status]) || NEWS_ES[status];

/** The residents hear of a move that says more than its status, and everybody of a status that is news to them. */
async function notifyMove(
  call: WorkOrderCall,
  row: WorkOrderRow,
  event: WorkOrderEvent,
  by: ActingPerson,
  calendar: VisitCalendar | undefined,
): Promise<void> {
  const { db, services, now } = call;
  for (const side of ['resident', 'owner', 'staff'] as const) {
    const moved = side === 'resident' ? MOVE_NEWS[event] : undefined;
    const news = moved?.en ?? newsOf(row)?.[side];
    if (!news) continue;
    const [subject, text] = news;
    const [subjectEs, textEs] = (moved?.es ?? (side === 'resident' && newsEsOf(row))) || [];
    const es = subjectEs && textEs ? { subject: subjectEs, text: textEs } : undefined;
    const cause = `${moved ? event : row.status}:${now.getTime()}`;
    // Who picked the time of a visit wants it in their calendar, too.
    const entry = side === 'resident' && calendar ? { calendar } : undefined;
    await notifySide(
      db,
      services,
      row,
      side,
      { cause, subject, text, ...(es && { es }), ...entry },
      entry ? null : by.id,
    );
  }
}

export interface MoveOptions {
  /** Shown on the timeline. */
  reason?: string;
  audience?: Audience;
  change?: WorkOrderChange;
  /** Of the visit that it books. */
  calendar?: VisitCalendar;
  /** Checked again under the lock; answers why it is not possible. */
  check?: (row: WorkOrderRow) => string | undefined;
}

const MOVED_ON = 'This repair has moved on. Reload the page.';

/** Clocks begin again with a report that comes again, or with another urgency. */
export function clocksFor(
  row: Pick<WorkOrderRow, 'tier' | 'repairKind' | 'timeZone'> & Partial<Pick<WorkOrderRow, 'leaseId'>> & PostalAddress,
  reportedAt: Date,
) {
  const { tier, repairKind: kind, timeZone } = row;
  const clocks = workOrderClocks({ tier, kind, where: jurisdictionOf(row), timeZone, reportedAt });
  // Deadlines of the law are for those who live there.
  return row.leaseId === null ? { ...clocks, lawDueAt: null } : clocks;
}

/** What a move changes beside the status. */
function effectsOf(event: WorkOrderEvent, row: WorkOrderRow, by: ActingPerson, now: Date): WorkOrderChange {
  const answered = by.role === 'staff' && row.respondedAt === null ? { respondedAt: now } : {};
  switch (event) {
    case 'finish':
      return { ...answered, doneAt: now, temporaryFix: false, waitingFor: null };
    case 'confirm':
      return { ...answered, confirmedAt: now };
    case 'solve':
      return { ...answered, doneAt: now, closedAt: now };
    case 'close':
    case 'cancel':
    case 'decline':
    case 'owner_decline':
      return { ...answered, closedAt: now };
    case 'reopen':
      return {
        ...clocksFor(row, now),
        respondedAt: by.role === 'staff' ? now : null,
        doneAt: null,
        confirmedAt: null,
        closedAt: null,
        breached: [],
      };
    case 'start':
    case 'schedule':
      return { ...answered, waitingFor: null };
    default:
      return answered;
  }
}

/** The only way from one status to another. Refuses with 409 where the lifecycle has no such move for this actor. */
export async function moveWorkOrder(
  call: WorkOrderCall,
  id: string,
  event: WorkOrderEvent,
  by: ActingPerson,
  { reason = '', audience, change = {}, check, calendar }: MoveOptions = {},
): Promise<WorkOrderRow> {
  const { db, now } = call;
  const row = await repo.lock(db, id);
  const status = statusAfter(row.status, event, by.role);
  if (!status) throw conflict(MOVED_ON);
  const problem = check?.(row);
  if (problem) throw conflict(problem);
  if (event === 'reopen' && !reopenUntil(row, now)) throw conflict('This was too long ago. Please report it again.');
  await repo.update(
    db,
    id,
    {
      ...effectsOf(event, row, by, now),
      status,
      // What only some may read stands on the timeline alone.
      statusReason:
        (audience ? '' : reason) || (status === 'canceled' || status === 'declined' ? 'No reason given' : null),
      ...(status !== row.status && { statusSince: now }),
      ...change,
    },
    now,
  );
  const moved = (await repo.findById(db, id)) ?? row;
  await addEvent(call, moved, by, { kind: 'status', body: reason, status, ...(audience && { audience }) });
  if (event === 'confirm' && moved.paidBy === 'owner')
    await recordRepair(db, moved.homeId, { what: moved.title, at: moved.doneAt ?? now });
  await notifyMove(call, moved, event, by, calendar);
  if (!isOpen(moved) && (await hasPrepayment(db, id))) await enqueue(db, 'settlePaidRepair', { workOrderId: id });
  return moved;
}

/** Why this person cannot cancel this repair: the residents need it, and the owner alone does not. */
export const cancelProblem = (row: WorkOrderRow, role: Actor) =>
  role === 'owner' && row.leaseId !== null && isHabitability(row)
    ? 'The people who live there need this repair. Write to us if it isn’t needed any more.'
    : undefined;

/** Why the owner cannot decline this repair: what the home needs to be lived in is a must, as in a proposal. */
export const declineProblem = (row: WorkOrderRow) =>
  isHabitability(row)
    ? decisionProblem(
        { severity: 'must_do', included: true, priceCents: 0, decision: null, proofStatus: null, doneAt: null },
        'decline',
      )
    : undefined;

/** Whether anything still has to be done. */
export const isOpen = ({ status }: Pick<WorkOrderRow, 'status'>) => OPEN_STATUSES.includes(status);
