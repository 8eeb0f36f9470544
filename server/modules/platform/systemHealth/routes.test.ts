import { beforeEach, describe, expect, test } from 'vitest';
import { PROVIDER_NAMES, systemHealth } from '@/contract/platform/systemHealth/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(async () => {
  await api.empty('leads', 'provider_states', 'backup_runs');
  await api.rows('delete from graphile_worker._private_jobs');
});

const read = async () => api.callAs(await createPerson(api, 'staff'), systemHealth.getSystemHealth);
const minutesFromNow = (minutes: number) => new Date(api.now.getTime() + minutes * 60_000).toISOString();

describe('getSystemHealth', () => {
  test('is for administrators alone', async () => {
    const helper = await createPerson(api, 'staff', ['support']);
    expect((await refusalOf(api.callAs(helper, systemHealth.getSystemHealth))).status).toBe(403);
  });

  test('a job that was given up needs attention, one that is due does not', async () => {
    await api.rows("select graphile_worker.add_job('sendMail', run_at => now() - interval '5 seconds')");
    await api.rows("select graphile_worker.add_job('startSweeps')");
    await api.rows(
      "update graphile_worker._private_jobs set attempts = max_attempts where task_id = (select id from graphile_worker._private_tasks where identifier = 'startSweeps')",
    );
    const { jobs } = await read();
    expect(jobs).toMatchObject([
      { task: 'sendMail', state: 'ok', waiting: 1, dead: 0 },
      { task: 'startSweeps', state: 'attention', dead: 1 },
    ]);
  });

  test('a job that waits longer than ten minutes needs attention', async () => {
    await api.rows("select graphile_worker.add_job('sendMail', run_at => now() - interval '11 minutes')");
    expect((await read()).jobs).toMatchObject([{ task: 'sendMail', state: 'attention' }]);
  });

  test('names every provider: one that failed last needs attention, one that recovered does not', async () => {
    await api.rows(`insert into provider_states (provider, answered_at, failed_at, error, failures) values
      ('email', now() - interval '1 hour', now(), 'send: TimeoutError', 3), ('sms', now(), now() - interval '1 hour', 'send: Error', 1)`);
    const { providers } = await read();
    expect(providers.map(({ provider }) => provider)).toEqual(PROVIDER_NAMES);
    const stateOf = (name: string) => providers.find(({ provider }) => provider === name);
    expect(stateOf('email')).toMatchObject({ state: 'attention', error: 'send: TimeoutError', failures: 3 });
    expect(stateOf('sms')).toMatchObject({ state: 'ok' });
    expect(stateOf('storage')).toMatchObject({ state: 'unused', answeredAt: null });
  });

  test('a backup of yesterday is too old, a drill of yesterday is not, and none is said so', async () => {
    expect((await read()).backups).toMatchObject([
      { kind: 'backup', state: 'missing', lastAt: null },
      { kind: 'drill', state: 'missing', lastAt: null },
    ]);
    await api.rows(`insert into backup_runs (id, kind, status, started_at, finished_at)
      select gen_random_uuid(), kind, 'succeeded', now() - interval '1 day', now() - interval '1 day'
      from unnest(array['backup', 'drill']) kind`);
    expect((await read()).backups).toMatchObject([
      { kind: 'backup', state: 'attention' },
      { kind: 'drill', state: 'ok' },
    ]);
  });

  test('counts deadlines of a queue that have passed or are near, and leaves out what has time', async () => {
    for (const minutes of [-30, 60, 3_000])
      await api.rows(
        `insert into leads (id, type, first_name, last_name, email, message, created_at, answer_by)
         values (gen_random_uuid(), 'ask_a_question', 'Ada', 'Visitor', 'ada@visitors.test', 'Is it quiet?', $1, $2)`,
        [minutesFromNow(-600), minutesFromNow(minutes)],
      );
    const { deadlines } = await read();
    expect(deadlines.filter(({ queueId }) => queueId === 'leads')).toEqual([
      {
        queueId: 'leads',
        title: expect.any(String),
        overdue: 1,
        dueSoon: 1,
        isYours: true,
        firstDueAt: minutesFromNow(-30),
      },
    ]);
  });
});
