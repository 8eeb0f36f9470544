import { beforeEach, describe, expect, test } from 'vitest';
import { threads } from '@/contract/account/threads/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { sendAppointmentMessages } from '@/server/modules/leasing/appointments/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHost, createTourableHome, testContact } from '@/tests/support/fixtures/hosts';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(async () => {
  // Saturday, 8 in the morning in Oakland.
  api.now = new Date('2026-11-21T16:00:00Z');
  await api.empty('appointments', 'outbox');
});

const slots = (homeId: string) => api.call(tours.listTourSlots, { params: { homeId } });
const book = (homeId: string, startsAt: string, contact: object = {}) =>
  api.call(tours.bookTour, { params: { homeId }, body: { startsAt, contact: { ...testContact, ...contact } } });

describe('listTourSlots', () => {
  test('are the hours of the host in the zone of the home, from three hours ahead to two weeks', async () => {
    const { homeId } = await createTourableHome(api);
    const { starts, timeZone, minutes, ways } = await slots(homeId);
    expect({ timeZone, minutes, ways }).toEqual({ timeZone: 'America/Los_Angeles', minutes: 30, ways: ['inPerson'] });
    expect(starts[0]).toBe('2026-11-21T19:00:00.000Z');
    expect(starts.at(-1)).toBe('2026-12-06T00:30:00.000Z');
  });

  test('announces a visit to a home that may be occupied a day ahead', async () => {
    const { homeId } = await createTourableHome(api, { availableOn: '2026-12-15' });
    expect((await slots(homeId)).starts[0]).toBe('2026-11-22T18:00:00.000Z');
  });

  test('uses the hours of the law for a home that may be occupied', async () => {
    api.now = new Date('2026-11-21T02:00:00Z');
    const { homeId, hostId } = await createTourableHome(api, { availableOn: '2026-12-15' });
    await api.rows("update host_hours set opens = '06:00', closes = '22:00' where host_id = $1", [hostId]);
    const clock = async () =>
      new Set(
        (await slots(homeId)).starts.map((at) =>
          new Date(at).toLocaleTimeString('en-US', {
            timeZone: 'America/Los_Angeles',
            hour12: false,
            timeStyle: 'short',
          }),
        ),
      );
    const california = [...(await clock())].toSorted();
    expect([california[0], california.at(-1)]).toEqual(['08:00', '17:30']);
    await api.rows('update homes set available_on = $2 where id = $1', [homeId, '2026-11-01']);
    const empty = [...(await clock())].toSorted();
    expect([empty[0], empty.at(-1)]).toEqual(['06:00', '21:30']);
  });

  test('offers no times for homes that are not ready, are leased, or have no host', async () => {
    for (const status of ['coming_soon', 'leased'] as const) {
      const { homeId } = await createTourableHome(api, { status });
      expect((await slots(homeId)).starts).toEqual([]);
    }
    const { homeId } = await createTourableHome(api);
    await api.rows('update homes set host_id = null where id = $1', [homeId]);
    expect((await slots(homeId)).starts).toEqual([]);
  });

  test('offers no tour while a Pro works in the home', async () => {
    const { homeId } = await createTourableHome(api);
    const order = crypto.randomUUID();
    await api.rows(
      `insert into work_orders (id, home_id, source, title, area, tier, tier_reason, status, status_since, response_due_at,
         created_at, updated_at)
       values ($1, $2, 'staff', 'Drip', 'plumbing', 'standard', '-', 'scheduled', now(), now(), now(), now())`,
      [order, homeId],
    );
    await api.rows(
      `insert into work_order_visits (id, work_order_id, home_id, starts_at, ends_at, booked_by, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, '2026-11-22T19:00:00Z', '2026-11-22T21:00:00Z', 'staff', now(), now())`,
      [order, homeId],
    );
    const { starts } = await slots(homeId);
    expect(starts).not.toContain('2026-11-22T19:30:00.000Z');
    expect(starts).toContain('2026-11-22T21:00:00.000Z');
  });

  test('a tour elsewhere takes the way there along, one at the same home does not', async () => {
    const { homeId, hostId } = await createTourableHome(api);
    const { homeId: other } = await createTourableHome(api, { host: hostId });
    await book(homeId, '2026-11-22T20:00:00.000Z');
    const around = [
      '2026-11-22T19:00:00.000Z',
      '2026-11-22T19:30:00.000Z',
      '2026-11-22T20:30:00.000Z',
      '2026-11-22T21:00:00.000Z',
    ];
    expect((await slots(homeId)).starts).toEqual(expect.arrayContaining(around));
    const there = (await slots(other)).starts;
    expect(around.filter((start) => there.includes(start))).toEqual([around[0], around[3]]);
  });

  test('video is offered where we have rooms for it', async () => {
    const { homeId } = await createTourableHome(api);
    api.services.videoRoomsUrl = 'https://meet.test/';
    expect((await slots(homeId)).ways).toEqual(['inPerson', 'video']);
    const made = await api.call(tours.bookTour, {
      params: { homeId },
      body: { startsAt: '2026-11-22T20:00:00.000Z', way: 'video', contact: testContact },
    });
    api.services.videoRoomsUrl = undefined;
    expect(made.room).toBe(`https://meet.test/belong-${made.id}`);
    expect(made.room).not.toContain(made.key);
  });

  test('an unknown home has none', async () => {
    expect(await refusalOf(slots('3b241101-e2bb-4255-8caf-4136c566a962'))).toMatchObject({ status: 404 });
  });
});

describe('bookTour', () => {
  test('stores the visitor, their consent with its wording, and an unguessable link', async () => {
    const { homeId } = await createTourableHome(api);
    const made = await book(homeId, '2026-11-22T20:00:00.000Z');
    expect(made).toMatchObject({ status: 'booked', kind: 'tour', way: 'inPerson', hostName: 'Hal', texts: true });
    expect(made.key).toMatch(/^[\w-]{24}$/);
    const [row] = await api.rows('select email, text_consent, ends_at from appointments');
    expect(row).toMatchObject({
      email: 'ada@example.test',
      text_consent: { wording: expect.stringContaining('STOP'), phone: testContact.phone, at: api.now.toISOString() },
      ends_at: new Date('2026-11-22T20:30:00Z'),
    });
  });

  test.each([
    ['+65 9123 4567', '+6591234567', true],
    ['+44 20 7946 0958', '+442079460958', true],
    ['+52 55 1234 5678', '+525512345678', true],
    ['(415) 555-0101 x12', '+14155550101;ext=12', false],
  ])('stores %s as %s and texts a number without an extension', async (phone, stored, isTexted) => {
    const { homeId } = await createTourableHome(api);
    const { id } = await book(homeId, '2026-11-22T20:00:00.000Z', { phone });
    expect(await api.rows('select phone from appointments where id = $1', [id])).toEqual([{ phone: stored }]);
    await sendAppointmentMessages(api.services, { id, sequence: 0, event: 'booked' });
    const texts = await api.rows("select recipient from outbox where channel = 'sms' and recipient = $1", [stored]);
    expect(texts).toHaveLength(isTexted ? 1 : 0);
  });

  test('of two visitors who want the same time one gets it, the other hears that it is taken', async () => {
    const { homeId } = await createTourableHome(api);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) => book(homeId, '2026-11-22T20:00:00.000Z', { email: `v${n}@example.test` })),
    );
    const refused = outcomes.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 409, code: 'slotTaken' });
    expect((await slots(homeId)).starts).not.toContain('2026-11-22T20:00:00.000Z');
  });

  test('one host is not in two homes at once, though two visitors ask at the same moment', async () => {
    const { homeId, hostId } = await createTourableHome(api);
    const { homeId: other } = await createTourableHome(api, { host: hostId });
    const outcomes = await Promise.allSettled([
      book(homeId, '2026-11-22T20:00:00.000Z'),
      book(other, '2026-11-22T20:30:00.000Z'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('the database itself refuses two at once, whatever our code believes', async () => {
    const { homeId } = await createTourableHome(api);
    await book(homeId, '2026-11-22T20:00:00.000Z');
    const other = await createHost(api);
    const copyFor = (host: string) =>
      api.rows(
        `insert into appointments (id, key, kind, host_id, host_name, host_time_zone, home_id, way, starts_at, ends_at,
           time_zone, first_name, last_name, email, phone)
         select gen_random_uuid(), key || 'x', kind, $1::uuid, host_name, host_time_zone, $2::uuid, way, starts_at, ends_at,
           time_zone, first_name, last_name, 'other@example.test', phone from appointments`,
        [host, homeId],
      );
    await expect(copyFor(other)).rejects.toThrow(/appointments_home_free/);
    await expect(
      api.rows(
        `insert into appointments (id, key, kind, host_id, host_name, host_time_zone, meeting_type, way, starts_at,
           ends_at, time_zone, first_name, last_name, email, phone)
         select gen_random_uuid(), key || 'x', 'meeting', host_id, host_name, host_time_zone, 'intro', 'phone',
           starts_at + interval '10 minutes', ends_at, time_zone, first_name, last_name, email, phone from appointments`,
      ),
    ).rejects.toThrow(/appointments_host_free/);
  });

  test('a time that was never offered is not to be had: too soon, at night, in between', async () => {
    const { homeId } = await createTourableHome(api);
    for (const startsAt of ['2026-11-21T18:00:00.000Z', '2026-11-22T08:00:00.000Z', '2026-11-22T20:15:00.000Z'])
      expect(await refusalOf(book(homeId, startsAt))).toMatchObject({ status: 409, code: 'slotTaken' });
  });

  test('allows one open time for each person and home', async () => {
    const { homeId } = await createTourableHome(api);
    await book(homeId, '2026-11-22T20:00:00.000Z');
    expect(await refusalOf(book(homeId, '2026-11-23T20:00:00.000Z', { email: 'ADA@example.test' }))).toMatchObject({
      status: 409,
      code: 'conflict',
    });
  });

  test('says what is wrong with what was typed, and with a way we do not offer', async () => {
    const { homeId } = await createTourableHome(api);
    expect(await refusalOf(book(homeId, '2026-11-22T20:00:00.000Z', { phone: '12' }))).toMatchObject({
      status: 400,
      fields: { 'contact.phone': 'Enter a full phone number, with + and the country code outside the US' },
    });
    expect(await refusalOf(book(homeId, 'tomorrow'))).toMatchObject({ status: 400 });
    const body = { startsAt: '2026-11-22T20:00:00.000Z', way: 'video' as const, contact: testContact };
    expect(await refusalOf(api.call(tours.bookTour, { params: { homeId }, body }))).toMatchObject({ status: 400 });
  });

  test('a home that was leased meanwhile says so', async () => {
    const { homeId } = await createTourableHome(api, { status: 'leased' });
    expect(await refusalOf(book(homeId, '2026-11-22T20:00:00.000Z'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('leased'),
    });
  });

  test('a repeated request books once', async () => {
    const { homeId } = await createTourableHome(api);
    const again = () =>
      api.call(
        tours.bookTour,
        { params: { homeId }, body: { startsAt: '2026-11-22T20:00:00.000Z', contact: testContact } },
        { idempotencyKey: 'the-same-press-of-a-button' },
      );
    expect((await again()).key).toBe((await again()).key);
    expect(await api.rows('select 1 from appointments')).toHaveLength(1);
  });

  test('a tour is read by its host, by who booked it and by staff, and by no other account', async () => {
    const { homeId, hostId } = await createTourableHome(api);
    const [ada, other] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    await api.callAs(ada, tours.bookTour, {
      params: { homeId },
      body: { startsAt: '2026-11-22T20:00:00.000Z', contact: testContact },
    });
    const readable = async (person: string, role: string) => {
      const client = await api.owner.connect();
      try {
        await client.query('begin; set local role belong_app');
        await client.query("select set_config('app.person', $1, true), set_config('app.role', $2, true)", [
          person,
          role,
        ]);
        return (await client.query('select id from appointments')).rows.length;
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    expect(await readable(ada.id, 'resident')).toBe(1);
    expect(await readable(hostId, 'resident')).toBe(1);
    expect(await readable('', 'staff')).toBe(1);
    expect(await readable(other.id, 'resident')).toBe(0);
    expect(await readable('', 'visitor')).toBe(0);
  });
});

describe('a note of a tour', () => {
  const note = 'I use a wheelchair. Is there a step at the door?';
  const bookWithNote = async (person: Parameters<typeof api.callAs>[0] | null, startsAt: string) => {
    const { homeId } = await createTourableHome(api);
    const request = { params: { homeId }, body: { startsAt, contact: testContact, note } };
    return person ? api.callAs(person, tours.bookTour, request) : api.call(tours.bookTour, request);
  };
  const waiting = async () => {
    const nils = await createPerson(api, 'staff', ['leasing']);
    return (await api.callAs(nils, desk.getQueue, { params: { queueId: 'messages' } })).items;
  };
  beforeEach(() => api.empty('threads'));

  test('shows on the page of the tour, and waits for our answer until the end of the next working day', async () => {
    const made = await bookWithNote(null, '2026-11-27T19:00:00.000Z');
    expect(made.note).toBe(note);
    // Booked on a Saturday: Monday, 6 PM at our office.
    expect(await waiting()).toMatchObject([{ detail: note, dueAt: '2026-11-24T02:00:00.000Z' }]);
  });

  test('waits until the tour where that is sooner, and no longer once we have answered a member', async () => {
    const member = await createPerson(api, 'resident');
    await bookWithNote(member, '2026-11-21T20:00:00.000Z');
    const [item] = await waiting();
    expect(item).toMatchObject({ detail: note, dueAt: '2026-11-21T20:00:00.000Z' });
    const nils = await createPerson(api, 'staff', ['leasing']);
    const params = { threadId: item?.id ?? '' };
    await api.callAs(nils, threads.addMessage, { params, body: { body: 'No step: the door is level.' } });
    expect(await waiting()).toEqual([]);
    // What they ask next was not promised for a time.
    await api.callAs(member, threads.addMessage, { params, body: { body: 'And the bath?' } });
    expect(await waiting()).toMatchObject([{ detail: 'And the bath?', dueAt: null }]);
  });
});
