import { beforeEach, describe, expect, test } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { flows } from '@/contract/platform/flows/endpoints';
import type { Person } from '@/server/http/person';
import { testApi } from '@/tests/support/api';
import { createSignedInBrowser } from '@/tests/support/browser/signedInBrowser';
import { advanceClock } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { oakland, rentAnswers } from '@/tests/support/fixtures/rentAnswers';
import { ABANDONED_AFTER_MS, openFinishTodo } from './abandoned';

const api = testApi();
const flowId = 'rent-estimate';
let ada: Person;
beforeEach(async () => {
  await api.empty('flow_runs', 'outbox', 'leads');
  ada = await createPerson(api);
});

const start = async (answers: Record<string, unknown> = { address: oakland }) =>
  (await api.callAs(ada, flows.startRun, { params: { flowId }, body: { answers } })).id;
const left = () => advanceClock(api, ABANDONED_AFTER_MS / 1_000);
const askAbout = (runId: string) => openFinishTodo(api.services, { flowId, runId });
const asked = async () => (await api.callAs(ada, todos.listTodos)).filter(({ kind }) => kind === 'finishEstimate');
const planned = (runId: string) =>
  api.rows<{ run_at: Date }>('select run_at from graphile_worker.jobs where key = $1', [`openFinishTodo:${runId}`]);

describe('an estimate that a person with an account began', () => {
  test('is asked for again once they have left it alone, with its address and the place to go on', async () => {
    const runId = await start();
    await askAbout(runId);
    expect(await asked()).toEqual([]);
    left();
    await askAbout(runId);
    const [todo] = await asked();
    expect(todo?.reason).toContain(oakland.streetAddress);
    expect(todo?.action.href).toBe('/rent-estimate');
  });

  test('is looked at a quarter of an hour after the last answer, once', async () => {
    const runId = await start();
    advanceClock(api, 600);
    const body = { answers: { beds: '2' } };
    await api.callAs(ada, flows.saveAnswers, { params: { flowId, runId }, body });
    expect(await planned(runId)).toEqual([{ run_at: new Date(api.now.getTime() + ABANDONED_AFTER_MS) }]);
    advanceClock(api, 600);
    await askAbout(runId);
    expect(await asked()).toEqual([]);
  });

  test('is done once it is handed in, and asked for no more, also where its answers are changed later', async () => {
    const runId = await start(rentAnswers);
    left();
    await askAbout(runId);
    expect(await asked()).toHaveLength(1);
    await api.callAs(ada, flows.submitRun, { params: { flowId, runId }, body: {} });
    expect(await asked()).toEqual([]);
    await api.callAs(ada, flows.saveAnswers, { params: { flowId, runId }, body: { answers: { beds: '1' } } });
    left();
    await askAbout(runId);
    expect(await asked()).toEqual([]);
  });

  test('is not asked for where a newer one was begun: that one opens when they come back', async () => {
    const older = await start();
    advanceClock(api, 60);
    await start();
    left();
    await askAbout(older);
    expect(await asked()).toEqual([]);
  });

  test('stays dismissed, for that person only', async () => {
    const runId = await start();
    left();
    await askAbout(runId);
    expect(await api.callAs(await createPerson(api), todos.listTodos)).toEqual([]);
    const [todo] = await asked();
    await api.callAs(ada, todos.dismissTodo, { params: { todoId: todo?.id ?? '' } });
    await askAbout(runId);
    expect(await asked()).toEqual([]);
  });
});

test('watches an anonymous estimate once an account takes it over', async () => {
  const browser = createSignedInBrowser(api);
  const stranger = await browser.as(null);
  const run = await stranger.call(flows.startRun, { params: { flowId }, body: { answers: { address: oakland } } });
  expect(await planned(run.id)).toEqual([]);
  const hers = await browser.as(ada);
  await hers.call(flows.latestRun, { params: { flowId } });
  expect(await planned(run.id)).toHaveLength(1);
  left();
  await askAbout(run.id);
  expect(await asked()).toHaveLength(1);
});

test('a run that is gone is asked about in vain', async () => {
  await askAbout('3f1b1f9a-6f4e-4a57-9f5e-0d8f6c1c2b3a');
  expect(await asked()).toEqual([]);
});
