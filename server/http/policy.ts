import type { Duty } from '@/contract/account/users/endpoints';
import type { Person } from './person';

/** Every member of the endpoint's audience may call it. */
export function audienceOnly(): boolean {
  return true;
}

/** The repository and row-level security narrow the call to rows of the caller's own. */
export function rowLevel(): boolean {
  return true;
}

/** Whether somebody of our staff has this duty. Policies name what it allows: `canPayReferral`. */
export const hasDuty = (actor: Person | null, duty: Duty): boolean =>
  actor?.type === 'staff' && (actor.duties?.includes(duty) ?? false);
