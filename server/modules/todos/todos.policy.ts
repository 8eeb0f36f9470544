import type { Person } from '@/server/http/person';
import { wordsOf } from './todos.kinds';
import type { TodoRow } from './todos.repo';

/** What must be done stays until it is. */
export function canDismiss(_actor: Person | null, { kind, subject, detail }: TodoRow): boolean {
  return wordsOf(kind, subject, detail)?.mayDismiss !== false;
}
