// People with one name: said once on any form, then stored, shown, and compared without a last name everywhere.
import { describe, expect, test } from 'vitest';
import { leads } from '@/contract/account/leads/endpoints';
import { profiles } from '@/contract/account/profiles/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { MISSING_LAST_NAME } from '@/contract/account/users/personName';
import { CONSENTS_VERSION } from '@/contract/leasing/applications/consents';
import { applications } from '@/contract/leasing/applications/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { flows } from '@/contract/platform/flows/endpoints';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { applicantAnswers } from '@/tests/support/fixtures/applicantAnswers';
import { createTourableHome, testContact } from '@/tests/support/fixtures/hosts';
import { createHomeIn } from '@/tests/support/fixtures/leases';
import { Client, findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const PLACEHOLDERS = ['', ' ', '.', '-', 'N/A', 'none'];
const one = { firstName: 'Suprihatin', lastName: '', oneName: true } as const;
const stored = { first_name: 'Suprihatin', last_name: '' };

async function createPersonWithOneName(type: 'homeowner' | 'resident' = 'resident') {
  const person = await createPerson(api, type);
  await api.rows("update users set first_name = 'Suprihatin', last_name = '' where id = $1", [person.id]);
  return person;
}

describe('register', () => {
  const account = (more: object) => ({
    email: `su-${Math.random()}@example.test`,
    password: 'four calm otters',
    ...more,
  });

  test.each(PLACEHOLDERS)('points to the box when the last name is %j', async (lastName) => {
    const { status, body } = await new Client(api).post(
      '/users/register',
      account({ firstName: 'Suprihatin', lastName }),
    );
    expect(status).toBe(400);
    expect(body.fields).toEqual({ lastName: MISSING_LAST_NAME });
  });

  test('refuses a first name that no one can see', async () => {
    const { status, body } = await new Client(api).post(
      '/users/register',
      account({ firstName: '\u200b', lastName: 'Ortiz' }),
    );
    expect(status).toBe(400);
    expect(body.fields).toEqual({ firstName: 'Enter your first name' });
  });

  test('stores a first name without signs that turn its direction', async () => {
    const client = new Client(api);
    const more = account({ firstName: '\u202emoc.live', lastName: 'Ortiz' });
    const { body } = await client.post('/users/register', more);
    const [letter] = await findMessages(api, more.email);
    const answer = await client.post('/users/login-code', { attempt: body.attempt, code: letter?.data.code });
    expect(answer.body.user).toMatchObject({ firstName: 'moc.live', lastName: 'Ortiz' });
  });
});

describe('updateProfile', () => {
  test('keeps one name, and greets and shows it without a blank', async () => {
    const ada = await createPerson(api);
    const body = { ...one, email: ada.email };
    expect(
      await refusalOf(api.callAs(ada, profiles.updateProfile, { body: { ...body, oneName: false } })),
    ).toMatchObject({
      status: 400,
      fields: { lastName: MISSING_LAST_NAME },
    });
    await api.callAs(ada, profiles.updateProfile, { body });
    expect(await api.rows('select first_name, last_name from users where id = $1', [ada.id])).toEqual([stored]);
    expect(await api.callAs(ada, users.getUser)).toMatchObject({ firstName: 'Suprihatin', lastName: '' });
  });
});

describe('createLead', () => {
  test('keeps one name, and the desk shows it without a blank', async () => {
    const contact = { ...one, email: 'su-lead@example.test' };
    const body = { type: 'leasing' as const, contact };
    expect(
      await refusalOf(api.call(leads.createLead, { body: { ...body, contact: { ...contact, oneName: false } } })),
    ).toMatchObject({
      fields: { 'contact.lastName': MISSING_LAST_NAME },
    });
    await api.call(leads.createLead, { body });
    expect(await api.rows('select first_name, last_name from leads where email = $1', [contact.email])).toEqual([
      stored,
    ]);
  });
});

describe('createGuestThread', () => {
  test('keeps one name of a guest', async () => {
    const body = { subject: 'Keys', body: 'When may I come?', contact: { ...one, email: 'su-guest@example.test' } };
    await api.call(threads.createGuestThread, { body });
    expect(
      await api.rows("select first_name, last_name from thread_guests where email = 'su-guest@example.test'"),
    ).toEqual([stored]);
  });
});

describe('bookTour', () => {
  test('books for one name, and the calendar and the desk have no blank behind it', async () => {
    const { homeId, hostId } = await createTourableHome(api);
    const { starts } = await api.call(tours.listTourSlots, { params: { homeId } });
    const contact = { ...testContact, ...one };
    await api.call(tours.bookTour, { params: { homeId }, body: { startsAt: starts[3] ?? '', contact } });
    expect(await api.rows('select first_name, last_name from appointments where home_id = $1', [homeId])).toEqual([
      stored,
    ]);
    const [host] = await api.rows<{ email: string }>('select email from users where id = $1', [hostId]);
    expect(JSON.stringify(await findMessages(api, host?.email ?? ''))).not.toContain('Suprihatin ,');
  });
});

describe('an application', () => {
  const consents = {
    version: CONSENTS_VERSION,
    consumerReports: true,
    accuracy: true,
    electronicDelivery: true,
    identity: { kind: 'ssn', number: '219-09-9999' },
  } as const;
  async function begin(person: Person, answers: object) {
    const homeId = await createHomeIn(api, 'CA', await createPerson(api));
    const body = { homeId, desiredStart: '2026-12-15', termMonths: 12 };
    const { id } = await api.callAs(person, applications.startApplication, { body });
    await api.callAs(person, flows.startRun, { params: { flowId: 'applicant' }, body: { answers: { ...answers } } });
    return id;
  }
  const submit = (person: Person, id: string, name: string) =>
    api.callAs(person, applications.submitApplication, { params: { applicationId: id }, body: { ...consents, name } });

  test('is signed with the one name, which no last name follows', async () => {
    const su = await createPersonWithOneName();
    const { lastName: _, ...answers } = applicantAnswers;
    const id = await begin(su, { ...answers, firstName: 'Suprihatin', oneName: true });
    for (const name of ['Suprihatin Wijaya', '.'])
      expect(await refusalOf(submit(su, id, name))).toMatchObject({ status: 400 });
    await submit(su, id, 'Suprihatin');
    const named = await api.rows('select name, status from applicants where application_id = $1', [id]);
    expect(named).toEqual([expect.objectContaining({ name: 'Suprihatin' })]);
  });

  test.each(PLACEHOLDERS.slice(2))('points to the box when the last name is %j', async (lastName) => {
    const su = await createPersonWithOneName();
    expect(await refusalOf(begin(su, { ...applicantAnswers, lastName }))).toMatchObject({
      status: 400,
      fields: { 'answers.lastName': MISSING_LAST_NAME },
    });
  });

  test('is missing the last name when neither it nor the box is answered', async () => {
    const su = await createPersonWithOneName();
    const { lastName: _, ...answers } = applicantAnswers;
    const id = await begin(su, answers);
    expect(await submit(su, id, applicantAnswers.firstName)).toEqual({
      missing: [expect.objectContaining({ question: 'lastName', problem: MISSING_LAST_NAME })],
    });
  });
});

describe('searchDesk', () => {
  test('finds a person by their one name, and shows it without a blank', async () => {
    const su = await createPersonWithOneName('homeowner');
    const found = await api.callAs(await createPerson(api, 'staff'), desk.searchDesk, { query: { q: 'suprihatin' } });
    expect(found.people.find(({ id }) => id === su.id)?.name).toBe('Suprihatin');
  });
});
