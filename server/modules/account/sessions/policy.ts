import type { Person } from '@/server/http/person';
import type { Roles } from '@/server/modules/account/users';

/** Staff never switch to another role. */
export function canSwitchRole(_actor: Person | null, { type }: Roles): boolean {
  return type !== 'staff';
}
