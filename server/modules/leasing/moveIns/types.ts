import type { LeaseView } from '@/server/modules/leasing/leases';

/** A participant of a lease: a resident, or the homeowner with those who act for them. Co-signers do not move in. */
export interface MoveInParticipant {
  lease: LeaseView;
  side: 'resident' | 'homeowner';
  personId: string;
  now: Date;
}
