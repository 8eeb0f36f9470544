import { beforeEach, describe, expect, test } from 'vitest';
import { leads } from '@/contract/account/leads/endpoints';
import { LeadEventKind, LeadType } from '@/contract/account/leads/schemas';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { answerDeadline } from './index';
import { notifyWaitlist } from './jobs';

const api = testApi();
beforeEach(() => api.empty('rate_limits', 'leads', 'lead_events', 'waitlist_entries', 'outbox'));

const contact = { firstName: 'Ada', lastName: 'Lovelace', email: 'Ada@Example.test', phone: '+14155550134' };
const address = { streetAddress: '12 Alder Lane', city: 'Oakland', state: 'CA', zipcode: '94601' };

describe('createLead', () => {
  test('keeps every type of lead with who, where and how they came', async () => {
    for (const type of LeadType.options) {
      const body = {
        type,
        contact,
        address,
        trackingId: 'V1StGXR8_Z5jdHi6B-myT',
        referrer: 'https://example.test/',
        experiments: { a: 'b' },
      };
      await api.call(leads.createLead, { body });
    }
    const stored = await api.rows<{ type: string }>('select type, zipcode, tracking_id, experiments from leads');
    expect(stored.map((lead) => lead.type).sort()).toEqual([...LeadType.options].sort());
    expect(stored[0]).toMatchObject({
      zipcode: '94601',
      tracking_id: 'V1StGXR8_Z5jdHi6B-myT',
      experiments: { a: 'b' },
    });
  });

  test('counts as the event that its type stands for', async () => {
    for (const type of LeadType.options) await api.call(leads.createLead, { body: { type, contact } });
    await api.call(leads.createLead, { body: { type: 'ask_a_question', topic: 'pros', contact, message: 'A faucet' } });
    const kinds = (await api.rows<{ kind: string }>('select kind from lead_events')).map((event) => event.kind);
    expect(kinds.sort()).toEqual([
      'LeadCreatedCalculator',
      'LeadCreatedLeasing',
      'LeadCreatedRentEstimate',
      'LeadCreatedSignUpFlow',
      'LeadCreatedTryThePros',
    ]);
  });

  test('keeps the wording of a consent to be texted, and none where the box was not ticked', async () => {
    await api.call(leads.createLead, { body: { type: 'leasing', contact: { ...contact, textConsent: true } } });
    await api.call(leads.createLead, { body: { type: 'calculator', contact } });
    const consents = await api.rows<{ text_consent: { wording: string } | null }>(
      'select text_consent from leads order by type desc',
    );
    expect(consents[0]?.text_consent).toMatchObject({ wording: expect.stringContaining('STOP'), phone: contact.phone });
    expect(consents[1]?.text_consent).toBeNull();
  });

  test('shows a lead only to staff and its person', async () => {
    const [ada, other, staff] = [await createPerson(api), await createPerson(api), await createPerson(api, 'staff')];
    const { id } = await api.callAs(ada, leads.createLead, { body: { type: 'leasing', contact } });
    const readable = async (personId: string, role: string) => {
      const client = await api.owner.connect();
      try {
        await client.query('begin; set local role belong_app');
        await client.query("select set_config('app.person', $1, true), set_config('app.role', $2, true)", [
          personId,
          role,
        ]);
        return (await client.query('select id from leads')).rows.map((row) => row.id);
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    expect(await readable(ada.id, 'homeowner')).toEqual([id]);
    expect(await readable(other.id, 'homeowner')).toEqual([]);
    expect(await readable('', 'visitor')).toEqual([]);
    expect(await readable(staff.id, 'staff')).toEqual([id]);
  });

  test('refuses a wrong type, email address, phone or ZIP, and a field of ours', async () => {
    const good = { type: 'leasing', contact } as const;
    const wrong = [
      { ...good, type: 'gift' },
      { ...good, contact: { ...contact, email: 'ada' } },
      { ...good, contact: { ...contact, phone: '12' } },
      { ...good, address: { ...address, zipcode: '9460' } },
      { ...good, userId: '3b241101-e2bb-4255-8caf-4136c566a962' },
    ];
    for (const body of wrong) {
      expect(
        await refusalOf(api.call(leads.createLead, { body: body as typeof good })),
        JSON.stringify(body),
      ).toMatchObject({ status: 400 });
    }
  });
});

describe('the same wish again', () => {
  const trackingId = 'V1StGXR8_Z5jdHi6B-myT';
  const wish = { type: 'calculator', contact, address, trackingId } as const;
  const create = (
    body: Parameters<typeof api.call<typeof leads.createLead>>[1] extends { body: infer B } ? B : never,
  ) => api.call(leads.createLead, { body });
  const count = async () => (await api.rows('select id from leads')).length;

  test('of one person for one home is one lead with its events, however the address was typed', async () => {
    const first = await create(wish);
    const typed = { ...address, streetAddress: '12 ALDER Ln.', zipcode: '00000' };
    const again = await create({
      ...wish,
      contact: { ...contact, email: 'ADA@example.TEST', phone: '+14155550199' },
      address: typed,
      message: 'Rent $4,000',
    });
    expect(again.id).toBe(first.id);
    expect(await api.rows('select request_count, zipcode, phone, message, email::text from leads')).toEqual([
      {
        request_count: 2,
        zipcode: '94601',
        phone: '+14155550199',
        message: 'Rent $4,000',
        email: contact.email.toLowerCase(),
      },
    ]);
    expect(await api.rows('select kind, lead_id from lead_events')).toEqual([
      { kind: 'LeadCreatedCalculator', lead_id: first.id },
      { kind: 'LeadCreatedCalculator', lead_id: first.id },
    ]);
  });

  test('gathers what the same browser did on the way, and nothing of another', async () => {
    const stranger = 'strangerstrangerstran';
    await api.call(leads.recordLeadEvent, { body: { kind: 'AddressEnteredCalculator', address, trackingId } });
    await api.call(leads.recordLeadEvent, {
      body: { kind: 'AddressEnteredCalculator', address, trackingId: stranger },
    });
    const { id } = await create(wish);
    const events = await api.rows<{ kind: string; lead_id: string | null; tracking_id: string }>(
      'select kind, lead_id, tracking_id from lead_events where lead_id is not null order by at, kind',
    );
    expect(events.map((event) => event.kind).sort()).toEqual(['AddressEnteredCalculator', 'LeadCreatedCalculator']);
    expect(events.every((event) => event.lead_id === id && event.tracking_id === trackingId)).toBe(true);
  });

  test('creates a new lead for another person, home, or type', async () => {
    await create(wish);
    await create({ ...wish, contact: { ...contact, email: 'grace@example.test' } });
    await create({ ...wish, address: { ...address, streetAddress: '14 Alder Lane' } });
    await create({ ...wish, address: { ...address, streetAddress: '12 Alder Lane, Apt 3' } });
    await create({ ...wish, type: 'leasing' });
    expect(await count()).toBe(5);
  });

  test('a second question is never lost in the first; the very same one is asked once', async () => {
    const question = { type: 'ask_a_question', contact, message: 'May I bring my cat?' } as const;
    await create(question);
    await create(question);
    await create({ ...question, message: 'And my dog?' });
    expect(await count()).toBe(2);
    expect(await api.rows("select id from outbox where template = 'leadReceived'")).toHaveLength(2);
  });

  test('a consent given later is kept, one given before is not lost', async () => {
    await create({ ...wish, contact: { ...contact, textConsent: true } });
    await create(wish);
    const [lead] = await api.rows<{ text_consent: object }>('select text_consent from leads');
    expect(lead?.text_consent).toMatchObject({ wording: expect.stringContaining('STOP') });
  });

  test('two at the same moment are one', async () => {
    await Promise.all(Array.from({ length: 4 }, () => create(wish)));
    expect(await api.rows('select request_count from leads')).toEqual([{ request_count: 4 }]);
  });
});

describe('recordLeadEvent', () => {
  test('records every kind with the address, and 00000 for an unknown ZIP Code', async () => {
    for (const kind of LeadEventKind.options) {
      await api.call(leads.recordLeadEvent, { body: { kind, address: { streetAddress: '12 Alder Lane' } } });
    }
    const events = await api.rows<{ kind: string; zipcode: string }>('select kind, zipcode from lead_events');
    expect(events.map((event) => event.kind).sort()).toEqual([...LeadEventKind.options].sort());
    expect(new Set(events.map((event) => event.zipcode))).toEqual(new Set(['00000']));
  });

  test('refuses an unknown kind', async () => {
    const body = { kind: 'AddressGuessed' as 'LeadCreatedLeasing', address: {} };
    expect(await refusalOf(api.call(leads.recordLeadEvent, { body }))).toMatchObject({ status: 400 });
  });
});

describe('joinWaitlist', () => {
  test('keeps one entry for one person and place, however often and however spelled', async () => {
    for (const email of ['ada@example.test', 'ADA@example.test']) {
      await api.call(leads.joinWaitlist, { body: { email, place: 'Denver', audience: 'homeowner' } });
    }
    await api.call(leads.joinWaitlist, { body: { email: 'ada@example.test', place: 'Austin' } });
    expect(await api.rows('select place from waitlist_entries order by place')).toEqual([
      { place: 'Austin' },
      { place: 'Denver' },
    ]);
  });

  test('emails once who waits for a place that we serve by now, and keeps the others', async () => {
    const join = (email: string, place: string, audience: 'homeowner' | 'resident' = 'homeowner') =>
      api.call(leads.joinWaitlist, { body: { email, place, audience } });
    await join('ada@example.test', 'Oakland, CA');
    await join('ben@example.test', '33101', 'resident');
    await join('cy@example.test', 'Oak');
    await join('di@example.test', 'Denver, CO');
    await api.call(leads.joinWaitlist, { body: { email: 'eve@example.test', address, place: '' } });
    for (let day = 0; day < 2; day += 1) await notifyWaitlist(api.services);
    const sent = await api.rows<{ recipient: string; data: { region: string; link: string } }>(
      "select recipient, data from outbox where template = 'regionOpened' order by recipient",
    );
    expect(sent.map(({ recipient, data }) => [recipient, data.region, new URL(data.link).pathname])).toEqual([
      ['ada@example.test', 'Bay Area', '/homeowners/bay-area'],
      ['ben@example.test', 'Miami', '/homes/miami'],
      ['eve@example.test', 'Bay Area', '/homeowners/bay-area'],
    ]);
    expect(await api.rows('select email from waitlist_entries order by email')).toEqual([
      { email: 'cy@example.test' },
      { email: 'di@example.test' },
    ]);
  });

  test('says nothing of a region that is not open', async () => {
    await api.call(leads.joinWaitlist, { body: { email: 'ada@example.test', place: 'Oakland, CA' } });
    const setStatus = (to: string) => api.rows("update regions set status = $1 where slug = 'bay-area'", [to]);
    await setStatus('ComingSoon');
    await notifyWaitlist(api.services).finally(() => setStatus('Active'));
    expect(await api.rows("select id from outbox where template = 'regionOpened'")).toEqual([]);
  });

  test('refuses an address without an @', async () => {
    expect(await refusalOf(api.call(leads.joinWaitlist, { body: { email: 'ada' } }))).toMatchObject({ status: 400 });
  });
});

test('an answer is promised by the end of the next working day at our office', () => {
  const by = (iso: string) => answerDeadline(new Date(iso)).toISOString();
  expect(by('2026-11-18T20:15:30Z')).toBe('2026-11-20T02:00:00.000Z');
  expect(by('2026-11-20T20:00:00Z')).toBe('2026-11-24T02:00:00.000Z');
  // Thanksgiving is no business day.
  expect(by('2026-11-25T20:00:00Z')).toBe('2026-11-28T02:00:00.000Z');
  // Saturday night in California, Sunday in London.
  expect(by('2026-11-22T07:30:00Z')).toBe('2026-11-24T02:00:00.000Z');
  // In summer California is seven hours behind, not eight.
  expect(by('2026-07-15T12:00:00Z')).toBe('2026-07-17T01:00:00.000Z');
});
