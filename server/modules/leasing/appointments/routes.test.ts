import { beforeEach, describe, expect, test } from 'vitest';
import { appointments } from '@/contract/leasing/appointments/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { deliverMessage } from '@/server/modules/account/outbox/jobs';
import type { OutgoingEmail } from '@/server/providers/mail/mail';
import { refusalOf, testApi } from '@/tests/support/api';
import { createTourableHome, testContact } from '@/tests/support/fixtures/hosts';
import { createLease } from '@/tests/support/fixtures/leases';
import { createPerson } from '@/tests/support/fixtures/people';
import { redactVolatile } from '@/tests/support/security/redactVolatile';
import { cancelHomeTours, sendAppointmentMessages, sendAppointmentReminder } from './jobs';

const api = testApi();
let homeId: string;
let key: string;

const TIMES = { first: '2026-11-23T20:00:00.000Z', second: '2026-11-24T21:00:00.000Z' };

beforeEach(async () => {
  api.now = new Date('2026-11-21T16:00:00Z');
  await api.empty('appointments', 'outbox');
  await api.rows('select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null');
  ({ homeId } = await createTourableHome(api));
  const body = { startsAt: TIMES.first, contact: testContact, note: 'We bring a stroller' };
  ({ key } = await api.call(tours.bookTour, { params: { homeId }, body }));
});

interface Job {
  task_identifier: string;
  key: string;
  run_at: Date;
  payload: unknown;
}
const jobs = (task: string) =>
  api.rows<Job>(
    `select jobs.task_identifier, jobs.key, jobs.run_at, private.payload from graphile_worker.jobs jobs
     join graphile_worker._private_jobs private on private.id = jobs.id where jobs.task_identifier = $1 order by jobs.run_at`,
    [task],
  );
const run = { sendAppointmentMessages: sendAppointmentMessages, sendAppointmentReminder: sendAppointmentReminder };
async function work(task: keyof typeof run): Promise<void> {
  for (const { payload } of await jobs(task)) await run[task](api.services, payload);
}
/** What leaves when the outbox is worked off. */
async function letters(): Promise<OutgoingEmail[]> {
  const sent: OutgoingEmail[] = [];
  const mail = { send: async (letter: OutgoingEmail) => void sent.push(letter) };
  for (const { id } of await api.rows<{ id: string }>(
    "select id from outbox where status = 'waiting' order by created_at",
  ))
    await deliverMessage(api.services, mail, { id });
  return sent;
}
const file = (letter: OutgoingEmail | undefined) => letter?.attachments?.[0]?.content.replaceAll('\r\n ', '') ?? '';

describe('getAppointment', () => {
  test('opens to anyone who holds its link, and tells neither address nor phone', async () => {
    const made = await api.call(appointments.getAppointment, { params: { key } });
    expect(made).toMatchObject({ status: 'booked', startsAt: TIMES.first, firstName: 'Ada', home: { id: homeId } });
    expect(redactVolatile(made)).not.toMatch(/example\.test|555|Lovelace/);
  });

  test('stays closed to any other key', async () => {
    for (const other of ['x', `${key.slice(0, -1)}~`, 'a'.repeat(24)])
      expect(await refusalOf(api.call(appointments.getAppointment, { params: { key: other } }))).toMatchObject({
        status: 404,
      });
  });

  test('comes as a calendar file, too', async () => {
    const answer = await api.fetch(`/appointments/${key}/calendar.ics`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toContain('DTSTART;TZID=America/Los_Angeles:20261123T120000');
    expect((await api.fetch(`/appointments/${'a'.repeat(24)}/calendar.ics`)).status).toBe(404);
  });
});

describe('listOpenSlots', () => {
  test('are those it could move to; it does not stand in its own way', async () => {
    const { starts } = await api.call(appointments.listOpenSlots, { params: { key } });
    expect(starts).toEqual(expect.arrayContaining([TIMES.first, TIMES.second]));
  });
});

describe('rescheduleAppointment', () => {
  const move = (startsAt: string) =>
    api.call(appointments.rescheduleAppointment, { params: { key }, body: { startsAt } });

  test('moves it, frees the old time, and moves its reminders', async () => {
    expect(await move(TIMES.second)).toMatchObject({ status: 'booked', startsAt: TIMES.second });
    const { starts } = await api.call(tours.listTourSlots, { params: { homeId } });
    expect(starts).toContain(TIMES.first);
    expect(starts).not.toContain(TIMES.second);
    expect((await jobs('sendAppointmentReminder')).map(({ run_at }) => run_at.toISOString())).toEqual([
      '2026-11-23T21:00:00.000Z',
      '2026-11-24T19:00:00.000Z',
    ]);
  });

  test('notifies both sides with a newer version of the calendar entry', async () => {
    await work('sendAppointmentMessages');
    const [first] = await letters();
    await move(TIMES.second);
    await work('sendAppointmentMessages');
    const messages = await letters();
    expect(messages.map(({ to }) => to)).toEqual([testContact.email, expect.stringContaining('host-')]);
    expect(messages[0]?.subject).toMatch(/^Rescheduled: your tour is now Tue, Nov 24.*1:00 PM PST$/);
    const uid = /UID:(.*)\r/.exec(file(first))?.[1];
    expect(uid).toBeTruthy();
    expect(file(messages[0])).toContain(`UID:${uid}`);
    expect(file(first)).toContain('SEQUENCE:0');
    expect(file(messages[0])).toContain('SEQUENCE:1');
    expect(messages[1]?.body).toContain('stroller');
  });

  test('to a time that is taken leaves it where it was', async () => {
    const contact = { ...testContact, email: 'other@example.test' };
    await api.call(tours.bookTour, { params: { homeId }, body: { startsAt: TIMES.second, contact } });
    expect(await refusalOf(move(TIMES.second))).toMatchObject({ status: 409, code: 'slotTaken' });
    expect((await api.call(appointments.getAppointment, { params: { key } })).startsAt).toBe(TIMES.first);
  });

  test('is too late once it has begun, or once it was called off', async () => {
    await api.call(appointments.cancelAppointment, { params: { key }, body: {} });
    expect(await refusalOf(move(TIMES.second))).toMatchObject({ status: 409 });
    await api.rows("update appointments set status = 'booked'");
    api.now = new Date('2026-11-23T20:00:01Z');
    expect(await refusalOf(move(TIMES.second))).toMatchObject({ status: 409 });
  });
});

describe('cancelAppointment', () => {
  const cancel = () => api.call(appointments.cancelAppointment, { params: { key }, body: {} });

  test('calls it off, frees the time, drops the reminders and tells both sides', async () => {
    expect(await cancel()).toMatchObject({ status: 'canceled', canceledBecause: 'asked' });
    expect((await api.call(tours.listTourSlots, { params: { homeId } })).starts).toContain(TIMES.first);
    expect(await jobs('sendAppointmentReminder')).toEqual([]);
    await work('sendAppointmentMessages');
    const notified = await letters();
    expect(notified.map(({ subject }) => subject)).toEqual([
      'Your tour is canceled',
      expect.stringMatching(/^Canceled:/),
    ]);
    expect(file(notified[0])).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
  });

  test('a second time is refused, not repeated', async () => {
    await cancel();
    expect(await refusalOf(cancel())).toMatchObject({ status: 409 });
  });
});

describe('reminders', () => {
  test('come a day and two hours before, as a letter and, with consent, as a text', async () => {
    expect((await jobs('sendAppointmentReminder')).map(({ run_at }) => run_at.toISOString())).toEqual([
      '2026-11-22T20:00:00.000Z',
      '2026-11-23T18:00:00.000Z',
    ]);
    await work('sendAppointmentReminder');
    const [row] = await api.rows("select recipient, time_zone from outbox where channel = 'sms'");
    expect(row).toEqual({ recipient: testContact.phone, time_zone: 'America/Los_Angeles' });
    expect((await letters()).map(({ subject }) => subject)).toEqual(['Tomorrow: your tour', 'In 2 hours: your tour']);
  });

  test('say nothing of a time that no longer holds', async () => {
    const [old] = await jobs('sendAppointmentReminder');
    await api.call(appointments.rescheduleAppointment, { params: { key }, body: { startsAt: TIMES.second } });
    await sendAppointmentReminder(api.services, old?.payload);
    expect(await api.rows('select 1 from outbox')).toEqual([]);
  });

  test('twice delivered are sent once', async () => {
    await work('sendAppointmentReminder');
    await work('sendAppointmentReminder');
    expect(await api.rows('select 1 from outbox')).toHaveLength(4);
  });
});

test('a home that is leased calls its tours off with a word and other homes', async () => {
  await api.rows("update homes set status = 'leased' where id = $1", [homeId]);
  for (const { payload } of await jobs('cancelHomeTours')) await cancelHomeTours(api.services, payload);
  expect(await api.call(appointments.getAppointment, { params: { key } })).toMatchObject({
    status: 'canceled',
    canceledBecause: 'home_unavailable',
  });
  await work('sendAppointmentMessages');
  expect((await letters())[0]?.body).toContain('https://belong.test/homes/oakland-ca');
});

describe('an occupied home', () => {
  test('its residents get notice of each showing: the day, the times, and whom to call', async () => {
    const [owner, resident] = [await createPerson(api), await createPerson(api, 'resident')];
    await api.rows('update homes set owner_id = $2 where id = $1', [homeId, owner.id]);
    await api.rows("update users set phone = '+14155550190' where is_host");
    const lease = await createLease(api, { owner, residents: [resident], homeId });
    await api.rows("update leases set status = 'active', signed_at = created_at where id = $1", [lease.id]);
    await api.empty('outbox');
    await work('sendAppointmentMessages');
    const notices = async () => (await letters()).filter(({ to }) => to === resident.email);
    const [booked, ...more] = await notices();
    expect(more).toEqual([]);
    expect(booked?.subject).toBe('Notice: a showing of your home, Monday, November 23, 2026');
    expect(booked?.body).toContain('between 12:00 PM and 12:30 PM');
    expect(booked?.body).toContain('call (415) 555-0190');
    expect(booked?.body).not.toMatch(/ada@example|555-0134|stroller/);
    await api.call(appointments.cancelAppointment, { params: { key }, body: {} });
    await work('sendAppointmentMessages');
    expect((await notices()).map(({ subject }) => subject)).toEqual([
      'Canceled: the showing of your home, Monday, November 23, 2026',
    ]);
  });
});
