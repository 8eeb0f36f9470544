import { beforeEach, describe, expect, test } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { asSystem, runAs } from '@/server/db/client';
import { refusalOf, testApi } from '@/tests/support/api';
import { createJob } from '@/tests/support/fixtures/care/pros';
import { advanceClock } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import * as service from './index';

const api = testApi();
let ada: Awaited<ReturnType<typeof createPerson>>;
beforeEach(async () => {
  ada = await createPerson(api);
});
const open = (more: Partial<Parameters<typeof service.openTodo>[1]> = {}) =>
  asSystem(api.services.db, (db) => service.openTodo(db, { userId: ada.id, kind: 'addPhoto', ...more }));
const listed = () => api.callAs(ada, todos.listTodos);

describe('listTodos', () => {
  test('shows what was asked of the person with its reason and the place where it is done, dates first', async () => {
    await open();
    await open({ kind: 'finishEstimate', dueOn: '2026-12-01', detail: { address: '1 Elm St' } });
    const [first, second] = await listed();
    expect(first).toMatchObject({ kind: 'finishEstimate', dueOn: '2026-12-01', status: 'open' });
    expect(first?.reason).toContain('1 Elm St');
    expect(first?.action.href).toBe('/rent-estimate');
    expect(second?.kind).toBe('addPhoto');
  });

  test('safety stands before days, days before what must be done, that before what may be, and last what is good to have', async () => {
    await createJob(api, { owner: ada, status: 'awaiting_approval', tier: 'life_safety' });
    await open({ kind: 'finishEstimate', dueOn: '2026-11-30' });
    await open();
    await open({ kind: 'chargeAdded', detail: {} });
    await open({ kind: 'cancelDeletion' });
    await open({ kind: 'verifyEmail', dueOn: '2026-12-24' });
    expect((await listed()).map(({ kind, urgency }) => `${kind}${urgency ? ` ${urgency}` : ''}`)).toEqual([
      'approveRepair safety',
      'verifyEmail',
      'cancelDeletion',
      'chargeAdded',
      'finishEstimate optional',
      'addPhoto optional',
    ]);
  });

  test('asking the same again is one to-do; doing it makes it go; asking after that brings it back', async () => {
    await open();
    await open();
    expect(await listed()).toHaveLength(1);
    await asSystem(api.services.db, (db) => service.closeTodo(db, { userId: ada.id, kind: 'addPhoto' }));
    expect(await listed()).toHaveLength(0);
    await open();
    expect(await listed()).toHaveLength(1);
  });

  test('lets a helper request it without seeing it', async () => {
    const ben = await createPerson(api, 'resident');
    await runAs(api.services.db, { id: ben.id, role: 'resident' }, true, (db) =>
      service.openTodo(db, { userId: ada.id, kind: 'addPhone' }),
    );
    expect(await listed()).toHaveLength(1);
    expect(await api.callAs(ben, todos.listTodos)).toEqual([]);
  });
});

describe('listWaiting', () => {
  test('is empty where nothing is under way; tests/api/nextSteps.test.ts has the rest', async () => {
    await open();
    expect(await api.callAs(ada, todos.listWaiting)).toEqual([]);
  });
});

describe('snoozeTodo', () => {
  test('puts it off for a week, after which it is back and can be put off again', async () => {
    await open();
    const [todo] = await listed();
    await api.callAs(ada, todos.snoozeTodo, { params: { todoId: todo?.id ?? '' } });
    expect(await listed()).toEqual([]);
    advanceClock(api, 7 * 86_400 + 1);
    expect(await listed()).toHaveLength(1);
    await api.callAs(ada, todos.snoozeTodo, { params: { todoId: todo?.id ?? '' } });
    expect(await listed()).toEqual([]);
  });

  test('a stranger’s is not found', async () => {
    await open();
    const [todo] = await listed();
    const ben = await createPerson(api);
    const refusal = await refusalOf(api.callAs(ben, todos.snoozeTodo, { params: { todoId: todo?.id ?? '' } }));
    expect(refusal.status).toBe(404);
  });
});

describe('dismissTodo', () => {
  test('is gone for good, also when the same is asked again', async () => {
    await open();
    const [todo] = await listed();
    await api.callAs(ada, todos.dismissTodo, { params: { todoId: todo?.id ?? '' } });
    await open();
    expect(await listed()).toEqual([]);
  });

  test('what must be done cannot be waved away', async () => {
    await open({ kind: 'cancelDeletion' });
    const [todo] = await listed();
    const refusal = await refusalOf(api.callAs(ada, todos.dismissTodo, { params: { todoId: todo?.id ?? '' } }));
    expect(refusal.status).toBe(403);
  });
});
