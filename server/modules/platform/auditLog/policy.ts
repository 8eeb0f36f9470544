import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** It tells what everyone did: for administrators alone. */
export function canReadAuditLog(actor: Person | null): boolean {
  return hasDuty(actor, 'admin');
}
