// A job as this phone knows it: what our server said last, and what was done here since, in the order it was done.
import { JOB_STEPS, type JobMove, type JobStep } from '@/contract/care/proJobs/constants';
import type { ProJob } from '@/contract/care/proJobs/endpoints';
import { workOrderLifecycle } from '@/contract/care/workOrders/constants';
import type { LocalChange, LocalPhoto } from '@/lib/offline/offlineStore';

/** A job with its details: of a phone that is confirmed. */
export type OpenJob = ProJob & { readonly details: NonNullable<ProJob['details']> };

export interface StoredMove {
  readonly event: JobMove;
  readonly note: string;
  /** Of `depart` and `delay`. */
  readonly expectedAt?: string;
  /** Of `wait`. */
  readonly temporaryFix?: boolean;
}

export interface LocalJobPhoto extends LocalPhoto {
  readonly stage: 'before' | 'after';
}

export const checklistOf = (value: LocalChange['value']): JobStep[] => {
  const steps = String(value).split(' ');
  return JOB_STEPS.filter((step) => steps.includes(step));
};
export const moveOf = (value: LocalChange['value']) => JSON.parse(String(value)) as StoredMove;
export const stageOf = (value: LocalChange['value']): LocalJobPhoto['stage'] =>
  value === 'before' ? 'before' : 'after';

/** In the order in which the phone wrote them. */
export const inOrder = (changes: readonly LocalChange[]) =>
  changes.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** The job with what was not sent yet, as it will stand once it is. */
export function withUnsent(details: OpenJob['details'], changes: readonly LocalChange[]): OpenJob['details'] {
  let seen = details;
  for (const { id, field, value, at, sent } of inOrder(changes)) {
    if (sent !== 0) continue;
    if (field === 'checklist') seen = { ...seen, checklist: checklistOf(value) };
    if (field === 'move')
      seen = { ...seen, jobStatus: workOrderLifecycle.after(seen.jobStatus, moveOf(value).event) ?? seen.jobStatus };
    if (field === 'message' && !seen.messages.some((message) => message.id === id))
      seen = { ...seen, messages: [...seen.messages, { id, at, author: '', mine: true, body: String(value) }] };
  }
  return seen;
}

/** Photos of this phone that our server has not shown yet. */
export function localPhotos(
  details: OpenJob['details'],
  changes: readonly LocalChange[],
  photos: readonly LocalPhoto[],
): LocalJobPhoto[] {
  const stages = new Map(
    changes.filter(({ field }) => field === 'photo.stage').map(({ entityId, value }) => [entityId, stageOf(value)]),
  );
  const known = new Set(details.photos.map(({ id }) => id));
  return photos
    .filter(({ id, sent }) => sent !== 2 && !known.has(id))
    .map((photo) => ({ ...photo, stage: stages.get(photo.id) ?? 'after' }));
}

/** Why the work does not count as done yet; our server asks for the same. */
export function finishProblem(details: OpenJob['details'], photos: readonly LocalJobPhoto[]): string | undefined {
  if (JOB_STEPS.some((step) => !details.checklist.includes(step))) return 'Tick every step of the checklist first.';
  const hasAfter = [...details.photos, ...photos].some(({ stage }) => stage === 'after');
  return hasAfter ? undefined : 'Add a photo of the finished work first.';
}
