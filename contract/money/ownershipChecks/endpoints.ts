import { endpoint, resource } from '@/contract/endpoint';
import type { ownershipChecksSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Whether bank accounts belong to the people who use them. */
export const ownershipChecks = resource<typeof ownershipChecksSchemas>('ownershipChecks')({
  listOwnershipChecks: endpoint('GET', '/ownership-checks', {
    summary: 'Bank accounts with another owner’s name, those that wait for a decision first',
    access: 'staff',
  }),
  decideOwnershipCheck: endpoint('POST', '/ownership-checks/:ownershipCheckId/decision', {
    summary: 'Accepts or rejects an account with another owner’s name, and says why',
    access: 'staff',
    sudo: true,
    audit: 'ownership.decided',
  }),
});
