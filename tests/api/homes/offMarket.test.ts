// What the people of an application, a lease, or a tour read when its home leaves the market, in every status a home can have.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { account } from '@/contract/account/account/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { homeLifecycle, LISTED_STATUSES, PUBLIC_STATUSES } from '@/contract/homes/homes/constants';
import { homes } from '@/contract/homes/homes/endpoints';
import { listings } from '@/contract/homes/listings/endpoints';
import { applications } from '@/contract/leasing/applications/endpoints';
import { appointments } from '@/contract/leasing/appointments/endpoints';
import { leases } from '@/contract/leasing/leases/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { resetRequestCounts } from '@/server/http/limits';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '../../support/api';
import { createApplication } from '../../support/fixtures/applications';
import { completeSigning, createLease, signByAll } from '../../support/fixtures/leases';
import { createHome, createPerson } from '../../support/fixtures/people';
import { operations, pathOf } from '../operations';

const api = testApi();
let owner: Person;
let staff: Person;
/** Has an open application for a home, and a tour of it. */
let applicant: Awaited<ReturnType<typeof createPerson>>;
/** Lives in a home under a signed lease. */
let resident: Person;
let wanted: { homeId: string; applicationId: string; tourKey: string };
let rented: { homeId: string; leaseId: string };

beforeAll(async () => {
  owner = await createPerson(api);
  staff = await createPerson(api, 'staff');
  applicant = await createPerson(api, 'resident');
  resident = await createPerson(api, 'resident');
  const homeId = await createHome(api, { owner });
  const { id: applicationId } = await createApplication(api, { homeId, people: [applicant], status: 'started' });
  const tourKey = randomUUID();
  await api.rows(
    `insert into appointments (id, key, kind, host_id, host_name, host_time_zone, home_id, user_id, way, starts_at, ends_at,
       time_zone, first_name, last_name, email, phone)
     values (gen_random_uuid(), $1, 'tour', $2, 'Iris', 'America/Los_Angeles', $3, $4, 'inPerson',
       $5::timestamptz + interval '2 days', $5::timestamptz + interval '2 days 30 minutes', 'America/Los_Angeles', 'Ada', 'A',
       $6, '+14155550100')`,
    [tourKey, staff.id, homeId, applicant.id, api.now, applicant.email],
  );
  wanted = { homeId, applicationId, tourKey };
  const lease = await createLease(api, { owner, residents: [resident] });
  await signByAll(api, lease, [resident, owner]);
  await completeSigning(api, lease.id);
  rented = { homeId: lease.homeId, leaseId: lease.id };
});

const setStatus = (homeId: string, status: string) =>
  api.rows('update homes set status = $2 where id = $1', [homeId, status]);

describe.each(homeLifecycle.states)('when the home is %s', (status) => {
  const isListed = LISTED_STATUSES.some((listed) => listed === status);

  test('its applicant reads their account, next steps, application, and tour', async () => {
    resetRequestCounts();
    await setStatus(wanted.homeId, status);
    const { applicationId } = wanted;
    await api.callAs(applicant, account.getAccount);
    const steps = await api.callAs(applicant, todos.listTodos);
    expect(JSON.stringify(steps)).toContain(applicationId);
    await api.callAs(applicant, todos.listWaiting);
    const home = { streetAddress: '12 Alder Lane', listed: isListed };
    expect(await api.callAs(applicant, applications.listApplications)).toMatchObject([{ id: applicationId, home }]);
    expect(await api.callAs(applicant, applications.getApplication, { params: { applicationId } })).toMatchObject({
      home,
    });
    expect(JSON.stringify(await api.callAs(applicant, appointments.listOwnAppointments))).toContain('12 Alder Lane');
    await api.callAs(staff, desk.getDeskPerson, { params: { personId: applicant.id } });
  });

  test('its resident reads their account, next steps, and lease', async () => {
    resetRequestCounts();
    await setStatus(rented.homeId, status);
    await api.callAs(resident, account.getAccount);
    await api.callAs(resident, todos.listTodos);
    await api.callAs(resident, todos.listWaiting);
    expect(await api.callAs(resident, leases.listLeases)).toMatchObject({ items: [{ id: rented.leaseId }] });
    await api.callAs(staff, desk.getDeskPerson, { params: { personId: resident.id } });
  });

  test('its listing page is open to the public alone', async () => {
    resetRequestCounts();
    await setStatus(wanted.homeId, status);
    const read = api.callAs(applicant, homes.getHome, { params: { homeId: wanted.homeId } });
    if (PUBLIC_STATUSES.some((open) => open === status)) expect((await read).id).toBe(wanted.homeId);
    else expect(await refusalOf(read)).toMatchObject({ status: 404 });
  });
});

const KNOWN = new Set(['homeId', 'applicationId', 'leaseId', 'tenancyId', 'key']);
const reads = operations.filter(
  ({ endpoint, paramNames }) =>
    endpoint.method === 'GET' && endpoint.access !== 'public' && paramNames.every((name) => KNOWN.has(name)),
);

test.each(['off_market', 'offboarded'])('no read of a member fails when the home is %s', async (status) => {
  await setStatus(wanted.homeId, status);
  await setStatus(rented.homeId, status);
  const failed: string[] = [];
  for (const [person, ids] of [
    [applicant, { homeId: wanted.homeId, applicationId: wanted.applicationId, key: wanted.tourKey }],
    [resident, { homeId: rented.homeId, leaseId: rented.leaseId, tenancyId: rented.leaseId }],
    [owner, { homeId: rented.homeId, leaseId: rented.leaseId, tenancyId: rented.leaseId }],
  ] as const) {
    const authorization = `Bearer ${await api.tokenFor(person)}`;
    for (const { name, endpoint, paramNames } of reads) {
      if (!paramNames.every((param) => param in ids)) continue;
      resetRequestCounts();
      const response = await api.fetch(pathOf(endpoint, ids), { headers: { authorization } });
      const body = await response.text();
      if (response.status === 500) failed.push(`${person.type}: ${name}: ${body}`);
    }
  }
  expect(failed).toEqual([]);
});

test('an owner who pauses the listing leaves the applicant their account', async () => {
  resetRequestCounts();
  await setStatus(wanted.homeId, 'active');
  await api.callAs(owner, listings.pauseListing, { params: { homeId: wanted.homeId } });
  await api.callAs(applicant, account.getAccount);
  expect(
    await api.callAs(applicant, applications.getApplication, { params: { applicationId: wanted.applicationId } }),
  ).toMatchObject({ status: 'started', home: { listed: false } });
});
