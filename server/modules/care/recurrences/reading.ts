import type { Recurrence } from '@/contract/care/recurrences/endpoints';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { isOnDuty, type Person } from '@/server/http/person';
import { canComplete, canPlan, type RecurrenceAccess } from '@/server/modules/care/recurrences/policy';
import { presentRecurrence } from '@/server/modules/care/recurrences/presenter';
import * as repo from '@/server/modules/care/recurrences/repo';
import { can } from '@/server/modules/homes/homeMembers';

export interface LoadedRecurrence extends RecurrenceAccess {
  row: repo.RecurrenceRow;
}

/** A recurrence as it is now, with what the caller may see and do. */
export async function readRecurrence(
  db: Db,
  { person, now }: { person: Person | null; now: Date },
  loaded: LoadedRecurrence,
): Promise<Recurrence> {
  const row = await repo.findById(db, loaded.row.id);
  if (!row) throw notFound();
  const canEdit = canPlan(person, loaded);
  const seesAll = canEdit || can(loaded.home, 'view') || isOnDuty(person);
  const occurrences = await repo.listOccurrences(db, row.id, seesAll ? undefined : 'resident');
  return presentRecurrence(row, occurrences, { canEdit, canComplete: canComplete(person, { ...loaded, row }) }, now);
}
