// When a visit could take place: the Pro has room, and the person who lives there hears of it in time.

import { Temporal } from 'temporal-polyfill';
import type { Actor } from '@/contract/care/workOrders/constants';
import type { VisitSlots } from '@/contract/care/workOrders/endpoints';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { isHoliday } from '@/server/calendar/businessDays';
import type { Db } from '@/server/db/client';
import { findProDays } from '@/server/modules/care/pros/assignment/assignment';
import { type EntryDecision, entryDecision } from '@/server/modules/care/workOrders/entryNotices';
import type { WorkOrderRow } from '@/server/modules/care/workOrders/repo';

/** So that a Pro hears of it in time. */
export const LEAD_MS = 2 * 3_600_000;
const HORIZON_DAYS = 14;
const WORK_HOURS = [8, 10, 13, 15];
const ALL_HOURS = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];
const VISIT_HOURS = 2;

interface Times {
  startsAt: Date;
  endsAt: Date;
}

/** Whether the resident named this time as one that suits, and lets us in. */
export const suits = (
  { permissionToEnter, windows }: Pick<WorkOrderRow, 'permissionToEnter' | 'windows'>,
  { startsAt, endsAt }: Times,
) => permissionToEnter && windows.some(({ from, to }) => new Date(from) <= startsAt && endsAt <= new Date(to));

/** Whether the home may be entered then; null for a vacant one. */
export const entryAt = (row: WorkOrderRow, times: Times, role: Actor, now: Date): EntryDecision | null =>
  row.leaseId === null
    ? null
    : entryDecision(jurisdictionOf(row), {
        now,
        startsAt: times.startsAt,
        endsAt: times.endsAt,
        timeZone: row.timeZone,
        emergency: row.tier === 'life_safety',
        agreed: role === 'resident' || suits(row, times),
        requested: row.source === 'resident',
      });

/** Every time of the next two weeks that the caller may book, in the zone of the home. */
export async function listVisitSlots(db: Db, row: WorkOrderRow, role: Actor, now: Date): Promise<VisitSlots> {
  const { timeZone, proId } = row;
  const isEmergency = row.tier === 'life_safety';
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const days = Array.from({ length: HORIZON_DAYS }, (_, n) => today.add({ days: n }));
  const proDays =
    proId && !isEmergency
      ? await findProDays(db, proId, { timeZone, days: days.map((day) => day.toString()) })
      : undefined;
  const earliest = now.getTime() + (isEmergency ? 0 : LEAD_MS);
  const slots = days
    .filter((day) => isEmergency || !isHoliday(day))
    .flatMap((day) => {
      const hours = proDays ? proDays.get(day.toString()) : { from: '00:00', to: '24:00' };
      if (!hours) return [];
      return (isEmergency ? ALL_HOURS : WORK_HOURS)
        .map((hour) => ({
          from: new Temporal.PlainTime(hour),
          to: new Temporal.PlainTime(hour).add({ hours: VISIT_HOURS }),
        }))
        .filter(
          ({ from, to }) =>
            proDays === undefined ||
            (hours.from <= from.toString().slice(0, 5) && to.toString().slice(0, 5) <= hours.to),
        )
        .map(({ from }): Times => {
          const start = day.toZonedDateTime({ timeZone, plainTime: from });
          return {
            startsAt: new Date(start.epochMilliseconds),
            endsAt: new Date(start.add({ hours: VISIT_HOURS }).epochMilliseconds),
          };
        });
    })
    .filter((times) => times.startsAt.getTime() >= earliest && (entryAt(row, times, role, now)?.allowed ?? true));
  return {
    timeZone,
    entryRule: entryAt(row, { startsAt: now, endsAt: now }, role, now)?.says ?? null,
    slots: slots.map((times) => ({
      startsAt: times.startsAt.toISOString(),
      endsAt: times.endsAt.toISOString(),
      suits: suits(row, times),
    })),
  };
}

/** Whether a visit would fall on a holiday at the home. */
export const isHolidayAt = (at: Date, timeZone: string) =>
  isHoliday(Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate());

const clockAt = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString()
    .slice(0, 5);

/** Whether the Pro of a work order takes a visit then. The one that it replaces does not stand in its way. */
export async function proTakesVisit(db: Db, row: WorkOrderRow, times: Times, replaced: Date | null): Promise<boolean> {
  if (!row.proId) return true;
  const { timeZone } = row;
  const dayOf = (at: Date) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const day = dayOf(times.startsAt);
  if (replaced && dayOf(replaced) === day) return true;
  const hours = (await findProDays(db, row.proId, { timeZone, days: [day], lock: true })).get(day);
  return Boolean(
    hours && hours.from <= clockAt(times.startsAt, timeZone) && clockAt(times.endsAt, timeZone) <= hours.to,
  );
}
