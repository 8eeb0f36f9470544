import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '@/contract/calendar/days';
import { leases } from '@/contract/leasing/leases/endpoints';
import { signing } from '@/contract/platform/signing/endpoints';
import { leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import type { NewLeaseRequest } from '@/contract/tenancy/leaseRequests/schemas';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { asSystem, runAs } from '@/server/db/client';
import { dbActor, type Person } from '@/server/http/person';
import { livesIn } from '@/server/modules/leasing/leases';
import { createEnvelope } from '@/server/modules/platform/signing';
import { sealEnvelope } from '@/server/modules/platform/signing/jobs';
import { handleAddendumEnvelope, startAddenda } from '@/server/modules/tenancy/leaseRequests/addenda/jobs';
import { testApi } from '@/tests/support/api';
import { completeSigning, createLease, prepareSigner, signEnvelope } from '@/tests/support/fixtures/leases';
import { createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease } from '@/tests/support/fixtures/renewals';
import {
  hasSameResidents,
  isResidentOf,
  listHomeResidents,
  listLeaseParties,
  listResidents,
  recordLeaseParties,
} from './index';

const api = testApi();
const first = api.now;
type TestPerson = Awaited<ReturnType<typeof createPerson>>;

interface Situation {
  leaseId: string;
  homeId: string;
  person: Person;
}

beforeEach(() => {
  api.now = first;
});

const rowsOf = (leaseId: string) =>
  api.rows<{ email: string; name: string; role: string; person: boolean; from: string; until: string | null }>(
    `select email::text, name, role, person_id is not null as person, to_char(from_on, 'YYYY-MM-DD') as from,
       to_char(until_on, 'YYYY-MM-DD') as until
     from lease_residents where lease_id = $1 order by from_on, until_on, email`,
    [leaseId],
  );

/** Does with a request of a resident what makes it an addendum that everyone signs. */
async function changePeople(
  lease: Awaited<ReturnType<typeof createRunningLease>>,
  body: NewLeaseRequest,
  signers: readonly Person[],
  effectiveOn?: string,
): Promise<void> {
  const { id } = await api.callAs(lease.resident, leaseRequests.makeLeaseRequest, {
    params: { leaseId: lease.id },
    body,
  });
  const { addendum } = await api.callAs(lease.owner, leaseRequests.decideLeaseRequest, {
    params: { leaseRequestId: id },
    body: { approve: true, reason: 'Fine with me.', effectiveOn },
  });
  const leaseAddendumId = addendum?.id ?? expect.fail('no addendum');
  const { envelopeId } = await api.callAs(lease.owner, leaseRequests.getLeaseAddendum, { params: { leaseAddendumId } });
  for (const signer of signers) await signEnvelope(api, signer, envelopeId);
  await sealEnvelope(api.services, { id: envelopeId });
  await handleAddendumEnvelope(api.services, { subject: `addendum:${leaseAddendumId}` });
}

const add = (person: TestPerson): NewLeaseRequest => ({
  kind: 'add_roommate',
  name: 'Bo Li',
  email: person.email,
  note: '',
});
const remove = (leavesOn: string): NewLeaseRequest => ({ kind: 'remove_roommate', name: 'Bo Li', leavesOn, note: '' });

const situations: Record<string, () => Promise<Situation>> = {
  async 'a resident before anyone has signed'() {
    const person = await createPerson(api, 'resident');
    const { id, homeId } = await createLease(api, { residents: [person] });
    return { leaseId: id, homeId, person };
  },
  async 'a resident who has signed before the others'() {
    const [person, other] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    const { id, homeId, envelopeId } = await createLease(api, { residents: [person, other] });
    await signEnvelope(api, person, envelopeId);
    await completeSigning(api, id);
    return { leaseId: id, homeId, person };
  },
  async 'a resident of a lease that everyone has signed'() {
    const [owner, person] = [await createPerson(api), await createPerson(api, 'resident')];
    const { id, homeId, envelopeId } = await createLease(api, { owner, residents: [person] });
    for (const signer of [person, owner]) await signEnvelope(api, signer, envelopeId);
    await sealEnvelope(api.services, { id: envelopeId });
    await completeSigning(api, id);
    return { leaseId: id, homeId, person };
  },
  async 'a resident who lives there'() {
    const { id, homeId, resident } = await createRunningLease(api);
    return { leaseId: id, homeId, person: resident };
  },
  async 'an address that has an account since the lease was sent'() {
    const lease = await createRunningLease(api);
    await api.rows('update lease_residents set person_id = null where lease_id = $1', [lease.id]);
    return { leaseId: lease.id, homeId: lease.homeId, person: lease.resident };
  },
  async 'an agent who signs for the homeowner'() {
    const [owner, agent, resident] = [
      await createPerson(api),
      await createPerson(api),
      await createPerson(api, 'resident'),
    ];
    const { id, homeId, envelopeId } = await createLease(api, { owner, residents: [resident] });
    await signEnvelope(api, resident, envelopeId);
    await completeSigning(api, id);
    await api.callAs(owner, signing.delegateEnvelope, {
      params: { envelopeId },
      body: { name: 'Ann Agent', email: agent.email },
    });
    await signEnvelope(api, agent, envelopeId);
    await sealEnvelope(api.services, { id: envelopeId });
    await completeSigning(api, id);
    return { leaseId: id, homeId, person: agent };
  },
  async 'a co-signer of a running lease'() {
    const [resident, person] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    const { id, homeId } = await createLease(api, { residents: [resident], cosigners: [person] });
    await api.rows("update leases set status = 'active', signed_at = created_at where id = $1", [id]);
    return { leaseId: id, homeId, person };
  },
  async 'a roommate before the day they join'() {
    const [lease, person] = [await createRunningLease(api), await createPerson(api, 'resident')];
    const { id } = await api.callAs(lease.resident, leaseRequests.makeLeaseRequest, {
      params: { leaseId: lease.id },
      body: add(person),
    });
    await api.callAs(lease.owner, leaseRequests.decideLeaseRequest, {
      params: { leaseRequestId: id },
      body: { approve: true, reason: 'Fine with me.' },
    });
    return { leaseId: lease.id, homeId: lease.homeId, person };
  },
  async 'a roommate who joined'() {
    const [lease, person] = [await createRunningLease(api), await createPerson(api, 'resident')];
    await changePeople(lease, add(person), [lease.resident, person, lease.owner]);
    return { leaseId: lease.id, homeId: lease.homeId, person };
  },
  async 'a roommate who has agreed to leave and lives there still'() {
    const [lease, person] = [await createRunningLease(api), await createPerson(api, 'resident')];
    await changePeople(lease, add(person), [lease.resident, person, lease.owner]);
    await changePeople(lease, remove('2026-11-23'), [lease.resident, person, lease.owner]);
    return { leaseId: lease.id, homeId: lease.homeId, person };
  },
  async 'a roommate who left'() {
    const [lease, person] = [await createRunningLease(api), await createPerson(api, 'resident')];
    await changePeople(lease, add(person), [lease.resident, person, lease.owner]);
    await changePeople(lease, remove('2026-11-23'), [lease.resident, person, lease.owner]);
    api.now = new Date('2026-11-23T20:00:00Z');
    await startAddenda(api.services);
    return { leaseId: lease.id, homeId: lease.homeId, person };
  },
  async 'a resident of a lease that ended'() {
    const { id, homeId, owner, resident } = await createRunningLease(api);
    await api.callAs(owner, moveOuts.recordMoveOut, {
      params: { tenancyId: id },
      body: { leftOn: '2026-11-20' },
    });
    return { leaseId: id, homeId, person: resident };
  },
  async 'a resident who declined to sign'() {
    const person = await createPerson(api, 'resident');
    const { id, homeId, envelopeId } = await createLease(api, { residents: [person] });
    await prepareSigner(api, person, envelopeId);
    await api.callAs(person, signing.declineEnvelope, { params: { envelopeId }, body: { reason: 'I found another.' } });
    await completeSigning(api, id);
    return { leaseId: id, homeId, person };
  },
  async 'a resident who moved on to the lease of another home'() {
    const before = await createRunningLease(api);
    await api.callAs(before.owner, moveOuts.recordMoveOut, {
      params: { tenancyId: before.id },
      body: { leftOn: '2026-11-20' },
    });
    const { id, homeId, resident } = await createRunningLease(api, { resident: before.resident });
    return { leaseId: id, homeId, person: resident };
  },
  async 'an account that has nothing to do with the lease'() {
    const { id, homeId } = await createRunningLease(api);
    return { leaseId: id, homeId, person: await createPerson(api, 'resident') };
  },
};

/** What each reader says of the person, asked as they are. */
async function answersFor({ leaseId, homeId, person }: Situation) {
  const own = await runAs(api.services.db, dbActor(person), false, async (db) => {
    const { rows } = await sql<
      Record<'account' | 'own' | 'now' | 'rents' | 'resident', boolean> & { side: string | null }
    >`
      select ${leaseId} in (select app.account_lease_ids()::text) as account, ${leaseId} in (select app.own_lease_ids()::text) as own,
        ${leaseId} in (select app.current_residence_ids()::text) as now, ${homeId} in (select app.rented_home_ids()::text) as rents,
        ${isResidentOf(sql`${leaseId}::uuid`, person.id)} as resident, app.lease_account_side(${leaseId}) as side`.execute(
      db,
    );
    return { ...rows[0], lives: await livesIn(db, homeId, person.id) };
  });
  const { items } = await api.callAs(person, leases.listLeases);
  const named = await asSystem(api.services.db, async (db) => ({
    listed: (await listResidents(db, leaseId)).some(({ personId }) => personId === person.id),
    owes: (await listLeaseParties(db, leaseId)).some(({ personId }) => personId === person.id),
    atHome: (await listHomeResidents(db, homeId)).some(({ personId }) => personId === person.id),
  }));
  return { ...own, ...named, role: items.find(({ id }) => id === leaseId)?.myRole ?? null };
}

const nothing = {
  account: false,
  own: false,
  now: false,
  rents: false,
  resident: false,
  side: null,
  lives: false,
  listed: false,
  owes: false,
  atHome: false,
  role: null,
};
const invited = {
  ...nothing,
  account: true,
  own: true,
  resident: true,
  side: 'resident',
  listed: true,
  owes: true,
  role: 'resident',
};
const signed = { ...invited, now: true, rents: true, atHome: true };
const living = { ...signed, lives: true };

const expected: Record<keyof typeof situations, object> = {
  'a resident before anyone has signed': invited,
  'a resident who has signed before the others': invited,
  'a resident of a lease that everyone has signed': signed,
  'a resident who lives there': living,
  'an address that has an account since the lease was sent': living,
  'an agent who signs for the homeowner': { ...nothing, role: 'homeowner' },
  'a co-signer of a running lease': { ...nothing, account: true, side: 'coSigner', owes: true, role: 'coSigner' },
  'a roommate before the day they join': nothing,
  'a roommate who joined': living,
  'a roommate who has agreed to leave and lives there still': living,
  'a roommate who left': { ...nothing, role: 'formerResident' },
  'a resident of a lease that ended': invited,
  'a resident who declined to sign': invited,
  'a resident who moved on to the lease of another home': living,
  'an account that has nothing to do with the lease': nothing,
};

describe('every reader agrees on', () => {
  test.each(Object.entries(situations))('%s', async (name, arrange) => {
    expect(await answersFor(await arrange())).toEqual(expected[name]);
  });
});

describe('lease_residents', () => {
  test('follows a lease from sending to the day its residents leave', async () => {
    const [owner, ada, guarantor] = [
      await createPerson(api),
      await createPerson(api, 'resident'),
      await createPerson(api),
    ];
    const { id, envelopeId } = await createLease(api, { owner, residents: [ada], cosigners: [guarantor] });
    const row = { person: true, from: '2026-12-01', until: null };
    expect(await rowsOf(id)).toEqual(
      expect.arrayContaining([
        { ...row, email: ada.email, name: ada.name, role: 'resident' },
        { ...row, email: guarantor.email, name: guarantor.name, role: 'coSigner' },
      ]),
    );
    for (const signer of [ada, guarantor, owner]) await signEnvelope(api, signer, envelopeId);
    await sealEnvelope(api.services, { id: envelopeId });
    await completeSigning(api, id);
    await api.rows(`update leases set status = 'active', terms = terms || '{"startOn": "2026-11-01"}' where id = $1`, [
      id,
    ]);
    await api.callAs(owner, moveOuts.recordMoveOut, {
      params: { tenancyId: id },
      body: { leftOn: '2026-11-19' },
    });
    expect((await rowsOf(id)).map(({ until, role }) => [role, until]).sort()).toEqual([
      ['coSigner', '2026-11-19'],
      ['resident', '2026-11-19'],
    ]);
  });

  test('ends on the local day on which a lease is declined, before it began', async () => {
    // In Oakland it is still the evening before.
    api.now = new Date('2026-11-24T06:00:00Z');
    const { leaseId } = await (situations['a resident who declined to sign'] ?? expect.fail('no situation'))();
    expect(await rowsOf(leaseId)).toMatchObject([{ from: '2026-12-01', until: '2026-11-23' }]);
  });

  test('has the account and the corrected name of a signer who had no account', async () => {
    const ada = await createPerson(api, 'resident');
    const { id, envelopeId } = await createLease(api, { residents: [ada] });
    await api.rows('update envelope_signers set user_id = null where envelope_id = $1', [envelopeId]);
    await api.rows('update lease_residents set person_id = null where lease_id = $1', [id]);
    await prepareSigner(api, ada, envelopeId);
    const [firstName = '', lastName = ''] = ada.name.split(' ');
    const name = `${firstName} ${lastName}s`;
    await api.callAs(ada, signing.correctSignerName, { params: { envelopeId }, body: { name } });
    const queued = await api.rows('select 1 from graphile_worker.jobs where key = $1', [
      `envelope-status:${envelopeId}`,
    ]);
    expect(queued).toHaveLength(1);
    await completeSigning(api, id);
    expect(await rowsOf(id)).toMatchObject([{ name, person: true, email: ada.email }]);
    // The account counts from now on, whatever its address is.
    await api.rows("update users set email = 'moved@example.test' where id = $1", [ada.id]);
    await completeSigning(api, id);
    expect(await rowsOf(id)).toMatchObject([{ name, email: ada.email, until: null }]);
    expect(await asSystem(api.services.db, (db) => listResidents(db, id))).toMatchObject([
      { personId: ada.id, email: 'moved@example.test' },
    ]);
  });

  test('says from when to when a roommate lived there, also of two stays', async () => {
    const [lease, bo] = [await createRunningLease(api), await createPerson(api, 'resident')];
    const everyone = [lease.resident, bo, lease.owner];
    await changePeople(lease, add(bo), everyone);
    await changePeople(lease, remove('2026-11-23'), everyone);
    api.now = new Date('2026-11-23T20:00:00Z');
    await startAddenda(api.services);
    api.now = first;
    await changePeople(lease, add(bo), everyone, '2026-11-25');
    api.now = new Date('2026-11-25T20:00:00Z');
    await startAddenda(api.services);
    const stays = (await rowsOf(lease.id)).filter(({ email }) => email === bo.email);
    expect(stays).toMatchObject([
      { role: 'formerResident', from: '2026-11-21', until: '2026-11-23' },
      { role: 'resident', from: '2026-11-25', until: null },
    ]);
  });

  test('equals what the documents say, after joins and leaves in any order', async () => {
    const known = await createPerson(api, 'resident');
    const { id, homeId } = await createLease(api, { residents: [known] });
    const steps = fc.array(fc.record({ who: fc.integer({ min: 0, max: 3 }), days: fc.integer({ min: 0, max: 9 }) }), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (changes) => {
        await api.rows('delete from lease_residents where lease_id = $1', [id]);
        const emailOf = (who: number) => (who === 0 ? known.email : `Roommate-${who}@example.test`);
        const present = new Map([[0, '2026-12-01']]);
        const stays: { email: string; role: string; from: string; until: string | null }[] = [];
        let day = '2026-12-01';
        const record = async () => {
          const envelopeId = await asSystem(api.services.db, (db) =>
            createEnvelope(db, {
              subject: `addendum:${randomUUID()}`,
              homeId,
              createdBy: null,
              expiresAt: api.now,
              now: api.now,
              paper: { title: 'Addendum', language: 'en', sections: [] },
              signers: [
                ...[...present.keys()].map((who) => ({
                  name: `R ${who}`,
                  email: emailOf(who),
                  role: 'resident' as const,
                  turn: 1,
                })),
                { name: 'C', email: 'co-signer@example.test', role: 'coSigner', turn: 1 },
                { name: 'O', email: 'owner@example.test', role: 'homeowner', turn: 2 },
              ],
            }),
          );
          for (let time = 0; time < 2; time += 1)
            await asSystem(api.services.db, (db) => recordLeaseParties(db, { id, homeId, envelopeId }, day));
        };
        await record();
        for (const { who, days } of changes) {
          day = addDays(day, days);
          const since = present.get(who);
          if (since === undefined) present.set(who, day);
          else if (present.size > 1) {
            present.delete(who);
            stays.push({ email: emailOf(who), role: 'formerResident', from: since, until: day });
          }
          await record();
        }
        for (const [who, from] of present) stays.push({ email: emailOf(who), role: 'resident', from, until: null });
        stays.push({ email: 'co-signer@example.test', role: 'coSigner', from: '2026-12-01', until: null });
        const key = (row: object) => JSON.stringify(row);
        const rows = (await rowsOf(id)).map(({ email, role, from, until }) => ({ email, role, from, until }));
        expect(rows.map(key).sort()).toEqual(stays.map(key).sort());
      }),
      { numRuns: 12 },
    );
  });
});

describe('hasSameResidents', () => {
  test('is true once each resident of one lease is a resident of the other one', async () => {
    const [ada, bo] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    const before = await createLease(api, { residents: [ada, bo] });
    const both = await createLease(api, { residents: [bo, ada] });
    const one = await createLease(api, { residents: [ada], cosigners: [bo] });
    const compare = (other: string) =>
      asSystem(api.services.db, async (db) => {
        const answer = hasSameResidents(sql`${before.id}::uuid`, sql`${other}::uuid`);
        return (await sql<{ same: boolean }>`select ${answer} as same`.execute(db)).rows[0]?.same;
      });
    expect(await compare(both.id)).toBe(true);
    expect(await compare(one.id)).toBe(false);
  });
});
