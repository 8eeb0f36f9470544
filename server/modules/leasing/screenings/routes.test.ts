import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { applications } from '@/contract/leasing/applications/endpoints';
import { screenings } from '@/contract/leasing/screenings/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { completeScreening, setIdentity } from '@/tests/support/fixtures/screenings';
import { screenApplication } from './jobs';

const api = testApi();
const people: Record<string, Person> = {};
const who = (name: string): Person => people[name] ?? expect.fail(name);
let homeId = '';
beforeAll(async () => {
  for (const name of ['ada', 'ben']) people[name] = await createPerson(api, 'resident');
  people.owner = await createPerson(api);
  people.staff = await createPerson(api, 'staff');
  homeId = await createHome(api, { owner: who('owner'), rent: 2_000, city: 'fairfax-va' });
});
beforeEach(() => api.rows('delete from outbox'));

interface Wish {
  lastFours?: string[];
  gross?: number;
  home?: string;
}
/** One or two people with an application in screening. */
async function underWay({ lastFours = ['4321'], gross = 700_000, home = homeId }: Wish = {}) {
  const all = [who('ada'), who('ben')].slice(0, lastFours.length);
  const made = await createApplication(api, {
    homeId: home,
    people: all.map(({ id }) => ({ id, facts: { grossCents: gross } })),
    status: 'screening',
  });
  for (const [n, lastFour] of lastFours.entries()) await setIdentity(api, made.applicants[n] ?? '', lastFour);
  return made;
}
const statusOf = async (id: string) =>
  (await api.rows<{ status: string }>('select status from applications where id = $1', [id]))[0]?.status;
const judgmentOf = async (id: string) =>
  (
    await api.rows<{ verdict: string; lines: { criterion: string; result: string }[]; household: object }>(
      'select verdict, lines, household from criteria_results where application_id = $1',
      [id],
    )
  )[0];
const resultsOf = async (id: string) =>
  Object.fromEntries(((await judgmentOf(id))?.lines ?? []).map(({ criterion, result }) => [criterion, result]));

describe('a screening company that answers more than was asked', () => {
  test('is not listened to: in Oakland no criminal record is read, kept, or shown', async () => {
    const oakland = await createHome(api, { owner: who('owner'), rent: 2_000, city: 'oakland-ca' });
    const { id } = await underWay({ home: oakland });
    const { order } = api.services.screening;
    const everything = ['identity', 'credit', 'eviction', 'income', 'criminal'] as const;
    vi.spyOn(api.services.screening, 'order').mockImplementation((one) => order({ ...one, reports: everything }));
    await completeScreening(api, id);
    const mine = (await api.callAs(who('ada'), screenings.listOwnReports)).find(
      ({ applicationId }) => applicationId === id,
    );
    expect(mine?.asked).toEqual(['identity', 'credit', 'eviction', 'income']);
    expect(Object.keys(mine?.reports ?? {}).toSorted()).toEqual(['credit', 'eviction', 'identity', 'income']);
  });
});

describe('copies of reports', () => {
  // Cal. Civ. Code § 1950.6(f): of the credit report that a fee paid for. § 1786.16(b)(1): of each one, where the box is checked.
  test.each([
    ['oakland-ca', 4_500, false, ['credit']],
    ['oakland-ca', 0, false, null],
    ['oakland-ca', 0, true, ['identity', 'credit', 'eviction', 'income']],
    ['seattle-wa', 4_500, true, null],
  ] as const)('in %s, for a fee of %d cents and the box checked: %s, are %j', async (city, fee, isChosen, kinds) => {
    people.ada = await createPerson(api, 'resident');
    const home = await createHome(api, { owner: who('owner'), rent: 2_000, city });
    const { id, applicants } = await underWay({ home });
    const [applicant = ''] = applicants;
    await api.rows('update applicants set fee = $2 where id = $1', [applicant, fee]);
    if (isChosen)
      await api.rows(
        `insert into applicant_consents (id, applicant_id, kind, wording, given_at, consent_context)
         values (gen_random_uuid(), $1, 'reportCopy', 'A copy', now(), '{}')`,
        [applicant],
      );
    await completeScreening(api, id);
    await screenApplication(api.services, { applicationId: id });
    expect(await statusOf(id)).toBe('in_review');
    const sent = await api.rows<{ detail: { kinds: string[] } }>(
      `select detail from audit_log where event = 'screening.copy_sent' and subject in
         (select 'screening:' || id from screenings where applicant_id = $1)`,
      [applicant],
    );
    expect(sent.map(({ detail }) => detail.kinds)).toEqual(kinds ? [kinds] : []);
    const letters = await api.rows<{ data: object }>("select data from outbox where template = 'reportCopied'");
    expect(letters).toHaveLength(kinds ? 1 : 0);
    const papers = await api.rows<{ bytes: string }>(
      "select bytes from documents where owner_id = $1 and home_id = $2 and name like 'Copy of your screening report%'",
      [who('ada').id, home],
    );
    expect(papers).toHaveLength(kinds ? 1 : 0);
    if (!kinds) return;
    const { body } = renderMessage('reportCopied', letters[0]?.data);
    expect(body).toContain('/accounts/documents');
  });

  test('reaches an applicant with complete reports while those of another are still to come', async () => {
    for (const name of ['ada', 'ben']) people[name] = await createPerson(api, 'resident');
    const home = await createHome(api, { owner: who('owner'), rent: 2_000, city: 'oakland-ca' });
    const { id, applicants } = await underWay({ home, lastFours: ['4321', '0008'] });
    await api.rows('update applicants set fee = 4500 where id = any($1)', [applicants]);
    await screenApplication(api.services, { applicationId: id });
    api.now = new Date(api.now.getTime() + 10_000);
    await screenApplication(api.services, { applicationId: id });
    expect(await statusOf(id)).toBe('screening');
    const letters = await api.rows<{ recipient: string }>(
      "select recipient from outbox where template = 'reportCopied'",
    );
    expect(letters).toHaveLength(1);
  });
});

describe('an application that is being screened', () => {
  test('waits until the last report is here, then stands before the homeowner', async () => {
    const { id } = await underWay();
    await screenApplication(api.services, { applicationId: id });
    expect(await statusOf(id)).toBe('screening');
    const [job] = await api.rows('select run_at from graphile_worker.jobs where key = $1', [
      `screen-application:${id}`,
    ]);
    expect(job).toBeDefined();
    api.now = new Date(api.now.getTime() + 10_000);
    await screenApplication(api.services, { applicationId: id });
    expect(await statusOf(id)).toBe('in_review');
    expect(await judgmentOf(id)).toMatchObject({
      verdict: 'qualifies',
      household: { adults: 1, coSigners: 0, pets: [] },
    });
    const asked = await api.callAs(who('owner'), todos.listTodos);
    expect(asked.filter(({ kind, action }) => kind === 'decideApplication' && action.href.includes(id))).toHaveLength(
      1,
    );
  });

  test('asks for what only the person can unlock, keeps what arrived, and asks again after it', async () => {
    const { id } = await underWay({ lastFours: ['4321', '0001'] });
    await completeScreening(api, id);
    expect(await statusOf(id)).toBe('needs_information');
    const letters = await api.rows<{ recipient: string; data: unknown }>(
      "select recipient, data from outbox where template = 'screeningFrozen'",
    );
    expect(letters).toHaveLength(1);
    expect(renderMessage('screeningFrozen', letters[0]?.data).body).toContain('Your credit file at Experian is frozen');
    const [own] = await api.callAs(who('ben'), screenings.listOwnReports);
    expect(own).toMatchObject({ status: 'blocked', blocked: { kind: 'credit', why: 'frozen', bureau: 'experian' } });
    await api.callAs(who('ben'), applications.retryScreening, { params: { applicationId: id }, body: {} });
    await completeScreening(api, id);
    expect(await statusOf(id)).toBe('in_review');
    const attempts = await api.rows(
      'select attempt from screenings where applicant_id in (select id from applicants where application_id = $1) order by 1',
      [id],
    );
    expect(attempts).toEqual([{ attempt: 1 }, { attempt: 1 }, { attempt: 2 }]);
  });

  test('continues without facts that are unavailable, at no disadvantage', async () => {
    const { id } = await underWay({ lastFours: ['0007'] });
    await completeScreening(api, id);
    expect(await resultsOf(id)).toMatchObject({ credit: 'excluded', landlordDebt: 'excluded', evictions: 'met' });
    expect((await judgmentOf(id))?.verdict).toBe('qualifies');
  });

  test('gives up on what is three days late', async () => {
    const { id } = await underWay({ lastFours: ['0008'] });
    const { screening } = api.services;
    api.services.screening = {
      ...screening,
      read: async (ref) => ({ ...(await screening.read(ref)), eviction: { status: 'pending' } }),
    };
    await completeScreening(api, id);
    expect(await statusOf(id)).toBe('screening');
    api.now = new Date(api.now.getTime() + 3.1 * 86_400_000);
    await screenApplication(api.services, { applicationId: id });
    api.services.screening = screening;
    expect(await resultsOf(id)).toMatchObject({ evictions: 'excluded' });
  });

  test('orders each report once, whatever happens in between', async () => {
    const { id } = await underWay();
    const { screening } = api.services;
    const keys: string[] = [];
    let down = true;
    api.services.screening = {
      ...screening,
      order: async (order) => {
        keys.push(order.key);
        if (down) throw new Error('unreachable');
        return screening.order(order);
      },
    };
    await expect(screenApplication(api.services, { applicationId: id })).rejects.toThrow('unreachable');
    down = false;
    await completeScreening(api, id);
    api.services.screening = screening;
    expect(new Set(keys).size).toBe(1);
    expect(await statusOf(id)).toBe('in_review');
    await screenApplication(api.services, { applicationId: id });
    expect(keys).toHaveLength(2);
  });

  test('never asks about criminal records where the city forbids it', async () => {
    const oakland = await createHome(api, { owner: who('owner'), rent: 2_000, city: 'oakland-ca' });
    const { id } = await underWay({ lastFours: ['0006'], home: oakland });
    await completeScreening(api, id);
    expect(await statusOf(id)).toBe('in_review');
    const [row] = await api.rows<{ asked: string[] }>(
      'select asked from screenings where applicant_id in (select id from applicants where application_id = $1)',
      [id],
    );
    expect(row?.asked).not.toContain('criminal');
    expect(await resultsOf(id)).toMatchObject({ criminal: 'excluded' });
  });

  test('counts what a payroll confirms, not what was said', async () => {
    const { id } = await underWay({ lastFours: ['0010'], gross: 700_000 });
    await completeScreening(api, id);
    expect(await resultsOf(id)).toMatchObject({ income: 'not_met' });
    expect((await judgmentOf(id))?.verdict).toBe('with_conditions');
  });
});

/** Ada says what is to be said about the record. */
async function answerRecord(
  applicationId: string,
  body = { text: 'I was young, and have paid for it.', disputes: true },
) {
  const { me } = await api.callAs(who('ada'), applications.getApplication, { params: { applicationId } });
  const params = { screeningId: me?.record?.screeningId ?? expect.fail('there is a record to answer') };
  const report = await api.callAs(who('ada'), screenings.answerRecord, { params, body });
  await screenApplication(api.services, { applicationId });
  return report;
}

describe('answerRecord', () => {
  test('sends people with a record a copy, and weighs nothing before they answer', async () => {
    const { id } = await underWay({ lastFours: ['0006'] });
    await completeScreening(api, id);
    const [letter] = await api.rows<{ data: { by: string } }>("select data from outbox where template = 'recordFound'");
    const { body } = renderMessage('recordFound', letter?.data);
    expect(body).toContain('Nothing is decided');
    expect(body).not.toContain('Vandalism');
    const copies = await api.rows(
      "select 1 from documents where owner_id = $1 and name like 'Copy of your background report%'",
      [who('ada').id],
    );
    expect(copies.length).toBeGreaterThan(0);
    const reviewer = await createPerson(api, 'staff');
    const listed = async () =>
      (await api.callAs(reviewer, screenings.listScreenings)).find((each) => each.applicationId === id);
    const waiting = await listed();
    expect(waiting).toMatchObject({ needsReview: false, recordAnswerBy: letter?.data.by });
    const params = { screeningId: waiting?.id ?? '' };
    const review = { counts: true, reason: 'Somebody was hurt by it not long ago.' };
    await expect(api.callAs(reviewer, screenings.reviewRecords, { params, body: review })).rejects.toMatchObject({
      status: 409,
    });
    const stranger = api.callAs(who('ben'), screenings.answerRecord, { params, body: { text: 'x', disputes: false } });
    await expect(stranger).rejects.toMatchObject({ status: 404 });
    await answerRecord(id);
    expect((await listed())?.needsReview).toBe(true);
    const [todo] = await api.rows("select 1 from todos where kind = 'reviewRecords' and subject = $1", [waiting?.id]);
    expect(todo).toBeDefined();
    const full = await api.callAs(reviewer, screenings.getScreening, { params });
    expect(full.recordAnswer).toMatchObject({ text: 'I was young, and have paid for it.', disputes: true });
    await api.callAs(reviewer, screenings.reviewRecords, { params, body: review });
    const own = (await api.callAs(who('ada'), screenings.listOwnReports)).find((one) => one.applicationId === id);
    expect(own?.recordReview).toMatchObject(review);
  });

  test('anyone who does not answer within ten days is weighed without it, and not before', async () => {
    const { id } = await underWay({ lastFours: ['0006'] });
    await completeScreening(api, id);
    const before = api.now;
    const needsReview = async () => {
      await screenApplication(api.services, { applicationId: id });
      const reviewer = await createPerson(api, 'staff');
      const all = await api.callAs(reviewer, screenings.listScreenings);
      return all.find((each) => each.applicationId === id)?.needsReview;
    };
    api.now = new Date(before.getTime() + 9.9 * 86_400_000);
    expect(await needsReview()).toBe(false);
    api.now = new Date(before.getTime() + 10.1 * 86_400_000);
    expect(await needsReview()).toBe(true);
    api.now = before;
  });
});

describe('reviewRecords', () => {
  test('records wait for one of us, who says whether they count and why; only then the homeowner decides', async () => {
    const { id } = await underWay({ lastFours: ['0006'] });
    await completeScreening(api, id);
    expect(await statusOf(id)).toBe('screening');
    await answerRecord(id);
    const listed = (await api.callAs(who('staff'), screenings.listScreenings)).find(
      (each) => each.applicationId === id,
    );
    expect(listed).toMatchObject({ needsReview: true });
    const screeningId = listed?.id ?? '';
    const params = { screeningId };
    // Reading a report needs a login of the last minutes.
    const reviewer = await createPerson(api, 'staff');
    const full = await api.callAs(reviewer, screenings.getScreening, { params });
    expect(full.reports?.criminal).toMatchObject({ findings: { records: [{ disposition: 'convicted' }] } });
    const body = { counts: false, reason: 'Two years ago, small, and they told us of it themselves.' };
    await api.callAs(reviewer, screenings.reviewRecords, { params, body });
    await expect(api.callAs(reviewer, screenings.reviewRecords, { params, body })).rejects.toMatchObject({
      status: 409,
    });
    await screenApplication(api.services, { applicationId: id });
    expect(await resultsOf(id)).toMatchObject({ criminal: 'met' });
    expect(await statusOf(id)).toBe('in_review');
  });
});

describe('getScreening', () => {
  test('opens reports that lie sealed, and each reading is written down with who and why', async () => {
    const { id } = await underWay({ lastFours: ['0003'] });
    await completeScreening(api, id);
    const [row] = await api.rows<{ id: string; answers: Buffer }>(
      'select id, answers from screenings where applicant_id in (select id from applicants where application_id = $1)',
      [id],
    );
    expect(row?.answers.toString('latin1')).not.toContain('judgment');
    const reader = await createPerson(api, 'staff');
    await api.callAs(reader, screenings.getScreening, { params: { screeningId: row?.id ?? '' } });
    const log = await api.rows(
      "select detail, person_id from audit_log where event = 'vault.opened' and subject = $1",
      [`screening:${row?.id}`],
    );
    expect(log).toContainEqual({ detail: { why: 'read by staff' }, person_id: reader.id });
  });
});

describe('listOwnReports', () => {
  test('is for the person alone: neither another of the group nor the homeowner reads them', async () => {
    const { id } = await underWay({ lastFours: ['4321', '0003'] });
    await completeScreening(api, id);
    const mine = await api.callAs(who('ada'), screenings.listOwnReports);
    expect(JSON.stringify(mine.filter(({ applicationId }) => applicationId === id))).not.toContain('judgment');
    expect(await api.callAs(who('owner'), screenings.listOwnReports)).toEqual([]);
  });

  test('of the last thirty days are used again, later ones asked again', async () => {
    const first = await underWay();
    await completeScreening(api, first.id);
    const again = await underWay();
    await api.rows('update applicants set reused_from = $2 where id = $1', [again.applicants[0], first.applicants[0]]);
    await completeScreening(api, again.id);
    expect(await statusOf(again.id)).toBe('in_review');
    const count = async (applicant = '') =>
      (await api.rows('select from screenings where applicant_id = $1', [applicant])).length;
    expect(await count(again.applicants[0])).toBe(0);
    const before = api.now;
    api.now = new Date(before.getTime() + 31 * 86_400_000);
    const late = await underWay();
    await api.rows('update applicants set reused_from = $2 where id = $1', [late.applicants[0], first.applicants[0]]);
    await completeScreening(api, late.id);
    expect(await count(late.applicants[0])).toBe(1);
    api.now = before;
  });
});

describe('listScreenings', () => {
  test('shows staff open screenings, records to weigh first, and no one else', async () => {
    await underWay();
    const weighing = await underWay({ lastFours: ['0006'] });
    await completeScreening(api, weighing.id);
    await answerRecord(weighing.id);
    const listed = await api.callAs(who('staff'), screenings.listScreenings);
    const waitsForUs = listed.map(({ needsReview, toCheck }) => needsReview || toCheck.length > 0);
    expect(waitsForUs).toEqual(waitsForUs.toSorted((one, other) => Number(other) - Number(one)));
    expect(listed.find(({ applicationId }) => applicationId === weighing.id)?.needsReview).toBe(true);
    for (const name of ['ada', 'owner'])
      await expect(api.callAs(who(name), screenings.listScreenings)).rejects.toMatchObject({ status: 403 });
  });
});
