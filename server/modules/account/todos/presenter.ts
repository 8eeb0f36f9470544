import type { Todo } from '@/contract/account/todos/endpoints';
import { todoText } from './constants';
import type { TodoRow } from './repo';

/** Nothing where its kind is no longer known. */
export function presentTodo({ id, kind, subject, status, dueOn, detail, openedAt }: TodoRow): Todo[] {
  const words = todoText(kind, subject, detail);
  return words ? [{ id, kind, status, dueOn, openedAt: openedAt.toISOString(), ...words }] : [];
}
