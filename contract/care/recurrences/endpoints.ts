import { endpoint, resource } from '@/contract/endpoint';
import { MAX_EVIDENCE_BYTES } from './constants';
import type { recurrencesSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Planned care: what is done at a home again and again, and each date of it. */
export const recurrences = resource<typeof recurrencesSchemas>('recurrences')({
  listRecurrences: endpoint('GET', '/recurrences', {
    summary: 'The care plan of each home the caller owns, or what they do themselves where they rent',
    access: 'signedIn',
  }),
  createPlan: endpoint('POST', '/homes/:homeId/care-plan', {
    summary: 'Adds what a home like this needs; what is planned already stays as it is',
    access: 'signedIn',
    rate: 'write',
  }),
  addRecurrence: endpoint('POST', '/homes/:homeId/recurrences', {
    summary: 'Adds one recurring task to the plan of a home',
    access: 'signedIn',
    rate: 'write',
  }),
  getRecurrence: endpoint('GET', '/recurrences/:recurrenceId', {
    summary: 'A recurring task with its coming dates and what was done',
    access: 'signedIn',
  }),
  updateRecurrence: endpoint('PUT', '/recurrences/:recurrenceId', {
    summary: 'Changes the cadence, who does it, or the cost limit; pauses or resumes it',
    access: 'signedIn',
    rate: 'write',
  }),
  skipDate: endpoint('PUT', '/recurrences/:recurrenceId/skipped-dates', {
    summary: 'Leaves one date out, or puts it back',
    access: 'signedIn',
    rate: 'write',
  }),
  completeOccurrence: endpoint('POST', '/recurrences/:recurrenceId/occurrences/:occurrenceId/complete', {
    summary: 'Says that a task is done which needs no photo',
    access: 'signedIn',
    rate: 'write',
  }),
  uploadEvidence: endpoint('PUT', '/recurrences/:recurrenceId/occurrences/:occurrenceId/evidence', {
    summary: 'A photo of what was done; the task is done with it',
    access: 'signedIn',
    rate: 'upload',
    maxBodyBytes: MAX_EVIDENCE_BYTES,
  }),
});
