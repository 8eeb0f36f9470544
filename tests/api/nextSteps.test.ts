// Every status of every lifecycle, for everyone it concerns: they see their next step or whom we wait for, and an empty
// account only where nothing is under way.
import { describe, expect, test } from 'vitest';
import { account } from '@/contract/account/account/endpoints';
import { threadLifecycle } from '@/contract/account/threads/constants';
import { threads } from '@/contract/account/threads/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { homeLifecycle } from '@/contract/homes/homes/constants';
import { type ApplicationStatus, applicationLifecycle } from '@/contract/leasing/applications/constants';
import { appointmentLifecycle } from '@/contract/leasing/appointments/constants';
import { leaseLifecycle } from '@/contract/leasing/leases/constants';
import { tours } from '@/contract/leasing/tours/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { LEASE_STEPS } from '@/server/modules/leasing/leases/nextSteps/constants';
import { testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { createTourableHome, testContact } from '@/tests/support/fixtures/hosts';
import { createLease, signByAll, signEnvelope } from '@/tests/support/fixtures/leases';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();

/** What a person sees: kinds of their own steps, the parties they wait for, and whether the welcome shows. */
async function seenBy(person: Person) {
  const mine = await api.callAs(person, todos.listTodos);
  const waiting = await api.callAs(person, todos.listWaiting);
  const { isNewcomer, openTodos } = await api.callAs(person, account.getAccount);
  expect(openTodos).toBe(mine.length);
  for (const { action } of [...mine, ...waiting]) expect(action.href).toMatch(/^\/[a-z]/);
  return { mine: mine.map(({ kind }) => kind), waitingFor: waiting.map((step) => step.waitingFor), isNewcomer };
}
const nothing = { mine: [], waitingFor: [], isNewcomer: true };
const toDo = (...mine: string[]) => ({ mine, waitingFor: [], isNewcomer: false });
const waitFor = (...waitingFor: string[]) => ({ mine: [], waitingFor, isNewcomer: false });

describe('an application', () => {
  const own = { isNewcomer: false };
  const expected: Record<ApplicationStatus, { applicant: object; coSigner: object; owner: object }> = {
    started: { applicant: toDo('finishApplication'), coSigner: toDo('finishApplication'), owner: { mine: [], ...own } },
    submitted: { applicant: waitFor('Belong'), coSigner: waitFor('Belong'), owner: waitFor('the applicants') },
    screening: { applicant: waitFor('Belong'), coSigner: waitFor('Belong'), owner: waitFor('Belong') },
    needs_information: {
      applicant: toDo('provideInformation'),
      coSigner: waitFor('the applicants'),
      owner: waitFor('the applicants'),
    },
    in_review: {
      applicant: waitFor('the homeowner'),
      coSigner: waitFor('the homeowner'),
      owner: toDo('decideApplication'),
    },
    approved: {
      applicant: toDo('acceptApproval'),
      coSigner: waitFor('the applicants'),
      owner: waitFor('the applicants'),
    },
    approved_with_conditions: {
      applicant: toDo('acceptApproval'),
      coSigner: waitFor('the applicants'),
      owner: waitFor('the applicants'),
    },
    // From here on the lease says what is next; below.
    lease_sent: { applicant: nothing, coSigner: nothing, owner: { mine: [], ...own } },
    lease_signed: { applicant: nothing, coSigner: nothing, owner: { mine: [], ...own } },
    lease_ended: { applicant: nothing, coSigner: nothing, owner: { mine: [], ...own } },
    declined: { applicant: nothing, coSigner: nothing, owner: { mine: [], ...own } },
    withdrawn: { applicant: nothing, coSigner: nothing, owner: { mine: [], ...own } },
    homeowner_withdrew: { applicant: nothing, coSigner: nothing, owner: { mine: [], ...own } },
    expired: { applicant: nothing, coSigner: nothing, owner: { mine: [], ...own } },
    leased_to_another: { applicant: nothing, coSigner: nothing, owner: { mine: [], ...own } },
  };

  test.each(applicationLifecycle.states)('that is %s', async (status) => {
    const [ada, vera, owner] = [
      await createPerson(api, 'resident'),
      await createPerson(api, 'resident'),
      await createPerson(api),
    ];
    const homeId = await createHome(api, { owner, status: 'application_pending' });
    await createApplication(api, { homeId, status, people: [ada, { ...vera, role: 'coSigner' }] });
    expect(await seenBy(ada)).toMatchObject(expected[status].applicant);
    expect(await seenBy(vera)).toMatchObject(expected[status].coSigner);
    expect(await seenBy(owner)).toMatchObject(expected[status].owner);
  });

  test('that was accepted waits for us to send the lease', async () => {
    const [ada, owner] = [await createPerson(api, 'resident'), await createPerson(api)];
    const homeId = await createHome(api, { owner, status: 'application_pending' });
    const { id } = await createApplication(api, { homeId, status: 'approved', people: [ada] });
    await api.rows('update applications set accepted_at = $2 where id = $1', [id, api.now.toISOString()]);
    expect(await seenBy(ada)).toEqual(waitFor('Belong'));
  });

  test('asks for an unpaid application fee', async () => {
    const [ada, owner] = [await createPerson(api, 'resident'), await createPerson(api)];
    const homeId = await createHome(api, { owner, status: 'application_pending' });
    const { applicants } = await createApplication(api, { homeId, status: 'submitted', people: [ada] });
    await api.rows('update applicants set fee = 3000, fee_settled_at = null where id = $1', [applicants[0]]);
    expect(await seenBy(ada)).toEqual(toDo('payApplicationFee'));
  });
});

describe('a lease', () => {
  const people = async () => {
    const [ada, bo, owner] = [
      await createPerson(api, 'resident'),
      await createPerson(api, 'resident'),
      await createPerson(api),
    ];
    return { ada, bo, owner };
  };

  test('that was sent waits for each signature in turn', async () => {
    const { ada, bo, owner } = await people();
    const { envelopeId } = await createLease(api, { owner, residents: [ada, bo] });
    expect(await seenBy(ada)).toEqual(toDo('signLease'));
    expect(await seenBy(owner)).toEqual(waitFor(`${ada.name}, ${bo.name}`));
    await signEnvelope(api, ada, envelopeId);
    expect((await seenBy(ada)).waitingFor[0]).toContain(bo.name);
    await signEnvelope(api, bo, envelopeId);
    expect(await seenBy(owner)).toEqual(toDo('signLease'));
    await signEnvelope(api, owner, envelopeId);
    for (const person of [ada, bo, owner]) expect(await seenBy(person)).toEqual(waitFor('Belong'));
  });

  test('that is signed leads both sides to the keys', async () => {
    const { ada, owner } = await people();
    const lease = await createLease(api, { owner, residents: [ada] });
    await signByAll(api, lease, [ada, owner]);
    const mine = await api.callAs(ada, todos.listTodos);
    expect(mine.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['moveIn.money', 'moveIn.insurance']));
    for (const { action } of mine) expect(action.href).toContain(`/resident/onboarding?lease=${lease.id}#step-`);
    expect((await api.callAs(ada, todos.listWaiting)).map(({ kind }) => kind)).toContain('moveIn.keys');
    const { residences } = await api.callAs(ada, account.getAccount);
    expect(residences).toMatchObject([
      { homeId: lease.homeId, status: 'signed', action: { href: `/resident/onboarding?lease=${lease.id}` } },
    ]);
    const letter = (await findMessages(api, ada.email)).find(({ template }) => template === 'documentsCompleted');
    expect(renderMessage('documentsCompleted', letter?.data).body).toContain('See what’s next');
    const owners = await seenBy(owner);
    expect(owners.waitingFor).toContain('the residents');
    expect(owners.isNewcomer).toBe(false);
  });

  test('asks the homeowner about an overdue move-in payment', async () => {
    const { ada, owner } = await people();
    const lease = await createLease(api, { owner, residents: [ada] });
    await signByAll(api, lease, [ada, owner]);
    await api.rows("update leases set money_due_at = $2::timestamptz - interval '1 hour' where id = $1", [
      lease.id,
      api.now.toISOString(),
    ]);
    expect((await seenBy(owner)).mine).toContain('endLease');
    expect((await seenBy(ada)).mine).toContain('moveIn.money');
  });

  test.each(['active', 'ended', 'declined', 'expired', 'voided'] as const)(
    'that is %s asks nothing',
    async (status) => {
      const { ada, owner } = await people();
      const { id } = await createLease(api, { owner, residents: [ada] });
      await api.rows(
        `update leases set status = $2::text, ended_at = case when $2 = 'ended' then now() end,
        ended_by = case when $2 = 'ended' then $3::uuid end, end_reason = case when $2 = 'ended' then 'Unpaid.' end where id = $1`,
        [id, status, owner.id],
      );
      expect(await seenBy(ada)).toEqual({ ...nothing, isNewcomer: status !== 'active' });
      expect((await seenBy(owner)).mine).toEqual([]);
    },
  );

  test('has an answer for every status', () => {
    expect(Object.keys(LEASE_STEPS).sort()).toEqual([...leaseLifecycle.states].sort());
  });
});

test.each(homeLifecycle.states)('a home that is %s tells its owner whom we wait for', async (status) => {
  const owner = await createPerson(api);
  await createHome(api, { owner, status });
  const waitingFor = {
    work: 'Belong',
    turnover: 'Belong',
    in_review: 'Belong',
    coming_soon: 'Belong',
    active: 'applicants',
  };
  if (status === 'qualified') return expect(await seenBy(owner)).toEqual(toDo('agreement.start'));
  if (status === 'setup') return expect(await seenBy(owner)).toEqual(toDo('setup.next'));
  if (status === 'inspection') return expect(await seenBy(owner)).toEqual(toDo('inspection.chooseTime'));
  const whom = Object.entries(waitingFor).find(([one]) => one === status)?.[1];
  expect(await seenBy(owner)).toEqual(status === 'ready' ? toDo('listing.ready') : waitFor(...(whom ? [whom] : [])));
});

test.each(appointmentLifecycle.states)('a tour that is %s', async (status) => {
  const sam = await createPerson(api, 'resident');
  const now = api.now;
  api.now = new Date('2026-11-21T16:00:00Z');
  const { homeId } = await createTourableHome(api);
  await api.callAs(sam, tours.bookTour, {
    params: { homeId },
    body: { startsAt: '2026-11-23T20:00:00.000Z', contact: testContact },
  });
  await api.rows('update appointments set status = $2 where user_id = $1', [sam.id, status]);
  expect(await seenBy(sam)).toEqual(status === 'booked' ? toDo('attendTour') : nothing);
  if (status === 'booked') {
    const [tour] = await api.callAs(sam, todos.listTodos);
    expect(tour).toMatchObject({ dueOn: '2026-11-23', reason: expect.stringContaining('12:00 PM PST') });
  }
  api.now = now;
});

describe('a thread', () => {
  const expected = { waiting: waitFor('Belong'), answered: toDo('unreadMessage'), closed: nothing };

  test.each(threadLifecycle.states)('that is %s', async (status) => {
    const [ada, staff] = [await createPerson(api, 'resident'), await createPerson(api, 'staff')];
    const { id } = await api.callAs(ada, threads.createThread, {
      body: { subject: 'Keys', topic: 'other', body: 'Where are they?' },
    });
    const at = { params: { threadId: id } };
    api.now = new Date(api.now.getTime() + 1_000);
    if (status === 'answered') await api.callAs(staff, threads.addMessage, { ...at, body: { body: 'Here.' } });
    if (status === 'closed') await api.callAs(staff, threads.closeThread, at);
    expect(await seenBy(ada)).toEqual(expected[status]);
    await api.callAs(ada, threads.markThreadRead, at);
    expect((await seenBy(ada)).mine).toEqual([]);
  });
});
