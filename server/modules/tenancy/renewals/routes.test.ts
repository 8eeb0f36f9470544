import { describe, expect, test } from 'vitest';
import { threads } from '@/contract/account/threads/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { type LeaseTerms, leases } from '@/contract/leasing/leases/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { signing } from '@/contract/platform/signing/endpoints';
import type { RenewalAnswer } from '@/contract/tenancy/renewals/endpoints';
import { renewals } from '@/contract/tenancy/renewals/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import { sealEnvelope } from '@/server/modules/platform/signing/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { signEnvelope } from '@/tests/support/fixtures/leases';
import { serveLetter } from '@/tests/support/fixtures/letters';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createCharges } from '@/tests/support/fixtures/money/charges';
import { createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease, sendRenewal, type TestLease } from '@/tests/support/fixtures/renewals';
import { endOfLocalDay } from './index';
import { handleRenewalEnvelope, startRenewals } from './jobs';

const api = testApi();
const option = (rentCents: number, months: 12 | 18 | 24 | 6 | null = 12) => ({ months, rentCents: cents(rentCents) });
const answer = (lease: TestLease, renewalId: string, body: RenewalAnswer) =>
  api.callAs(lease.resident, renewals.answerRenewal, { params: { renewalId }, body });
const decide = (lease: TestLease, renewalId: string, body: Parameters<typeof decideBody>[0]) =>
  api.callAs(lease.owner, renewals.decideRenewal, { params: { renewalId }, body: decideBody(body) });
const decideBody = (decision: 'accept_counter' | 'keep_offer' | 'withdraw') =>
  decision === 'withdraw' ? { decision, reason: 'Plans changed' } : { decision };
const statusOf = async (id: string) =>
  (await api.rows<{ status: string }>('select status from renewals where id = $1', [id]))[0]?.status;
const stepKinds = async (person: TestLease['owner']) => [
  ...(await api.callAs(person, todos.listTodos)).map(({ kind }) => kind),
  ...(await api.callAs(person, todos.listWaiting)).map(({ kind }) => kind),
];
async function asksForRepair(lease: TestLease) {
  const body = { subject: 'The heating', topic: 'repair' as const, body: 'It is cold.', homeId: lease.homeId };
  const { id } = await api.callAs(lease.resident, threads.createThread, { body });
  await api.rows('update threads set home_id = $2 where id = $1', [id, lease.homeId]);
}

describe('getRenewalOutlook', () => {
  test('shows the lease, the legal maximum, the earliest day, the form, and what the market says', async () => {
    const lease = await createRunningLease(api, { state: 'WA' });
    const outlook = await api.callAs(lease.owner, renewals.getRenewalOutlook, { params: { homeId: lease.homeId } });
    expect(outlook).toMatchObject({
      leaseId: lease.id,
      leaseEndOn: '2027-02-28',
      startOn: '2027-03-01',
      currentRentCents: lease.rentCents,
      monthsHere: 8,
      guardUntil: null,
      openRenewal: null,
      respondFrom: '2026-11-28',
      suggestedRespondOn: '2026-12-12',
    });
    expect(outlook.limit).toMatchObject({
      // The new term starts in 2027, for which the state has not announced its figure here.
      kind: 'unannounced',
      maxRentCents: lease.rentCents + Math.floor((lease.rentCents * 7) / 100),
      noticeDays: 180,
      // 180 days from Nov 30: two business days at our desk, and five for the mail.
      earliest: '2027-05-29',
    });
    expect(outlook.limit.form.source).toBe('RCW 59.18.720');
    expect(outlook.limit.rules.map(({ source }) => source)).toContain('Seattle Municipal Code 7.24.030');
  });

  test('lets no higher rent start before the lease ends', async () => {
    const lease = await createRunningLease(api, { state: 'CA', startOn: '2026-11-20', endOn: '2027-11-19' });
    const { limit } = await api.callAs(lease.owner, renewals.getRenewalOutlook, { params: { homeId: lease.homeId } });
    expect(limit).toMatchObject({
      noticeDays: 30,
      earliest: '2027-11-20',
      earliestAboveThreePercent: '2027-11-20',
      earliestAboveTenPercent: '2027-11-20',
    });
  });

  test('reminds the owner of what they planned with the home', async () => {
    const lease = await createRunningLease(api, { state: 'WA' });
    const outlook = () => api.callAs(lease.owner, renewals.getRenewalOutlook, { params: { homeId: lease.homeId } });
    expect((await outlook()).plans).toBeNull();
    const plan = (answers: object) =>
      api.rows(
        `insert into flow_runs (id, flow_id, home_id, guest_token_hashes, status, answers, created_at, updated_at, submitted_at)
         values (gen_random_uuid(), 'setup-lease', $1, '{}', 'submitted', $2, now(), now(), now())
         on conflict (home_id, flow_id) where home_id is not null do update set answers = excluded.answers`,
        [lease.homeId, JSON.stringify(answers)],
      );
    await plan({ plans: 'sell', plansWhen: '2027-09-01' });
    expect((await outlook()).plans).toEqual({ kind: 'sell', on: '2027-09-01' });
    await plan({ plans: 'move' });
    expect((await outlook()).plans).toEqual({ kind: 'move', on: null });
    await plan({ plans: 'no', plansWhen: '2027-09-01' });
    expect((await outlook()).plans).toBeNull();
  });

  test('is a conflict where no lease runs', async () => {
    const lease = await createRunningLease(api);
    await api.rows(`update leases set status = 'ended', ended_at = now(), end_reason = 'x' where id = $1`, [lease.id]);
    const refusal = refusalOf(
      api.callAs(lease.owner, renewals.getRenewalOutlook, { params: { homeId: lease.homeId } }),
    );
    expect(await refusal).toMatchObject({ status: 409 });
  });
});

describe('sendRenewalOffer', () => {
  test('reaches the residents with up to three options, and both sides see the next step', async () => {
    const lease = await createRunningLease(api, { state: 'FL' });
    const options = [option(lease.rentCents), option(lease.rentCents + 10_000, 24), option(lease.rentCents, null)];
    const sent = await sendRenewal(api, lease, { options });
    expect(sent).toMatchObject({ status: 'sent', side: 'owner', respondBy: '2026-12-16T05:00:00.000Z' });
    const { items } = await api.callAs(lease.resident, renewals.listRenewals);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ side: 'resident', status: 'sent', guardUntil: null });
    expect(items[0]?.options.map(({ id, months }) => [id, months])).toEqual([
      ['a', 12],
      ['b', 24],
      ['c', null],
    ]);
    expect(await stepKinds(lease.resident)).toContain('renewal.sent');
    expect(await stepKinds(lease.owner)).toContain('renewal.sent');
    expect((await findMessages(api, lease.resident.email)).map(({ template }) => template)).toContain('renewalUpdate');
    const letter = (await findMessages(api, lease.resident.email)).find(({ template }) => template === 'renewalUpdate');
    const { body } = renderMessage('renewalUpdate', letter?.data);
    const percent = Math.round((10_000 / lease.rentCents) * 1000) / 10;
    expect(body).toContain(
      `- 12 months at ${formatExactMoney(cents(lease.rentCents))} a month (the same rent as today)`,
    );
    expect(body).toContain(
      `- 24 months at ${formatExactMoney(cents(lease.rentCents + 10_000))} a month ($100.00 more a month, ${percent}%)`,
    );
    expect(body).toContain('- Month to month at ');
    expect(body).toContain(`/accounts/home/properties#renewal-of-${sent.leaseId}`);
    expect(await refusalOf(sendRenewal(api, lease))).toMatchObject({ status: 409 });
  });

  test.each([
    ['WA', '2027-05-29'],
    ['VA', '2027-01-20'],
  ] as const)('in %s refuses a raise with too little notice and says the earliest day', async (state, earliest) => {
    const endOn = state === 'WA' ? '2027-02-28' : '2026-12-15';
    const lease = await createRunningLease(api, { state, endOn });
    const startOn = state === 'WA' ? '2027-03-01' : '2026-12-16';
    const offer = { startOn, respondOn: '2026-12-01', options: [option(lease.rentCents + 1)] };
    const day = new Date(`${earliest}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    expect(await refusalOf(sendRenewal(api, lease, offer))).toMatchObject({
      status: 400,
      message: expect.stringContaining(day),
    });
    expect(await sendRenewal(api, lease, { ...offer, options: [option(lease.rentCents)] })).toMatchObject({
      status: 'sent',
    });
  });

  test('counts a raise from the rents of the twelve months before it starts, not before today', async () => {
    const lease = await createRunningLease(api, { state: 'CA', startOn: '2024-03-01' });
    const raisedOn = async (startOn: string) => {
      await api.rows('delete from renewals where lease_id = $1', [lease.id]);
      await api.rows(
        `insert into renewals (id, home_id, owner_id, lease_id, status, options, current_rent, start_on, respond_by,
           terms, note, created_by, created_at, updated_at, rent_from, rent_applied_at)
         values (gen_random_uuid(), $1, $2, $3, 'active', '[]', $4, $5, now(), '{}', '', $2, now(), now(), $5, now())`,
        [lease.homeId, lease.owner.id, lease.id, lease.rentCents - 10_000, startOn],
      );
      const read = { params: { homeId: lease.homeId } };
      return (await api.callAs(lease.owner, renewals.getRenewalOutlook, read)).limit.maxRentCents;
    };
    const most = (base: number) => base + Math.floor((base * 88) / 1_000);
    // The next term starts on March 1, 2027.
    expect(await raisedOn('2026-03-01')).toBe(most(lease.rentCents));
    expect(await raisedOn('2026-03-02')).toBe(most(lease.rentCents - 10_000));
  });

  test('refuses one cent above the legal maximum, and sends the maximum itself', async () => {
    const lease = await createRunningLease(api, { state: 'CA' });
    // Oakland, from August 2026 through July 2027: 5% and an index of 3.8%.
    const most = lease.rentCents + Math.floor((lease.rentCents * 88) / 1_000);
    expect(await refusalOf(sendRenewal(api, lease, { options: [option(most + 1)] }))).toMatchObject({
      status: 400,
      message: expect.stringContaining('The most you can ask here is'),
    });
    expect((await sendRenewal(api, lease, { options: [option(most)] })).status).toBe('sent');
  });

  test('in California waits until the home has a stove and a refrigerator that work', async () => {
    const lease = await createRunningLease(api, { state: 'CA' });
    await api.rows('update homes set kitchen = null where id = $1', [lease.homeId]);
    expect(await refusalOf(sendRenewal(api, lease, { options: [option(lease.rentCents)] }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Appliances in the setup'),
    });
    await api.rows("update homes set kitchen = 'both' where id = $1", [lease.homeId]);
    expect((await sendRenewal(api, lease, { options: [option(lease.rentCents)] })).status).toBe('sent');
  });

  test('in Florida for a year or longer waits for the flood questions; the form is part of what is signed', async () => {
    const lease = await createRunningLease(api, { state: 'FL' });
    const outlook = () => api.callAs(lease.owner, renewals.getRenewalOutlook, { params: { homeId: lease.homeId } });
    expect((await outlook()).floodAnswersFromMonths).toBeNull();
    await api.rows('update homes set flood = null where id = $1', [lease.homeId]);
    expect(await outlook()).toMatchObject({ floodAnswersFromMonths: 12, propertyId: lease.homeId });
    expect(await stepKinds(lease.owner)).toContain('setup.disclosures');
    const options = [option(lease.rentCents, 6), option(lease.rentCents, null)];
    expect(await refusalOf(sendRenewal(api, lease, { options: [...options, option(lease.rentCents)] }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Safety in the setup'),
    });
    const short = await sendRenewal(api, lease, { options });
    await answer(lease, short.id, { answer: 'counter', months: 12, rentCents: cents(lease.rentCents), note: '' });
    expect(await refusalOf(decide(lease, short.id, 'accept_counter'))).toMatchObject({ status: 409 });
    expect(await statusOf(short.id)).toBe('countered');
    const known = {
      flooded: true,
      hazardArea: false,
      insured: false,
      claimed: false,
      aided: false,
      details: 'In 2022.',
    };
    await api.rows('update homes set flood = $2 where id = $1', [lease.homeId, known]);
    const { envelopeId } = await decide(lease, short.id, 'accept_counter');
    const { document } = await api.callAs(lease.resident, signing.getEnvelope, {
      params: { envelopeId: envelopeId ?? '' },
    });
    const form = document.sections.find(({ id }) => id === 'fl-flood');
    expect(form).toMatchObject({
      heading: 'Flood disclosure',
      ownDocument: expect.stringMatching(/^Flood disclosure: /),
    });
    expect(form?.paragraphs.join(' ')).toMatch(/has knowledge of flooding.*“In 2022\.”.*has not filed a claim/);
    expect(document.sections.at(-1)?.heading).toBe('5. All other terms');
  });

  test('refuses a start inside the lease, a deadline out of range, and the same option twice', async () => {
    const lease = await createRunningLease(api);
    const refused = async (more: Parameters<typeof sendRenewal>[2]) =>
      (await refusalOf(sendRenewal(api, lease, more))).status;
    expect(await refused({ startOn: '2027-02-01' })).toBe(400);
    expect(await refused({ respondOn: '2026-11-27' })).toBe(400);
    expect(await refused({ respondOn: '2027-01-21' })).toBe(400);
    expect(await refused({ options: [option(lease.rentCents), option(lease.rentCents)] })).toBe(400);
    expect(await refused({ options: [] })).toBe(400);
  });

  test('in Seattle a raise of 10% of a new building, which no cap covers, is for our team (SMC 22.212)', async () => {
    const lease = await createRunningLease(api, {
      state: 'WA',
      startOn: '2025-03-01',
      endOn: '2027-06-30',
      yearBuilt: 2020,
    });
    const raise = (rentCents: number) =>
      sendRenewal(api, lease, { startOn: '2027-07-01', options: [option(rentCents)] });
    const most = Math.ceil(lease.rentCents * 1.1);
    expect(await refusalOf(raise(most))).toMatchObject({
      status: 400,
      fields: { options: expect.stringContaining('Our team takes over such an offer') },
    });
    expect(await raise(most - 100)).toMatchObject({ status: 'sent' });
  });

  test('in Washington refuses options more than 5% apart (RCW 59.18.700(3))', async () => {
    const lease = await createRunningLease(api, { state: 'WA', startOn: '2025-03-01' });
    const lowered = Math.floor(lease.rentCents / 1.06);
    const refused = await refusalOf(
      sendRenewal(api, lease, { options: [option(lowered, null), option(lease.rentCents)] }),
    );
    expect(refused).toMatchObject({ status: 400, fields: { options: expect.stringContaining('5% above the lowest') } });
    const close = Math.ceil(lease.rentCents / 1.05);
    expect(await sendRenewal(api, lease, { options: [option(close, null), option(lease.rentCents)] })).toMatchObject({
      status: 'sent',
    });
  });

  test('in Washington refuses a term of more than 12 months, also as a counteroffer (RCW 59.18.210)', async () => {
    const lease = await createRunningLease(api, { state: 'WA' });
    const offer = (months: 12 | 18) =>
      sendRenewal(api, lease, { options: [{ months, rentCents: cents(lease.rentCents) }] });
    expect(await refusalOf(offer(18))).toMatchObject({ status: 400 });
    const { id, longestMonths } = await offer(12);
    expect(longestMonths).toBe(12);
    const counter = (months: 12 | 18) =>
      answer(lease, id, { answer: 'counter', months, rentCents: cents(lease.rentCents), note: '' });
    expect(await refusalOf(counter(18))).toMatchObject({ status: 400 });
    expect(await counter(12)).toMatchObject({ status: 'countered' });
  });

  test('holds a raise after a repair request until a second person gives a reason', async () => {
    const lease = await createRunningLease(api);
    await asksForRepair(lease);
    const held = await sendRenewal(api, lease, { options: [option(lease.rentCents + 100)] });
    expect(held).toMatchObject({ status: 'approved', guardUntil: '2027-05-20', sentAt: null });
    expect((await api.callAs(lease.resident, renewals.listRenewals)).items).toEqual([]);
    expect(await refusalOf(answer(lease, held.id, { answer: 'view' }))).toMatchObject({ status: 404 });
    const staff = await createPerson(api, 'staff');
    const review = () =>
      api.callAs(staff, renewals.reviewRenewal, {
        params: { renewalId: held.id },
        body: { reason: 'Market rent, planned since summer' },
      });
    expect(await review()).toMatchObject({ status: 'sent', side: 'staff' });
    expect(await refusalOf(review())).toMatchObject({ status: 409 });
    expect((await api.callAs(lease.resident, renewals.listRenewals)).items).toHaveLength(1);
  });

  test('counts a work order that a resident reported, also by phone to our team, and none of the owner', async () => {
    const guarded = async (source: string) => {
      const lease = await createRunningLease(api);
      await api.rows(
        `insert into work_orders (id, home_id, lease_id, source, title, area, tier, tier_reason, created_at, status_since,
           response_due_at, updated_at)
         values (gen_random_uuid(), $1, $2, $3, 'Leak', 'plumbing', 'standard', 'A drip', $4, $4, $4, $4)`,
        [lease.homeId, lease.id, source, api.now],
      );
      return (await sendRenewal(api, lease, { options: [option(lease.rentCents + 100)] })).status;
    };
    expect(await guarded('resident')).toBe('approved');
    expect(await guarded('staff')).toBe('approved');
    expect(await guarded('owner')).toBe('sent');
  });

  test('the same rent goes out at once, also after a repair request', async () => {
    const lease = await createRunningLease(api);
    await asksForRepair(lease);
    expect((await sendRenewal(api, lease)).status).toBe('sent');
  });
});

describe('getRenewal', () => {
  test('is visible to both sides only', async () => {
    const lease = await createRunningLease(api);
    const { id } = await sendRenewal(api, lease);
    const get = (person: TestLease['owner']) => api.callAs(person, renewals.getRenewal, { params: { renewalId: id } });
    expect((await get(lease.resident)).side).toBe('resident');
    expect((await get(lease.owner)).side).toBe('owner');
    expect(await refusalOf(get(await createPerson(api)))).toMatchObject({ status: 404 });
  });
});

describe('listRenewals', () => {
  test('is empty for who has none', async () => {
    expect((await api.callAs(await createPerson(api), renewals.listRenewals)).items).toEqual([]);
  });
});

describe('answerRenewal', () => {
  test('accepted, signed by both, and in effect on its day: the lease runs on with the new rent', async () => {
    const lease = await createRunningLease(api, { state: 'FL' });
    const newRent = lease.rentCents + 5_000;
    const { id } = await sendRenewal(api, lease, { options: [option(newRent)] });
    expect((await answer(lease, id, { answer: 'view' })).status).toBe('viewed');
    expect((await answer(lease, id, { answer: 'view' })).status).toBe('viewed');
    const accepted = await answer(lease, id, { answer: 'accept', optionId: 'a' });
    expect(accepted).toMatchObject({ status: 'accepted', chosen: { months: 12, rentCents: newRent } });
    const envelopeId = accepted.envelopeId ?? '';
    expect(await stepKinds(lease.resident)).toContain('renewal.accepted');
    await signEnvelope(api, lease.resident, envelopeId);
    await signEnvelope(api, lease.owner, envelopeId);
    await sealEnvelope(api.services, { id: envelopeId });
    await handleRenewalEnvelope(api.services, { subject: `renewal:${id}` });
    await handleRenewalEnvelope(api.services, { subject: `renewal:${id}` });
    expect(await statusOf(id)).toBe('signed');
    const terms = async () =>
      (await api.callAs(lease.resident, leases.getLease, { params: { leaseId: lease.id } })).terms;
    expect(await terms()).toMatchObject({ endOn: '2028-02-29', rentCents: lease.rentCents });
    await startRenewals(api.services);
    expect(await statusOf(id)).toBe('signed');
    await api.rows(`update renewals set start_on = '2026-11-21', rent_from = '2026-11-21' where id = $1`, [id]);
    await startRenewals(api.services);
    expect(await statusOf(id)).toBe('active');
    const renewed = await terms();
    expect(renewed.rentCents).toBe(newRent);
    expect(renewed.allInCents - renewed.rentCents).toBe((await terms()).allInCents - newRent);
  });

  test('a raise that the law wants on paper takes effect once it is served, from the first lawful day', async () => {
    const lease = await createRunningLease(api, { state: 'CA', startOn: '2025-03-01', endOn: '2027-02-28' });
    const newRent = lease.rentCents + 5_000;
    const { id } = await sendRenewal(api, lease, { options: [option(newRent)] });
    const { envelopeId } = await answer(lease, id, { answer: 'accept', optionId: 'a' });
    for (const person of [lease.resident, lease.owner]) await signEnvelope(api, person, envelopeId ?? '');
    await sealEnvelope(api.services, { id: envelopeId });
    await handleRenewalEnvelope(api.services, { subject: `renewal:${id}` });
    /** As the database has them: no login is as old as these days. */
    const terms = async () => {
      const [row] = await api.rows<{ terms: LeaseTerms }>('select terms from leases where id = $1', [lease.id]);
      if (!row) throw new Error('The lease is gone');
      return row.terms;
    };
    expect(await terms()).toMatchObject({ endOn: '2028-02-29', rentCents: lease.rentCents });
    expect((await terms()).rentSteps ?? []).toEqual([]);
    const before = api.now;
    try {
      // The term began without a served notice: the rent stays.
      api.now = new Date('2027-03-01T20:00:00Z');
      await startRenewals(api.services);
      expect(await statusOf(id)).toBe('active');
      expect((await terms()).rentCents).toBe(lease.rentCents);
      // Mailed on Mar 2, it counts from Mar 8 (Mar 7 is a Sunday), and 30 days end on Apr 7 (Cal. Civ. Code § 827(b)(2)).
      api.now = new Date('2027-03-02T20:00:00Z');
      await serveLetter(api, `renewal:${id}`, { method: 'mail', servedOn: '2027-03-02' });
      expect((await terms()).rentSteps?.at(-1)).toEqual({ from: '2027-04-07', rentCents: newRent });
      api.now = new Date('2027-04-06T20:00:00Z');
      await startRenewals(api.services);
      expect((await terms()).rentCents).toBe(lease.rentCents);
      api.now = new Date('2027-04-07T20:00:00Z');
      await startRenewals(api.services);
      expect((await terms()).rentCents).toBe(newRent);
    } finally {
      api.now = before;
    }
  });

  test('a month that was charged at the old rent already is charged at the new one', async () => {
    const lease = await createRunningLease(api, { state: 'FL', startOn: '2025-12-01', endOn: '2026-11-30' });
    await createCharges(api, lease.id);
    const newRent = lease.rentCents - 5_000;
    const { id } = await sendRenewal(api, lease, {
      startOn: '2026-12-01',
      respondOn: '2026-11-29',
      options: [option(newRent)],
    });
    const { envelopeId } = await answer(lease, id, { answer: 'accept', optionId: 'a' });
    for (const person of [lease.resident, lease.owner]) await signEnvelope(api, person, envelopeId ?? '');
    await sealEnvelope(api.services, { id: envelopeId });
    for (let time = 0; time < 2; time += 1) await handleRenewalEnvelope(api.services, { subject: `renewal:${id}` });
    const account = await api.callAs(lease.resident, charges.listCharges, { params: { leaseId: lease.id } });
    const december = account.charges.filter(({ period, kind }) => kind === 'rent' && period?.start === '2026-12-01');
    expect(december.map(({ amountCents, status }) => [amountCents, status]).toSorted()).toEqual([
      [newRent, 'open'],
      [lease.rentCents, 'waived'],
    ]);
  });

  test('a counteroffer is answered by the owner, and an unlawful one is refused', async () => {
    const lease = await createRunningLease(api);
    const { id } = await sendRenewal(api, lease);
    const counter = (rentCents: number) =>
      answer(lease, id, { answer: 'counter', months: 18, rentCents: cents(rentCents), note: 'We fixed the yard' });
    expect(await refusalOf(counter(lease.rentCents * 2))).toMatchObject({ status: 400 });
    expect(await counter(lease.rentCents - 5_000)).toMatchObject({ status: 'countered', counter: { months: 18 } });
    expect(await stepKinds(lease.owner)).toContain('renewal.countered');
    expect(await decide(lease, id, 'keep_offer')).toMatchObject({ status: 'viewed', counter: null });
    expect(await refusalOf(decide(lease, id, 'accept_counter'))).toMatchObject({ status: 409 });
    await counter(lease.rentCents - 4_000);
    expect(await decide(lease, id, 'accept_counter')).toMatchObject({
      status: 'accepted',
      chosen: { months: 18, rentCents: lease.rentCents - 4_000 },
    });
  });

  test('counts until the last millisecond of the last day at the home, and not after', async () => {
    const lease = await createRunningLease(api, { state: 'VA' });
    const { id, respondBy } = await sendRenewal(api, lease, { respondOn: '2026-11-30' });
    expect(respondBy).toBe('2026-12-01T05:00:00.000Z');
    const before = api.now;
    try {
      api.now = new Date(respondBy);
      const late = answer(lease, id, { answer: 'accept', optionId: 'a' });
      expect(await refusalOf(late)).toMatchObject({ status: 409, message: expect.stringContaining('passed') });
      api.now = new Date(Date.parse(respondBy) - 1);
      expect((await answer(lease, id, { answer: 'accept', optionId: 'a' })).status).toBe('accepted');
    } finally {
      api.now = before;
    }
  });

  test('counts one side when an offer is accepted and withdrawn at once, and notifies the other', async () => {
    for (let round = 0; round < 3; round++) {
      const lease = await createRunningLease(api);
      const { id } = await sendRenewal(api, lease);
      const [accepted, withdrawn] = await Promise.allSettled([
        answer(lease, id, { answer: 'accept', optionId: 'a' }),
        decide(lease, id, 'withdraw'),
      ]);
      expect([accepted.status, withdrawn.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(await statusOf(id)).toBe(accepted.status === 'fulfilled' ? 'accepted' : 'withdrawn');
      const papers = await api.rows('select id from envelopes where subject = $1', [`renewal:${id}`]);
      expect(papers).toHaveLength(accepted.status === 'fulfilled' ? 1 : 0);
    }
  });

  test('of two roommates one renews and the other does not sign: the lease stays as it was, and all of them hear of it', async () => {
    const roommate = await createPerson(api, 'resident');
    const lease = await createRunningLease(api, { roommate });
    const { id } = await sendRenewal(api, lease);
    const { envelopeId } = await answer(lease, id, { answer: 'accept', optionId: 'a' });
    const params = { envelopeId: envelopeId ?? '' };
    expect(await stepKinds(roommate)).toContain('renewal.accepted');
    await signEnvelope(api, lease.resident, params.envelopeId);
    await api.callAs(roommate, signing.declineEnvelope, { params, body: { reason: 'I move to another city.' } });
    await handleRenewalEnvelope(api.services, { subject: `renewal:${id}` });
    expect(await api.callAs(roommate, renewals.getRenewal, { params: { renewalId: id } })).toMatchObject({
      status: 'declined',
      endReason: 'I move to another city.',
    });
    const { terms } = await api.callAs(lease.resident, leases.getLease, { params: { leaseId: lease.id } });
    expect(terms).toMatchObject({ endOn: '2027-02-28', rentCents: lease.rentCents });
    for (const { email } of [lease.owner, lease.resident, roommate])
      expect(
        (await findMessages(api, email)).filter(({ template }) => template === 'renewalUpdate').length,
      ).toBeGreaterThan(0);
    expect((await sendRenewal(api, lease)).status).toBe('sent');
  });

  test('declined, the owner hears of it and the offer is closed', async () => {
    const lease = await createRunningLease(api);
    const { id } = await sendRenewal(api, lease);
    expect(await answer(lease, id, { answer: 'decline', reason: 'We bought a house' })).toMatchObject({
      status: 'declined',
      endReason: 'We bought a house',
    });
    expect(await refusalOf(answer(lease, id, { answer: 'accept', optionId: 'a' }))).toMatchObject({ status: 409 });
    expect(await refusalOf(decide(lease, id, 'withdraw'))).toMatchObject({ status: 409 });
  });
});

describe('decideRenewal', () => {
  test('withdrawn, it can be sent again', async () => {
    const lease = await createRunningLease(api);
    const { id } = await sendRenewal(api, lease);
    expect(await decide(lease, id, 'withdraw')).toMatchObject({ status: 'withdrawn', endReason: 'Plans changed' });
    expect((await sendRenewal(api, lease)).status).toBe('sent');
  });
});

describe('reviewRenewal', () => {
  test('is refused for an offer that went out already', async () => {
    const lease = await createRunningLease(api);
    const { id } = await sendRenewal(api, lease);
    const review = api.callAs(await createPerson(api, 'staff'), renewals.reviewRenewal, {
      params: { renewalId: id },
      body: { reason: 'Nothing to review' },
    });
    expect(await refusalOf(review)).toMatchObject({ status: 409 });
  });
});

describe('jobs', () => {
  test('an unanswered offer expires on its day, also when its own job was lost', async () => {
    const lease = await createRunningLease(api);
    const { id } = await sendRenewal(api, lease);
    await startRenewals(api.services);
    expect(await statusOf(id)).toBe('sent');
    await api.rows('update renewals set respond_by = $2 where id = $1', [id, api.now]);
    await startRenewals(api.services);
    expect(await statusOf(id)).toBe('expired');
  });
});

test('endOfLocalDay is 23 hours long before the clocks change and 25 after', () => {
  const hours = (day: string, next: string) =>
    (endOfLocalDay(next, 'America/Los_Angeles').getTime() - endOfLocalDay(day, 'America/Los_Angeles').getTime()) /
    3.6e6;
  expect(hours('2027-03-13', '2027-03-14')).toBe(23);
  expect(hours('2027-11-06', '2027-11-07')).toBe(25);
});
