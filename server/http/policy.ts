import { Duty } from '@/contract/account/users/schemas';
import type { Person } from './person';

/** Every member of the endpoint's audience may call it. */
export function audienceOnly(): boolean {
  return true;
}

/** The repository and row-level security narrow the call to rows of the caller's own. */
export function rowLevel(): boolean {
  return true;
}

/** The scope of a key is the whole permission. */
export function scopeOnly(): boolean {
  return true;
}

/** The duties of an operation that each staff member with a duty may call. */
export const anyDuty: readonly Duty[] = Duty.options;

/** Whether a staff member has this duty. Policies name what it allows: `canPayReferral`. */
export const hasDuty = (actor: Person | null, duty: Duty): boolean =>
  actor?.type === 'staff' && (actor.duties?.includes(duty) ?? false);
