import type { Person } from '@/server/http/person';
import type { Party } from './moveIns.party';

/** What those who move in do themselves: their money, their insurance, their keys. */
export function isResident(_actor: Person | null, { side }: Pick<Party, 'side'>): boolean {
  return side === 'resident';
}
