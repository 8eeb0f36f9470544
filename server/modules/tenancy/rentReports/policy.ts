import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { LineRow, OwnLease } from './repo';

/** Who handles money sends the files to the bureaus and answers disputes. */
export function canSendRentReports(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}

/** Residents, also once they left, about themselves alone. */
export const canSeeRentReporting = (_actor: Person | null, { role }: Pick<OwnLease, 'role'>): boolean =>
  role === 'resident' || role === 'formerResident';

/** The resident whom it names. */
export const canDispute = (actor: Person | null, { personId }: Pick<LineRow, 'personId'>): boolean =>
  actor !== null && actor.id === personId;
