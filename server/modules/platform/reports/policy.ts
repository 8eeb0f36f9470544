import type { Duty } from '@/contract/account/users/endpoints';
import type { ApiKeyCaller } from '@/server/http/apiKey';
import { isOnDuty, type Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

export function canListReports(actor: Person | null): boolean {
  return isOnDuty(actor);
}

/** A report is for those with one of its duties. */
export function canReadReport(actor: Person | null, { duties }: { readonly duties: readonly Duty[] }): boolean {
  return duties.some((duty) => hasDuty(actor, duty));
}

/** Partners read the reports that say so. */
export function canKeyReadReport(_key: ApiKeyCaller, { isForPartners }: { readonly isForPartners?: true }): boolean {
  return isForPartners === true;
}
