import { endpoint, resource } from '@/contract/endpoint';
import type { todosSchemas } from './schemas';

export type * from './schemas';

/** What the signed-in person is asked to do next. */
export const todos = resource<typeof todosSchemas>('todos')({
  listTodos: endpoint('GET', '/users/todo', {
    summary: 'What is waiting for the person, the most pressing first',
    access: 'signedIn',
  }),
  listWaiting: endpoint('GET', '/users/waiting', {
    summary: 'What others have to do before the person’s applications, leases, and other affairs go on',
    access: 'signedIn',
  }),
  snoozeTodo: endpoint('POST', '/users/todo/:todoId/snooze', {
    summary: 'Puts one off for a week',
    access: 'signedIn',
  }),
  dismissTodo: endpoint('POST', '/users/todo/:todoId/dismiss', {
    summary: 'Waves one away for good, where that is allowed',
    access: 'signedIn',
  }),
});
