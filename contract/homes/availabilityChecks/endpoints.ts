import { endpoint, resource } from '@/contract/endpoint';
import type { availabilityChecksSchemas } from './schemas';

export type * from './schemas';

/** Whether a home that was not ready is free by now: asked by letter, answered without logging in. */
export const availabilityChecks = resource<typeof availabilityChecksSchemas>('availabilityChecks')({
  openCheck: endpoint('POST', '/availability-checks/:homeId/open', {
    summary: 'What a mailed link asks about: the home and what was answered',
    access: 'public',
    rate: 'write',
  }),
  answerCheck: endpoint('PUT', '/availability-checks/:homeId', {
    summary: 'Answers when the home is free; may be answered again while the link lives',
    access: 'public',
    rate: 'write',
  }),
  undoAnswer: endpoint('POST', '/availability-checks/:homeId/undo', {
    summary: 'Takes the answer back, and what it changed',
    access: 'public',
    rate: 'write',
  }),
});
