import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { ItemRow } from './repo';

export function canHandleUnclaimed(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}

/** The owner alone asks for it by themselves. */
export function canClaimUnclaimed(actor: Person | null, { ownerId }: Pick<ItemRow, 'ownerId'>): boolean {
  return actor !== null && ownerId === actor.id;
}
