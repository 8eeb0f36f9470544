import { localDay } from '@/contract/calendar/localDay';
import type { CarePlan, Occurrence, Recurrence, RecurrenceSummary } from '@/contract/care/recurrences/endpoints';
import { CARE_TYPES } from '@/contract/care/recurrences/plan';
import { cadenceOf, upcomingDates } from './index';
import type { OccurrenceRow, PlannedHome, RecurrenceRow } from './repo';

export function presentSummary(row: RecurrenceRow, openOn: string | null, now: Date): RecurrenceSummary {
  const { id, homeId, address, type, performer, nextOn, pausedAt, timeZone } = row;
  const paused = pausedAt !== null;
  return {
    id,
    homeId,
    address,
    type,
    performer,
    paused,
    cadence: cadenceOf(row),
    nextOn: openOn ?? nextOn,
    overdue: openOn !== null && openOn < localDay(now, timeZone),
  };
}

const presentOccurrence = ({
  id,
  dueOn,
  status,
  performer,
  note,
  doneAt,
  doneBy,
  evidence,
}: OccurrenceRow): Occurrence => ({
  id,
  dueOn,
  status,
  performer,
  note,
  doneBy,
  evidence,
  doneAt: doneAt?.toISOString() ?? null,
});

export function presentRecurrence(
  row: RecurrenceRow,
  occurrences: readonly OccurrenceRow[],
  may: Pick<Recurrence, 'canEdit' | 'canComplete'>,
  now: Date,
): Recurrence {
  const openOn = occurrences.filter(({ status }) => status === 'open').at(-1)?.dueOn ?? null;
  return {
    ...presentSummary(row, openOn, now),
    ...may,
    costCapCents: may.canEdit ? row.costCapCents : null,
    startsOn: row.startsOn,
    today: localDay(now, row.timeZone),
    upcoming: upcomingDates(row, now),
    occurrences: occurrences.map(presentOccurrence),
  };
}

export const presentHome = (
  { homeId, address }: PlannedHome,
  planned: readonly Pick<RecurrenceRow, 'homeId' | 'type'>[],
  canEdit: boolean,
): CarePlan['homes'][number] => {
  const types = planned.filter((row) => row.homeId === homeId).map(({ type }) => type);
  return {
    homeId,
    address,
    canEdit,
    planned: types.length > 0,
    missing: canEdit ? CARE_TYPES.filter((type) => !types.includes(type)) : [],
  };
};
