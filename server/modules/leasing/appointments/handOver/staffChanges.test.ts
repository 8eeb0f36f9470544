import { beforeEach, describe, expect, test } from 'vitest';
import { appointments } from '@/contract/leasing/appointments/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createRegionHost, createTourableHome, testContact } from '@/tests/support/fixtures/hosts';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const STARTS = '2026-11-23T20:00:00.000Z';
let made: { id: string; key: string };
let homeId: string;
let iris: Awaited<ReturnType<typeof createPerson>>;

beforeEach(async () => {
  api.now = new Date('2026-11-21T16:00:00Z');
  await api.empty('appointments', 'outbox', 'contact_log');
  ({ homeId } = await createTourableHome(api));
  made = await api.call(tours.bookTour, { params: { homeId }, body: { startsAt: STARTS, contact: testContact } });
  iris = await createPerson(api, 'staff', ['leasing']);
});

const params = () => ({ appointmentId: made.id });
const read = () => api.callAs(iris, appointments.getStaffAppointment, { params: params() });

describe('getStaffAppointment', () => {
  test('has the free hosts of the region and the times it could move to, until it begins', async () => {
    const other = await createRegionHost(api, homeId);
    const { appointment, hosts, starts } = await read();
    expect(appointment).toMatchObject({ id: made.id, personId: null, home: { id: homeId } });
    expect(hosts.map(({ id }) => id)).toEqual([other]);
    expect(starts.length).toBeGreaterThan(0);
    expect(starts).not.toContain(STARTS);
    api.now = new Date('2026-11-23T20:10:00Z');
    expect(await read()).toMatchObject({ hosts: [], starts: [] });
  });
});

describe('reassignAppointment', () => {
  test('gives it to a free host, once, and refuses a host who is busy or unknown', async () => {
    const other = await createRegionHost(api, homeId);
    const give = (hostId: string) =>
      api.callAs(iris, appointments.reassignAppointment, { params: params(), body: { hostId } });
    expect((await refusalOf(give(iris.id))).status).toBe(400);
    await give(other);
    expect(await api.rows('select host_id from appointments where id = $1', [made.id])).toEqual([{ host_id: other }]);
    expect((await refusalOf(give(other))).status).toBe(400);
    expect(await api.rows("select subject, detail from audit_log where event = 'appointment.host_changed'")).toEqual([
      { subject: `appointment:${made.id}`, detail: { hostId: other } },
    ]);
    const care = await createPerson(api, 'staff', ['care']);
    const refused = api.callAs(care, appointments.reassignAppointment, { params: params(), body: { hostId: other } });
    expect((await refusalOf(refused)).status).toBe(403);
  });
});

describe('moveAppointment', () => {
  test('moves it to a free time for its visitor', async () => {
    const { starts } = await read();
    const startsAt = starts[0] ?? '';
    const moved = await api.callAs(iris, appointments.moveAppointment, { params: params(), body: { startsAt } });
    expect(moved.startsAt).toBe(startsAt);
    const never = { startsAt: '2026-11-24T09:00:00.000Z' };
    const refused = api.callAs(iris, appointments.moveAppointment, { params: params(), body: never });
    expect((await refusalOf(refused)).status).toBe(409);
  });
});
