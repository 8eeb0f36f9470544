import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { leases } from '@/contract/leasing/leases/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import type { NewLeaseRequest } from '@/contract/tenancy/leaseRequests/schemas';
import { notices } from '@/contract/tenancy/notices/endpoints';
import { sealEnvelope } from '@/server/modules/platform/signing/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { createLease, signEnvelope } from '@/tests/support/fixtures/leases';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createCharges } from '@/tests/support/fixtures/money/charges';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease, type TestLease } from '@/tests/support/fixtures/renewals';
import { handleAddendumEnvelope, startAddenda } from './jobs';

const api = testApi();
const first = api.now;
let lease: TestLease;
type Someone = TestLease['owner'];

beforeEach(async () => {
  api.now = first;
  lease = await createRunningLease(api);
});

const ask = (body: NewLeaseRequest, person: Someone = lease.resident) =>
  api.callAs(person, leaseRequests.makeLeaseRequest, { params: { leaseId: lease.id }, body });
const approve = (leaseRequestId: string, more: { effectiveOn?: string; petRentCents?: number } = {}) =>
  api.callAs(lease.owner, leaseRequests.decideLeaseRequest, {
    params: { leaseRequestId },
    body: { approve: true, reason: 'Fine with me.', ...more } as never,
  });
const read = (person: Someone, leaseAddendumId: string) =>
  api.callAs(person, leaseRequests.getLeaseAddendum, { params: { leaseAddendumId } });
const signAll = async (id: string, people: readonly Someone[]) => {
  const { envelopeId } = await read(people[0] ?? lease.owner, id);
  for (const person of people) await signEnvelope(api, person, envelopeId);
  await sealEnvelope(api.services, { id: envelopeId });
  await handleAddendumEnvelope(api.services, { subject: `addendum:${id}` });
};
const termsOf = async () => (await api.callAs(lease.owner, leases.getLease, { params: { leaseId: lease.id } })).terms;
const chargesOf = async (person: Someone = lease.resident) =>
  (await api.callAs(person, charges.listCharges, { params: { leaseId: lease.id } })).charges;
const pet: NewLeaseRequest = { kind: 'pet', animal: 'Beagle', pounds: 25, note: '' };

async function sent(body: NewLeaseRequest, more: Parameters<typeof approve>[1] = {}) {
  const { addendum } = await approve((await ask(body)).id, more);
  return addendum ?? expect.fail('no addendum');
}

describe('getLeaseAddendum', () => {
  test('is visible to both sides only', async () => {
    const { id } = await sent(pet);
    expect(await read(lease.owner, id)).toMatchObject({ side: 'owner', kind: 'pet', status: 'sent' });
    expect(await read(lease.resident, id)).toMatchObject({ side: 'resident' });
    expect((await refusalOf(read(await createPerson(api), id))).status).toBe(404);
  });
});

describe('a pet addendum', () => {
  test('charges pet rent from its day, also in months that stand on the account already', async () => {
    await createCharges(api, lease.id);
    const { id } = await sent(pet, { effectiveOn: '2026-12-16', petRentCents: 5_000 });
    expect((await termsOf()).pets).toEqual([]);
    await signAll(id, [lease.resident, lease.owner]);
    const petRent = (await chargesOf()).filter(({ description }) => description.startsWith('Pet rent'));
    // 16 of December's 31 days, each a thirtieth of $50.
    expect(petRent.map(({ amountCents, period }) => [amountCents, period?.start])).toEqual([[2_667, '2026-12-16']]);
    expect(await read(lease.owner, id)).toMatchObject({ status: 'signed' });
    api.now = new Date('2026-12-16T09:00:00Z');
    for (let time = 0; time < 2; time += 1) await startAddenda(api.services);
    expect(await read(lease.owner, id)).toMatchObject({ status: 'active' });
    expect((await termsOf()).pets).toEqual(['Beagle, 25 lb']);
  });

  test('asks for no more than the law lets the rent be', async () => {
    const { id } = await ask(pet);
    const refusal = await refusalOf(approve(id, { petRentCents: Math.round(lease.rentCents * 0.2) }));
    expect(refusal).toMatchObject({ status: 400, fields: { petRentCents: expect.stringContaining('law') } });
    expect(await read(lease.owner, (await approve(id)).addendum?.id ?? '')).toMatchObject({ status: 'sent' });
  });

  test('leaves the lease unchanged when it is declined, and notifies both sides', async () => {
    const { id } = await sent(pet, { petRentCents: 2_000 });
    await api.rows(
      `update envelopes set status = 'declined' where id = (select envelope_id from lease_addenda where id = $1)`,
      [id],
    );
    for (let time = 0; time < 2; time += 1) await handleAddendumEnvelope(api.services, { subject: `addendum:${id}` });
    expect(await read(lease.owner, id)).toMatchObject({ status: 'declined' });
    expect((await termsOf()).fees.some(({ name }) => name.startsWith('Pet'))).toBe(false);
    const mails = (await findMessages(api, lease.owner.email)).filter(({ data }) => data.event === 'notSigned');
    expect(mails).toHaveLength(1);
  });
});

describe('people on the lease', () => {
  test('a new roommate signs, and from then on has the home too; one who leaves has it no more', async () => {
    const roommate = await createPerson(api, 'resident');
    const joined = await sent({ kind: 'add_roommate', name: 'Bo Li', email: roommate.email, note: '' });
    expect((await refusalOf(chargesOf(roommate))).status).toBe(404);
    await signAll(joined.id, [lease.resident, roommate, lease.owner]);
    expect((await termsOf()).residents).toContain('Bo Li');
    await chargesOf(roommate);
    const left = await sent({ kind: 'remove_roommate', name: 'bo li', leavesOn: '2026-11-23', note: '' });
    expect(left.effectiveOn).toBe('2026-11-23');
    await signAll(left.id, [lease.resident, roommate, lease.owner]);
    await chargesOf(roommate);
    api.now = new Date('2026-11-23T09:00:00Z');
    await startAddenda(api.services);
    expect((await termsOf()).residents).not.toContain('Bo Li');
    expect((await refusalOf(chargesOf(roommate))).status).toBe(404);
    await chargesOf();
  });

  test('rejects the last resident’s leave, and another name', async () => {
    const [only = ''] = (await termsOf()).residents;
    for (const name of ['Someone Else', only])
      expect(await refusalOf(ask({ kind: 'remove_roommate', name, leavesOn: '2026-12-01', note: '' }))).toMatchObject({
        status: 400,
        fields: { name: expect.any(String) },
      });
    const self = { kind: 'add_roommate', name: 'Me', email: lease.resident.email, note: '' } as const;
    expect(await refusalOf(ask(self))).toMatchObject({ fields: { email: expect.any(String) } });
  });
});

describe('a new due date', () => {
  test('starts with the first month that is not billed yet', async () => {
    await createCharges(api, lease.id);
    const change = await sent({ kind: 'due_date', day: 5, note: '' });
    expect(change.effectiveOn).toBe('2027-01-01');
    await signAll(change.id, [lease.resident, lease.owner]);
    expect((await termsOf()).dueDay).toBeUndefined();
    api.now = new Date('2027-01-01T09:00:00Z');
    await startAddenda(api.services);
    await createCharges(api, lease.id);
    api.now = first;
    const due = (await chargesOf()).map(({ dueOn }) => dueOn);
    expect(due).toContain('2026-12-01');
    expect(due.at(-1)).toBe('2027-01-05');
  });

  test('is a day that every month has, and not one of a month that is billed', async () => {
    expect((await refusalOf(ask({ kind: 'due_date', day: 29, note: '' }))).status).toBe(400);
    const { id } = await ask({ kind: 'due_date', day: 28, note: '' });
    expect(await refusalOf(approve(id, { effectiveOn: '2026-12-01' }))).toMatchObject({
      fields: { effectiveOn: expect.stringContaining('Jan 1') },
    });
  });
});

describe('a transfer to another home', () => {
  const homeOf = async (person: Someone, more: Parameters<typeof createHome>[1] = {}) =>
    createHome(api, { owner: person, ...more });
  const transfer = (homeId: string, more: Partial<Record<'movesOn' | 'lastDay', string>> = {}): NewLeaseRequest => ({
    kind: 'transfer',
    homeId,
    movesOn: '2026-12-10',
    lastDay: '2026-12-15',
    note: '',
    ...more,
  });
  const noticesOf = () =>
    api.rows<{ last_day: string; status: string; side: string; breaks_lease: boolean }>(
      "select to_char(last_day, 'YYYY-MM-DD') as last_day, status, side, breaks_lease from notices where lease_id = $1",
      [lease.id],
    );
  /** The residents sign a lease of the new home. */
  async function signNewLease(owner: Someone): Promise<string> {
    const next = await createLease(api, { owner, residents: [lease.resident] });
    await api.rows("update leases set status = 'signed', signed_at = created_at where id = $1", [next.id]);
    await api.rows("update envelope_signers set status = 'signed' where envelope_id = $1", [next.envelopeId]);
    return next.homeId;
  }

  test('ends the lease on the day agreed once the new lease is signed, and charges rent through it alone', async () => {
    const other = await createPerson(api);
    const homeId = await homeOf(other);
    const asked = await ask(transfer(homeId));
    expect(asked.details.map(({ label, value }) => `${label}: ${value}`)).toEqual(
      expect.arrayContaining(['Last day here: Dec 15, 2026', 'Days with both homes: 6']),
    );
    const { addendum } = await approve(asked.id);
    await signAll(addendum?.id ?? '', [lease.resident, lease.owner]);
    await startAddenda(api.services);
    expect(await read(lease.owner, addendum?.id ?? '')).toMatchObject({ status: 'signed', effectiveOn: '2026-12-15' });
    expect(await noticesOf()).toEqual([]);
    const signed = await signNewLease(other);
    await api.rows(`update lease_addenda set change = change || jsonb_build_object('homeId', $2::text) where id = $1`, [
      addendum?.id,
      signed,
    ]);
    for (let time = 0; time < 2; time += 1) await startAddenda(api.services);
    expect(await read(lease.owner, addendum?.id ?? '')).toMatchObject({ status: 'active' });
    expect(await noticesOf()).toEqual([
      { last_day: '2026-12-15', status: 'given', side: 'resident', breaks_lease: false },
    ]);
    const [home] = await api.rows<{ status: string }>('select status from homes where id = $1', [lease.homeId]);
    expect(home?.status).toBe('notice_given');
    await createCharges(api, lease.id);
    const december = (await chargesOf()).find(({ kind, dueOn }) => kind === 'rent' && dueOn === '2026-12-01');
    // Fifteen days, each a thirtieth.
    expect(december).toMatchObject({
      amountCents: Math.round(lease.rentCents / 2),
      period: { start: '2026-12-01', end: '2026-12-15' },
    });
  });

  /** The addendum of a transfer that all have signed, and the new lease signed as well. */
  async function signedTransfer(): Promise<string> {
    const { id } = await sent(transfer(await homeOf(await createPerson(api))));
    await signAll(id, [lease.resident, lease.owner]);
    const homeId = await signNewLease(await createPerson(api));
    await api.rows(`update lease_addenda set change = change || jsonb_build_object('homeId', $2::text) where id = $1`, [
      id,
      homeId,
    ]);
    return id;
  }

  test('is not taken back by one side alone', async () => {
    await signedTransfer();
    await startAddenda(api.services);
    const [notice] = (await api.callAs(lease.resident, notices.listNotices)).items;
    expect(notice).toMatchObject({ isAgreed: true, isMine: true });
    const withdraw = api.callAs(lease.resident, notices.withdrawNotice, {
      params: { noticeId: notice?.id ?? '' },
      body: { reason: 'We stay.' },
    });
    expect(await refusalOf(withdraw)).toMatchObject({ status: 409 });
    expect(await noticesOf()).toMatchObject([{ status: 'given', last_day: '2026-12-15' }]);
  });

  test('takes the place of the day that a notice named before', async () => {
    const id = await signedTransfer();
    await api.callAs(lease.resident, notices.giveNotice, {
      params: { leaseId: lease.id },
      body: { cause: null, note: '', forwardingAddress: '', acceptsQuote: false, lastDay: '2027-02-28' },
    });
    await startAddenda(api.services);
    expect(await read(lease.owner, id)).toMatchObject({ status: 'active' });
    expect(await noticesOf()).toEqual([
      { last_day: '2026-12-15', status: 'given', side: 'resident', breaks_lease: false },
    ]);
  });

  test('changes nothing where the lease ended before', async () => {
    const id = await signedTransfer();
    await api.rows("update leases set status = 'ended', ended_at = now(), end_reason = 'Over.' where id = $1", [
      lease.id,
    ]);
    await startAddenda(api.services);
    expect(await read(lease.owner, id)).toMatchObject({ status: 'expired' });
    expect(await noticesOf()).toEqual([]);
  });

  test('changes nothing where the new lease is not signed by the last day, and both hear of it', async () => {
    const { id } = await sent(transfer(await homeOf(await createPerson(api))));
    await signAll(id, [lease.resident, lease.owner]);
    api.now = new Date('2026-12-15T20:00:00Z');
    await startAddenda(api.services);
    expect(await read(lease.owner, id)).toMatchObject({ status: 'signed' });
    api.now = new Date('2026-12-16T20:00:00Z');
    for (let time = 0; time < 2; time += 1) await startAddenda(api.services);
    expect(await read(lease.owner, id)).toMatchObject({
      status: 'expired',
      endReason: expect.stringContaining('in time'),
    });
    expect(await noticesOf()).toEqual([]);
    for (const { email } of [lease.owner, lease.resident])
      expect((await findMessages(api, email)).filter(({ data }) => data.event === 'notSigned')).toHaveLength(1);
  });

  test('goes to a home on the market, from a day ahead, and its days are those of the request', async () => {
    const fieldOf = async (call: Promise<unknown>) => Object.keys((await refusalOf(call)).fields ?? {});
    expect(await fieldOf(ask(transfer(lease.homeId)))).toEqual(['homeId']);
    expect(await fieldOf(ask(transfer(randomUUID())))).toEqual(['homeId']);
    expect(await fieldOf(ask(transfer('')))).toEqual(['homeId']);
    const leased = await homeOf(await createPerson(api), { status: 'leased' });
    expect(await fieldOf(ask(transfer(leased)))).toEqual(['homeId']);
    const homeId = await homeOf(await createPerson(api));
    expect(await fieldOf(ask(transfer(homeId, { movesOn: '2026-11-21' })))).toEqual(['movesOn']);
    expect(await fieldOf(ask(transfer(homeId, { lastDay: '2026-12-09' })))).toEqual(['lastDay']);
    const { id } = await ask(transfer(homeId));
    expect(await fieldOf(approve(id, { effectiveOn: '2026-12-20' }))).toEqual(['effectiveOn']);
  });
});
