import { beforeEach, describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import type { NewLeaseRequest, ProposedChange } from '@/contract/tenancy/leaseRequests/schemas';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease, type TestLease } from '@/tests/support/fixtures/renewals';
import { writeLeaseLetter } from './jobs';

const api = testApi();
let lease: TestLease;
type Someone = TestLease['owner'];

beforeEach(async () => {
  lease = await createRunningLease(api);
});

const pet: NewLeaseRequest = { kind: 'pet', animal: 'Beagle', pounds: 25, note: '' };
const ask = (body: NewLeaseRequest = pet, person: Someone = lease.resident) =>
  api.callAs(person, leaseRequests.makeLeaseRequest, { params: { leaseId: lease.id }, body });
const decide = (leaseRequestId: string, person: Someone = lease.owner, approve = true) =>
  api.callAs(person, leaseRequests.decideLeaseRequest, {
    params: { leaseRequestId },
    body: { approve, reason: 'Fine with me.' },
  });
const list = async (person: Someone = lease.resident) =>
  (await api.callAs(person, leaseRequests.listLeaseRequests, { params: { leaseId: lease.id } })).items;
const mails = async (person: Someone) =>
  (await findMessages(api, person.email)).filter(({ template }) => template === 'leaseRequestUpdate');

describe('makeLeaseRequest', () => {
  test('a resident asks, and the homeowner hears of it', async () => {
    expect(await ask()).toMatchObject({ kind: 'pet', status: 'open', canWithdraw: true, canDecide: false });
    expect((await mails(lease.owner)).map(({ data }) => data)).toMatchObject([{ event: 'asked', kind: 'pet' }]);
  });

  test('is for residents of a running lease, within reason', async () => {
    expect((await refusalOf(ask(pet, lease.owner))).status).toBe(403);
    expect((await refusalOf(ask(pet, await createPerson(api, 'resident')))).status).toBe(404);
    const backwards = { kind: 'sublet', name: 'Bo Li', from: '2027-01-10', until: '2027-01-10', note: '' } as const;
    expect(await refusalOf(ask(backwards))).toMatchObject({ fields: { until: expect.any(String) } });
    for (let n = 0; n < 10; n += 1) await ask({ ...pet, animal: `Beagle ${n}` });
    expect((await refusalOf(ask())).status).toBe(409);
    await api.rows(`update leases set status = 'signed' where id = $1`, [lease.id]);
    expect((await refusalOf(ask({ kind: 'rent_reporting', optIn: true }))).status).toBe(409);
  });

  test('rent reporting is recorded at once, and may be taken back by a new record', async () => {
    const yes = { kind: 'rent_reporting', optIn: true, signature: 'Ada Lovelace', birthDate: '1990-02-03' } as const;
    expect(await ask(yes)).toMatchObject({
      status: 'recorded',
      canWithdraw: false,
    });
    expect(await ask({ kind: 'rent_reporting', optIn: false })).toMatchObject({
      details: [{ label: 'Report my rent payments', value: 'No' }],
    });
  });

  test.each(['residency_letter', 'ledger_letter'] as const)('%s becomes one sealed PDF of who asked', async (kind) => {
    const { id } = await ask({ kind });
    await writeLeaseLetter(api.services, { id });
    await writeLeaseLetter(api.services, { id });
    const { items } = await api.callAs(lease.resident, documents.listDocuments, {});
    const letters = items.filter(({ name }) => /^(Proof of residency|Rent ledger)/.test(name));
    expect(letters).toMatchObject([{ mime: 'application/pdf' }]);
    expect((await list(lease.owner)).map((each) => each.kind)).toEqual([]);
    expect((await list()).map((each) => each.kind)).toEqual([kind]);
  });
});

describe('decideLeaseRequest', () => {
  test('ends in a record that both sides see', async () => {
    const { id } = await ask();
    expect(await decide(id)).toMatchObject({ status: 'approved', decision: { reason: 'Fine with me.' } });
    for (const person of [lease.owner, lease.resident])
      expect(await list(person)).toMatchObject([{ id, status: 'approved', canDecide: false }]);
    expect((await mails(lease.resident)).map(({ data }) => data)).toMatchObject([{ event: 'approved' }]);
    expect((await refusalOf(decide(id, lease.owner, false))).status).toBe(409);
  });

  test('an accommodation is for our team alone, and its need is not for the homeowner', async () => {
    const { id } = await ask({ kind: 'accommodation', need: 'A ramp at the front door' });
    expect(await mails(lease.owner)).toEqual([]);
    expect((await refusalOf(decide(id))).status).toBe(403);
    expect(await list(lease.owner)).toMatchObject([{ kind: 'accommodation', details: [] }]);
    const staff = await createPerson(api, 'staff');
    expect(await decide(id, staff)).toMatchObject({ status: 'approved' });
    expect(await list(lease.owner)).toMatchObject([{ decision: { reason: 'Handled by our team.' } }]);
    expect(await list()).toMatchObject([{ details: [{ value: 'A ramp at the front door' }] }]);
  });

  test('residents do not decide', async () => {
    const { id } = await ask();
    expect((await refusalOf(decide(id, lease.resident))).status).toBe(403);
  });
});

describe('withdrawLeaseRequest', () => {
  const withdraw = (leaseRequestId: string, person: Someone = lease.resident) =>
    api.callAs(person, leaseRequests.withdrawLeaseRequest, { params: { leaseRequestId }, body: {} });

  test('a resident takes back what is open', async () => {
    const { id } = await ask();
    expect((await refusalOf(withdraw(id, lease.owner))).status).toBe(403);
    expect(await withdraw(id)).toMatchObject({ status: 'withdrawn' });
    expect((await refusalOf(decide(id))).status).toBe(409);
  });
});

describe('listLeaseRequests', () => {
  test('is not there for strangers', async () => {
    expect((await refusalOf(list(await createPerson(api)))).status).toBe(404);
  });
});

describe('listHomeRequests', () => {
  test('shows the owner what the residents asked', async () => {
    const { id } = await ask();
    const { items } = await api.callAs(lease.owner, leaseRequests.listHomeRequests, {
      params: { homeId: lease.homeId },
    });
    expect(items).toMatchObject([{ id, canDecide: true }]);
  });
});

describe('getLeaseDesk', () => {
  test('names what waits for our team', async () => {
    const { id } = await ask({ kind: 'accommodation', need: 'A ramp' });
    const desk = await api.callAs(await createPerson(api, 'staff'), leaseRequests.getLeaseDesk, {
      params: { homeId: lease.homeId },
    });
    expect(desk).toMatchObject({ notices: [], renewals: [], returns: [], requests: [{ id, canDecide: true }] });
  });
});

describe('proposeLeaseChange', () => {
  const propose = (change: ProposedChange = { ...pet, kind: 'pet' } as ProposedChange, person: Someone = lease.owner) =>
    api.callAs(person, leaseRequests.proposeLeaseChange, { params: { leaseId: lease.id }, body: { change } });

  test('the homeowner’s proposal goes to the residents to sign, and both sides see it', async () => {
    expect(await propose()).toMatchObject({
      kind: 'pet',
      status: 'approved',
      canDecide: false,
      canWithdraw: false,
      decision: { reason: 'Proposed by the homeowner.' },
      addendum: { status: 'sent' },
    });
    expect((await list()).map(({ kind, addendum }) => [kind, addendum?.status])).toEqual([['pet', 'sent']]);
    const signers = await api.rows(
      `select role from envelope_signers signer join lease_addenda addendum on addendum.envelope_id = signer.envelope_id
        where addendum.lease_id = $1 order by turn`,
      [lease.id],
    );
    expect(signers).toEqual([{ role: 'resident' }, { role: 'homeowner' }]);
  });

  test('is for the homeowner of a running lease alone, and only for what residents may refuse', async () => {
    expect((await refusalOf(propose(undefined, lease.resident))).status).toBe(403);
    expect((await refusalOf(propose(undefined, await createPerson(api, 'staff')))).status).toBe(404);
    expect((await refusalOf(propose(undefined, await createPerson(api)))).status).toBe(404);
    const removal = { kind: 'remove_roommate', name: 'Bo Li', leavesOn: '2027-01-31', note: '' };
    expect((await refusalOf(propose(removal as never))).code).toBe('invalid');
    await api.rows(`update leases set status = 'signed' where id = $1`, [lease.id]);
    expect((await refusalOf(propose())).status).toBe(409);
  });

  test('listHomeRequests names the lease that a homeowner may propose changes of', async () => {
    const read = (person: Someone) =>
      api.callAs(person, leaseRequests.listHomeRequests, { params: { homeId: lease.homeId } });
    expect(await read(lease.owner)).toMatchObject({ proposableLeaseId: lease.id });
    expect(await read(await createPerson(api, 'staff'))).toMatchObject({ proposableLeaseId: null });
  });
});
