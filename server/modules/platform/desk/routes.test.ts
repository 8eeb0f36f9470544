import { beforeEach, describe, expect, test } from 'vitest';
import { account } from '@/contract/account/account/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { CA_EMERGENCY_COUNTIES } from '@/contract/law/emergencies.data';
import { homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { desk, QUEUE_PAGE_SIZE } from '@/contract/platform/desk/endpoints';
import { deskQueues } from '@/server/desk/queues';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { createAgreement } from '@/tests/support/fixtures/agreements';
import { createApplication } from '@/tests/support/fixtures/applications';
import { createLivedInHome, report } from '@/tests/support/fixtures/care/workOrders';
import { createHost, createRegionHost, createTour, createTourableHome } from '@/tests/support/fixtures/hosts';
import { createLease, signEnvelope } from '@/tests/support/fixtures/leases';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createHome, createPerson, createSession } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(async () => {
  await api.empty('homes', 'leads', 'threads', 'outbox', 'desk_items', 'desk_notes', 'desk_views', 'refunds');
  await api.rows('delete from payments');
  await api.rows("update users set duties = '{}' where duties <> '{}'");
});

const staff = (...duties: Parameters<typeof createPerson>[2] & object) =>
  createPerson(api, 'staff', duties.length > 0 ? duties : undefined);

const createLead = async (minutesAgo = 0): Promise<string> => {
  const [row] = await api.rows<{ id: string }>(
    `insert into leads (id, type, first_name, last_name, email, message, created_at, answer_by)
     values (gen_random_uuid(), 'ask_a_question', 'Ada', 'Visitor', 'ada@visitors.test', 'Is it quiet?',
       $1::timestamptz - make_interval(mins => $2), $1) returning id`,
    [api.now.toISOString(), minutesAgo],
  );
  return row?.id ?? '';
};

const queueOf = async (who: Person, id: string) =>
  (await api.callAs(who, desk.listQueues)).find((queue) => queue.id === id);
const itemsOf = async (who: Person, queueId: string) =>
  (await api.callAs(who, desk.getQueue, { params: { queueId } })).items;

describe('listQueues', () => {
  test('counts what waits and says since when, for every queue of one’s duties', async () => {
    const iris = await staff();
    await createLead(30);
    await createLead(90);
    expect(await queueOf(iris, 'leads')).toMatchObject({
      count: 2,
      hasMore: false,
      oldestSince: new Date(api.now.getTime() - 90 * 60_000).toISOString(),
    });
    expect((await api.callAs(iris, desk.listQueues)).map(({ id }) => id)).toEqual(deskQueues.map(({ id }) => id));
  });

  test('leaves out the queues of other duties', async () => {
    const cashier = await staff('money');
    expect((await api.callAs(cashier, desk.listQueues)).map(({ id }) => id)).toEqual([
      'tasks',
      'texts',
      'undelivered',
      'money_requests_open',
      'money_requests_failed',
      'bank_orders_open',
      'bank_orders_failed',
      'expenses_to_approve',
      'expenses_without_money',
      'unclaimed_due',
      'unclaimed_waiting',
      'unclaimed_to_pay',
      'unclaimed_reports',
      'debt_disputes',
      'debts_to_place',
      'agency_payments',
      'months_to_close',
      'payer_charges_late',
      'payments_failed',
      'refunds_failed',
      'refunds_refused',
      'payments_returned',
      'disputes_open',
      'payments_silent',
      'processor_events_open',
      'payments_unmatched',
      'return_rates_high',
      'accounts_of_others',
      'bills_disputed',
      'payment_plans_requested',
      'payment_plans_broken',
      'payout_runs',
      'payouts_changed',
      'payouts_held',
      'payouts_returned',
      'payouts_waiting',
      'top_ups_failed',
      'payout_plan_changes',
      'trust_exceptions',
      'tax_forms',
      'rent_reports',
      'rent_report_disputes',
      'rent_report_left_out',
      'invoices_to_pay',
      'pro_payments_waiting',
      'referrals',
    ]);
    const params = { queueId: 'leads' };
    expect((await refusalOf(api.callAs(cashier, desk.getQueue, { params }))).status).toBe(403);
  });

  test('refuses a member of the team without a duty', async () => {
    const [newcomer] = [await createPerson(api, 'staff', [])];
    expect((await refusalOf(api.callAs(newcomer, desk.listQueues))).status).toBe(403);
  });
});

describe('getQueue', () => {
  test.each(deskQueues.map(({ id }) => id))('%s answers its first page', async (queueId) => {
    const page = await api.callAs(await staff(), desk.getQueue, { params: { queueId } });
    // No figure is entered: each that is due by now waits.
    const due = [
      'Washington rent cap',
      'California rent cap in counties without an index of their own',
      'California screening fee',
      // Whether an emergency is declared is entered for every county (Cal. Penal Code § 396), and for Florida and Virginia.
      ...[...CA_EMERGENCY_COUNTIES.map((county) => `${county} County`), 'Florida', 'Virginia'].map(
        (place) => `Rents in an emergency in ${place}`,
      ),
    ];
    const waiting = queueId === 'legal_figures_due' ? due : [];
    expect(page.items.map(({ title }) => title).toSorted()).toEqual(waiting.toSorted());
    expect(page.next).toBeNull();
    expect(page.assignees).toHaveLength(1);
  });

  test.each(deskQueues.map((queue) => [queue.id, queue] as const))(
    '%s names the zone of its deadlines, if it has any',
    (_, queue) => {
      const { sql: statement } = queue.items(api.now).compile(api.services.db);
      const hasDeadlines = !/null::timestamptz as due_at/.test(statement);
      expect(!hasDeadlines || /\b(home_id|time_zone)\b(,| from|$)/m.test(statement)).toBe(true);
    },
  );

  test('a deadline comes with the zone of the home', async () => {
    const [iris, place] = [await staff(), await createLivedInHome(api)];
    await api.rows(
      "update homes set region_id = (select id from regions where time_zone = 'America/New_York' limit 1)",
    );
    await report(api, place, place.resident);
    expect(await itemsOf(iris, 'care_new')).toMatchObject([{ timeZone: 'America/New_York' }]);
    await createLead();
    expect(await itemsOf(iris, 'leads')).toMatchObject([{ timeZone: 'America/Los_Angeles' }]);
  });

  test('pages through every item once, the oldest first', async () => {
    const iris = await staff();
    const ids: string[] = [];
    for (let n = 0; n < QUEUE_PAGE_SIZE + 3; n += 1) ids.push(await createLead(n < 5 ? 7 : n));
    const params = { queueId: 'leads' };
    const first = await api.callAs(iris, desk.getQueue, { params });
    const second = await api.callAs(iris, desk.getQueue, { params, query: { after: first.next ?? '' } });
    const seen = [...first.items, ...second.items];
    expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(seen.map(({ since }) => since)).toEqual(seen.map(({ since }) => since).toSorted());
    expect(second.next).toBeNull();
  });

  test('a home stands in the queue of its status since it came there', async () => {
    const iris = await staff();
    const homeId = await createHome(api, { status: 'in_review', owner: await createPerson(api) });
    expect(await itemsOf(iris, 'homes_in_review')).toMatchObject([
      { id: homeId, title: '12 Alder Lane', href: `/accounts/portfolio/listing/${homeId}` },
    ]);
    await api.rows("update homes set status_since = '2020-01-01', status = 'ready' where id = $1", [homeId]);
    expect(await itemsOf(iris, 'homes_in_review')).toEqual([]);
    const [item] = await itemsOf(iris, 'homes_ready');
    expect(Date.parse(item?.since ?? '')).toBeGreaterThan(Date.parse('2020-01-02'));
  });

  test('a home on its way says what it waits for itself, and its page what its owner has to do', async () => {
    const [iris, maya] = [await staff(), await createPerson(api)];
    const homeId = await createHome(api, { status: 'setup', owner: maya });
    await api.rows(
      `insert into flow_runs (id, flow_id, home_id, status, answers, created_at, updated_at, submitted_at)
       values (gen_random_uuid(), 'setup-pets', $1, 'submitted', '{"pets": "none", "smoking": "none"}', now(), now(), now())`,
      [homeId],
    );
    const waits = async (status: string) => {
      await api.rows('update homes set status = $2 where id = $1', [homeId, status]);
      const [item] = await itemsOf(iris, `homes_${status}`);
      return item?.detail.split(' · ')[0];
    };
    expect(await waits('inspection')).toBe('No visit booked');
    expect(await waits('ready')).toBe('Photos missing');
    expect(await waits('proposal')).toBe('0 items to decide');
    expect(await waits('setup')).toBe('14 topics left');
    const { steps } = await api.callAs(iris, desk.getDeskHome, { params: { homeId } });
    expect(steps).toMatchObject([{ kind: 'setup.next', homeId }]);
    const profile = await api.callAs(iris, homeSetup.getHomeProfile, { params: { homeId } });
    expect(profile.sections).toMatchObject([{ group: 'pets' }]);
    await api.callAs(iris, desk.remindPerson, { params: { personId: maya.id } });
    expect((await findMessages(api, maya.email)).map(({ template }) => template)).toContain('deskReminder');
  });

  test('an item opens its decision: the listing, the proposal, the inspection, and the agreement', async () => {
    const [iris, maya] = [await staff(), await createPerson(api)];
    const { id: agreementId, homeId } = await createAgreement(api, { owner: maya });
    const opens = async (status: string) => {
      await api.rows('update homes set status = $2 where id = $1', [homeId, status]);
      return (await itemsOf(iris, `homes_${status}`))[0]?.href;
    };
    expect(await opens('agreement')).toBe(`/agreement/homeowners/signing/${agreementId}`);
    expect(await opens('inspection')).toBe('/accounts/desk/inspections');
    expect(await opens('proposal')).toBe(`/accounts/desk/homes/${homeId}`);
    const [inspection] = await api.rows<{ id: string }>(
      `insert into inspections (id, home_id, owner_id, status, starts_at) values (gen_random_uuid(), $1, $2, 'submitted', now()) returning id`,
      [homeId, maya.id],
    );
    const [proposal] = await api.rows<{ id: string }>(
      `insert into proposals (id, home_id, owner_id, inspection_id, status) values (gen_random_uuid(), $1, $2, $3, 'draft') returning id`,
      [homeId, maya.id, inspection?.id],
    );
    expect(await opens('inspection')).toBe(`/accounts/desk/inspections/${inspection?.id}`);
    expect(await opens('proposal')).toBe(`/accounts/desk/proposals/${proposal?.id}`);
    expect(await opens('ready')).toBe(`/accounts/portfolio/listing/${homeId}`);
  });

  test('an owner of a managed home without a contact waits in a queue until they get one', async () => {
    const [iris, maya] = [await staff(), await createPerson(api)];
    await createHome(api, { status: 'qualified', owner: maya });
    expect(await itemsOf(iris, 'owners_without_first_contact')).toEqual([]);
    await createHome(api, { status: 'active', owner: maya });
    expect(await itemsOf(iris, 'owners_without_first_contact')).toMatchObject([
      { id: maya.id, title: maya.name, href: `/accounts/desk/people/${maya.id}` },
    ]);
    const body = { contactId: iris.id, note: 'Prefers a call.' };
    await api.callAs(iris, desk.handOver, { params: { personId: maya.id }, body });
    expect(await itemsOf(iris, 'owners_without_first_contact')).toEqual([]);
  });

  test('a tour that has begun waits for its outcome, with its person', async () => {
    const [iris, sam] = [await staff(), await createPerson(api, 'resident')];
    const { homeId, hostId } = await createTourableHome(api);
    const key = await createTour(api, homeId, hostId);
    await api.rows('update appointments set user_id = $1 where key = $2', [sam.id, key]);
    expect(await itemsOf(iris, 'tours')).toEqual([]);
    await api.rows("update appointments set starts_at = $1::timestamptz - interval '1 hour' where key = $2", [
      api.now.toISOString(),
      key,
    ]);
    expect(await itemsOf(iris, 'tours')).toMatchObject([{ href: `/accounts/desk/people/${sam.id}` }]);
  });

  test('an application stands with its status, and with us once its owner is silent for a week', async () => {
    const [iris, sam, maya] = [await staff(), await createPerson(api, 'resident'), await createPerson(api)];
    const { id } = await createApplication(api, { homeId: await createHome(api, { owner: maya }), people: [sam] });
    await api.rows("update applications set status = 'in_review', updated_at = $1::timestamptz - interval '6 days'", [
      api.now.toISOString(),
    ]);
    expect(await itemsOf(iris, 'applications_review')).toMatchObject([
      { id, detail: sam.name, href: `/accounts/desk/applications/${id}` },
    ]);
    expect(await itemsOf(iris, 'decisions_silent')).toEqual([]);
    await api.rows("update applications set updated_at = $1::timestamptz - interval '8 days'", [api.now.toISOString()]);
    expect(await itemsOf(iris, 'decisions_silent')).toMatchObject([
      { id, detail: maya.name, href: `/accounts/tours-and-applications#silent-${id}` },
    ]);
  });

  test('a lease names who has not signed, and follows into move-ins and those that end', async () => {
    const [iris, sam] = [await staff(), await createPerson(api, 'resident')];
    const lease = await createLease(api, { residents: [sam] });
    const [waiting] = await itemsOf(iris, 'leases_signing');
    expect(waiting).toMatchObject({ id: lease.id, href: `/accounts/desk/homes/${lease.homeId}` });
    expect(waiting?.detail).toContain(sam.name);
    await api.rows("update leases set status = 'signed', signed_at = now()");
    expect(await itemsOf(iris, 'leases_signing')).toEqual([]);
    expect(await itemsOf(iris, 'move_ins')).toMatchObject([{ detail: 'Moves in Dec 1, 2026 · Payment due' }]);
    await api.rows('update leases set status = \'active\', terms = terms || \'{"endOn": "2027-01-31"}\'');
    expect(await itemsOf(iris, 'leases_ending')).toMatchObject([{ id: lease.id, dueAt: '2027-02-01T07:59:59.000Z' }]);
  });

  test('a failed payment and a refund that came back name the person and the sum', async () => {
    const [iris, sam] = [await staff(), await createPerson(api, 'resident')];
    await api.rows(
      `insert into payments (id, payer_id, purpose, purpose_id, amount, status, method, method_ref, failure, created_at, updated_at)
       values (gen_random_uuid(), $1, 'application_fee', gen_random_uuid(), 4550, 'failed', 'card', 'pm', 'Card declined', $2, $2)`,
      [sam.id, api.now.toISOString()],
    );
    await api.rows(
      `insert into refunds (id, payment_id, amount, reason, created_at, failure, failed_at)
       select gen_random_uuid(), id, 4550, 'r', $1, 'Account closed', $1 from payments`,
      [api.now.toISOString()],
    );
    expect(await itemsOf(iris, 'payments_failed')).toMatchObject([
      { title: sam.name, detail: '$45.50 · Card declined' },
    ]);
    expect(await itemsOf(iris, 'refunds_failed')).toMatchObject([{ detail: '$45.50 · Account closed' }]);
  });
});

describe('assignItem', () => {
  test('assigns an item to a colleague with the queue’s duty and back, with a trail', async () => {
    const [iris, nils] = [await staff(), await staff('leasing')];
    const params = { queueId: 'leads', queueItemId: await createLead() };
    await api.callAs(iris, desk.assignItem, { params, body: { assigneeId: nils.id } });
    expect(await itemsOf(iris, 'leads')).toMatchObject([{ assignee: { id: nils.id, name: nils.name } }]);
    await api.callAs(nils, desk.assignItem, { params, body: { assigneeId: null } });
    expect(await itemsOf(iris, 'leads')).toMatchObject([{ assignee: null }]);
    expect(
      await api.rows(
        "select person_id, subject from audit_log where event = 'desk.item_assigned' and subject = $1 order by id",
        [`leads:${params.queueItemId}`],
      ),
    ).toEqual([iris, nils].map(({ id }) => ({ person_id: id, subject: `leads:${params.queueItemId}` })));
  });

  test('rejects a colleague without the queue’s duty', async () => {
    const [iris, cashier] = [await staff(), await staff('money')];
    const params = { queueId: 'leads', queueItemId: await createLead() };
    const refusal = await refusalOf(api.callAs(iris, desk.assignItem, { params, body: { assigneeId: cashier.id } }));
    expect(refusal).toMatchObject({ status: 400, fields: { assigneeId: expect.any(String) } });
  });
});

describe('assignItems', () => {
  test('gives several at once to one of the team, leaves out what no longer waits, and refuses who has no such duty', async () => {
    const [iris, cashier] = [await staff(), await staff('money')];
    const leads = [await createLead(30), await createLead(60)];
    const gone = crypto.randomUUID();
    const params = { queueId: 'leads' };
    const assign = (assigneeId: string | null) =>
      api.callAs(iris, desk.assignItems, { params, body: { itemIds: [...leads, gone], assigneeId } });
    expect(await assign(iris.id)).toEqual({ assigned: 2 });
    expect((await itemsOf(iris, 'leads')).map(({ assignee }) => assignee?.id)).toEqual([iris.id, iris.id]);
    expect((await refusalOf(assign(cashier.id))).status).toBe(400);
    expect(await assign(null)).toEqual({ assigned: 2 });
    expect((await itemsOf(iris, 'leads')).map(({ assignee }) => assignee)).toEqual([null, null]);
  });
});

describe('saveView', () => {
  const save = (by: Person, body: object) =>
    api.callAs(by, desk.saveView, {
      body: { name: 'Mine', queueId: 'leads', assignee: 'me', overdue: false, ...body },
    });

  test('counts what its filter lets through, and the queue lists the same', async () => {
    const [iris, hal] = [await staff(), await staff()];
    const [mine] = [await createLead(30), await createLead(60), await createLead(3 * 1_440)];
    await api.callAs(iris, desk.assignItem, {
      params: { queueId: 'leads', queueItemId: mine ?? '' },
      body: { assigneeId: iris.id },
    });
    expect(await save(iris, {})).toMatchObject({ name: 'Mine', count: 1 });
    expect(await save(iris, { name: 'Free', assignee: 'none' })).toMatchObject({ count: 2 });
    expect(await save(hal, {})).toMatchObject({ count: 0 });
    const query = { assignee: 'none' } as const;
    expect((await api.callAs(iris, desk.getQueue, { params: { queueId: 'leads' }, query })).items).toHaveLength(2);
    const late = await api.callAs(iris, desk.getQueue, { params: { queueId: 'leads' }, query: { overdue: 'yes' } });
    expect(late.items.every(({ dueAt }) => dueAt !== null && Date.parse(dueAt) < api.now.getTime())).toBe(true);
    expect(await save(iris, { name: 'Late', assignee: null, overdue: true })).toMatchObject({
      count: late.items.length,
    });
  });

  test('refuses a queue of other duties', async () => {
    expect((await refusalOf(save(await staff('money'), {}))).status).toBe(400);
  });
});

describe('listViews', () => {
  test('are one’s own', async () => {
    const [iris, hal] = [await staff(), await staff()];
    const body = { name: 'Late', queueId: 'leads', assignee: null, overdue: true };
    const { id } = await api.callAs(iris, desk.saveView, { body });
    expect((await api.callAs(iris, desk.listViews)).map((view) => view.id)).toEqual([id]);
    expect(await api.callAs(hal, desk.listViews)).toEqual([]);
  });
});

describe('removeView', () => {
  test('removes one’s own alone', async () => {
    const [iris, hal] = [await staff(), await staff()];
    const body = { name: 'Late', queueId: 'leads', assignee: null, overdue: true };
    const params = { deskViewId: (await api.callAs(iris, desk.saveView, { body })).id };
    expect((await refusalOf(api.callAs(hal, desk.removeView, { params }))).status).toBe(404);
    await api.callAs(iris, desk.removeView, { params });
    expect(await api.callAs(iris, desk.listViews)).toEqual([]);
  });
});

describe('saveReply', () => {
  test('adds words under the id that the caller gave, and changes them', async () => {
    const [iris, hal] = [await staff(), await staff()];
    const params = { replyId: crypto.randomUUID() };
    await api.callAs(iris, desk.saveReply, { params, body: { title: 'Sorry', body: 'We are late.' } });
    await api.callAs(hal, desk.saveReply, { params, body: { title: 'Sorry', body: 'We’re late, and sorry.' } });
    expect(await api.callAs(iris, desk.listReplies)).toContainEqual(
      expect.objectContaining({ id: params.replyId, body: 'We’re late, and sorry.' }),
    );
  });
});

describe('listReplies', () => {
  test('begins with words of ours', async () => {
    expect((await api.callAs(await staff(), desk.listReplies)).map(({ title }) => title)).toContain('Ask for photos');
  });
});

describe('removeReply', () => {
  test('removes it once', async () => {
    const iris = await staff();
    const params = { replyId: crypto.randomUUID() };
    await api.callAs(iris, desk.saveReply, { params, body: { title: 'Old', body: 'Old words' } });
    await api.callAs(iris, desk.removeReply, { params });
    expect((await refusalOf(api.callAs(iris, desk.removeReply, { params }))).status).toBe(404);
  });
});

describe('resolveItem', () => {
  test('takes a lead out of its queue', async () => {
    const iris = await staff();
    const params = { queueId: 'leads', queueItemId: await createLead() };
    await api.callAs(iris, desk.resolveItem, { params });
    expect(await itemsOf(iris, 'leads')).toEqual([]);
    expect(await queueOf(iris, 'leads')).toMatchObject({ count: 0, oldestSince: null });
    expect((await refusalOf(api.callAs(iris, desk.resolveItem, { params }))).status).toBe(404);
  });

  test('refuses what leaves its queue by the work itself', async () => {
    const iris = await staff();
    const params = { queueId: 'homes_ready', queueItemId: await createHome(api, { status: 'ready' }) };
    expect((await refusalOf(api.callAs(iris, desk.resolveItem, { params }))).status).toBe(409);
  });
});

describe('searchDesk', () => {
  const find = async (who: Person, q: string) => api.callAs(who, desk.searchDesk, { query: { q } });

  test('finds a person by the start of a name, an email address, or a phone number', async () => {
    const [iris, sam] = [await staff(), await createPerson(api, 'resident')];
    await api.rows("update users set first_name = 'Sam', last_name = 'Rivera', phone = '+15105550142' where id = $1", [
      sam.id,
    ]);
    for (const q of [
      'sam',
      'RIV',
      'sam rivera',
      'rivera sam',
      sam.email.slice(0, -4),
      '+15105550142',
      '(510) 555-01',
      '15105',
      sam.id,
    ])
      expect((await find(iris, q)).people, q).toMatchObject([{ id: sam.id, name: 'Sam Rivera', email: sam.email }]);
    for (const q of ['', 's', 'sam nobody', '%%', 'ivera']) expect((await find(iris, q)).people, q).toEqual([]);
  });

  test('finds a home by its number and street, by the street, and with its city', async () => {
    const iris = await staff();
    const homeId = await createHome(api, { status: 'setup', streetAddress: '412 Juniper Street' });
    await createHome(api, { streetAddress: '9 Maple Court' });
    for (const q of ['412 jun', 'Juniper', 'juniper st', 'Juniper Street, Oak', homeId])
      expect((await find(iris, q)).homes, q).toMatchObject([{ id: homeId, city: 'Oakland, CA', status: 'setup' }]);
    expect((await find(iris, 'Juniper Street, Seattle')).homes).toEqual([]);
  });

  test('finds a repair by its number, however it is written', async () => {
    const [place, iris] = [await createLivedInHome(api), await staff()];
    const { id, reference } = await report(api, place, place.resident);
    const number = reference.slice(2);
    for (const q of [reference, reference.toLowerCase(), `w${number}`, number, `#${number}`, ` ${reference} `])
      expect((await find(iris, q)).repairs, q).toMatchObject([{ id, reference, title: 'The fridge doesn’t cool' }]);
    for (const q of [`${reference}0`, `x${number}`, number.slice(0, 3)])
      expect((await find(iris, q)).repairs, q).toEqual([]);
  });

  test('finds documents by name and by their owner, but no pictures of an ID', async () => {
    const [iris, sam] = [await staff(), await createPerson(api, 'resident')];
    for (const [category, name] of [
      ['lease', 'Lease of Juniper.pdf'],
      ['identity', 'Passport.jpg'],
    ])
      await api.rows(
        `insert into documents (id, owner_id, category, name, mime, bytes, sha256, storage_key, created_at)
         values (gen_random_uuid(), $1, $2, $3, 'application/pdf', 1, '', 'documents/a', now())`,
        [sam.id, category, name],
      );
    for (const q of ['lease of', sam.name])
      expect((await find(iris, q)).documents, q).toMatchObject([{ name: 'Lease of Juniper.pdf', ownerId: sam.id }]);
    expect((await find(iris, 'passport')).documents).toEqual([]);
  });

  test('finds any part of anything, also misspelled', async () => {
    const iris = await staff();
    const place = await createLivedInHome(api);
    const { homeId, resident } = place;
    await api.rows("update users set first_name = 'Maya', last_name = 'Okonkwo-Reyes' where id = $1", [resident.id]);
    await api.rows("update homes set street_address = '7222 Heron Bluff Way' where id = $1", [homeId]);
    await api.rows("update lease_residents set name = 'Maya Okonkwo-Reyes' where person_id = $1", [resident.id]);
    const repair = await report(api, place, resident);
    const leadId = await createLead();
    const matchesOf = async (q: string, who: Person = iris) =>
      (await find(who, q)).matches.map(({ kind, href }) => `${kind} ${href}`);
    const person = `person /accounts/desk/people/${resident.id}`;
    for (const q of ['mya', 'reyes', 'okonkow']) expect(await matchesOf(q), q).toContain(person);
    for (const q of ['bluff', 'herron bluff', '222 heron'])
      expect(await matchesOf(q), q).toContain(`home /accounts/desk/homes/${homeId}`);
    expect(await matchesOf('reyes')).toContain(`lease /accounts/desk/money/${place.leaseId}`);
    expect(await matchesOf('cool')).toContain(`repair /accounts/portfolio/maintenance/${repair.id}`);
    expect(await matchesOf('visitors.test')).toContain(`lead /accounts/desk/leads/${leadId}`);
    // Of other duties.
    expect(await matchesOf('reyes', await staff('care'))).not.toContain(`lease /accounts/desk/money/${place.leaseId}`);
    expect(await matchesOf('visitors.test', await staff('money'))).toEqual([]);
    for (const q of ['zzzz', '%%%', '___']) expect(await matchesOf(q), q).toEqual([]);
  });

  test('finds a payment by its amount, however it is written', async () => {
    const [iris, sam] = [await staff(), await createPerson(api, 'resident')];
    await api.rows(
      `insert into payments (id, payer_id, purpose, purpose_id, amount, method, method_ref, created_at, updated_at)
       values (gen_random_uuid(), $1, 'rent', gen_random_uuid(), 419550, 'bank', 'pm', now(), now())`,
      [sam.id],
    );
    for (const q of ['4195.50', '$4,195.50', '4195.5'])
      expect((await find(iris, q)).matches, q).toMatchObject([
        { kind: 'payment', label: `$4,195.50 from ${sam.name}` },
      ]);
    expect((await find(await staff('care'), '4195.50')).matches).toEqual([]);
    expect((await find(iris, '4195')).matches.filter(({ kind }) => kind === 'payment')).toEqual([]);
  });

  test('its prefixes are answered by indexes, under row-level security', async () => {
    const plan = await api.services.db.transaction().execute(async (trx) => {
      const { sql } = await import('kysely');
      await sql`select set_config('app.role', 'staff', true)`.execute(trx);
      // However few the rows are: a condition that row-level security keeps from the index is a filter even so.
      await sql`set local enable_seqscan = off`.execute(trx);
      return sql`explain select id from users where last_name_key >= 'last77' and last_name_key < 'last78'`.execute(
        trx,
      );
    });
    expect(JSON.stringify(plan.rows)).toMatch(/Index Cond: .*last_name_key/);
  });
});

describe('getDeskPerson', () => {
  test('shows all of theirs with the next step, and the reading is written down', async () => {
    const [iris, sam, maya] = [await staff(), await createPerson(api, 'resident'), await createPerson(api)];
    const lease = await createLease(api, { residents: [sam], owner: maya });
    const params = { personId: sam.id };
    const person = await api.callAs(iris, desk.getDeskPerson, { params });
    expect(person).toMatchObject({ name: sam.name, email: sam.email, type: 'resident', homes: [] });
    expect(person.steps).toMatchObject([{ kind: 'signLease' }]);
    expect(await api.callAs(iris, desk.getDeskPerson, { params })).toMatchObject({
      leases: [{ id: lease.id, status: 'sent', startOn: '2026-12-01' }],
    });
    const owner = await api.callAs(iris, desk.getDeskPerson, { params: { personId: maya.id } });
    expect(owner.homes).toMatchObject([{ id: lease.homeId, status: 'application_pending' }]);
    expect(
      await api.rows("select count(*)::int from audit_log where event = 'desk.person_viewed' and person_id = $1", [
        iris.id,
      ]),
    ).toEqual([{ count: 3 }]);
  });

  test('shows of a colleague what they see themselves, with their duties and without', async () => {
    const [nils, maya] = [await staff(), await createPerson(api)];
    const { envelopeId } = await createAgreement(api, { owner: maya });
    await signEnvelope(api, maya, envelopeId ?? '');
    const [{ id = '', email = '' } = {}] = await api.rows<{ id: string; email: string }>(
      `select users.id, users.email from envelope_signers signer join users on users.id = signer.user_id
       where signer.envelope_id = $1 and signer.role = 'manager'`,
      [envelopeId],
    );
    const [iris, colleague] = [await staff(), { ...nils, id, email }];
    const seen = async () => {
      const { steps } = await api.callAs(iris, desk.getDeskPerson, { params: { personId: id } });
      return steps.map(({ kind }) => kind);
    };
    const own = async () => (await api.callAs(colleague, todos.listTodos)).map(({ kind }) => kind);
    expect(await seen()).toContain('agreement.sent');
    expect(await seen()).toEqual(await own());
    await api.rows("update users set duties = '{}' where id = $1", [id]);
    expect(await seen()).toEqual(await own());
  });

  test('an erased account is not there', async () => {
    const [iris, sam] = [await staff(), await createPerson(api, 'resident')];
    await api.rows('update users set erased_at = now() where id = $1', [sam.id]);
    expect((await refusalOf(api.callAs(iris, desk.getDeskPerson, { params: { personId: sam.id } }))).status).toBe(404);
  });
});

describe('getDeskHome', () => {
  test('shows its people, its leases, what it waits for, and its history', async () => {
    const [iris, sam, maya] = [await staff(), await createPerson(api, 'resident'), await createPerson(api)];
    const { homeId } = await createLease(api, { residents: [sam], owner: maya });
    await api.rows("update homes set status = 'leased' where id = $1", [homeId]);
    await api.rows("update leases set status = 'active'");
    for (const kind of ['repaired', 'leased'])
      await api.rows('insert into home_events (id, home_id, kind, at) values (gen_random_uuid(), $1, $2, now())', [
        homeId,
        kind,
      ]);
    const home = await api.callAs(iris, desk.getDeskHome, { params: { homeId } });
    expect(home).toMatchObject({
      status: 'leased',
      owner: { id: maya.id, name: maya.name },
      residents: [{ id: sam.id, name: sam.name }],
      leases: [{ status: 'active' }],
    });
  });
});

describe('addPersonNote', () => {
  test('keeps a note with its author; the person does not see it', async () => {
    const [iris, sam] = [await staff(), await createPerson(api, 'resident')];
    const params = { personId: sam.id };
    await api.callAs(iris, desk.addPersonNote, { params, body: { body: 'Prefers a call.' } });
    const { notes } = await api.callAs(iris, desk.getDeskPerson, { params });
    expect(notes).toMatchObject([{ kind: 'note', author: iris.name, body: 'Prefers a call.' }]);
    expect((await refusalOf(api.callAs(sam, desk.getDeskPerson, { params }))).status).toBe(403);
  });
});

describe('changeHost', () => {
  test('gives a home another host of its region, and keeps the tours of the host before', async () => {
    const iris = await staff('leasing');
    const { homeId, hostId } = await createTourableHome(api);
    await createTour(api, homeId, hostId);
    const other = await createRegionHost(api, homeId);
    const params = { params: { homeId } };
    const before = await api.callAs(iris, desk.getDeskHome, params);
    expect(before).toMatchObject({
      host: { id: hostId },
      hosts: expect.arrayContaining([{ id: other, name: 'Hal Holm' }]),
    });
    const after = await api.callAs(iris, desk.changeHost, { ...params, body: { hostId: other } });
    expect(after.host).toEqual({ id: other, name: 'Hal Holm' });
    expect(await api.rows('select host_id from appointments where home_id = $1', [homeId])).toEqual([
      { host_id: hostId },
    ]);
    expect(
      await api.rows("select person_id, detail from audit_log where event = 'home.host_changed' and subject = $1", [
        `home:${homeId}`,
      ]),
    ).toMatchObject([{ person_id: iris.id, detail: { hostId: other } }]);
  });

  test('refuses a host of another region, and staff without the leasing duty', async () => {
    const { homeId } = await createTourableHome(api);
    const body = { hostId: await createHost(api) };
    expect(
      await refusalOf(api.callAs(await staff('leasing'), desk.changeHost, { params: { homeId }, body })),
    ).toMatchObject({
      status: 400,
      fields: { hostId: expect.stringContaining('region') },
    });
    expect(
      await refusalOf(api.callAs(await staff('care'), desk.changeHost, { params: { homeId }, body })),
    ).toMatchObject({ status: 403 });
  });
});

describe('handOver', () => {
  test('gives a homeowner another contact, who reads the note; the homeowner hears the name alone', async () => {
    const [iris, noor, ada] = [await staff(), await staff(), await createPerson(api, 'homeowner')];
    const homeId = await createHome(api, { owner: ada });
    const params = { personId: ada.id };
    const give = (contactId: string, note: string, by = iris) =>
      api.callAs(by, desk.handOver, { params, body: { contactId, note } });
    expect(await give(iris.id, 'Met at the open house.')).toMatchObject({ contact: { id: iris.id } });
    const { contact, notes } = await give(noor.id, 'Prefers a call in the evening.');
    expect(contact).toEqual({ id: noor.id, name: noor.name });
    expect(notes.map(({ body }) => body)).toContain(
      `Handed over from ${iris.name} to ${noor.name}: Prefers a call in the evening.`,
    );
    const messages = await api.rows<{ template: string; recipient: string; data: object }>(
      "select template, recipient, data from outbox where template like 'desk%' order by created_at, id",
    );
    expect(messages.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['deskHandOver', 'deskNewContact']),
    );
    const messaged = messages.filter(({ template }) => template === 'deskNewContact');
    expect(JSON.stringify(messaged)).not.toContain('evening');
    const home = await api.callAs(ada, account.getOwnedHome, { params: { homeId } });
    expect(home.contactName).toBe(noor.name);
    expect((await refusalOf(give(noor.id, 'Again.'))).status).toBe(409);
    expect((await refusalOf(give(ada.id, 'To herself.'))).status).toBe(400);
  });

  test('is for homeowners alone', async () => {
    const [iris, sam] = [await staff(), await createPerson(api, 'resident')];
    const params = { personId: sam.id };
    const given = api.callAs(iris, desk.handOver, { params, body: { contactId: iris.id, note: 'Hello' } });
    expect((await refusalOf(given)).status).toBe(403);
  });
});

describe('addHomeNote', () => {
  test('keeps a note about a home', async () => {
    const [iris, homeId] = [await staff(), await createHome(api)];
    await api.callAs(iris, desk.addHomeNote, { params: { homeId }, body: { body: 'Loose step.' } });
    const { notes } = await api.callAs(iris, desk.getDeskHome, { params: { homeId } });
    expect(notes).toMatchObject([{ body: 'Loose step.', author: iris.name }]);
  });
});

describe('remindPerson', () => {
  test('emails what waits for them, once a day at most', async () => {
    const [iris, sam] = [await staff(), await createPerson(api, 'resident')];
    await createLease(api, { residents: [sam] });
    await api.empty('outbox');
    const params = { personId: sam.id };
    await api.callAs(iris, desk.remindPerson, { params });
    const [message] = await api.rows<{ data: { steps: string[] } }>('select recipient, template, data from outbox');
    expect(message).toMatchObject({ recipient: sam.email, template: 'deskReminder' });
    expect(message?.data.steps).toEqual(['Sign the lease for 12 Alder Lane']);
    expect((await refusalOf(api.callAs(iris, desk.remindPerson, { params }))).status).toBe(409);
    api.now = new Date(api.now.getTime() + 25 * 3_600_000);
    const again = { ...iris, authenticatedAt: Math.floor(api.now.getTime() / 1_000) };
    await api.callAs(again, desk.remindPerson, { params });
    expect(await api.rows('select id from outbox')).toHaveLength(2);
  });

  test('refuses where nothing waits for them', async () => {
    const [iris, sam] = [await staff(), await createPerson(api, 'resident')];
    const refusal = await refusalOf(api.callAs(iris, desk.remindPerson, { params: { personId: sam.id } }));
    expect(refusal).toMatchObject({ status: 409, message: 'Nothing waits for them.' });
  });
});

describe('actForPerson', () => {
  const reason = 'They called us and asked for it.';
  const act = (
    who: Person,
    personId: string,
    body: { action: 'cancelAppointment' | 'withdrawApplication' | 'endSessions'; subjectId?: string },
  ) => api.callAs(who, desk.actForPerson, { params: { personId }, body: { reason, ...body } });

  test('cancels their tour, with a trail, a note, and an email to them', async () => {
    const [iris, sam] = [await staff(), await createPerson(api, 'resident')];
    const { homeId, hostId } = await createTourableHome(api);
    const key = await createTour(api, homeId, hostId);
    const [tour] = await api.rows<{ id: string }>('update appointments set user_id = $1 where key = $2 returning id', [
      sam.id,
      key,
    ]);
    const subjectId = tour?.id ?? '';
    await act(iris, sam.id, { action: 'cancelAppointment', subjectId });
    expect(await api.rows('select status from appointments where id = $1', [subjectId])).toEqual([
      { status: 'canceled' },
    ]);
    expect(
      await api.rows(
        "select person_id, subject, detail from audit_log where event = 'desk.acted_for_person' and person_id = $1",
        [iris.id],
      ),
    ).toEqual([
      {
        person_id: iris.id,
        subject: `person:${sam.id}`,
        detail: { action: 'cancelAppointment', subjectId, reason },
      },
    ]);
    expect(await api.rows("select recipient from outbox where template = 'deskActed'")).toEqual([
      { recipient: sam.email },
    ]);
    const { notes } = await api.callAs(iris, desk.getDeskPerson, { params: { personId: sam.id } });
    expect(notes).toMatchObject([{ kind: 'action', body: `Cancel a tour or call: ${reason}` }]);
  });

  test('withdraws the application of that person only', async () => {
    const [iris, sam, bo] = [await staff(), await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    const { id } = await createApplication(api, { homeId: await createHome(api), people: [sam], status: 'started' });
    const wrong = act(iris, bo.id, { action: 'withdrawApplication', subjectId: id });
    expect((await refusalOf(wrong)).status).toBe(404);
    await act(iris, sam.id, { action: 'withdrawApplication', subjectId: id });
    expect(await api.rows('select status from applications')).toEqual([{ status: 'withdrawn' }]);
  });

  test('offers what one’s duties and the state of their records allow', async () => {
    const [iris, hugo, cashier, sam] = [
      await staff('leasing'),
      await staff('support'),
      await staff('money'),
      await createPerson(api, 'resident'),
    ];
    const { id } = await createApplication(api, { homeId: await createHome(api), people: [sam], status: 'started' });
    const actsOf = async (who: Person) =>
      (await api.callAs(who, desk.getDeskPerson, { params: { personId: sam.id } })).acts;
    expect(await actsOf(iris)).toEqual([{ action: 'withdrawApplication', subjects: [{ id, label: '12 Alder Lane' }] }]);
    expect(await actsOf(hugo)).toEqual([{ action: 'endSessions', subjects: null }]);
    expect(await actsOf(cashier)).toEqual([]);
    await api.rows("update applications set status = 'lease_signed'");
    expect(await actsOf(iris)).toEqual([]);
  });

  test('logs out every device', async () => {
    const [iris, sam] = [await staff(), await createPerson(api, 'resident')];
    await act(iris, sam.id, { action: 'endSessions' });
    expect(await api.rows('select revoked_reason from sessions where user_id = $1', [sam.id])).toEqual([
      { revoked_reason: 'staff' },
    ]);
  });

  test('refuses without the duty, for one of the team, without a recent login, and without what it is about', async () => {
    const [iris, cashier, sam] = [await staff(), await staff('money'), await createPerson(api, 'resident')];
    expect((await refusalOf(act(cashier, sam.id, { action: 'endSessions' }))).status).toBe(403);
    expect((await refusalOf(act(iris, cashier.id, { action: 'endSessions' }))).status).toBe(403);
    expect((await refusalOf(act(iris, sam.id, { action: 'cancelAppointment' }))).status).toBe(400);
    const anHourAgo = new Date(api.now.getTime() - 3_600_000);
    const stale = {
      ...iris,
      sessionId: await createSession(api, iris.id, anHourAgo),
      authenticatedAt: anHourAgo.getTime() / 1_000,
    };
    expect(await refusalOf(act(stale, sam.id, { action: 'endSessions' }))).toMatchObject({
      code: 'recentLoginRequired',
    });
    expect(await api.rows('select id from desk_notes')).toEqual([]);
  });
});
