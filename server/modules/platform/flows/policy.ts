import type { Person } from '@/server/http/person';
import type { RunRow } from './repo';

/** An account that took the run keeps it: the link alone must not open what it holds now. */
export function canResumeRun(actor: Person | null, { personId }: RunRow): boolean {
  return personId === null || personId === actor?.id;
}
