import { beforeEach, expect, test } from 'vitest';
import { flows } from '@/contract/platform/flows/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import { testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { introductionOwner } from './flows';

const api = testApi();
beforeEach(() => api.empty('leads', 'lead_events', 'outbox'));

const answers = {
  address: {
    streetAddress: '12 Alder St',
    unit: null,
    city: 'Oakland',
    state: 'CA',
    zipcode: '94607',
    lat: 37.8,
    lng: -122.28,
    precision: 'exact',
    regionId: 1,
  },
  use: 'vacant',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.test',
  hopedRent: 400_000,
  access: 'keys',
  care: 'full',
  plan: 'Monthly',
  note: 'The gate sticks',
};

const TRACKING = 'V1StGXR8_Z5jdHi6B-myT';
const runId = '01980000-0000-7000-8000-000000000001';
beforeEach(() =>
  api.rows(
    `insert into flow_runs (id, flow_id, guest_token_hashes, created_at, updated_at)
     values ($1, 'introduction', '{"\\\\x01"}', now(), now()) on conflict do nothing`,
    [runId],
  ),
);
const submit = () =>
  asSystem(api.services.db, (db) =>
    introductionOwner.complete({
      runId,
      homeId: null,
      answers,
      db,
      person: null,
      services: api.services,
      now: api.now,
      trackingId: TRACKING,
    }),
  );

test('an introduction is a lead of the sign-up flow with its address, its words and both events; twice is one', async () => {
  await introductionOwner.answersSaved?.({ db: api.services.db, before: {}, after: answers, trackingId: TRACKING });
  const { leadId } = await submit();
  expect((await submit()).leadId).toBe(leadId);
  const [lead, ...more] = await api.rows<{ message: string }>(
    'select id, type, street_address, zipcode, message, tracking_id from leads',
  );
  expect(more).toEqual([]);
  expect(lead).toMatchObject({ id: leadId, type: 'sign_up_flow', street_address: '12 Alder St', zipcode: '94607' });
  expect(lead?.message).toContain('The gate sticks');
  expect(lead?.message).toContain('$4,000');
  expect(lead?.message).not.toContain('Ada');
  const kinds = await api.rows<{ kind: string }>('select distinct kind from lead_events where lead_id = $1', [leadId]);
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['AddressEnteredSignUpFlow', 'LeadCreatedSignUpFlow']);
});

test('the email has the answers that were promised, a link, and one promise; no words of a stranger', async () => {
  await submit();
  const [sent] = (await findMessages(api, answers.email)).filter(({ template }) => template === 'leadReceived');
  const { subject, body } = renderMessage('leadReceived', sent?.data);
  expect(subject).toBe('Your answers about your home');
  expect(body).toContain('Your target rent: $4,000');
  expect(body).toContain('Which service would you like? Full management');
  expect(body).toContain(`/homeowners/x?run=${runId}&key=`);
  expect(body).toMatch(/will email you by/);
  expect(body).not.toMatch(/call|gate sticks|Alder/);
});

test('does not ask a signed-in person for known facts', async () => {
  const person = await createPerson(api);
  const asked = { params: { flowId: introductionOwner.flow.id }, body: { answers: {} } };
  expect((await api.callAs(person, flows.startRun, asked)).answers).toMatchObject({ email: person.email });
});

test('an address counts once it is entered, and again once it is another one, before anything is submitted', async () => {
  const { address } = answers;
  const runs = `/flows/${introductionOwner.flow.id}/runs`;
  let guest: Record<string, string> = {};
  const send = async (method: string, path: string, body: object) => {
    const response = await api.fetch(path, {
      method,
      headers: { 'content-type': 'application/json', trackingid: TRACKING, ...guest },
      body: JSON.stringify(body),
    });
    expect(response.status, await response.clone().text()).toBe(200);
    return response;
  };
  const entered = () =>
    api.rows<{ kind: string }>('select kind, street_address, tracking_id, lead_id from lead_events order by at');
  const started = await send('POST', runs, { answers: {} });
  guest = { 'guest-token': started.headers.get('guest-token') ?? '' };
  expect(await entered()).toEqual([]);
  const { id } = (await started.json()) as { id: string };
  const save = (changes: object) => send('PUT', `${runs}/${id}`, { answers: changes });
  await save({ address });
  await save({ use: 'vacant' });
  await save({ address });
  await save({ address: { ...address, streetAddress: '14 Alder St' } });
  expect(await entered()).toEqual(
    ['12 Alder St', '14 Alder St'].map((street_address) => ({
      kind: 'AddressEnteredSignUpFlow',
      street_address,
      tracking_id: TRACKING,
      lead_id: null,
    })),
  );
});
