import type { ShownLease } from '@/server/modules/leases/leases.service';

/** Somebody of a lease: a resident, or the homeowner with those who act for them. Co-signers do not move in. */
export interface Party {
  lease: ShownLease;
  side: 'resident' | 'homeowner';
  personId: string;
  now: Date;
}
