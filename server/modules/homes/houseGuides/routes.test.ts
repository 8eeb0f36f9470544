import { beforeEach, describe, expect, test } from 'vitest';
import { houseGuides } from '@/contract/homes/houseGuides/endpoints';
import { homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease, type TestLease } from '@/tests/support/fixtures/renewals';

const api = testApi();
let lease: TestLease;
type Someone = TestLease['owner'];
beforeEach(async () => {
  lease = await createRunningLease(api);
});

const read = (person: Someone = lease.resident) =>
  api.callAs(person, houseGuides.getHouseGuide, { params: { homeId: lease.homeId } });
const write = (entries: Record<string, string>, person: Someone = lease.owner) =>
  api.callAs(person, houseGuides.changeHouseGuide, { params: { homeId: lease.homeId }, body: { entries } });
const end = () =>
  api.rows(`update leases set status = 'ended', ended_at = now(), end_reason = 'Moved out' where id = $1`, [lease.id]);

describe('getHouseGuide', () => {
  test('fills in facts of the setup until a person writes their own', async () => {
    await api.rows(
      `insert into flow_runs (id, flow_id, home_id, person_id, answers, status, created_at, updated_at)
       values (gen_random_uuid(), 'setup-utilities', $1, $2, $3, 'open', now(), now())`,
      [lease.homeId, lease.owner.id, { shutoffs: 'Behind the garage', trashDay: 'monday' }],
    );
    expect((await read()).topics).toEqual([
      { topic: 'water', text: 'Behind the garage', source: 'setup' },
      { topic: 'trash', text: 'Collection: Monday', source: 'setup' },
    ]);
    await write({ water: 'Under the sink' });
    expect((await read()).topics[0]).toEqual({ topic: 'water', text: 'Under the sink', source: 'written' });
  });

  test('is for those who live there while the lease runs, their owner, and our team', async () => {
    expect(await read()).toMatchObject({ canEdit: false });
    expect(await read(lease.owner)).toMatchObject({ canEdit: true });
    expect(await read(await createPerson(api, 'staff'))).toMatchObject({ canEdit: true });
    expect((await refusalOf(read(await createPerson(api, 'resident')))).status).toBe(404);
    await end();
    expect((await refusalOf(read())).status).toBe(404);
  });
});

describe('changeHouseGuide', () => {
  test('writes topics over those there are, and an empty one removes it', async () => {
    await write({ power: 'In the hall', parking: 'Space 4' });
    const guide = await write({ power: '', wifi: 'Network: Elm' }, await createPerson(api, 'staff'));
    expect(guide.topics.map(({ topic }) => topic)).toEqual(['wifi', 'parking']);
    expect(guide.updatedAt).not.toBeNull();
  });

  test('is not for residents, and takes no other topic', async () => {
    expect((await refusalOf(write({ power: 'In the hall' }, lease.resident))).status).toBe(403);
    expect((await refusalOf(write({ secrets: 'None' }))).status).toBe(400);
    expect((await refusalOf(write({ power: 'x'.repeat(1_001) }))).status).toBe(400);
  });
});

describe('codes for those who live there', () => {
  const params = (codeKind: 'wifi' | 'lockbox') => ({ homeId: lease.homeId, codeKind });
  const set = (kind: 'wifi' | 'lockbox', code: string) =>
    api.callAs(lease.owner, homeSetup.setAccessCode, { params: params(kind), body: { code } });
  const open = (kind: 'wifi' | 'lockbox', person: Someone = lease.resident) =>
    api.callAs(person, homeSetup.readAccessCode, { params: params(kind), body: {} });
  const list = (person: Someone = lease.resident) =>
    api.callAs(person, homeSetup.listAccessCodes, { params: { homeId: lease.homeId } });

  test('all but the lockbox, each reading listed for the owner', async () => {
    await set('wifi', 'tulip-42');
    await set('lockbox', '9911');
    expect(await list()).toMatchObject([{ kind: 'wifi', canRead: true, readings: [] }]);
    await open('wifi', lease.owner);
    expect(await open('wifi')).toEqual({ value: 'tulip-42' });
    expect((await refusalOf(open('lockbox'))).status).toBe(403);
    const wifi = (await list(lease.owner)).find(({ kind }) => kind === 'wifi');
    expect(wifi?.readings).toHaveLength(2);
    expect((await list())[0]?.readings).toHaveLength(1);
  });

  test('end with the lease', async () => {
    await set('wifi', 'tulip-42');
    await end();
    expect((await refusalOf(open('wifi'))).status).toBe(404);
    expect((await refusalOf(list())).status).toBe(404);
  });
});
