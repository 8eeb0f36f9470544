import { todoLifecycle } from '@/contract/account/todos/constants';
import { type Todo, todos } from '@/contract/account/todos/endpoints';
import { todosSchemas } from '@/contract/account/todos/schemas';
import { DAY_MS } from '@/contract/calendar/durations';
import { conflict, notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { anyDuty, rowLevel } from '@/server/http/policy';
import { findOpenSteps } from '@/server/nextSteps';
import { canDismiss } from './policy';
import { presentTodo } from './presenter';
import * as repo from './repo';

/** Safety, then what has a day, then what must be done, then what may be, and last what is only good to have. */
function rank({ urgency, dueOn, mayDismiss }: Todo): number {
  if (urgency) return urgency === 'safety' ? 0 : 4;
  return dueOn ? 1 : mayDismiss ? 3 : 2;
}

/** Behind every day there is. */
const NO_DAY = '9999-12-31';

const byUrgency = (a: Todo, b: Todo) => rank(a) - rank(b) || (a.dueOn ?? NO_DAY).localeCompare(b.dueOn ?? NO_DAY);

const WEEK_MS = 7 * DAY_MS;

export const todosRoutes = implement(todos, todosSchemas, {
  listTodos: {
    duties: anyDuty,
    authorize: rowLevel,
    handle: async ({ db, person, now }) => {
      const { todos: open } = await findOpenSteps(db, requirePerson(person), now);
      return open.sort(byUrgency);
    },
  },
  listWaiting: {
    duties: anyDuty,
    authorize: rowLevel,
    handle: async ({ db, person, now }) => (await findOpenSteps(db, requirePerson(person), now)).waiting,
  },
  snoozeTodo: withResource({
    load: ({ db, person, params, now }) => repo.findById(db, params.todoId, requirePerson(person).id, now),
    authorize: rowLevel,
    handle: async ({ db, loaded, now }) => {
      const status = todoLifecycle.after(loaded.status, 'snooze');
      if (!status) throw conflict('This is already done.');
      await repo.setStatus(db, loaded.id, { status, snoozedUntil: new Date(now.getTime() + WEEK_MS), now });
      const [todo] = presentTodo({ ...loaded, status });
      if (!todo) throw notFound();
      return todo;
    },
  }),
  dismissTodo: withResource({
    load: ({ db, person, params, now }) => repo.findById(db, params.todoId, requirePerson(person).id, now),
    authorize: canDismiss,
    handle: async ({ db, loaded, now }) => {
      const status = todoLifecycle.after(loaded.status, 'dismiss');
      if (!status) throw conflict('This is already done.');
      await repo.setStatus(db, loaded.id, { status, now });
      return {};
    },
  }),
});
