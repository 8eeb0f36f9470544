import { beforeEach, describe, expect, test } from 'vitest';
import { threads } from '@/contract/account/threads/endpoints';
import { correspondence } from '@/contract/platform/correspondence/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { sendGuestEmail } from '@/server/modules/account/threads/guests';
import { refusalOf, testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { createTour, createTourableHome } from '@/tests/support/fixtures/hosts';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';

const api = testApi();
beforeEach(async () => {
  await api.empty('homes', 'leads', 'threads', 'outbox', 'contact_log', 'desk_items');
  await api.rows("update users set duties = '{}' where duties <> '{}'");
});

const EMAIL = 'ada@visitors.test';

async function createLead(email = EMAIL, message = 'Is it quiet?'): Promise<string> {
  const [row] = await api.rows<{ id: string }>(
    `insert into leads (id, type, first_name, last_name, email, phone, message, created_at, answer_by)
     values (gen_random_uuid(), 'ask_a_question', 'Ada', 'Visitor', $1, '+14155550134', $2, $3, $3) returning id`,
    [email, message, api.now.toISOString()],
  );
  return row?.id ?? '';
}

const leasing = () => createPerson(api, 'staff', ['leasing']);
const queued = async (who: Awaited<ReturnType<typeof leasing>>) =>
  (await api.callAs(who, desk.getQueue, { params: { queueId: 'leads' } })).items;

describe('getLead', () => {
  test('has the phone, and joins tours, applications, and other requests of the same person', async () => {
    const [iris, sam, leadId] = [await leasing(), await createPerson(api, 'resident'), await createLead()];
    await api.rows('update leads set email = $1', [sam.email]);
    const read = () => api.callAs(iris, correspondence.getLead, { params: { leadId } });
    expect(await read()).toMatchObject({ stage: 'new', phone: '+14155550134', personId: sam.id, tours: [] });
    const { homeId, hostId } = await createTourableHome(api);
    const key = await createTour(api, homeId, hostId);
    await api.rows('update appointments set email = $1 where key = $2', [sam.email, key]);
    expect(await read()).toMatchObject({ stage: 'touring', tours: [{ status: 'booked' }] });
    await createApplication(api, { homeId: await createHome(api, { owner: await createPerson(api) }), people: [sam] });
    const again = await createLead(sam.email, 'And the parking?');
    expect(await read()).toMatchObject({
      stage: 'applied',
      applications: [{ address: expect.any(String) }],
      others: [{ id: again, summary: 'And the parking?' }],
    });
  });

  test('refuses colleagues of other duties', async () => {
    const leadId = await createLead();
    const care = await createPerson(api, 'staff', ['care']);
    expect((await refusalOf(api.callAs(care, correspondence.getLead, { params: { leadId } }))).status).toBe(403);
  });
});

describe('answerLead', () => {
  const body = { body: 'It is quiet after ten.' };

  test('emails the answer, keeps it, and takes the lead off the queue', async () => {
    const [iris, leadId] = [await leasing(), await createLead()];
    expect(await queued(iris)).toMatchObject([{ href: `/accounts/desk/leads/${leadId}` }]);
    const lead = await api.callAs(iris, correspondence.answerLead, { params: { leadId }, body });
    expect(lead.stage).toBe('answered');
    expect(await queued(iris)).toEqual([]);
    for (const job of await takeJobs(api, 'sendGuestEmail')) await sendGuestEmail(api.services, job);
    expect((await findMessages(api, EMAIL)).map(({ template }) => template)).toContain('guestReply');
    const thread = await api.callAs(iris, threads.getThread, { params: { threadId: lead.threadId ?? '' } });
    expect(thread).toMatchObject({ from: 'Ada Visitor', messages: [{ body: body.body, fromStaff: true }] });
    const { items } = await api.callAs(iris, correspondence.listLeadTimeline, { params: { leadId } });
    expect(items.map(({ title }) => title)).toEqual(
      expect.arrayContaining([`${iris.name} wrote: Your question to Belong`, 'Lead: answered']),
    );
  });

  test('goes on with one conversation, in the inbox of a person with an account', async () => {
    const [iris, sam] = [await leasing(), await createPerson(api, 'resident')];
    const leadId = await createLead(sam.email);
    const params = { leadId };
    const first = await api.callAs(iris, correspondence.answerLead, { params, body });
    const second = await api.callAs(iris, correspondence.answerLead, { params, body: { body: 'And bright.' } });
    expect(second.threadId).toBe(first.threadId);
    const thread = await api.callAs(sam, threads.getThread, { params: { threadId: first.threadId ?? '' } });
    expect(thread.messages.map((message) => message.body)).toEqual([body.body, 'And bright.']);
  });
});

describe('moveLead', () => {
  test('closes a lead and opens it again, along its graph', async () => {
    const [iris, leadId] = [await leasing(), await createLead()];
    const move = (to: 'win' | 'lose' | 'reopen') =>
      api.callAs(iris, correspondence.moveLead, { params: { leadId }, body: { move: to } });
    expect((await move('lose')).stage).toBe('lost');
    expect((await refusalOf(move('win'))).status).toBe(409);
    expect((await move('reopen')).stage).toBe('answered');
    expect(await queued(iris)).toEqual([]);
  });
});

describe('logLeadCall', () => {
  test('stands on the timeline of the lead, and on the page of its person once there is one', async () => {
    const [iris, leadId] = [await leasing(), await createLead()];
    const params = { leadId };
    const call = { direction: 'out', outcome: 'noAnswer', summary: 'Will try at five.' } as const;
    await api.callAs(iris, correspondence.logLeadCall, { params, body: call });
    const { items } = await api.callAs(iris, correspondence.listLeadTimeline, { params, query: { kind: 'call' } });
    expect(items).toMatchObject([{ title: `${iris.name} called Ada Visitor: no answer`, detail: 'Will try at five.' }]);
  });
});

describe('listLeadTimeline', () => {
  test('has nothing of another lead', async () => {
    const [iris, leadId, other] = [await leasing(), await createLead(), await createLead('bo@visitors.test')];
    const body = { direction: 'in', outcome: 'talked', summary: 'Asked about pets.' } as const;
    await api.callAs(iris, correspondence.logLeadCall, { params: { leadId: other }, body });
    const { items } = await api.callAs(iris, correspondence.listLeadTimeline, { params: { leadId } });
    expect(items).toEqual([]);
  });
});
