import type { Person } from '@/server/http/person';
import type { MoveInParticipant } from './types';

/** What those who move in do themselves: their money, their insurance, their keys. */
export function isResident(_actor: Person | null, { side }: Pick<MoveInParticipant, 'side'>): boolean {
  return side === 'resident';
}

/** The homeowner lets the residents in before the lease begins. */
export function isHomeowner(_actor: Person | null, { side }: Pick<MoveInParticipant, 'side'>): boolean {
  return side === 'homeowner';
}
