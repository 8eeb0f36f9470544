import { beforeEach, describe, expect, test } from 'vitest';
import { appointments, type Outcome } from '@/contract/leasing/appointments/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { sendAppointmentMessages } from '@/server/modules/leasing/appointments/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { createTourableHome, testContact } from '@/tests/support/fixtures/hosts';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const STARTS = '2026-11-23T20:00:00.000Z';
let made: { id: string; key: string };
let iris: Awaited<ReturnType<typeof createPerson>>;

beforeEach(async () => {
  api.now = new Date('2026-11-21T16:00:00Z');
  await api.empty('appointments', 'outbox');
  const { homeId } = await createTourableHome(api);
  made = await api.call(tours.bookTour, { params: { homeId }, body: { startsAt: STARTS, contact: testContact } });
  iris = await createPerson(api, 'staff');
});

const mark = (outcome: Outcome) =>
  api.callAs(iris, appointments.recordOutcome, { params: { appointmentId: made.id }, body: { outcome } });
const letters = () => api.rows("select recipient, data->>'event' as event from outbox order by created_at");
const begin = () => {
  api.now = new Date('2026-11-23T21:00:00Z');
};

describe('listAppointments', () => {
  test('shows staff what is ahead, and what is unmarked after it began', async () => {
    const list = (which: 'past' | 'ahead') => api.callAs(iris, appointments.listAppointments, { query: { which } });
    expect(await list('ahead')).toMatchObject([{ id: made.id, name: 'Ada Lovelace', phone: testContact.phone }]);
    expect(await list('past')).toEqual([]);
    begin();
    expect(await list('past')).toMatchObject([{ id: made.id }]);
    expect(JSON.stringify(await list('past'))).not.toContain(made.key);
    await mark('held');
    expect(await list('past')).toEqual([]);
  });
});

describe('recordOutcome', () => {
  test.each([
    ['held', 'completed', null, 'held'],
    ['missed', 'missed', null, 'missed'],
    ['host_absent', 'canceled', 'host_absent', 'canceled'],
  ] as const)('%s: it is %s, and its visitor hears of it', async (outcome, status, canceledBecause, event) => {
    begin();
    expect(await mark(outcome)).toMatchObject({ status, canceledBecause });
    await sendAppointmentMessages(api.services, { id: made.id, sequence: 1, event });
    expect((await letters())[0]).toEqual({ recipient: testContact.email, event });
    expect((await refusalOf(mark('missed'))).status).toBe(409);
  });

  test('accepts an outcome only after the start, but a sick host before it', async () => {
    expect((await refusalOf(mark('held'))).status).toBe(409);
    expect((await refusalOf(mark('missed'))).status).toBe(409);
    expect(await mark('host_absent')).toMatchObject({ status: 'canceled' });
  });

  test('two of us at once: one says it, the other hears that it is said', async () => {
    begin();
    const both = await Promise.allSettled([mark('held'), mark('missed')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('submitFeedback', () => {
  const tell = () =>
    api.call(appointments.submitFeedback, { params: { key: made.key }, body: { interest: 'yes', asShown: true } });

  test('is taken once, after a held tour and from the person who holds its link', async () => {
    expect((await refusalOf(tell())).status).toBe(409);
    begin();
    await mark('held');
    expect(await tell()).toMatchObject({ feedbackGiven: true });
    expect((await refusalOf(tell())).status).toBe(409);
    expect(await api.rows('select feedback from appointments')).toEqual([
      { feedback: { interest: 'yes', asShown: true } },
    ]);
  });
});
