import { describe, expect, test } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { cents } from '@/contract/amounts/cents';
import { type WorkOrder, workOrders } from '@/contract/care/workOrders/endpoints';
import type { ArgsOf } from '@/contract/endpoint';
import { newId } from '@/contract/ids';
import { desk } from '@/contract/platform/desk/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { handleText } from '@/server/modules/account/texts';
import { accountBalance } from '@/server/modules/money/ledger';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPro } from '@/tests/support/fixtures/care/pros';
import {
  access,
  addPhoto,
  createLivedInHome,
  finishWork,
  fridge,
  type LivedInHome,
  move,
  quoteOf,
  report,
} from '@/tests/support/fixtures/care/workOrders';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { checkWorkOrderClocks } from './jobs';

const api = testApi();
const read = (by: Person, workOrderId: string) => api.callAs(by, workOrders.getWorkOrder, { params: { workOrderId } });
const templatesTo = async ({ email }: { email: string }) =>
  (await findMessages(api, email)).map(({ data }) => String((data as { subject?: string }).subject));
const quote = (staff: Person, workOrderId: string, amount: number, more = {}) =>
  api.callAs(staff, workOrders.addQuote, { params: { workOrderId }, body: quoteOf(amount, more) });
const schedule = (by: Person, workOrderId: string, startsAt: string, replaces: string | null = null) => {
  const endsAt = new Date(Date.parse(startsAt) + 2 * 3_600_000).toISOString();
  return api.callAs(by, workOrders.scheduleVisit, { params: { workOrderId }, body: { startsAt, endsAt, replaces } });
};
/** A Pro of the trade who is free takes it. */
async function assign(staff: Person, workOrderId: string) {
  const { id: proId } = await createPro(api, { trades: ['appliances'] });
  await api.rows('update pros set region_ids = array(select id from regions)');
  return move(api, staff, workOrderId, { event: 'assign', proId });
}
const decide = (by: Person, workOrderId: string, body: ArgsOf<typeof workOrders.decideApproval>['body']) =>
  api.callAs(by, workOrders.decideApproval, { params: { workOrderId }, body });

/** A repair that waits for the owner to approve $600. */
async function awaitingApproval(home?: LivedInHome, issue = fridge()) {
  const place = home ?? (await createLivedInHome(api));
  const { id } = await report(api, place, place.resident, issue);
  const order = await quote(place.staff, id, 60_000);
  return { ...place, id, quoteId: order.quotes[0]?.id ?? '' };
}

/** A repair with a visit under way. */
async function inProgress(home?: LivedInHome) {
  const place = home ?? (await createLivedInHome(api));
  const { id } = await report(api, place, place.resident);
  await quote(place.staff, id, 20_000);
  await assign(place.staff, id);
  await schedule(
    place.staff,
    id,
    `${new Date(api.now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10)}T18:00:00Z`,
  );
  await move(api, place.staff, id, { event: 'start' });
  return { ...place, id };
}

async function done(home?: LivedInHome) {
  const place = await inProgress(home);
  await finishWork(api, place.staff, place.id);
  return place;
}

describe('createWorkOrders', () => {
  test('several problems in one report become work orders with urgency, reason, clocks, and whole words', async () => {
    const place = await createLivedInHome(api, { city: 'seattle-wa', state: 'WA' });
    const description = `${'Gotea mucho. '.repeat(500)}Fin.`;
    const drip = { id: newId(), area: 'plumbing', symptom: 'dripping_faucet', description } as const;
    const made = await api.callAs(place.resident, workOrders.createWorkOrders, {
      params: { homeId: place.homeId },
      body: { issues: [fridge(), drip], access },
    });
    expect(made.map(({ tier, attached }) => [tier, attached])).toEqual([
      ['urgent', false],
      ['standard', false],
    ]);
    const [cold, wet] = [await read(place.resident, made[0]?.id ?? ''), await read(place.owner, made[1]?.id ?? '')];
    expect(cold.clocks.find(({ kind }) => kind === 'law')).toMatchObject({
      dueAt: new Date(api.now.getTime() + 72 * 3_600_000).toISOString(),
      rule: { source: 'RCW 59.18.070(2)' },
    });
    expect(cold.role).toBe('resident');
    expect(wet).toMatchObject({ description, role: 'owner', source: 'resident', status: 'new' });
    expect(wet.tierReason).not.toBe('');
    expect(await templatesTo(place.owner)).toContainEqual(expect.stringContaining('The fridge doesn’t cool'));
    expect(await templatesTo(place.staff)).toContainEqual(expect.stringContaining('New repair'));
  });

  test('the same report sent twice, or by a roommate, is one work order with everybody’s words', async () => {
    const place = await createLivedInHome(api);
    const issue = fridge();
    const first = await report(api, place, place.resident, issue);
    expect((await report(api, place, place.resident, issue)).id).toBe(first.id);
    const [again] = await api.callAs(place.roommate, workOrders.createWorkOrders, {
      params: { homeId: place.homeId },
      body: { issues: [{ ...fridge(), description: 'The milk is warm, too.' }], access },
    });
    expect(again).toMatchObject({ id: first.id, attached: true });
    const { timeline } = await read(place.resident, first.id);
    expect(timeline.filter(({ kind }) => kind === 'message').map(({ body }) => body)).toEqual([
      'The milk is warm, too.',
    ]);
    const [count] = await api.rows<{ n: number }>('select count(*)::int as n from work_orders where home_id = $1', [
      place.homeId,
    ]);
    expect(count?.n).toBe(1);
  });

  test('records a problem that guidance solved, without notifying anyone', async () => {
    const place = await createLivedInHome(api);
    const order = await report(api, place, place.resident, { ...fridge(), solved: true });
    expect(order.status).toBe('self_solved');
    expect(await templatesTo(place.staff)).toEqual([]);
  });

  test('refuses who moved out and who never lived there', async () => {
    const place = await createLivedInHome(api);
    await api.rows("update leases set status = 'ended', ended_at = now(), end_reason = 'Moved out' where id = $1", [
      place.leaseId,
    ]);
    for (const somebody of [place.resident, await createPerson(api, 'resident'), await createPerson(api)])
      expect(await refusalOf(report(api, place, somebody))).toMatchObject({ status: 404 });
  });
});

describe('listReportableHomes', () => {
  test('lists where one lives and what one owns', async () => {
    const place = await createLivedInHome(api);
    const of = async (person: Person) =>
      (await api.callAs(person, workOrders.listReportableHomes)).map(({ id, role }) => [id, role]);
    expect(await of(place.resident)).toEqual([[place.homeId, 'resident']]);
    expect(await of(place.owner)).toEqual([[place.homeId, 'owner']]);
    expect(await of(await createPerson(api))).toEqual([]);
  });
});

describe('getReportableHome', () => {
  test('tells what is open there and which pets live there', async () => {
    const place = await createLivedInHome(api);
    const { id } = await report(api, place, place.resident);
    const home = await api.callAs(place.roommate, workOrders.getReportableHome, { params: { homeId: place.homeId } });
    expect(home).toMatchObject({ role: 'resident', state: 'CA', pets: 'Biscuit, a beagle', open: [{ id }] });
  });
});

describe('listWorkOrders', () => {
  test('shows each side its own, the newest first, and pages', async () => {
    const place = await createLivedInHome(api);
    const first = await report(api, place, place.resident);
    const second = await report(api, place, place.roommate, { ...fridge(), symptom: 'oven_dead' });
    const list = (person: Person, query = {}) => api.callAs(person, workOrders.listWorkOrders, { query });
    for (const person of [place.resident, place.roommate, place.owner])
      expect((await list(person)).items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await list(place.owner, { after: second.id })).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await list(place.owner, { state: 'ended' })).items).toEqual([]);
    expect((await list(await createPerson(api, 'resident'))).items).toEqual([]);
    expect((await list(place.staff, { homeId: place.homeId })).items).toHaveLength(2);
  });
});

describe('getWorkOrder', () => {
  test('owner, viewer, residents, and staff see it, each their part; others hear that there is none', async () => {
    const { id, ...place } = await awaitingApproval();
    const viewer = await createPerson(api);
    await createHomeMember(api, { homeId: place.homeId, person: viewer, role: 'viewer' });
    const [ownerSees, viewerSees, residentSees] = [
      await read(place.owner, id),
      await read(viewer, id),
      await read(place.roommate, id),
    ];
    expect(ownerSees.quotes).toHaveLength(1);
    expect(ownerSees.can).toContain('approve');
    expect(viewerSees.quotes).toHaveLength(1);
    expect(viewerSees.can).toEqual([]);
    expect(residentSees).toMatchObject({ quotes: [], approval: null, invoices: [] });
    expect(residentSees.timeline.some(({ kind }) => kind === 'quote')).toBe(false);
    const helper = await createPerson(api);
    await createHomeMember(api, { homeId: place.homeId, person: helper, role: 'helper' });
    for (const somebody of [await createPerson(api), await createPerson(api, 'resident'), helper])
      expect(await refusalOf(read(somebody, id))).toMatchObject({ status: 404 });
    await api.rows("update leases set status = 'ended', ended_at = now(), end_reason = 'Moved out' where id = $1", [
      place.leaseId,
    ]);
    expect(await refusalOf(read(place.resident, id))).toMatchObject({ status: 404 });
  });
});

describe('addWorkOrderMessage', () => {
  test('reaches the other sides once, and a note stays with us', async () => {
    const place = await createLivedInHome(api);
    const { id } = await report(api, place, place.resident);
    const params = { workOrderId: id };
    const message = { id: newId(), body: 'It hums now.' };
    for (const _ of [1, 2]) await api.callAs(place.resident, workOrders.addWorkOrderMessage, { params, body: message });
    await api.callAs(place.staff, workOrders.addWorkOrderMessage, {
      params,
      body: { id: newId(), body: 'Third call this year.', staffOnly: true },
    });
    const bodies = async (person: Person) =>
      (await read(person, id)).timeline.filter(({ kind }) => kind === 'message').map(({ body }) => body);
    expect(await bodies(place.roommate)).toEqual(['It hums now.']);
    expect(await bodies(place.owner)).toEqual(['It hums now.']);
    expect(await bodies(place.staff)).toEqual(['It hums now.', 'Third call this year.']);
    const mails = (await templatesTo(place.owner)).filter((subject) => subject.includes('New message'));
    expect(mails).toHaveLength(1);
  });

  test('the first words of ours stop the clock of the answer', async () => {
    const place = await createLivedInHome(api);
    const { id } = await report(api, place, place.resident);
    const body = { id: newId(), body: 'We are on it.' };
    const order = await api.callAs(place.staff, workOrders.addWorkOrderMessage, { params: { workOrderId: id }, body });
    expect(order.clocks.find(({ kind }) => kind === 'response')?.metAt).toBe(api.now.toISOString());
  });
});

describe('answers by email and by text', () => {
  const letterTo = async ({ email }: { email: string }) =>
    (await findMessages(api, email)).at(-1)?.data as { replyTo?: string } | undefined;
  const mail = (letter: object) =>
    api.fetch('/inbound-mail', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'inbound-secret': 'a secret of our mail' },
      body: JSON.stringify(letter),
    });

  test('adds an email to the thread once, under its sender’s name, and no other email', async () => {
    const place = await createLivedInHome(api);
    const { id } = await report(api, place, place.resident);
    await move(api, place.staff, id, { event: 'ask', message: 'Which model is it?' });
    const to = (await letterTo(place.resident))?.replyTo ?? '';
    expect(to).toMatch(/^reply\+[0-9a-f]{32}@/);
    const letter = {
      messageId: '<7@mail.test>',
      from: place.resident.email,
      to,
      text: 'A Frost 200.\n\n> Which model?',
    };
    expect((await mail(letter)).status).toBe(200);
    expect((await mail(letter)).status).toBe(200);
    const { timeline } = await read(place.owner, id);
    expect(timeline.filter(({ body }) => body === 'A Frost 200.')).toMatchObject([{ authorRole: 'resident' }]);
    expect((await mail({ ...letter, from: place.owner.email })).status).toBe(404);
    await api.rows("update leases set status = 'ended', ended_at = now(), end_reason = 'Moved out' where id = $1", [
      place.leaseId,
    ]);
    expect((await mail({ ...letter, messageId: '<8@mail.test>', text: 'Still me' })).status).toBe(404);
  });

  test('a text lands in the thread of the open repair; one of a number we don’t know goes to our team', async () => {
    const place = await createLivedInHome(api);
    const { id } = await report(api, place, place.resident);
    await move(api, place.staff, id, { event: 'ask', message: 'Which model is it?' });
    await api.rows("update users set phone = '+14155550163', phone_verified_at = now() where id = $1", [
      place.resident.id,
    ]);
    const text = { from: '+14155550163', text: 'It says F200 on the label', messageId: 'SM1' };
    expect(await handleText(api.services, text)).toContain('added your message to repair W-');
    await handleText(api.services, text);
    const { timeline } = await read(place.resident, id);
    expect(timeline.filter(({ body }) => body === text.text)).toHaveLength(1);
    expect(await handleText(api.services, { ...text, from: '+14155550199' })).toContain('We got your text');
  });

  test('a resident who wrote in Spanish hears in Spanish', async () => {
    const place = await createLivedInHome(api);
    const made = await api.callAs(place.resident, workOrders.createWorkOrders, {
      params: { homeId: place.homeId },
      body: { issues: [fridge()], access: { ...access, language: 'es' } },
    });
    await move(api, place.staff, made[0]?.id ?? '', { event: 'ask', message: '¿Qué modelo es?' });
    const [row] = await api.rows<{ data: { language: 'es' } }>(
      "select data from outbox where recipient = $1 and template = 'workOrderNews' order by created_at desc limit 1",
      [place.resident.email],
    );
    const { subject, body, replyTo } = renderMessage('workOrderNews', row?.data, row?.data.language);
    expect(subject).toContain('Tenemos una pregunta');
    expect(body).toContain('También puede responder a este correo.');
    expect(replyTo).toMatch(/^reply/);
  });

  test('from the report to the finished work, no email to them is in English', async () => {
    const place = await createLivedInHome(api);
    const [made] = await api.callAs(place.resident, workOrders.createWorkOrders, {
      params: { homeId: place.homeId },
      body: { issues: [fridge()], access: { ...access, language: 'es' } },
    });
    const id = made?.id ?? '';
    await quote(place.staff, id, 20_000);
    await assign(place.staff, id);
    const startsAt = `${new Date(api.now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10)}T18:00:00Z`;
    await schedule(place.staff, id, startsAt);
    await move(api, place.staff, id, { event: 'depart' });
    await move(api, place.staff, id, { event: 'delay', expectedAt: startsAt.replace(':00Z', ':00.000Z') });
    await move(api, place.staff, id, { event: 'start' });
    await api.callAs(place.staff, workOrders.addWorkOrderMessage, {
      params: { workOrderId: id },
      body: { id: newId(), body: 'Hola', staffOnly: false },
    });
    await finishWork(api, place.staff, id);
    const rows = await api.rows<{ data: { language: 'es' } }>(
      "select data from outbox where recipient = $1 and template = 'workOrderNews' order by created_at, id",
      [place.resident.email],
    );
    const subjects = rows.map(({ data }) => renderMessage('workOrderNews', data, data.language).subject);
    expect(subjects.map((subject) => subject.replace(/ \(W-\d+\)$/, '')).sort()).toEqual([
      ...[
        'Aviso de entrada',
        'El técnico va con retraso',
        'El técnico va en camino',
        'Mensaje nuevo sobre una reparación',
      ],
      ...['Recibimos su reporte', 'Su reparación está aprobada', 'Su reparación ya tiene fecha', '¿Quedó arreglado?'],
    ]);
  });
});

describe('contestUrgency', () => {
  test('reaches a person once, who raises it', async () => {
    const place = await createLivedInHome(api);
    const { id } = await report(api, place, place.resident, { ...fridge(), symptom: 'dripping_faucet' });
    const contest = () =>
      api.callAs(place.resident, workOrders.contestUrgency, {
        params: { workOrderId: id },
        body: { reason: 'It drips on a socket.' },
      });
    expect((await contest()).contestReason).toBe('It drips on a socket.');
    expect(await refusalOf(contest())).toMatchObject({ status: 409 });
    const raised = await move(api, place.staff, id, {
      event: 'triage',
      tier: 'life_safety',
      reason: 'Water near power.',
    });
    expect(raised).toMatchObject({ tier: 'life_safety', tierReason: 'Water near power.', status: 'triaged' });
    expect(raised.clocks[0]?.dueAt).toBe(new Date(api.now.getTime() + 15 * 60_000).toISOString());
  });
});

describe('moveWorkOrder', () => {
  test('each actor makes their own moves and no others', async () => {
    const place = await createLivedInHome(api);
    const { id } = await report(api, place, place.resident);
    expect(await refusalOf(move(api, place.resident, id, { event: 'triage' }))).toMatchObject({ status: 409 });
    expect(await refusalOf(move(api, place.owner, id, { event: 'assign', proId: newId() }))).toMatchObject({
      status: 409,
    });
    await move(api, place.staff, id, { event: 'ask', message: 'Which model is it?' });
    const asked = await read(place.resident, id);
    expect(asked).toMatchObject({ status: 'needs_info', myTurn: true, nextStep: 'Please answer our question.' });
    expect((await move(api, place.roommate, id, { event: 'answer', message: 'A Frost 200.' })).status).toBe('triaged');
    expect((await move(api, place.resident, id, { event: 'cancel', reason: 'It works again.' })).status).toBe(
      'canceled',
    );
    expect(await refusalOf(move(api, place.staff, id, { event: 'triage' }))).toMatchObject({ status: 409 });
  });

  test('a viewer reads and moves nothing', async () => {
    const place = await createLivedInHome(api);
    const { id } = await report(api, place, place.resident);
    const viewer = await createPerson(api);
    await createHomeMember(api, { homeId: place.homeId, person: viewer, role: 'viewer' });
    expect(await refusalOf(move(api, viewer, id, { event: 'cancel', reason: 'No' }))).toMatchObject({ status: 403 });
  });

  test('requires a photo to finish, and a confirmation after it', async () => {
    const { id, ...place } = await inProgress();
    const finish = () => move(api, place.staff, id, { event: 'finish' });
    expect(await refusalOf(finish())).toMatchObject({ status: 409, message: expect.stringContaining('photo') });
    await addPhoto(api, id, 'after');
    expect((await finish()).status).toBe('done');
    const seen = await read(place.resident, id);
    expect(seen).toMatchObject({ myTurn: true, visits: [{ status: 'completed' }] });
    const { todos: open } = { todos: await api.callAs(place.resident, todos.listTodos) };
    expect(JSON.stringify(open)).toContain('Is it fixed?');
    const survey = { on_time: true, clean: false };
    const confirmed = await move(api, place.resident, id, { event: 'confirm', rating: 5, note: 'Cold again!', survey });
    expect(confirmed).toMatchObject({ status: 'confirmed', rating: 5, survey });
    const seenBy = async (by: Person) =>
      (await api.callAs(by, workOrders.getWorkOrder, { params: { workOrderId: id } })).survey;
    expect([await seenBy(place.staff), await seenBy(place.owner)]).toEqual([survey, null]);
    const [repaired, ...others] = await api.rows(
      "select detail->>'what' as what from home_events where kind = 'repaired' and home_id = $1",
      [place.homeId],
    );
    expect([repaired, others]).toEqual([{ what: confirmed.title }, []]);
  });

  test('an owner cancels what can wait, not what the people who live there need', async () => {
    const place = await createLivedInHome(api);
    const heat = await report(api, place, place.resident, { ...fridge(), symptom: 'no_heat' });
    expect((await read(place.owner, heat.id)).can).not.toContain('cancel');
    const cancel = { event: 'cancel', reason: 'Too expensive' } as const;
    expect(await refusalOf(move(api, place.owner, heat.id, cancel))).toMatchObject({
      status: 409,
      message: expect.stringContaining('need this repair'),
    });
    expect((await move(api, place.resident, heat.id, { event: 'cancel', reason: 'Warm again' })).status).toBe(
      'canceled',
    );
    const shelf = await report(api, place, place.resident, { ...fridge(), symptom: 'cabinet' });
    expect((await move(api, place.owner, shelf.id, cancel)).status).toBe('canceled');
  });

  test('the people who live there see when the Pro arrives, and hear of a delay in time', async () => {
    const place = await createLivedInHome(api);
    const { id } = await report(api, place, place.resident);
    await quote(place.staff, id, 20_000);
    await assign(place.staff, id);
    const startsAt = `${new Date(api.now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10)}T18:00:00Z`;
    await schedule(place.staff, id, startsAt);
    const late = { event: 'delay', expectedAt: startsAt.replace('18:00:00', '19:15:00.000') } as const;
    expect(await refusalOf(move(api, place.staff, id, late))).toMatchObject({ status: 409 });
    const expectedAt = startsAt.replace('18:00:00', '18:10:00.000');
    await move(api, place.staff, id, { event: 'depart', expectedAt });
    expect((await read(place.resident, id)).visits).toMatchObject([{ status: 'en_route', expectedAt }]);
    await move(api, place.staff, id, late);
    const order = await read(place.resident, id);
    expect(order.visits).toMatchObject([{ status: 'en_route', expectedAt: late.expectedAt }]);
    expect(order.timeline.at(-1)).toMatchObject({
      status: 'en_route',
      body: expect.stringMatching(/^Expected at .*11:15/),
    });
    const heard = (await templatesTo(place.resident)).filter((subject) => /way|late/.test(subject));
    expect(heard).toEqual([expect.stringContaining('on the way'), expect.stringContaining('running late')]);
    expect(await refusalOf(move(api, place.resident, id, late))).toMatchObject({ status: 409 });
  });

  test('hides the owner’s approval from residents', async () => {
    const place = await createLivedInHome(api);
    const { id } = await report(api, place, place.resident);
    await quote(place.staff, id, 20_000);
    const [theirs, owners] = [await read(place.resident, id), await read(place.owner, id)];
    expect(JSON.stringify(theirs)).not.toMatch(/\$/);
    expect(owners.timeline.at(-1)?.body).toContain('Within the $300.00');
  });

  test('a temporary fix keeps it open', async () => {
    const { id, ...place } = await inProgress();
    const waiting = await move(api, place.staff, id, { event: 'wait', waitingFor: 'A compressor', temporaryFix: true });
    expect(waiting).toMatchObject({ status: 'waiting', temporaryFix: true, waitingFor: 'A compressor' });
    expect(await refusalOf(move(api, place.resident, id, { event: 'confirm' }))).toMatchObject({ status: 409 });
    expect(waiting.clocks.find(({ kind }) => kind === 'repair')?.metAt).toBeNull();
  });

  test('opens again within 30 days in the same thread, with new clocks, and not after', async () => {
    const { id, ...place } = await done();
    const start = api.now;
    try {
      api.now = new Date(start.getTime() + 29 * 86_400_000);
      const again = await move(api, place.resident, id, { event: 'reopen', reason: 'Warm again.' });
      expect(again).toMatchObject({ status: 'reopened', id });
      expect(again.clocks.find(({ kind }) => kind === 'response')).toMatchObject({ metAt: null, breached: false });
      const late = await done();
      await api.rows("update work_orders set done_at = done_at - interval '31 days' where id = $1", [late.id]);
      const reopen = move(api, late.resident, late.id, { event: 'reopen', reason: 'Warm again.' });
      expect(await refusalOf(reopen)).toMatchObject({ status: 409 });
      expect(await read(late.resident, late.id)).toMatchObject({ reopenUntil: null });
    } finally {
      api.now = start;
    }
  });

  test('a duplicate goes to the first report with its words, and comes back as its own', async () => {
    const place = await createLivedInHome(api);
    const first = await report(api, place, place.resident);
    const twin = await report(api, place, place.roommate, {
      id: newId(),
      area: 'kitchen',
      symptom: null,
      description: 'Kitchen is warm',
    });
    const marked = await move(api, place.staff, twin.id, { event: 'mark_duplicate', of: first.id });
    expect(marked).toMatchObject({ status: 'duplicate', duplicateOf: first.id });
    expect((await read(place.resident, first.id)).timeline.map(({ body }) => body)).toContain('Kitchen is warm');
    expect((await move(api, place.staff, twin.id, { event: 'separate', reason: 'Two things' })).status).toBe('triaged');
    const other = await report(api, await createLivedInHome(api), place.staff);
    const wrong = move(api, place.staff, twin.id, { event: 'mark_duplicate', of: other.id });
    expect(await refusalOf(wrong)).toMatchObject({ status: 404 });
  });
});

describe('addQuote', () => {
  test('within the threshold the work goes ahead; above it the owner decides', async () => {
    const place = await createLivedInHome(api);
    const small = await report(api, place, place.resident);
    expect((await quote(place.staff, small.id, 30_000)).status).toBe('approved');
    const large = await report(api, place, place.resident, { ...fridge(), symptom: 'oven_dead' });
    const order = await quote(place.staff, large.id, 30_001);
    expect(order.status).toBe('awaiting_approval');
    const seen = await read(place.owner, large.id);
    expect(seen.approval).toMatchObject({
      thresholdCents: 30_000,
      silence: expect.stringContaining('nothing happens'),
    });
    expect(seen.quotes[0]).toMatchObject({ totalCents: 30_001, recommended: true, warrantyDays: 365 });
    expect(await templatesTo(place.owner)).toContainEqual(expect.stringContaining('needs your approval'));
  });

  test('follows the threshold of the owner’s setup', async () => {
    const place = await createLivedInHome(api);
    await api.rows(
      `insert into flow_runs (id, flow_id, home_id, status, answers, created_at, updated_at)
       values (gen_random_uuid(), 'setup-approval', $1, 'open', '{"threshold": 100000}', now(), now())`,
      [place.homeId],
    );
    const { id } = await report(api, place, place.resident);
    expect((await quote(place.staff, id, 90_000)).status).toBe('approved');
  });

  test('an owner compares up to three', async () => {
    const { id, staff } = await awaitingApproval();
    await quote(staff, id, 70_000, { vendorName: 'Birch' });
    expect((await quote(staff, id, 50_000, { vendorName: 'Cedar' })).quotes).toHaveLength(3);
    expect(await refusalOf(quote(staff, id, 40_000, { vendorName: 'Dogwood' }))).toMatchObject({ status: 409 });
  });
});

describe('decideApproval', () => {
  test('approves one quote with how to pay', async () => {
    const { id, quoteId, ...place } = await awaitingApproval();
    await quote(place.staff, id, 50_000, { vendorName: 'Birch' });
    const order = await decide(place.owner, id, { decision: 'approve', quoteId });
    expect(order).toMatchObject({ status: 'approved', approval: { approvedCents: 60_000, payment: 'from_rent' } });
    expect(order.quotes.map(({ status }) => status).sort()).toEqual(['approved', 'passed']);
  });

  test('the resident, a viewer, and staff do not decide', async () => {
    const { id, quoteId, ...place } = await awaitingApproval();
    const viewer = await createPerson(api);
    await createHomeMember(api, { homeId: place.homeId, person: viewer, role: 'viewer' });
    for (const [person, status] of [
      [viewer, 403],
      [place.staff, 404],
    ] as const)
      expect(await refusalOf(decide(person, id, { decision: 'approve', quoteId }))).toMatchObject({ status });
  });

  test('asks, wants a second quote, and stays open', async () => {
    const { id, staff, owner } = await awaitingApproval();
    expect((await decide(owner, id, { decision: 'ask', question: 'How old is it?' })).status).toBe('awaiting_approval');
    const wanted = await decide(owner, id, { decision: 'second_quote' });
    expect(wanted).toMatchObject({ status: 'awaiting_approval', approval: { secondQuoteWanted: true } });
    expect(await templatesTo(staff)).toContainEqual(expect.stringContaining('second quote'));
    expect((await quote(staff, id, 55_000, { vendorName: 'Birch' })).approval?.secondQuoteWanted).toBe(false);
  });

  test('declines what can wait, not what the home needs to be lived in', async () => {
    const { id, owner, resident } = await awaitingApproval();
    const declined = await decide(owner, id, { decision: 'decline', reason: 'We replace it in May' });
    expect(declined.status).toBe('declined');
    expect((await move(api, resident, id, { event: 'reopen', reason: 'Food spoils' })).status).toBe('reopened');
    const heat = await awaitingApproval(undefined, { ...fridge(), symptom: 'no_heat' });
    const refused = decide(heat.owner, heat.id, { decision: 'decline', reason: 'No' });
    expect(await refusalOf(refused)).toMatchObject({ status: 409, message: expect.stringContaining('fit to live in') });
  });

  test('an approval and a move of staff at once: one wins, the other gets 409', async () => {
    const { id, quoteId, owner, staff } = await awaitingApproval();
    const results = await Promise.allSettled([
      decide(owner, id, { decision: 'approve', quoteId }),
      move(api, staff, id, { event: 'proceed', reason: 'The law asks for it' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await move(api, staff, id, { event: 'cancel', reason: 'Solved by phone' });
    const second = decide(owner, id, { decision: 'approve', quoteId });
    expect(await refusalOf(second)).toMatchObject({ status: 409 });
  });

  test('a co-owner decides unless the setup leaves it to the owner', async () => {
    const { id, quoteId, owner, homeId } = await awaitingApproval();
    const coOwner = await createPerson(api);
    await createHomeMember(api, { homeId, person: coOwner, role: 'co_owner' });
    const choose = (approver: string) =>
      api.rows(
        `insert into flow_runs (id, flow_id, home_id, status, answers, created_at, updated_at)
         values (gen_random_uuid(), 'setup-approval', $1, 'submitted', $2, now(), now())
         on conflict (home_id, flow_id) where home_id is not null do update set answers = excluded.answers`,
        [homeId, JSON.stringify({ threshold: 30_000, approver })],
      );
    const asked = async (person: typeof owner) =>
      (await api.callAs(person, todos.listTodos)).some(({ kind }) => kind === 'approveRepair');
    await choose('me');
    expect([await asked(owner), await asked(coOwner)]).toEqual([true, false]);
    const seen = await read(coOwner, id);
    expect([seen.can.includes('approve'), seen.decidesCosts]).toEqual([false, false]);
    expect(seen.nextStep).toBe('The homeowner decides.');
    expect(await refusalOf(decide(coOwner, id, { decision: 'approve', quoteId }))).toMatchObject({ status: 403 });
    await choose('either');
    expect([await asked(coOwner), (await read(coOwner, id)).can.includes('approve')]).toEqual([true, true]);
    expect((await decide(coOwner, id, { decision: 'approve', quoteId })).status).toBe('approved');
  });

  test('two owners decide at once: one decision counts', async () => {
    const { id, quoteId, owner, homeId } = await awaitingApproval();
    const coOwner = await createPerson(api);
    await createHomeMember(api, { homeId, person: coOwner, role: 'co_owner' });
    const results = await Promise.allSettled([
      decide(owner, id, { decision: 'approve', quoteId }),
      decide(coOwner, id, { decision: 'decline', reason: 'Too much' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('submitVendorProof', () => {
  describe('checkVendorProof', () => {
    test('the owner’s own Pro is done once we accept the proof', async () => {
      const { id, owner, staff } = await awaitingApproval();
      const own = await decide(owner, id, { decision: 'own_vendor', vendorName: 'My cousin' });
      expect(own).toMatchObject({ status: 'approved', ownVendor: { name: 'My cousin', proofStatus: null } });
      expect(await refusalOf(move(api, staff, id, { event: 'finish' }))).toMatchObject({ status: 409 });
      const params = { workOrderId: id };
      const documentId = newId();
      const submit = () => api.callAs(owner, workOrders.submitVendorProof, { params, body: { documentId } });
      expect(await refusalOf(submit())).toMatchObject({ status: 404 });
      await api.rows(
        `insert into documents (id, owner_id, category, name, mime, bytes, sha256, storage_key, created_at)
       values ($1, $2, 'receipt', 'Invoice.pdf', 'application/pdf', 1, 'x', 'proof', now())`,
        [documentId, owner.id],
      );
      await submit();
      const check = (accepted: boolean, note = '') =>
        api.callAs(staff, workOrders.checkVendorProof, { params, body: { accepted, note } });
      expect(await refusalOf(check(false))).toMatchObject({ status: 400 });
      expect((await check(false, 'No date on it')).ownVendor?.proofStatus).toBe('refused');
      await submit();
      expect((await check(true)).status).toBe('done');
    });
  });
});

describe('scheduleVisit', () => {
  const assigned = async (state: 'CA' | 'WA' = 'CA') => {
    const place = await createLivedInHome(api, state === 'WA' ? { city: 'seattle-wa', state } : {});
    const { id } = await report(api, place, place.resident);
    await quote(place.staff, id, 20_000);
    await assign(place.staff, id);
    return { ...place, id };
  };

  test('asks for the notice of the state, then sends and stores it', async () => {
    const { id, staff, resident } = await assigned('WA');
    const soon = schedule(staff, id, '2026-11-22T18:00:00Z');
    expect(await refusalOf(soon)).toMatchObject({ status: 400, message: expect.stringContaining('two days') });
    const order = await schedule(staff, id, '2026-11-24T18:00:00Z');
    expect(order.status).toBe('scheduled');
    expect(order.visits[0]?.notice?.text).toMatch(/Notice of entry[\s\S]*Tuesday, November 24, 2026[\s\S]*\(415\)/);
    expect(await templatesTo(resident)).toContainEqual(expect.stringContaining('Notice of entry'));
  });

  test('either side moves it, and a time that was changed meanwhile is not changed blindly', async () => {
    const { id, staff, resident, roommate } = await assigned();
    const [visit] = (await schedule(staff, id, '2026-11-24T18:00:00Z')).visits;
    const moved = await schedule(resident, id, '2026-11-22T19:00:00Z', visit?.id);
    expect(moved.visits.map(({ status, bookedBy }) => [status, bookedBy])).toEqual([
      ['booked', 'resident'],
      ['replaced', 'staff'],
    ]);
    expect(await refusalOf(schedule(staff, id, '2026-11-25T18:00:00Z', visit?.id))).toMatchObject({ status: 409 });
    const [ahead] = moved.visits;
    const both = await Promise.allSettled([
      schedule(roommate, id, '2026-11-23T19:00:00Z', ahead?.id),
      schedule(staff, id, '2026-11-25T18:00:00Z', ahead?.id),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('listVisitSlots', () => {
  const slots = async (by: Person, workOrderId: string) =>
    (await api.callAs(by, workOrders.listVisitSlots, { params: { workOrderId } })).slots.map(
      ({ startsAt }) => startsAt,
    );

  test('offers the hours in which the Pro has room, and gives the person who lives there their notice', async () => {
    const place = await createLivedInHome(api, { state: 'WA', city: 'seattle-wa' });
    const { id } = await report(api, place, place.resident);
    await quote(place.staff, id, 20_000);
    const pro = await createPro(api, { trades: ['appliances'], dailyCapacity: 1 });
    await api.rows('update pros set region_ids = array(select id from regions)');
    await move(api, place.staff, id, { event: 'assign', proId: pro.id });
    const [resident, staff] = [await slots(place.resident, id), await slots(place.staff, id)];
    expect(Date.parse(resident[0] ?? '') - api.now.getTime()).toBeLessThan(24 * 3_600_000);
    expect(Date.parse(staff[0] ?? '') - api.now.getTime()).toBeGreaterThanOrEqual(48 * 3_600_000);
    const first = resident.at(4) ?? '';
    const order = await schedule(place.resident, id, first);
    expect(order.visits[0]).toMatchObject({ status: 'booked', startsAt: new Date(first).toISOString() });
    expect((await findMessages(api, pro.email)).map(({ template }) => template)).toEqual(['proVisit']);

    const other = await report(api, place, place.roommate, { ...fridge(), symptom: 'oven_dead' });
    await quote(place.staff, other.id, 20_000);
    await api.rows("update work_orders set status = 'assigned', pro_id = $2 where id = $1", [other.id, pro.id]);
    const day = first.slice(0, 10);
    expect((await slots(place.resident, other.id)).filter((at) => at.startsWith(day))).toEqual([]);
    expect(await refusalOf(schedule(place.resident, other.id, first))).toMatchObject({
      status: 400,
      message: expect.stringContaining('isn’t free'),
    });
  });
});

describe('listVisits', () => {
  test('each side sees the visits of its homes, and a Pro’s name; strangers none', async () => {
    const place = await inProgress();
    const list = (by: Person) => api.callAs(by, workOrders.listVisits, { query: { from: api.now.toISOString() } });
    for (const [by, role] of [
      [place.resident, 'resident'],
      [place.owner, 'owner'],
      [place.staff, 'staff'],
    ] as const)
      expect((await list(by)).filter(({ workOrderId }) => workOrderId === place.id)).toMatchObject([
        { role, home: { id: place.homeId } },
      ]);
    expect(await list(await createPerson(api))).toEqual([]);
  });
});

describe('addInvoice', () => {
  const bill = (staff: Person, workOrderId: string, amount: number, markup = 0, number = 'A-1') =>
    api.callAs(staff, workOrders.addInvoice, {
      params: { workOrderId },
      body: {
        vendorName: 'Alder Repairs',
        vendorAddress: '1 Alder St, Oakland, CA',
        vendorLicense: 'CSLB 123',
        number,
        lines: [{ label: 'Labor', cents: amount as never }],
        markupCents: markup as never,
      },
    });

  test('is shown unchanged, and the same one comes once', async () => {
    const { id, staff } = await done();
    expect((await bill(staff, id, 20_000)).invoices[0]).toMatchObject({
      status: 'submitted',
      totalCents: 20_000,
      markupCents: 0,
      vendor: { license: 'CSLB 123' },
    });
    expect(await refusalOf(bill(staff, id, 20_000))).toMatchObject({ status: 409 });
  });

  test('several invoices together are no more than was approved', async () => {
    const { id, staff, owner } = await done();
    const statuses = async (amount: number, number: string) =>
      (await bill(staff, id, amount, 0, number)).invoices.map(({ status }) => status);
    expect(await statuses(12_000, 'A-1')).toEqual(['submitted']);
    expect(await statuses(8_000, 'A-2')).toEqual(['submitted', 'submitted']);
    expect(await statuses(1, 'A-3')).toEqual(['submitted', 'submitted', 'needs_approval']);
    const mail = (await findMessages(api, owner.email)).find(({ data }) => String(data.subject).includes('is higher'));
    expect(mail?.data.text).toContain('It’s $0.01, after $200.00 that was billed before. You approved $200.00.');
  });

  describe('approveInvoice', () => {
    test('an invoice above the approval is posted once the owner approved it, and no other owner can', async () => {
      const { owner } = await createLivedInHome(api);
      const higher = await done();
      const [invoice] = (await bill(higher.staff, higher.id, 20_001)).invoices;
      expect(invoice?.status).toBe('needs_approval');
      expect(await templatesTo(higher.owner)).toContainEqual(expect.stringContaining('higher than approved'));
      const params = { invoiceId: invoice?.id ?? '' };
      await move(api, higher.resident, higher.id, { event: 'confirm' });
      const post = () =>
        api.callAs(higher.staff, workOrders.postInvoice, { params, body: { payer: 'owner', chargeBackReason: '' } });
      expect(await refusalOf(post())).toMatchObject({ status: 409 });
      expect(await refusalOf(api.callAs(owner, workOrders.approveInvoice, { params, body: {} }))).toMatchObject({
        status: 404,
      });
      await api.callAs(higher.owner, workOrders.approveInvoice, { params, body: {} });
      expect(await post()).toMatchObject({ status: 'billed', invoices: [{ status: 'posted', payer: 'owner' }] });
    });
  });

  describe('disputeInvoice', () => {
    test('the owner says what is wrong and we hear it', async () => {
      const { id, staff, owner } = await done();
      const [invoice] = (await bill(staff, id, 90_000)).invoices;
      const order = await api.callAs(owner, workOrders.disputeInvoice, {
        params: { invoiceId: invoice?.id ?? '' },
        body: { reason: 'Two hours, not four' },
      });
      expect(order.invoices[0]).toMatchObject({ status: 'disputed', disputeReason: 'Two hours, not four' });
      expect(await templatesTo(staff)).toContainEqual(expect.stringContaining('disputed'));
    });

    test('what the owner disputes is not taken from them until they approve it after all; we may bear it', async () => {
      const disputed = async () => {
        const place = await done();
        const [invoice] = (await bill(place.staff, place.id, 90_000)).invoices;
        const params = { invoiceId: invoice?.id ?? '' };
        await api.callAs(place.owner, workOrders.disputeInvoice, { params, body: { reason: 'Two hours, not four' } });
        await move(api, place.resident, place.id, { event: 'confirm' });
        const post = (payer: 'owner' | 'us') =>
          api.callAs(place.staff, workOrders.postInvoice, { params, body: { payer, chargeBackReason: '' } });
        return { ...place, params, post };
      };
      const [ours, theirs] = [await disputed(), await disputed()];
      expect(await refusalOf(ours.post('owner'))).toMatchObject({ status: 409 });
      expect((await ours.post('us')).invoices).toMatchObject([{ status: 'posted', payer: 'us' }]);
      await api.callAs(theirs.owner, workOrders.approveInvoice, { params: theirs.params, body: {} });
      expect((await theirs.post('owner')).invoices).toMatchObject([{ status: 'posted', payer: 'owner' }]);
    });
  });

  describe('postInvoice', () => {
    const balance = (code: string, normalSide: 'D' | 'C') =>
      asSystem(api.services.db, (db) => accountBalance(db, { code, normalSide }));

    test('posts once against the owner, with the markup apart', async () => {
      const { id, staff, resident, homeId } = await done();
      const before = await balance('pros:payable', 'C');
      const [invoice] = (await bill(staff, id, 18_000, 1_000)).invoices;
      const params = { invoiceId: invoice?.id ?? '' };
      const post = () =>
        api.callAs(staff, workOrders.postInvoice, { params, body: { payer: 'owner', chargeBackReason: '' } });
      expect(await refusalOf(post())).toMatchObject({ status: 409 });
      await move(api, resident, id, { event: 'confirm' });
      await post();
      expect(await refusalOf(post())).toMatchObject({ status: 409 });
      expect(await balance(`home:${homeId}:payable`, 'C')).toBe(-19_000);
      expect((await balance('pros:payable', 'C')) - before).toBe(18_000);
    });

    test('a resident pays with a reason and a photo of the damage alone', async () => {
      const { id, staff, resident, leaseId } = await done();
      const [invoice] = (await bill(staff, id, 18_000)).invoices;
      await move(api, resident, id, { event: 'confirm' });
      const post = (chargeBackReason: string) =>
        api.callAs(staff, workOrders.postInvoice, {
          params: { invoiceId: invoice?.id ?? '' },
          body: { payer: 'resident', chargeBackReason },
        });
      expect(await refusalOf(post(''))).toMatchObject({ status: 400 });
      expect(await refusalOf(post('A toy was in the drain'))).toMatchObject({ status: 409 });
      await addPhoto(api, id, 'damage');
      const order = await post('A toy was in the drain');
      expect(order.invoices[0]).toMatchObject({
        chargeBack: { cents: cents(18_000), reason: 'A toy was in the drain' },
      });
      expect(await balance(`lease:${leaseId}:receivable`, 'D')).toBe(18_000);
    });
  });
});

describe('checkWorkOrderClocks', () => {
  const at = async (later: number, run: () => Promise<void>) => {
    const start = api.now;
    api.now = new Date(start.getTime() + later);
    try {
      await checkWorkOrderClocks(api.services);
      await checkWorkOrderClocks(api.services);
      await run();
    } finally {
      api.now = start;
    }
  };
  const HOUR = 3_600_000;

  test('a clock that runs out escalates once, to the desk and by email', async () => {
    const place = await createLivedInHome(api, { city: 'seattle-wa', state: 'WA' });
    const { id } = await report(api, place, place.resident, { ...fridge(), symptom: 'no_heat' });
    await at(25 * HOUR, async () => {
      const order = await read(place.resident, id);
      expect(order.timeline.filter(({ kind }) => kind === 'clock')).toHaveLength(3);
      expect(order.clocks.every(({ breached }) => breached)).toBe(true);
      const mails = (await templatesTo(place.staff)).filter((subject) => subject.includes('legal deadline'));
      expect(mails).toHaveLength(1);
      const queue = await api.callAs(place.staff, desk.getQueue, { params: { queueId: 'care_late' } });
      expect(JSON.stringify(queue)).toContain(id);
    });
  });

  test('silence of the owner: heat goes ahead by the law’s clock with notice, all else waits', async () => {
    const wa = await createLivedInHome(api, { city: 'seattle-wa', state: 'WA' });
    const heat = await awaitingApproval(wa, { ...fridge(), symptom: 'no_heat' });
    const shelf = await awaitingApproval(undefined, { ...fridge(), symptom: 'cabinet' });
    expect((await read(heat.owner, heat.id)).approval?.silence).toContain('we go ahead');
    await at(13 * HOUR, async () => {
      expect((await read(heat.owner, heat.id)).status).toBe('approved');
      expect(await templatesTo(heat.owner)).toContainEqual(expect.stringContaining('goes ahead'));
    });
    await at(8 * 24 * HOUR, async () => {
      expect((await read(shelf.owner, shelf.id)).status).toBe('awaiting_approval');
      expect(await templatesTo(shelf.owner)).toContainEqual(expect.stringContaining('still waits'));
    });
  });

  test('confirms work after seven days without an objection', async () => {
    const { id, owner } = await done();
    await at(8 * 24 * HOUR, async () => expect((await read(owner, id)).status).toBe('confirmed'));
  });
});

describe('addWorkOrderPhoto', () => {
  test('refuses what is no picture', async () => {
    const place = await createLivedInHome(api);
    const order: WorkOrder = await report(api, place, place.resident);
    const response = await api.fetch(`/work-orders/${order.id}/photos/${newId()}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${await api.tokenFor(place.resident)}`, 'content-type': 'image/jpeg' },
      body: 'no picture',
    });
    expect(response.status).toBe(415);
  });
});
