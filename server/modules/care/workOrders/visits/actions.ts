// Visits: one ahead at a time, moved by either side, with the notice of entry that the state asks for.
import type * as z from 'zod';
import { statusAfter, visitLifecycle } from '@/contract/care/workOrders/constants';
import type { workOrdersSchemas } from '@/contract/care/workOrders/schemas';
import { env } from '@/server/env';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import { findPro } from '@/server/modules/care/pros';
import { type ActingPerson, addEvent, moveWorkOrder, type WorkOrderCall } from '@/server/modules/care/workOrders';
import { notifySide, visitCalendar } from '@/server/modules/care/workOrders/notifications';
import type { WorkOrderRow } from '@/server/modules/care/workOrders/repo';
import * as repo from '@/server/modules/care/workOrders/repo';
import { entryAt, isHolidayAt, LEAD_MS, proTakesVisit, suits } from '@/server/modules/care/workOrders/visitSlots';
import { cancelEntryLetter, queueEntryLetter } from './letters';
import { findAhead, insertVisit, updateVisit } from './repo';

type NewVisit = z.output<typeof workOrdersSchemas.scheduleVisit.body>;

interface VisitTimes {
  startsAt: Date;
  endsAt: Date;
}

export const formatTime = (at: Date, timeZone: string, locale = 'en-US') =>
  at.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });

/** The notice of entry of a visit, line by line; `says`: the rule of the state. */
export function noticeText(
  row: Pick<WorkOrderRow, 'address' | 'city' | 'state' | 'title' | 'timeZone'>,
  startsAt: Date,
  endsAt: Date,
  says: string,
): string {
  const until = endsAt.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: row.timeZone });
  return [
    'Notice of entry',
    `Home: ${row.address}, ${row.city}, ${row.state}`,
    `When: ${formatTime(startsAt, row.timeZone)} to ${until}`,
    `Why: ${row.title}`,
    `Who: a Pro sent by Belong. Call ${env().NOTICE_PHONE} with questions or to pick another time.`,
    says,
  ].join('\n');
}

/** The notice itself stands in the repair as the law has it; this tells in Spanish what it says. */
function noticeTextEs(row: WorkOrderRow, startsAt: Date, endsAt: Date): string {
  const until = endsAt.toLocaleTimeString('es-US', { timeStyle: 'short', timeZone: row.timeZone });
  return [
    `Vivienda: ${row.address}, ${row.city}, ${row.state}`,
    `Cuándo: ${formatTime(startsAt, row.timeZone, 'es-US')} a ${until}`,
    `Quién: un técnico enviado por Belong. Llame al ${env().NOTICE_PHONE} si tiene preguntas o quiere otro horario.`,
  ].join('\n');
}

const refuseTime = (message: string) => new ApiError('invalid', message, { fields: { startsAt: message } });

function requireEntry(row: WorkOrderRow, times: VisitTimes, by: ActingPerson, now: Date) {
  const decision = entryAt(row, times, by.role, now);
  if (!decision || decision.allowed) return decision;
  throw refuseTime(
    decision.problem === 'tooSoon'
      ? `${decision.says} The first time is ${formatTime(decision.earliestAt, row.timeZone)}.`
      : `Pick a time between ${decision.between}. ${decision.says}`,
  );
}

/** What the Pro hears of a visit, with an entry for their calendar. */
async function notifyPro(
  { db, services, now }: WorkOrderCall,
  row: WorkOrderRow,
  times: VisitTimes,
  what: 'booked' | 'moved' | 'canceled',
) {
  const pro = row.proId && (await findPro(db, row.proId));
  if (!pro) return;
  await queueMessage(db, {
    dedupeKey: `workOrder:${row.id}:visit:${what}:${times.startsAt.getTime()}:${now.getTime()}:pro`,
    channel: 'email',
    recipient: pro.email,
    template: 'proVisit',
    data: {
      name: pro.contactName || pro.company,
      job: row.title,
      number: row.number,
      isMoved: what === 'moved',
      isCanceled: what === 'canceled',
      when: formatTime(times.startsAt, row.timeZone),
      calendar: visitCalendar(services, row, times, { method: what === 'canceled' ? 'CANCEL' : 'REQUEST', now }),
    },
  });
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
    throw refuseTime('Pick a time at least two hours from now.');
  const isGuest = by.role === 'resident' || by.role === 'owner';
  if (isGuest && !isEmergency && isHolidayAt(startsAt, row.timeZone))
    throw refuseTime('That day is a holiday. Pick another day.');
  if (isGuest && !isEmergency && !(await proTakesVisit(db, row, { startsAt, endsAt }, ahead?.startsAt ?? null)))
    throw refuseTime('The Pro isn’t free then. Pick another time.');
  const entry = requireEntry(row, { startsAt, endsAt }, by, now);
  if (ahead) {
    await updateVisit(db, ahead.id, { status: 'replaced' }, now);
    await cancelEntryLetter(db, ahead.id, now);
  }
  const visitId = newId(now.getTime());
  const text = entry && noticeText(row, startsAt, endsAt, entry.says);
  await insertVisit(
    db,
    row,
    {
      id: visitId,
      proId: row.proId,
      startsAt,
      endsAt,
      bookedBy: by.role,
      noticeAt: text ? now : null,
      noticeRuleId: entry?.ruleId ?? null,
      noticeText: text,
    },
    now,
  );
  const moved = await moveWorkOrder(call, id, 'schedule', by, {
    reason: formatTime(startsAt, row.timeZone),
    calendar: visitCalendar(services, row, { startsAt, endsAt }, { method: 'REQUEST', now }),
  });
  // A Pro who picked the time gets it for their calendar.
  await notifyPro(call, moved, { startsAt, endsAt }, ahead ? 'moved' : 'booked');
  if (!text) return;
  const isAgreed = by.role === 'resident' || suits(row, { startsAt, endsAt });
  if (!isEmergency && !isAgreed) await queueEntryLetter(db, row, { id: visitId, startsAt }, now);
  await addEvent(call, moved, by, { kind: 'notice', audience: 'everyone', body: text });
  await notifySide(db, services, moved, 'resident', {
    cause: `notice:${startsAt.getTime()}:${now.getTime()}`,
    subject: 'Notice of entry',
    text,
    button: 'See or change the time',
    es: { subject: 'Aviso de entrada', text: noticeTextEs(row, startsAt, endsAt) },
  });
}

/** What a move of the work order does to the visit ahead. */
const VISIT_EVENTS = {
  depart: 'depart',
  delay: 'delay',
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
  call: WorkOrderCall,
  id: string,
  event: string,
  expectedAt: Date | null = null,
): Promise<void> {
  const { db, services, now } = call;
  const visitEvent = (VISIT_EVENTS as Record<string, (typeof VISIT_EVENTS)[keyof typeof VISIT_EVENTS]>)[event];
  const ahead = visitEvent && (await findAhead(db, id));
  if (!visitEvent || !ahead) return;
  const status = ahead.status as (typeof visitLifecycle.states)[number];
  const next =
    visitLifecycle.after(status, visitEvent) ??
    // A Pro who ended work or found more of it was there.
    (status === 'arrived' ? 'completed' : undefined);
  if (next) await updateVisit(db, ahead.id, { status: next, ...(expectedAt && { expectedAt }) }, now);
  if (next === 'canceled') await cancelEntryLetter(db, ahead.id, now);
  const row = next === 'canceled' && (await repo.findById(db, id));
  if (!row) return;
  // Calendars take it out by the file of these emails.
  await notifyPro(call, { ...row, proId: ahead.proId }, ahead, 'canceled');
  await notifySide(db, services, row, 'resident', {
    cause: `visit-canceled:${ahead.id}`,
    subject: 'Your visit is canceled',
    text: `The visit on ${formatTime(ahead.startsAt, row.timeZone)} won’t take place. The repair says what comes next.`,
    calendar: visitCalendar(services, row, ahead, { method: 'CANCEL', now }),
    es: {
      subject: 'Su visita se canceló',
      text: 'La visita no se hará. Vea en la reparación qué sigue.',
    },
  });
}
