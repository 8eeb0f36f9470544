import type { Recurrence, recurrences } from '@/contract/care/recurrences/endpoints';
import { careType } from '@/contract/care/recurrences/plan';
import { asSystem } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { requireOpen } from '@/server/modules/care/recurrences';
import { type LoadedRecurrence, readRecurrence } from '@/server/modules/care/recurrences/reading';
import * as repo from '@/server/modules/care/recurrences/repo';
import { InvalidImageError, QueueFullError, storePicture } from '@/server/modules/content/media';

/** Stores the photo outside of a transaction, which takes seconds; then the task is done. */
export async function uploadEvidence(
  { services, person, now, params, body }: OperationContext<(typeof recurrences)['uploadEvidence']>,
  loaded: LoadedRecurrence,
): Promise<Recurrence> {
  const { recurrenceId, occurrenceId } = params;
  await asSystem(services.db, (db) => requireOpen(db, recurrenceId, occurrenceId));
  try {
    const { id: evidenceMediaId } = await storePicture(services, body, { alt: careType(loaded.row.type).title });
    return await asSystem(services.db, async (db) => {
      await requireOpen(db, recurrenceId, occurrenceId);
      await repo.completeOccurrence(db, occurrenceId, { evidenceMediaId, doneBy: requirePerson(person).id, now });
      return readRecurrence(db, { person, now }, loaded);
    });
  } catch (error) {
    if (error instanceof InvalidImageError) throw new ApiError('unsupportedMedia', `${error.message}.`);
    if (error instanceof QueueFullError)
      throw new ApiError('unavailable', undefined, { headers: { 'retry-after': '2' } });
    throw error;
  }
}
