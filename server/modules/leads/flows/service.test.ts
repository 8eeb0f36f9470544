import { beforeEach, expect, test } from 'vitest';
import { flows } from '@/contract/flows/endpoints';
import { testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { introductionOwner } from './service';

const api = testApi();
beforeEach(() => api.rows('truncate leads, lead_events, outbox cascade'));

const answers = {
  address: {
    streetAddress: '12 Alder St',
    unit: null,
    city: 'Oakland',
    state: 'CA',
    zipcode: '94607',
    lat: 37.8,
    lng: -122.28,
    exactness: 'street',
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

const handIn = async () =>
  introductionOwner.complete({
    runId: '01980000-0000-7000-8000-000000000001',
    homeId: null,
    answers,
    db: api.services.db,
    person: null,
    services: api.services,
    now: api.now,
    trackingId: 'V1StGXR8_Z5jdHi6B-myT',
  });

test('an introduction is a lead of the sign-up flow with its address, its words and both events; twice is one', async () => {
  const { leadId } = await handIn();
  expect((await handIn()).leadId).toBe(leadId);
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

test('what we know of somebody who is signed in is not asked again', async () => {
  const person = await createPerson(api);
  const asked = { params: { flowId: introductionOwner.flow.id }, body: { answers: {} } };
  expect((await api.callAs(person, flows.startRun, asked)).answers).toMatchObject({ email: person.email });
});
