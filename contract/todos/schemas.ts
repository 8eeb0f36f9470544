import * as z from 'zod';
import { todoLifecycle } from './constants';

export const TodoStatus = z.enum(todoLifecycle.states);
export type TodoStatus = z.infer<typeof TodoStatus>;

/** One thing to do: why, by when, and the one place where it is done. */
export const Todo = z.object({
  id: z.uuid(),
  kind: z.string(),
  status: TodoStatus,
  title: z.string(),
  reason: z.string(),
  /** Local date; null where nothing presses. */
  dueOn: z.iso.date().nullable(),
  openedAt: z.iso.datetime(),
  action: z.object({ label: z.string(), href: z.string() }),
  /** False where only doing it makes it go. */
  mayDismiss: z.boolean(),
});
export type Todo = z.infer<typeof Todo>;

/** What each endpoint takes and gives. */
export const todosSchemas = {
  listTodos: { result: z.array(Todo) },
  snoozeTodo: { result: Todo },
  dismissTodo: { result: z.object({}) },
};
