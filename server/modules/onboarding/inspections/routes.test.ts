import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { appointments } from '@/contract/leasing/appointments/endpoints';
import { inspectionLifecycle } from '@/contract/onboarding/inspections/constants';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { mergeChanges } from '@/contract/onboarding/inspections/merge';
import { desk } from '@/contract/platform/desk/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import { newId } from '@/server/ids';
import { sendAppointmentMessages } from '@/server/modules/leasing/appointments/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import {
  bookInspection,
  createInspectableHome,
  phone,
  submitInspection,
} from '@/tests/support/fixtures/care/inspections';
import { sendProposal } from '@/tests/support/fixtures/care/proposals';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
type Place = Awaited<ReturnType<typeof createInspectableHome>>;

async function booked() {
  const place = await createInspectableHome(api);
  const inspection = await bookInspection(api, place.staff, place.homeId);
  return { ...place, inspection, params: { inspectionId: inspection.id } };
}
const read = ({ staff, params }: Place & { params: { inspectionId: string } }) =>
  api.callAs(staff, inspections.getInspection, { params });
const keyOf = async (inspectionId: string) => {
  const [row] = await api.rows<{ key: string }>(
    'select key from appointments join inspections each on each.appointment_id = appointments.id where each.id = $1',
    [inspectionId],
  );
  return row?.key ?? '';
};

describe('bookInspection', () => {
  test('puts the visit on the calendar, emails the owner, and writes down the rooms', async () => {
    const { owner, staff, homeId, inspection, params } = await booked();
    expect(inspection).toMatchObject({ status: 'booked', home: { id: homeId, state: 'CA' } });
    const { changes } = await api.callAs(staff, inspections.getInspection, { params });
    expect(mergeChanges(changes).rooms.map(({ name }) => name)).toEqual([
      ...['Whole home', 'Living room', 'Kitchen', 'Bedroom 1', 'Bedroom 2', 'Bathroom', 'Laundry', 'Garage', 'Outside'],
    ]);
    const [visit] = await api.rows<{ id: string; sequence: number }>(
      'select id, sequence from appointments where home_id = $1',
      [homeId],
    );
    await sendAppointmentMessages(api.services, { ...visit, event: 'booked' });
    const [message] = await findMessages(api, owner.email);
    const { subject, body } = renderMessage(message?.template ?? '', message?.data);
    expect(subject).toContain('Your inspection');
    expect(body).toContain('Inspection of 12 Alder Lane');
    expect(body).toContain('/meetings/inspection/');
  });

  test('refuses a second one while the first is open, and a home that waits for none', async () => {
    const { staff, homeId } = await booked();
    expect(await refusalOf(bookInspection(api, staff, homeId))).toMatchObject({ status: 409 });
    const place = await createInspectableHome(api);
    await api.rows("update homes set status = 'setup' where id = $1", [place.homeId]);
    expect(await refusalOf(bookInspection(api, place.staff, place.homeId))).toMatchObject({ status: 409 });
  });

  test('an owner or co-owner books it; viewers and strangers do not', async () => {
    const { owner, homeId } = await createInspectableHome(api);
    const [coOwner, viewer, stranger] = [await createPerson(api), await createPerson(api), await createPerson(api)];
    await createHomeMember(api, { homeId, role: 'co_owner', person: coOwner });
    await createHomeMember(api, { homeId, role: 'viewer', person: viewer });
    expect(await refusalOf(bookInspection(api, viewer, homeId))).toMatchObject({ status: 403 });
    expect(await refusalOf(bookInspection(api, stranger, homeId))).toMatchObject({ status: 404 });
    expect(await bookInspection(api, coOwner, homeId)).toMatchObject({ status: 'booked', home: { id: homeId } });
    expect(await refusalOf(bookInspection(api, owner, homeId))).toMatchObject({ status: 409 });
  });
});

describe('bookInspection, again', () => {
  const setStatus = (homeId: string, status: string) =>
    api.rows('update homes set status = $2 where id = $1', [homeId, status]);
  const statusOf = async (homeId: string) =>
    (await api.rows<{ status: string }>('select status from homes where id = $1', [homeId]))[0]?.status;
  const toBook = async (staff: Place['staff'], homeId: string) =>
    (await api.callAs(staff, inspections.listInspections)).homes.find(({ id }) => id === homeId)?.reason;

  test('our team inspects a home between leases; its rooms and open must-dos are written down already', async () => {
    const first = await submitInspection(api, ['smoke-alarms', 'yard']);
    const { staff, homeId, room } = first;
    const { changes } = phone().find(room, 'stove', 'Left burner is dead');
    await api.callAs(staff, inspections.syncInspection, {
      params: { inspectionId: first.inspectionId },
      body: { changes, cursor: 0 },
    });
    expect(await toBook(staff, homeId)).toBeUndefined();
    await setStatus(homeId, 'turnover');
    expect(await toBook(staff, homeId)).toBe('turnover');
    const { id } = await bookInspection(api, staff, homeId);
    expect([await statusOf(homeId), await toBook(staff, homeId)]).toEqual(['inspection', undefined]);
    const merged = mergeChanges((await read({ ...first, params: { inspectionId: id } })).changes);
    const was = mergeChanges((await read({ ...first, params: { inspectionId: first.inspectionId } })).changes);
    const names = ({ rooms }: typeof was) => rooms.map(({ name }) => name).toSorted();
    expect(names(merged)).toEqual(names(was));
    expect(merged.findings.map(({ standardId }) => standardId).toSorted()).toEqual(['smoke-alarms', 'stove']);
    const stove = merged.findings.find(({ standardId }) => standardId === 'stove');
    expect(stove).toMatchObject({ note: 'Left burner is dead', fixed: false });
    expect(merged.rooms.find(({ id: roomId }) => roomId === stove?.roomId)?.name).toBe('Kitchen');
  });

  test('a home that left the market with a must-do can be inspected whole; one its owner paused waits for nothing', async () => {
    const { staff, homeId } = await submitInspection(api, ['yard']);
    await setStatus(homeId, 'off_market');
    expect(await toBook(staff, homeId)).toBeUndefined();
    await api.rows("update homes set returned_because = 'Found a must-do' where id = $1", [homeId]);
    expect(await toBook(staff, homeId)).toBe('withdrawn');
    await bookInspection(api, staff, homeId);
    expect(await statusOf(homeId)).toBe('inspection');
  });

  test('canceled, the home waits for another time', async () => {
    const { staff, homeId, owner, params, inspectionId } = await sendProposal(api, ['yard']);
    await api.rows("update proposals set status = 'finished' where id = $1", [params.proposalId]);
    await setStatus(homeId, 'turnover');
    const { id } = await bookInspection(api, staff, homeId);
    expect(id).not.toBe(inspectionId);
    await api.callAs(staff, inspections.cancelInspection, { params: { inspectionId: id }, body: {} });
    expect([await statusOf(homeId), await toBook(staff, homeId)]).toEqual(['inspection', 'new']);
    expect(await api.callAs(owner, inspections.getHomeInspection, { params: { homeId } })).toEqual({
      canBook: true,
      booked: null,
    });
  });

  test('cannot be started by an owner, or while the home is occupied or listed', async () => {
    const { owner, staff, homeId } = await createInspectableHome(api);
    await setStatus(homeId, 'turnover');
    expect(await refusalOf(bookInspection(api, owner, homeId))).toMatchObject({ status: 409 });
    for (const status of ['leased', 'notice_given', 'active', 'ready', 'work']) {
      await setStatus(homeId, status);
      expect([status, (await refusalOf(bookInspection(api, staff, homeId))).status]).toEqual([status, 409]);
      expect(await statusOf(homeId)).toBe(status);
    }
  });
});

describe('bookInspection, when another person was faster', () => {
  /** Two homes that one person of ours visits. */
  async function neighbors() {
    const [one, other] = [await createInspectableHome(api), await createInspectableHome(api)];
    await api.rows('update homes set host_id = (select host_id from homes where id = $1) where id = $2', [
      one.homeId,
      other.homeId,
    ]);
    await api.rows('delete from team_members where user_id <> (select host_id from homes where id = $1)', [one.homeId]);
    return [one, other] as const;
  }
  const slotsOf = async ({ owner, homeId }: Place) =>
    (await api.callAs(owner, inspections.listInspectionSlots, { params: { homeId } })).starts;
  const book = ({ owner, homeId }: Place, startsAt: string) =>
    api.callAs(owner, inspections.bookInspection, { params: { homeId }, body: { startsAt } });
  const written = (homeId: string) =>
    api.rows(
      `select (select count(*)::int from inspections where home_id = $1) as inspections,
         (select count(*)::int from appointments where home_id = $1) as visits, status from homes where id = $1`,
      [homeId],
    );

  test('the time is refused with 409, the others are still there, and nothing is lost', async () => {
    const [one, other] = await neighbors();
    const [startsAt = ''] = await slotsOf(other);
    await book(one, startsAt);
    expect(await refusalOf(book(other, startsAt))).toMatchObject({ status: 409, code: 'slotTaken' });
    expect(await written(other.homeId)).toEqual([{ inspections: 0, visits: 0, status: 'inspection' }]);
    const left = await slotsOf(other);
    expect(left.length).toBeGreaterThan(0);
    expect(left).not.toContain(startsAt);
    const { params } = { params: { homeId: other.homeId } };
    expect(await api.callAs(other.owner, inspections.getHomeInspection, { params })).toMatchObject({ canBook: true });
    expect(await book(other, left[0] ?? '')).toMatchObject({ status: 'booked', startsAt: left[0] });
  });

  test('of two who choose one time at once, one gets it and the other is asked again', async () => {
    const [one, other] = await neighbors();
    const [startsAt = ''] = await slotsOf(one);
    const answers = await Promise.allSettled([book(one, startsAt), book(other, startsAt)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(refused?.reason).toMatchObject({ status: 409, code: 'slotTaken' });
    const visits = (await Promise.all([one, other].map(({ homeId }) => written(homeId)))).flat();
    expect(visits.map((row) => row.visits).toSorted()).toEqual([0, 1]);
  });
});

describe('getHomeInspection', () => {
  test('says whether to choose a time, then when we come and the link that moves it', async () => {
    const { owner, homeId } = await createInspectableHome(api);
    const read = () => api.callAs(owner, inspections.getHomeInspection, { params: { homeId } });
    expect(await read()).toEqual({ canBook: true, booked: null });
    const { id, startsAt } = await bookInspection(api, owner, homeId);
    const { canBook, booked } = await read();
    expect(canBook).toBe(false);
    expect(booked).toMatchObject({ status: 'booked', startsAt, appointmentKey: await keyOf(id) });
    const key = booked?.appointmentKey ?? '';
    const { starts } = await api.call(appointments.listOpenSlots, { params: { key } });
    await api.call(appointments.rescheduleAppointment, { params: { key }, body: { startsAt: starts.at(-1) ?? '' } });
    expect((await read()).booked?.startsAt).toBe(starts.at(-1));
  });
});

describe('listInspections', () => {
  test('lists homes that wait, and inspections', async () => {
    const waiting = await createInspectableHome(api);
    const { staff, inspection } = await booked();
    const board = await api.callAs(staff, inspections.listInspections);
    expect(board.homes.map(({ id }) => id)).toContain(waiting.homeId);
    expect(board.homes.map(({ id }) => id)).not.toContain(inspection.home.id);
    expect(board.inspections.map(({ id }) => id)).toContain(inspection.id);
  });

  test('follows its appointment when the owner moves or cancels it', async () => {
    const { owner, staff, inspection, params } = await booked();
    const key = await keyOf(inspection.id);
    const { starts } = await api.callAs(owner, appointments.listOpenSlots, { params: { key } });
    const startsAt = starts.at(-1) ?? '';
    await api.callAs(owner, appointments.rescheduleAppointment, { params: { key }, body: { startsAt } });
    expect(await api.callAs(staff, inspections.getInspection, { params })).toMatchObject({ startsAt });
    await api.callAs(owner, appointments.cancelAppointment, { params: { key }, body: {} });
    expect(await api.callAs(staff, inspections.getInspection, { params })).toMatchObject({ status: 'canceled' });
  });
});

describe('cancelInspection', () => {
  test('canceled by staff, it leaves the calendar', async () => {
    const { staff, inspection, params } = await booked();
    await api.callAs(staff, inspections.cancelInspection, { params, body: {} });
    const [row] = await api.rows('select status from appointments where key = $1', [await keyOf(inspection.id)]);
    expect(row).toEqual({ status: 'canceled' });
  });
});

describe('getInspection', () => {
  test('is for staff who lease homes or take care of them', async () => {
    const { params } = await booked();
    const money = await createPerson(api, 'staff', ['money']);
    expect(await refusalOf(api.callAs(money, inspections.getInspection, { params }))).toMatchObject({ status: 403 });
  });
});

describe('syncInspection', () => {
  test('a replay of the same changes stores nothing twice, and the first words start the inspection', async () => {
    const place = await booked();
    const { staff, params } = place;
    const { cursor } = await read(place);
    const { changes } = phone().find(newId(), 'stove', 'Left burner is dead');
    const send = () => api.callAs(staff, inspections.syncInspection, { params, body: { changes, cursor } });
    const first = await send();
    expect(first).toMatchObject({ status: 'in_progress' });
    expect(first.changes.map(({ id }) => id).toSorted()).toEqual(changes.map(({ id }) => id).toSorted());
    const again = await send();
    expect(again.changes).toEqual(first.changes);
    expect(mergeChanges((await read(place)).changes).findings).toHaveLength(1);
  });

  test('an id that was stored keeps its first value, whatever comes with it later', async () => {
    const place = await booked();
    const { staff, params } = place;
    const { id, changes } = phone().find(newId(), 'stove', 'First');
    const forged = changes.map((each) => (each.field === 'finding.note' ? { ...each, value: 'Second' } : each));
    for (const sent of [changes, forged])
      await api.callAs(staff, inspections.syncInspection, { params, body: { changes: sent, cursor: 0 } });
    expect(mergeChanges((await read(place)).changes).findings).toMatchObject([{ id, note: 'First' }]);
  });

  test('two phones that were offline both keep what they added, and agree on every field', async () => {
    const place = await booked();
    const { staff, params } = place;
    const colleague = await createPerson(api, 'staff', ['leasing']);
    const { cursor } = await read(place);
    const [mine, theirs] = [phone(), phone(() => new Date('2026-11-20T19:00:00Z'))];
    const room = newId();
    const stove = mine.find(room, 'stove', 'From my phone');
    const fridge = theirs.find(room, 'refrigerator', 'From theirs');
    const shared = theirs.write(stove.id, 'finding.note', 'They saw it, too');
    const plate = mine.write(stove.id, 'finding.serialPlate', 'GE-123');
    const sync = (person: typeof staff, changes: typeof stove.changes) =>
      api.callAs(person, inspections.syncInspection, { params, body: { changes, cursor } });
    // Their later words arrive first.
    await Promise.all([sync(colleague, [...fridge.changes, shared]), sync(staff, [...stove.changes, plate])]);
    const [one, other] = [await sync(staff, []), await sync(colleague, [])];
    expect(one.changes).toEqual(other.changes);
    const { findings } = mergeChanges(one.changes);
    expect(findings.map(({ note, serialPlate }) => ({ note, serialPlate }))).toEqual(
      expect.arrayContaining([
        { note: 'They saw it, too', serialPlate: 'GE-123' },
        { note: 'From theirs', serialPlate: '' },
      ]),
    );
    expect(findings).toHaveLength(2);
  });

  test('a cursor brings only what is new, and a phone ahead of its time does not win forever', async () => {
    const place = await booked();
    const { staff, params } = place;
    const { cursor } = await read(place);
    const fast = phone(() => new Date('2031-01-01T00:00:00Z'));
    const { id, changes } = fast.find(newId(), 'stove', 'From the future');
    const first = await api.callAs(staff, inspections.syncInspection, { params, body: { changes, cursor } });
    for (const { at } of first.changes) expect(Date.parse(at)).toBeLessThanOrEqual(api.now.getTime());
    const next = await api.callAs(staff, inspections.syncInspection, {
      params,
      body: { changes: [phone().write(id, 'finding.fixed', true)], cursor: first.cursor },
    });
    expect(next.changes.map(({ field }) => field)).toEqual(['finding.fixed']);
  });

  test('what a late phone brings after the inspection was submitted is not lost', async () => {
    const place = await booked();
    const { staff, params } = place;
    const send = (note: string) =>
      api.callAs(staff, inspections.syncInspection, {
        params,
        body: { changes: phone().find(newId(), 'yard', note).changes, cursor: 0 },
      });
    await send('On time');
    await api.callAs(staff, inspections.submitInspection, { params, body: {} });
    expect(await send('Late')).toMatchObject({ status: 'submitted' });
    expect(
      mergeChanges((await read(place)).changes)
        .findings.map(({ note }) => note)
        .toSorted(),
    ).toEqual([...['Late', 'On time']]);
  });

  test('refuses a field that does not exist and a value that does not fit', async () => {
    const { staff, params } = await booked();
    const bent = { ...phone().write(newId(), 'finding.fixed', true), value: 'yes' };
    const call = api.callAs(staff, inspections.syncInspection, {
      params,
      body: { changes: [bent as never], cursor: 0 },
    });
    expect(await refusalOf(call)).toMatchObject({ status: 400 });
  });
});

describe('uploadInspectionPhoto', () => {
  async function put(place: Awaited<ReturnType<typeof booked>>, photoId: string, body: Uint8Array) {
    const token = await api.tokenFor(place.staff);
    return api.fetch(`/inspections/${place.params.inspectionId}/photos/${photoId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, sourcetype: 'Consumer', 'content-type': 'image/jpeg' },
      body: body as BodyInit,
    });
  }
  const jpeg = (red: number) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background: { r: red, g: 90, b: 60 } } })
      .jpeg()
      .toBuffer();

  test('a photo sent twice under the id its phone gave it is stored once', async () => {
    const place = await booked();
    const photoId = newId();
    const bytes = await jpeg(200);
    const [first, again] = [await put(place, photoId, bytes), await put(place, photoId, bytes)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect((await read(place)).photos).toMatchObject([{ id: photoId, picture: { width: 640, height: 480 } }]);
  });

  test('a file that is no picture is refused, and nothing is stored', async () => {
    const place = await booked();
    expect((await put(place, newId(), new TextEncoder().encode('not a picture'))).status).toBe(415);
    expect((await put(place, 'photo-1', await jpeg(10))).status).toBe(404);
    expect((await read(place)).photos).toEqual([]);
  });
});

describe('listInspectionSlots', () => {
  test('offers times that are still free, and not the one that was booked', async () => {
    const { staff, homeId, inspection } = await booked();
    const { starts, minutes } = await api.callAs(staff, inspections.listInspectionSlots, { params: { homeId } });
    expect(minutes).toBe(90);
    expect(starts.length).toBeGreaterThan(0);
    expect(starts).not.toContain(inspection.startsAt);
  });

  describe('who can come, and when', () => {
    const slots = async ({ staff, homeId }: Place) =>
      (await api.callAs(staff, inspections.listInspectionSlots, { params: { homeId } })).starts;
    const waiting = async (homeId: string) => {
      const staff = await createPerson(api, 'staff', ['care']);
      const { items } = await api.callAs(staff, desk.getQueue, { params: { queueId: 'homes_without_visitors' } });
      return items.find(({ id }) => id === homeId)?.detail;
    };
    const hourAtHome = (start: string) =>
      Number(
        new Date(start).toLocaleString('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Los_Angeles' }),
      );
    // Inspectors of earlier tests work in the same region.
    beforeEach(() => api.empty('team_members', 'region_hosts'));

    test('an inspector of the region, from 8 AM to 6 PM at the home, whatever their own hours are', async () => {
      const place = await createInspectableHome(api);
      await api.rows("update host_hours set opens = '00:00', closes = '23:59'");
      const hours = (await slots(place)).map(hourAtHome);
      expect([Math.min(...hours), Math.max(...hours)]).toEqual([8, 16]);
    });

    test('working hours are in the zone of the inspector', async () => {
      const place = await createInspectableHome(api);
      // 9 AM to 5 PM in New York is 6 AM to 2 PM at the home: times begin at 8 AM.
      await api.rows("update host_hours set opens = '09:00', closes = '17:00'");
      await api.rows("update team_members set time_zone = 'America/New_York'");
      const hours = (await slots(place)).map(hourAtHome);
      expect([Math.min(...hours), Math.max(...hours)]).toEqual([8, 12]);
    });

    test.each([
      ['of another region', 'update region_hosts set region_id = 5'],
      ['who do not inspect', "update team_members set visits = '{photo_session}'"],
      ['without working hours', 'delete from host_hours'],
      ['who left', 'update users set ended_at = now() where is_host'],
    ])('people %s do not come, callers take no visits, and the home waits on the desk', async (_, without) => {
      const place = await createInspectableHome(api);
      await api.rows(
        `insert into meeting_hosts select 'inspection-results', host_id, 'Hal', 'America/New_York' from homes where id = $1`,
        [place.homeId],
      );
      expect(await waiting(place.homeId)).toBeUndefined();
      await api.rows(without);
      expect(await slots(place)).toEqual([]);
      expect(await waiting(place.homeId)).toBe('Bay Area · No inspector');
    });
  });
});

describe('submitInspection', () => {
  test('before the booked time leaves no visit ahead for the owner', async () => {
    const { owner } = await submitInspection(api, ['yard']);
    const kinds = (await api.callAs(owner, todos.listTodos)).map(({ kind }) => kind);
    expect(kinds).not.toContain('attendInspection');
    expect(await api.rows('select status from appointments where user_id = $1', [owner.id])).toEqual([
      { status: 'completed' },
    ]);
  });

  test('refuses an inspection in which nothing was written', async () => {
    const { staff, params } = await booked();
    const early = api.callAs(staff, inspections.submitInspection, { params, body: {} });
    expect(await refusalOf(early)).toMatchObject({ status: 409 });
  });
});

describe('startReinspection', () => {
  test('opens a submitted inspection with everything that was written', async () => {
    const place = await booked();
    const { staff, params } = place;
    const { changes } = phone().find(newId(), 'stove', 'Left burner is dead');
    await api.callAs(staff, inspections.syncInspection, { params, body: { changes, cursor: 0 } });
    await api.callAs(staff, inspections.submitInspection, { params, body: {} });
    const reopened = await api.callAs(staff, inspections.startReinspection, { params, body: {} });
    expect(reopened).toMatchObject({ status: 'reinspection' });
    expect(mergeChanges((await read(place)).changes).findings).toHaveLength(1);
  });
});

describe('the lifecycle', () => {
  test('only its own moves are possible', async () => {
    const { staff, params } = await booked();
    const calls = {
      submit: inspections.submitInspection,
      reinspect: inspections.startReinspection,
      cancel: inspections.cancelInspection,
    } as const;
    for (const from of inspectionLifecycle.states) {
      for (const [event, endpoint] of Object.entries(calls)) {
        await api.rows('update inspections set status = $2 where id = $1', [params.inspectionId, from]);
        const to = inspectionLifecycle.after(from, event as keyof typeof calls);
        const done = api.callAs(staff, endpoint, { params, body: {} });
        if (to) expect([from, event, (await done).status]).toEqual([from, event, to]);
        else expect([from, event, (await refusalOf(done)).status]).toEqual([from, event, 409]);
      }
    }
  });
});
