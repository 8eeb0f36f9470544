import type { Person } from '@/server/http/person';
import type { Roles } from '@/server/modules/account/users';

/** Who works for us acts as nobody else. */
export function canSwitchRole(_actor: Person | null, { type }: Roles): boolean {
  return type !== 'staff';
}
