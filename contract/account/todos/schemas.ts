import * as z from 'zod';
import { todoLifecycle } from './constants';

export const TodoStatus = z.enum(todoLifecycle.states);
export type TodoStatus = z.infer<typeof TodoStatus>;

/** `safety`: a person may be hurt or cannot live in the home until it is done. `optional`: good to have at any time. */
const TodoUrgency = z.enum(['safety', 'optional']);

/** How many parts of something with many parts are done. */
const TodoProgress = z.object({ done: z.int(), of: z.int() });

/** One thing to do: why, by when, and the one place where it is done. */
export const Todo = z.object({
  /** A UUID, or the name of a step that follows from where something stands. */
  id: z.string(),
  kind: z.string(),
  status: TodoStatus,
  title: z.string(),
  reason: z.string(),
  /** The home of an owner that it is about. */
  homeId: z.uuid().optional(),
  urgency: TodoUrgency.optional(),
  progress: TodoProgress.optional(),
  /** Local date; null where nothing presses. */
  dueOn: z.iso.date().nullable(),
  openedAt: z.iso.datetime(),
  action: z.object({ label: z.string(), href: z.string() }),
  /** False where only doing it makes it go. */
  mayDismiss: z.boolean(),
});
export type Todo = z.infer<typeof Todo>;

/** What an application, lease, move-in, tour, listing, or thread needs to go on, and from whom. */
export const NextStep = z.object({
  /** Stable while the same thing is waited for, such as `lease:<id>:sign`. */
  id: z.string(),
  kind: z.string(),
  /** Whom everyone waits for; null: the caller. */
  waitingFor: z.string().nullable(),
  title: z.string(),
  reason: z.string(),
  /** The home of an owner that it is about. */
  homeId: z.uuid().optional(),
  urgency: TodoUrgency.optional(),
  progress: TodoProgress.optional(),
  /** Local date at the home. */
  dueOn: z.iso.date().nullable(),
  since: z.iso.datetime(),
  action: z.object({ label: z.string(), href: z.string() }),
});
export type NextStep = z.infer<typeof NextStep>;

/** What each endpoint takes and gives. */
export const todosSchemas = {
  listTodos: { result: z.array(Todo) },
  listWaiting: { result: z.array(NextStep) },
  snoozeTodo: { result: Todo },
  dismissTodo: { result: z.object({}) },
};
