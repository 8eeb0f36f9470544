import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { MoveInParticipant } from './types';

/** What those who move in do themselves: their money, their insurance, their keys. */
export function isResident(_actor: Person | null, { side }: Pick<MoveInParticipant, 'side'>): boolean {
  return side === 'resident';
}

/** Anyone who gets people into their homes checks what they have to show first. */
export function canCheckInsurance(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing') || hasDuty(actor, 'care');
}

/** The homeowner lets the residents in before the lease begins. */
export function isHomeowner(_actor: Person | null, { side }: Pick<MoveInParticipant, 'side'>): boolean {
  return side === 'homeowner';
}
