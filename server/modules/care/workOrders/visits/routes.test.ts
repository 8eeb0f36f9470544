// Cases that go wrong: no words, no one home, a holiday, the night on which the clocks change.
import { describe, expect, test } from 'vitest';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { newId } from '@/contract/ids';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPro } from '@/tests/support/fixtures/care/pros';
import { createLivedInHome, fridge, move, quoteOf, report } from '@/tests/support/fixtures/care/workOrders';
import { findLetter, serveLetter } from '@/tests/support/fixtures/letters';
import { findMessages } from '@/tests/support/fixtures/logins';

const api = testApi();

const schedule = (by: Person, workOrderId: string, startsAt: string) => {
  const endsAt = new Date(Date.parse(startsAt) + 2 * 3_600_000).toISOString();
  return api.callAs(by, workOrders.scheduleVisit, {
    params: { workOrderId },
    body: { startsAt, endsAt, replaces: null },
  });
};

/** A repair with a Pro who is free every day and waits for a time. */
async function assigned(issue = fridge(), language: 'en' | 'es' = 'en') {
  const place = await createLivedInHome(api);
  const { id } = await report(api, place, place.resident, issue);
  await api.rows('update work_orders set language = $2 where id = $1', [id, language]);
  const params = { workOrderId: id };
  await api.callAs(place.staff, workOrders.addQuote, { params, body: quoteOf(20_000) });
  const pro = await createPro(api, { trades: ['appliances', 'plumbing'] });
  await api.rows('update pros set region_ids = array(select id from regions)');
  await move(api, place.staff, id, { event: 'assign', proId: pro.id });
  return { ...place, id };
}

const slotsOf = async (by: Person, workOrderId: string) =>
  (await api.callAs(by, workOrders.listVisitSlots, { params: { workOrderId } })).slots;

describe('a report without words', () => {
  test('is a report: it has a name, an urgency, and clocks', async () => {
    const place = await createLivedInHome(api);
    const order = await report(api, place, place.resident, { id: newId(), area: 'pests', symptom: null });
    expect(order).toMatchObject({ title: 'Something else: Pests', description: '', tier: 'standard', status: 'new' });
    expect(order.clocks.map(({ kind }) => kind)).toContain('response');
  });
});

describe('a resident who is not home', () => {
  test('hears that the Pro was there, in their language, and picks another time in the same thread', async () => {
    const { id, resident, staff } = await assigned(fridge(), 'es');
    const [slot] = await slotsOf(resident, id);
    await schedule(resident, id, slot?.startsAt ?? '');
    const order = await move(api, staff, id, { event: 'miss', reason: 'No one opened the door.' });
    expect(order).toMatchObject({ status: 'assigned', visits: [{ status: 'missed' }] });
    const [row] = await api.rows<{ data: { subject: string; es?: { subject: string; text: string } } }>(
      "select data from outbox where recipient = $1 and data->>'subject' like 'We missed you%'",
      [resident.email],
    );
    expect(row?.data.es).toMatchObject({ subject: expect.stringContaining('No lo encontramos') });
    const again = (await slotsOf(resident, id)).at(5);
    const { visits } = await schedule(resident, id, again?.startsAt ?? '');
    expect(visits.map(({ status }) => status).toSorted()).toEqual(['booked', 'missed']);
  });
});

describe('a visit on a holiday', () => {
  test('is not offered and not taken from a resident; an emergency is at any hour', async () => {
    api.now = new Date('2026-11-24T18:00:00Z');
    const { id, resident } = await assigned();
    const thanksgiving = (at: string) =>
      new Date(at).toLocaleDateString('en-US', { timeZone: 'America/Los_Angeles' }) === '11/26/2026';
    const offered = (await slotsOf(resident, id)).map(({ startsAt }) => startsAt);
    expect(offered.length).toBeGreaterThan(5);
    expect(offered.filter(thanksgiving)).toEqual([]);
    expect(await refusalOf(schedule(resident, id, '2026-11-26T18:00:00.000Z'))).toMatchObject({
      status: 400,
      fields: { startsAt: 'That day is a holiday. Pick another day.' },
    });
    const emergency = await assigned({ ...fridge(), area: 'emergency', symptom: 'flooding' });
    expect((await slotsOf(emergency.resident, emergency.id)).some(({ startsAt }) => thanksgiving(startsAt))).toBe(true);
  });
});

describe('a visit in the night on which the clocks change', () => {
  test('begins at real hours of that day, each once, and lasts two hours', async () => {
    // In Oakland, clocks go forward on March 14, 2027, from 2 to 3 am.
    api.now = new Date('2027-03-13T20:00:00Z');
    const { id, resident } = await assigned({ ...fridge(), area: 'emergency', symptom: 'flooding' });
    const slots = await slotsOf(resident, id);
    const hour = (at: string) =>
      new Date(at).toLocaleTimeString('en-US', { timeZone: 'America/Los_Angeles', hour: 'numeric', hourCycle: 'h23' });
    const night = slots.filter(({ startsAt }) => startsAt >= '2027-03-14T08' && startsAt < '2027-03-15T07');
    expect(night.map(({ startsAt }) => hour(startsAt))).toEqual([
      ...['00', '03', '04', '06', '08', '10', '12', '14', '16', '18', '20', '22'],
    ]);
    for (const { startsAt, endsAt } of slots) expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(2 * 3_600_000);
    expect(new Set(slots.map(({ startsAt }) => startsAt)).size).toBe(slots.length);
  });
});

describe('the calendar entry of a visit', () => {
  /** The calendar files that a person got, the earliest first. */
  const entriesOf = async (email: string) =>
    (await findMessages(api, email)).flatMap(({ template, data }) => {
      const letter = renderMessage(template, data);
      return (letter.attachments ?? []).map(({ content }) => content.replaceAll('\r\n ', ''));
    });
  const lineOf = (entry: string | undefined, name: string) =>
    entry?.split('\r\n').find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));

  test('goes to the resident and the Pro, moves with the visit, and is taken out when it is canceled', async () => {
    const { resident, staff, id } = await assigned();
    const { email } = await api
      .rows<{ email: string }>(
        'select pros.email from pros join work_orders on pro_id = pros.id where work_orders.id = $1',
        [id],
      )
      .then((rows) => rows[0] ?? expect.fail('no Pro'));
    const [slot] = await slotsOf(resident, id);
    const first = await schedule(resident, id, slot?.startsAt ?? '');
    expect(first.visits).toHaveLength(1);
    await move(api, staff, id, { event: 'cancel', reason: 'Reported twice' });
    for (const address of [email, resident.email]) {
      const entries = await entriesOf(address);
      expect(entries.map((entry) => lineOf(entry, 'METHOD'))).toEqual(['METHOD:REQUEST', 'METHOD:CANCEL']);
      expect(new Set(entries.map((entry) => lineOf(entry, 'UID'))).size).toBe(1);
      expect(lineOf(entries[0], 'DTSTART;TZID=America/Los_Angeles')).toMatch(/:\d{8}T\d{6}$/);
    }
  });
});

// Cal. Civ. Code § 1954(d)(1): in person, at the usual entry door, or by mail six days before; email is none of them.
describe('the notice of a visit on paper', () => {
  const START = new Date('2026-11-23T18:00:00Z');
  const letterOf = async (workOrderId: string) => {
    const [visit] = await api.rows<{ id: string }>(
      'select id from work_order_visits where work_order_id = $1 order by starts_at desc limit 1',
      [workOrderId],
    );
    const subject = `visit:${visit?.id}`;
    return { subject, letter: await findLetter(api, subject) };
  };
  /** Staff choose a time, three days on at 10 AM in California. */
  async function booked(state: 'CA' | 'WA' = 'CA') {
    api.now = new Date(START);
    const place = await createLivedInHome(api, { state });
    const { id } = await report(api, place, place.resident, fridge());
    const params = { workOrderId: id };
    await api.callAs(place.staff, workOrders.addQuote, { params, body: quoteOf(20_000) });
    const pro = await createPro(api, { trades: ['appliances', 'plumbing'] });
    await api.rows('update pros set region_ids = array(select id from regions)');
    await move(api, place.staff, id, { event: 'assign', proId: pro.id });
    await schedule(place.staff, id, '2026-11-26T18:00:00Z');
    return { ...place, id };
  }

  test('goes to the desk, to be served a day before, for both residents', async () => {
    const place = await booked();
    const { letter, subject } = await letterOf(place.id);
    expect(letter).toMatchObject({ kind: 'entry', due_on: '2026-11-25', status: 'queued' });
    const served = await serveLetter(api, subject, { method: 'posted' });
    expect(served).toMatchObject({ status: 'served', served: { method: 'posted', givenOn: '2026-11-23' } });
    expect(served.recipients).toHaveLength(2);
    expect(served.methods).toEqual(['personal', 'posted', 'mail']);
  });

  test('does not count less than 24 hours before the visit, nor by mail less than six days before', async () => {
    const place = await booked();
    const { subject } = await letterOf(place.id);
    expect(await refusalOf(serveLetter(api, subject, { method: 'mail' }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('six days'),
    });
    api.now = new Date('2026-11-25T18:00:01Z');
    expect(await refusalOf(serveLetter(api, subject, { servedOn: '2026-11-25' }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('24 hours'),
    });
    // Two days before it counts at any hour.
    expect(await serveLetter(api, subject, { servedOn: '2026-11-24' })).toMatchObject({ status: 'served' });
    api.now = new Date(START);
  });

  test('is canceled where the visit moves, and a new one is made', async () => {
    const place = await booked();
    const first = await letterOf(place.id);
    const { visits } = await api.callAs(place.staff, workOrders.getWorkOrder, { params: { workOrderId: place.id } });
    await api.callAs(place.staff, workOrders.scheduleVisit, {
      params: { workOrderId: place.id },
      body: {
        startsAt: '2026-11-27T18:00:00.000Z',
        endsAt: '2026-11-27T20:00:00.000Z',
        replaces: visits.at(-1)?.id ?? null,
      },
    });
    expect(await findLetter(api, first.subject)).toMatchObject({ status: 'canceled' });
    expect((await letterOf(place.id)).letter).toMatchObject({ due_on: '2026-11-26', status: 'queued' });
  });

  test('is not needed where the resident chose the time, nor where the state takes email', async () => {
    api.now = new Date(START);
    const place = await assigned();
    const [slot] = await slotsOf(place.resident, place.id);
    await schedule(place.resident, place.id, slot?.startsAt ?? '');
    expect((await letterOf(place.id)).letter).toBeUndefined();
    const washington = await booked('WA');
    expect((await letterOf(washington.id)).letter).toBeUndefined();
    await api.rows("update cities set state = 'CA' where slug = 'oakland-ca'");
  });
});
