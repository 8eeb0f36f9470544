import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { fromRRule, toRRule } from '@/contract/care/recurrences/cadence';
import { UPCOMING_DATES } from '@/contract/care/recurrences/constants';
import type { RecurrenceUpdate } from '@/contract/care/recurrences/endpoints';
import { careType } from '@/contract/care/recurrences/plan';
import { datesFrom } from '@/server/calendar/recurrence';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import * as repo from './repo';
import { makeWorkOrder } from './workOrders';

/** The first date from `from` on that has no occurrence and is not left out. */
async function nextFree(db: Db, row: repo.RecurrenceRow, from: string): Promise<string | null> {
  const made = (await repo.listOccurrences(db, row.id)).map(({ dueOn }) => dueOn);
  return datesFrom(row, from, 1, [...row.skippedDates, ...made])[0] ?? null;
}

const tomorrow = (row: repo.RecurrenceRow, now: Date) => addDays(localDay(now, row.timeZone), 1);

/** Applies a change to a locked recurrence. Open tasks of earlier dates stay as they are. */
export async function updateRecurrence(
  db: Db,
  row: repo.RecurrenceRow,
  { cadence, performer, costCapCents, paused }: RecurrenceUpdate,
  now: Date,
): Promise<void> {
  if (performer === 'resident' && !careType(row.type).residentMay)
    throw new ApiError('invalid', undefined, { fields: { performer: 'A Pro or the owner has to do this one.' } });
  const startsOn = cadence ? localDay(now, row.timeZone) : row.startsOn;
  const changed: repo.RecurrenceRow = {
    ...row,
    ...(performer && { performer }),
    ...(costCapCents !== undefined && { costCapCents }),
    ...(cadence && { rrule: toRRule(cadence), startsOn, skippedDates: [] }),
    pausedAt: paused === undefined ? row.pausedAt : paused ? (row.pausedAt ?? now) : null,
  };
  const nextOn = changed.pausedAt
    ? null
    : cadence || row.pausedAt
      ? await nextFree(db, changed, tomorrow(row, now))
      : row.nextOn;
  const { rrule, skippedDates, pausedAt } = changed;
  const rest = { performer: changed.performer, costCapCents: changed.costCapCents };
  await repo.update(db, row.id, { ...rest, rrule, startsOn, skippedDates, pausedAt, nextOn }, now);
}

/** Leaves one coming date out, or puts it back. */
export async function skipDate(
  db: Db,
  row: repo.RecurrenceRow,
  { on, skipped }: { on: string; skipped: boolean },
  now: Date,
): Promise<void> {
  const today = localDay(now, row.timeZone);
  if (on < today || datesFrom(row, on, 1)[0] !== on)
    throw new ApiError('invalid', undefined, { fields: { on: 'Choose one of the coming dates.' } });
  const others = row.skippedDates.filter((date) => date !== on && date >= today);
  const skippedDates = skipped ? [...others, on] : others;
  await repo.setOccurrenceSkipped(db, row.id, on, skipped);
  const nextOn = row.pausedAt ? null : await nextFree(db, { ...row, skippedDates }, today);
  await repo.update(db, row.id, { skippedDates, nextOn }, now);
}

/** Makes the next date of a locked recurrence, once; answers the occurrence that is new. */
export async function makeOccurrence(db: Db, row: repo.RecurrenceRow, now: Date): Promise<string | undefined> {
  if (!row.nextOn) return undefined;
  const id = newId(now.getTime());
  const isNew = await repo.insertOccurrence(db, row, { id, dueOn: row.nextOn, now });
  if (isNew && row.performer === 'us') await makeWorkOrder(db, row, { id, dueOn: row.nextOn }, now);
  // After a long pause of the queue one late task stands for all that were missed.
  const [, latest = row.nextOn] = [row.nextOn, localDay(now, row.timeZone)].toSorted();
  await repo.update(db, row.id, { nextOn: await nextFree(db, row, addDays(latest, 1)) }, now);
  return isNew ? id : undefined;
}

/** The coming dates of a recurrence, those left out among them. */
export function upcomingDates(row: repo.RecurrenceRow, now: Date) {
  if (row.pausedAt) return [];
  return datesFrom(row, localDay(now, row.timeZone), UPCOMING_DATES).map((on) => ({
    on,
    skipped: row.skippedDates.includes(on),
  }));
}

/** The open task that is reported done. */
export async function requireOpen(db: Db, recurrenceId: string, occurrenceId: string): Promise<repo.OccurrenceRow> {
  const found = await repo.findOccurrence(db, recurrenceId, occurrenceId, true);
  if (found?.status !== 'open') throw conflict('This task is not open anymore. Reload to see what changed.');
  return found;
}

export const cadenceOf = ({ rrule }: Pick<repo.RecurrenceRow, 'rrule'>) => fromRRule(rrule);
