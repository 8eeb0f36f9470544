import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Only the person a form is about fills it in: staff may see that there is one. */
export function canFillForm(actor: Person | null, { userId }: { userId: string | null }): boolean {
  return userId !== null && userId === actor?.id;
}

/** The number itself is for staff who report payments to the IRS. */
export function canReadTin(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
