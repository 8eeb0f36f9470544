import type { Person } from '@/server/http/person';
import { todoText } from './constants';
import type { TodoRow } from './repo';

/** What must be done stays until it is. */
export function canDismiss(_actor: Person | null, { kind, subject, detail }: TodoRow): boolean {
  return todoText(kind, subject, detail)?.mayDismiss !== false;
}
