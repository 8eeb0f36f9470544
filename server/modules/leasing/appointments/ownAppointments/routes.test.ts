import { beforeEach, describe, expect, test } from 'vitest';
import { notifications } from '@/contract/account/notifications/endpoints';
import { appointments } from '@/contract/leasing/appointments/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { sendAppointmentMessages, sendAppointmentReminder } from '@/server/modules/leasing/appointments/jobs';
import { testApi } from '@/tests/support/api';
import { createTourableHome, testContact } from '@/tests/support/fixtures/hosts';
import { Client, createAccount, findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const STARTS = '2026-11-23T20:00:00.000Z';
let homeId: string;
beforeEach(async () => {
  api.now = new Date('2026-11-21T16:00:00Z');
  await api.empty('appointments', 'outbox');
  ({ homeId } = await createTourableHome(api));
});
const tour = { startsAt: STARTS, contact: testContact };

describe('listOwnAppointments', () => {
  test('shows only visits that the person booked while signed in', async () => {
    const sam = await createPerson(api, 'resident');
    await api.callAs(sam, tours.bookTour, { params: { homeId }, body: tour });
    const mine = await api.callAs(sam, appointments.listOwnAppointments);
    expect(mine).toMatchObject([{ startsAt: STARTS, home: { id: homeId }, status: 'booked' }]);
    expect(await api.callAs(await createPerson(api, 'resident'), appointments.listOwnAppointments)).toEqual([]);
  });

  test('what was booked with their address before they logged in is theirs from then on', async () => {
    const account = await createAccount(api, { type: 'resident' });
    const contact = { ...testContact, email: account.email };
    await api.call(tours.bookTour, { params: { homeId }, body: { ...tour, contact } });
    const client = new Client(api);
    await client.login(account.email);
    expect((await client.send('GET', '/users/appointments')).body).toMatchObject([{ startsAt: STARTS }]);
  });
});

test('who wants no letters about tours gets none, but for a tour that is off', async () => {
  const sam = await createPerson(api, 'resident');
  await api.callAs(sam, notifications.setPreference, { body: { topic: 'tours', channel: 'email', wanted: false } });
  await api.callAs(sam, tours.bookTour, { params: { homeId }, body: tour });
  const [{ id = '', sequence = 0 } = {}] = await api.rows<{ id: string; sequence: number }>(
    'select id, sequence from appointments',
  );
  await sendAppointmentMessages(api.services, { id, sequence, event: 'booked' });
  await sendAppointmentReminder(api.services, { id, sequence, which: 'day' });
  const sent = async () => (await findMessages(api, testContact.email)).map(({ template }) => template);
  expect(await sent()).toEqual([]);
  await sendAppointmentMessages(api.services, { id, sequence, event: 'canceled' });
  expect(await sent()).toEqual(['appointmentToPerson']);
});
