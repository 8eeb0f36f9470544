import { beforeAll, describe, expect, test } from 'vitest';
import { type ApplicationEvent, applicationLifecycle } from '@/contract/leasing/applications/constants';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { testApi } from '@/tests/support/api';
import { createApplication, moveApplicationTo } from '@/tests/support/fixtures/applications';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
let [ada, owner]: Person[] = [];
let homeId = '';
beforeAll(async () => {
  [ada, owner] = [await createPerson(api, 'resident'), await createPerson(api)];
  homeId = await createHome(api, { owner: who(owner) });
});
const who = (person: Person | undefined): Person => person ?? expect.fail('nobody');
const inStatus = (status: (typeof applicationLifecycle.states)[number]) =>
  createApplication(api, { homeId, people: [who(ada)], status });
const jobsOf = async (id: string) =>
  (await api.rows<{ key: string }>(`select key from graphile_worker.jobs where key like '%' || $1`, [id])).map(
    ({ key }) => key.replace(`:${id}`, ''),
  );

const events = [...new Set(applicationLifecycle.states.flatMap((state) => applicationLifecycle.eventsFrom(state)))];

describe('moveApplication', () => {
  test.each(applicationLifecycle.states)(
    'from %s every event leads where the graph says, or is a conflict',
    async (from) => {
      for (const event of events as ApplicationEvent[]) {
        const { id } = await inStatus(from);
        const to = applicationLifecycle.after(from, event);
        const moved = moveApplicationTo(api, id, event);
        if (to) expect((await moved).status).toBe(to);
        else await expect(moved).rejects.toMatchObject({ status: 409 });
        const [row] = await api.rows<{ status: string }>('select status from applications where id = $1', [id]);
        expect(row?.status).toBe(to ?? from);
      }
    },
  );

  test('each move is written down once, with whence and whither', async () => {
    const { id } = await inStatus('screening');
    const log = await api.rows('select event, detail from audit_log where subject = $1 order by id', [
      `application:${id}`,
    ]);
    expect(log).toEqual([
      { event: 'application.submitted', detail: { from: 'started', to: 'submitted' } },
      { event: 'application.screening_started', detail: { from: 'submitted', to: 'screening' } },
    ]);
  });

  test('screening is ordered once it begins, and each wait has its reminder and its end', async () => {
    const { id } = await inStatus('screening');
    expect((await jobsOf(id)).toSorted()).toEqual(['expire-application', 'remind-application', 'screen-application']);
  });

  // Cal. Civ. Code § 1950.6(c): the home is in California, where each applicant who was not chosen gets the fee back.
  test('gives fees back when nothing was done for them, and in California also after a screening', async () => {
    const early = await inStatus('submitted');
    await moveApplicationTo(api, early.id, 'withdraw');
    expect(await jobsOf(early.id)).toContain('refund-fees');
    const late = await inStatus('in_review');
    await moveApplicationTo(api, late.id, 'withdraw');
    expect(await jobsOf(late.id)).toContain('refund-fees');
    const beaten = await inStatus('in_review');
    await moveApplicationTo(api, beaten.id, 'loseHome');
    expect(await jobsOf(beaten.id)).toContain('refund-fees');
  });

  test('two moves at once: one holds, the other hears that it came too late', async () => {
    const { id } = await inStatus('in_review');
    const outcomes = await Promise.allSettled([
      moveApplicationTo(api, id, 'approve'),
      moveApplicationTo(api, id, 'decline'),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('the homeowner hears when it is ready and when it is over, not before; every letter can be written', async () => {
    await api.rows('delete from outbox');
    const { id } = await inStatus('in_review');
    await moveApplicationTo(api, id, 'withdraw');
    const sent = await api.rows<{ template: string; data: { status: string } }>(
      'select template, data from outbox order by id',
    );
    expect(sent.map(({ template, data }) => `${template}: ${data.status}`)).toEqual([
      'applicationStatusChanged: submitted',
      'applicationStatusChanged: screening',
      'applicationStatusChanged: in_review',
      'applicationForHomeowner: in_review',
      'applicationStatusChanged: withdrawn',
      'applicationForHomeowner: withdrawn',
    ]);
    for (const { template, data } of sent) expect(renderMessage(template, data).body).toContain('https://belong.test/');
  });
});
