import { endpoint, resource } from '@/contract/endpoint';
import type { offboardingsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** A homeowner ends our management of a home. */
export const offboardings = resource<typeof offboardingsSchemas>('offboardings')({
  getOffboarding: endpoint('GET', '/homes/:homeId/offboarding', {
    summary: 'What it takes for a home to leave us: terms, open work, money, and records',
    access: 'signedIn',
  }),
  askToOffboard: endpoint('POST', '/homes/:homeId/offboarding', {
    summary: 'The owner ends our management of a home on a day the agreement allows',
    access: 'signedIn',
    idempotent: true,
    audit: 'home.offboarding_asked',
  }),
  withdrawOffboarding: endpoint('POST', '/homes/:homeId/offboarding/withdrawal', {
    summary: 'The owner stays after all',
    access: 'signedIn',
    audit: 'home.offboarding_withdrawn',
  }),
  finishOffboarding: endpoint('POST', '/homes/:homeId/offboarding/completion', {
    summary: 'Our team hands over deposits and records; refused while anything is open',
    access: 'staff',
    audit: 'home.offboarding_finished',
  }),
});
