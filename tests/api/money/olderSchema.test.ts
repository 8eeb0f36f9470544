// M20: work that was half done when the schema was older comes to its end under the newer one, and the books are sound.
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { openDb, types } from '@/server/db/client';
import { migrateToLatest } from '@/server/db/migrate';
import { migrationsDir } from '@/server/db/migrationFiles';
import { completeAbandoned } from '@/server/modules/money/payments';
import { refund } from '@/server/modules/money/payments/refunds';
import { openPayments } from '@/server/providers/payments/openPayments';
import { testApi } from '@/tests/support/api';
import { ordinaryDatabase, type TestDatabase } from '@/tests/support/database';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';

/** A migration of newer code that locks the tables of payments and changes their rows. */
const NEWER = `alter table payments add column later_note text not null default '';\nupdate refunds set reason = reason;`;
const AT = new Date('2026-11-20T12:00:00Z');
const ids = Array.from({ length: 6 }, () => randomUUID() as string);
const [payerId = '', unasked = '', unheard = '', declined = '', givenBack = '', refundId = ''] = ids;

/** A database of the older release, in which a worker died in the middle of everything, then brought up to date. */
async function olderDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'belong-older-'));
  await cp(migrationsDir, folder, { recursive: true });
  const database = await ordinaryDatabase(folder);
  const pool = new pg.Pool({ connectionString: database.superuserUrl, max: 2, types });
  // The sandbox of today dates its keys.
  await pool.query('alter table sandbox.keys add column if not exists created bigint not null default 0');
  const payments = openPayments({}, openDb(pool), () => AT);
  const order = (key: string, methodRef = 'pm_card_visa') =>
    payments.pay({ key, amount: cents(3_800), method: 'card', methodRef, description: 'Application fee' });
  await pool.query(
    "insert into users (id, email, first_name, last_name, type) values ($1, 'older@example.test', 'Ada', 'L', 'resident')",
    [payerId],
  );
  const insert = (id: string, methodRef: string) =>
    pool.query(
      `insert into payments (id, payer_id, purpose, purpose_id, amount, status, method, method_ref, created_at, updated_at, next_try_at)
       values ($1, $2, 'application_fee', $3, 3800, 'started', 'card', $4, $5, $5, $5)`,
      [id, payerId, randomUUID(), methodRef, AT.toISOString()],
    );
  await insert(unasked, 'pm_card_visa');
  await insert(unheard, 'pm_card_visa');
  await insert(declined, 'pm_card_chargeDeclined');
  await insert(givenBack, 'pm_card_visa');
  // The processor took these payments, and the process died before the reply.
  await order(unheard);
  const { ref } = await order(givenBack);
  await pool.query(
    `insert into refunds (id, payment_id, amount, reason, status, created_at) values ($1, $2, 1000, 'test', 'started', $3)`,
    [refundId, givenBack, AT.toISOString()],
  );
  await pool.query('update payments set refunded = 1000 where id = $1', [givenBack]);
  await payments.refund({ key: refundId, paymentRef: ref, amount: cents(1_000) });
  await pool.end();
  await writeFile(path.join(folder, '999912312359_newer.sql'), NEWER);
  expect(await migrateToLatest(database.url, folder)).toEqual(['999912312359_newer.sql']);
  await rm(folder, { recursive: true });
  return database;
}

const api = testApi(olderDatabase);

test('M20: payments and refunds that were begun under an older schema are completed, once', async () => {
  await completeAbandoned(api.services);
  await refund(api.services, { id: refundId, paymentId: givenBack, reason: 'test' });
  await completeAbandoned(api.services);
  const rows = await api.rows<{ id: string; status: string }>('select id, status from payments');
  expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
    [unasked]: 'succeeded',
    [unheard]: 'succeeded',
    [declined]: 'failed',
    [givenBack]: 'succeeded',
  });
  expect(await api.rows('select status, amount::int from refunds')).toEqual([{ status: 'succeeded', amount: 1_000 }]);
  const [taken] = await api.rows(
    "select count(*)::int as n from sandbox.objects where kind = 'payment_intent' and body->>'status' = 'succeeded'",
  );
  expect(taken).toEqual({ n: 3 });
  await expectConsistentLedger(api);
});
