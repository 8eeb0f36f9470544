import { beforeEach, describe, expect, test } from 'vitest';
import { applications } from '@/contract/leasing/applications/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { expireApplication } from '@/server/modules/leasing/applications/jobs';
import { screenApplication } from '@/server/modules/leasing/screenings/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { moveApplicationTo } from '@/tests/support/fixtures/applications';
import { lateCoSigners } from '@/tests/support/fixtures/lateCoSigners';
import { completeScreening } from '@/tests/support/fixtures/screenings';

const api = testApi();
const { looked, comesLate, submitPart: submit } = lateCoSigners(api);
const start = api.now;
beforeEach(() => {
  api.now = start;
});

const at = (applicationId: string) => ({ params: { applicationId } });
const yes = (who: Person, id: string) => api.callAs(who, applications.acceptDecision, { ...at(id), body: {} });
const statusOf = async (id: string) =>
  (await api.rows<{ status: string }>('select status from applications where id = $1', [id]))[0]?.status;
const lineOf = async (id: string, criterion: string) => {
  const [row] = await api.rows<{ lines: { criterion: string; result: string }[] }>(
    'select lines from criteria_results where application_id = $1',
    [id],
  );
  return row?.lines.find((line) => line.criterion === criterion)?.result;
};
const screeningsOf = (id: string) =>
  api.rows<{ role: string; asked: string[]; status: string; attempt: number }>(
    `select role, asked, screenings.status, attempt from screenings join applicants on applicants.id = applicant_id
     where application_id = $1 order by role, attempt`,
    [id],
  );
const queued = async (key: string) =>
  (await api.rows('select from graphile_worker.jobs where key = $1', [key])).length === 1;

describe('a co-signer who comes late', () => {
  test('while the homeowner reads: the household stands before them again, and nothing else moves', async () => {
    const { id, ada } = await looked();
    expect(await lineOf(id, 'income')).toBe('not_met');
    const cosima = await comesLate(id, ada);
    // A person who has not consented is not screened, though their number is there.
    await screenApplication(api.services, { applicationId: id });
    expect(await screeningsOf(id)).toHaveLength(1);
    await submit(cosima, id);
    expect(await queued(`screen-application:${id}`)).toBe(true);
    await completeScreening(api, id);
    expect(await screeningsOf(id)).toMatchObject([
      { role: 'applicant', attempt: 1, status: 'answered' },
      { role: 'coSigner', attempt: 1, status: 'answered', asked: ['identity', 'credit', 'income'] },
    ]);
    expect(await lineOf(id, 'income')).toBe('met');
    expect(await statusOf(id)).toBe('in_review');
  });

  test('after a yes on that condition: it becomes a lease once they reach 6 times the rent and a score of 700', async () => {
    const { id, ada } = await looked('coSigner');
    const cosima = await comesLate(id, ada, { gross: 1_800_000 });
    await submit(cosima, id);
    expect(await refusalOf(yes(ada, id))).toMatchObject({
      status: 409,
      message: expect.stringContaining('still reviewing'),
    });
    await completeScreening(api, id);
    expect(await statusOf(id)).toBe('approved_with_conditions');
    const [letter] = await api.rows<{ data: unknown }>("select data from outbox where template = 'coSignerScreened'");
    expect(renderMessage('coSignerScreened', letter?.data).body).toContain(
      'they meet the requirements for a co-signer',
    );
    expect(await yes(ada, id)).toMatchObject({ status: 'approved' });
  });

  for (const [why, wish] of [
    ['a cent below 6 times the rent', { gross: 1_799_999 }],
    ['a score below 700', { number: '219-09-4321' }],
    ['what a payroll does not confirm', { number: '219-09-0010' }],
  ] as const)
    test(`${why} is not enough: the approval waits for another signer, who can be asked`, async () => {
      const { id, ada } = await looked('coSigner');
      const short = await comesLate(id, ada, wish);
      await submit(short, id);
      await completeScreening(api, id);
      expect(await refusalOf(yes(ada, id))).toMatchObject({
        status: 409,
        message: expect.stringContaining('doesn’t meet'),
      });
      const other = await comesLate(id, ada);
      await submit(other, id);
      await completeScreening(api, id);
      expect(await yes(ada, id)).toMatchObject({ status: 'approved' });
    });

  test('with a frozen file: they alone are asked, what is known of the others stays, and it goes on when they say so', async () => {
    const { id, ada } = await looked('coSigner');
    const cosima = await comesLate(id, ada, { number: '219-09-0001', gross: 3_000_000 });
    await submit(cosima, id);
    await completeScreening(api, id);
    expect(await statusOf(id)).toBe('approved_with_conditions');
    await completeScreening(api, id);
    expect(await screeningsOf(id)).toHaveLength(2);
    const body = {};
    expect(await refusalOf(api.callAs(ada, applications.retryScreening, { ...at(id), body }))).toMatchObject({
      status: 409,
    });
    await api.callAs(cosima, applications.retryScreening, { ...at(id), body });
    expect(await queued(`screen-application:${id}`)).toBe(true);
    await completeScreening(api, id);
    expect((await screeningsOf(id)).map(({ role, status, attempt }) => [role, status, attempt])).toEqual([
      ['applicant', 'answered', 1],
      ['coSigner', 'blocked', 1],
      ['coSigner', 'answered', 2],
    ]);
  });

  test('does not run out while we are the ones who are late, and has a day to answer afterwards', async () => {
    const { id, ada } = await looked('coSigner');
    const cosima = await comesLate(id, ada);
    await submit(cosima, id);
    api.now = new Date(start.getTime() + 49 * 3_600_000);
    await expireApplication(api.services, { id });
    expect(await statusOf(id)).toBe('approved_with_conditions');
    await completeScreening(api, id);
    expect(await yes(ada, id)).toMatchObject({ status: 'approved' });
  });

  test('tells the co-signer that nothing is left to submit after a decision', async () => {
    const { id, ada } = await looked();
    const cosima = await comesLate(id, ada);
    await moveApplicationTo(api, id, 'decline');
    expect(await refusalOf(submit(cosima, id))).toMatchObject({ status: 409 });
  });

  test('and paid, but was never looked at because it was decided meanwhile, gets the fee back', async () => {
    const { id, ada } = await looked();
    await api.rows(
      'update homes set application_fee = 3800 where id = (select home_id from applications where id = $1)',
      [id],
    );
    const cosima = await comesLate(id, ada);
    await submit(cosima, id);
    await api.rows("update applicants set fee_settled_at = now() where application_id = $1 and role = 'coSigner'", [
      id,
    ]);
    await moveApplicationTo(api, id, 'decline');
    const [{ applicant } = { applicant: '' }] = await api.rows<{ applicant: string }>(
      "select id as applicant from applicants where application_id = $1 and role = 'coSigner'",
      [id],
    );
    const jobs = await api.rows<{ payload: object }>(
      `select payload from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = task_id
       where identifier = 'refundApplicationFees' and payload->>'applicationId' = $1`,
      [id],
    );
    expect(jobs).toContainEqual({ payload: { applicationId: id, applicantId: applicant } });
  });
});
