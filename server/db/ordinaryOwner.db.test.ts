// A DATABASE_URL with a role that owns the database and has no special right, as on RDS, Cloud SQL, and Neon.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '@/contract/account/leads/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import { homes } from '@/contract/homes/homes/endpoints';
import { leases } from '@/contract/leasing/leases/endpoints';
import { enqueue } from '@/server/jobs/queue';
import { accountBalance, accounts } from '@/server/modules/money/ledger';
import { post } from '@/server/modules/money/ledger/entries';
import { localStorage } from '@/server/providers/storage/local';
import { seed } from '@/server/seed/index';
import { refusalOf, testApi } from '@/tests/support/api';
import { ordinaryDatabase } from '@/tests/support/database';
import { createApplication } from '@/tests/support/fixtures/applications';
import { createLease, signByAll } from '@/tests/support/fixtures/leases';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { asSystem, openDb, openPool, runAs } from './client';
import { migrateToLatest } from './migrate';

const api = testApi(ordinaryDatabase);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'belong-ordinary-'));
  await seed(api.url, { homes: 40, storage: localStorage(folder) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('it is migrated and seeded, and migrating again changes nothing', async () => {
  expect(await migrateToLatest(api.url)).toEqual([]);
  const { items, total } = await api.call(homes.searchHomes, { query: {} });
  expect(total).toBeGreaterThan(0);
  expect(items.length).toBeGreaterThan(0);
});

test('applies row-level security to the owner of the tables', async () => {
  const [ada, ben] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
  const emails = (asker: Parameters<typeof runAs>[1]) =>
    runAs(api.services.db, asker, false, async (db) =>
      (await db.selectFrom('users').select('email').execute()).map(({ email }) => email),
    );
  expect(await emails({ id: ada.id, role: 'resident' })).toEqual([ada.email]);
  expect(await emails({ id: null, role: 'visitor' })).toEqual([]);
  expect(await emails({ id: null, role: 'staff' })).toEqual(expect.arrayContaining([ada.email, ben.email]));
});

test('members write to each other, sign a lease and see it, and strangers do not', async () => {
  const [owner, ada, ben] = [
    await createPerson(api),
    await createPerson(api, 'resident'),
    await createPerson(api, 'resident'),
  ];
  const staff = await createPerson(api, 'staff');
  const body = { subject: 'The heating', topic: 'repair', body: 'It is cold in here.' } as const;
  const { id } = await api.callAs(ada, threads.createThread, { body });
  await api.callAs(staff, threads.addMessage, { params: { threadId: id }, body: { body: 'We are on it.' } });
  expect((await api.callAs(ada, threads.listThreads)).items.map((card) => card.id)).toEqual([id]);
  expect(await api.callAs(ben, threads.listThreads)).toEqual({ items: [], next: null });
  expect((await refusalOf(api.callAs(ben, threads.getThread, { params: { threadId: id } }))).status).toBe(404);

  const lease = await createLease(api, { owner, residents: [ada] });
  await signByAll(api, lease, [ada, owner]);
  for (const party of [ada, owner])
    expect((await api.callAs(party, leases.listLeases)).items.map((each) => each.id)).toEqual([lease.id]);
  expect((await api.callAs(ben, leases.listLeases)).items).toEqual([]);
});

test('a homeowner sees complete applications for their home, and no others', async () => {
  const [owner, other, ada] = [await createPerson(api), await createPerson(api), await createPerson(api, 'resident')];
  const homeId = await createHome(api, { owner, status: 'active' });
  const { id } = await createApplication(api, { homeId, people: [ada], status: 'started' });
  const received = (asker: { id: string }) =>
    runAs(api.services.db, { id: asker.id, role: 'homeowner' }, false, async (db) =>
      (await db.selectFrom('applications').select('id').execute()).map((row) => row.id),
    );
  expect(await received(owner)).toEqual([]);
  await api.rows('update applications set submitted_at = now() where id = $1', [id]);
  expect([await received(owner), await received(other)]).toEqual([[id], []]);
});

test('visitors leave a lead, which they cannot read', async () => {
  const contact = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test', phone: '+14155550134' };
  await api.call(leads.createLead, { body: { type: 'calculator', contact } });
  const visitor = { id: null, role: 'visitor' } as const;
  const seen = await runAs(api.services.db, visitor, false, (db) => db.selectFrom('leads').selectAll().execute());
  expect(seen).toEqual([]);
  expect(await api.rows('select type from leads where email = $1', [contact.email])).toEqual([{ type: 'calculator' }]);
});

test('money is posted, and what does not balance is refused', async () => {
  const posting = {
    kind: 'payment',
    source: { type: 'payment', id: 'one' },
    effectiveAt: api.now,
    entries: [
      { account: accounts.processor, amount: 4_500 },
      { account: accounts.applicationFees, amount: -4_500 },
    ],
  };
  const balance = () => asSystem(api.services.db, (db) => accountBalance(db, accounts.processor));
  const before = await balance();
  await asSystem(api.services.db, (db) => post(db, posting));
  expect(await balance()).toBe(before + 4_500);
  const lame = { ...posting, source: { type: 'payment', id: 'two' }, entries: posting.entries.slice(0, 1) };
  await expect(asSystem(api.services.db, (db) => post(db, lame))).rejects.toThrow(/fewer than two entries/);
});

test('jobs are queued in the transaction of their cause, and run', async () => {
  await asSystem(api.services.db, (db) => enqueue(db, 'greet', { name: 'Ada' }));
  const greeted: unknown[] = [];
  await runOnce({ connectionString: api.url, taskList: { greet: (payload) => void greeted.push(payload) } });
  expect(greeted).toEqual([{ name: 'Ada' }]);
});

test('a function that sees more leaves its caller as it was', async () => {
  const { id } = await createPerson(api, 'resident');
  const role = await runAs(api.services.db, { id, role: 'resident' }, true, async (db) => {
    await sql`select app.open_todo(${id}, 'addPhoto', '', null, '{}'::jsonb)`.execute(db);
    return (await sql<{ role: string }>`select current_setting('app.role') as role`.execute(db)).rows[0]?.role;
  });
  expect(role).toBe('resident');
});

test('a login that row-level security does not bind is refused where it cannot step down', async () => {
  const name = `loose_${process.pid}`;
  await api.rows(`create role ${name} login password 'loose' bypassrls`);
  const url = new URL(api.url);
  url.username = name;
  url.password = 'loose';
  const db = openDb(openPool({ url: url.href, max: 1 }));
  try {
    await expect(sql`select 1`.execute(db)).rejects.toThrow(/row-level security does not bind/);
  } finally {
    await db.destroy();
    await api.rows(`drop role ${name}`);
  }
});
