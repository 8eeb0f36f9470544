// A process that takes money is killed at any moment; whatever it leaves behind can be completed, and only that.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { completeAbandoned } from '@/server/modules/money/payments';
import { refund } from '@/server/modules/money/payments/refunds';
import { testApi } from '@/tests/support/api';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createPerson } from '@/tests/support/fixtures/people';
import { isDeep } from '@/tests/support/sample';

const api = testApi();
const KILLS = isDeep ? 20 : 6;
/** Of the moment of each kill, after the first payment of the process: a failing run names what it was. */
const MAX_MS = 400;

/** Starts a payer, kills it, and answers its output until then. */
async function payUntilKilled(payerId: string, afterMs: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/payer.ts', api.url, payerId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const heard: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const ready = once(lines, 'line');
  lines.on('line', (line) => heard.push(line));
  await ready;
  await wait(afterMs);
  child.kill('SIGKILL');
  const [, signal] = await ended;
  expect(signal).toBe('SIGKILL');
  return heard;
}

test('M2: kills at random moments lose nothing that was confirmed and double nothing', async () => {
  const payerId = (await createPerson(api, 'resident')).id;
  const moments = Array.from({ length: KILLS }, () => Math.round(Math.random() * MAX_MS));
  const heard: string[] = [];
  const next = [...moments];
  const two = async () => {
    for (let after = next.shift(); after !== undefined; after = next.shift())
      heard.push(...(await payUntilKilled(payerId, after)));
  };
  await Promise.all([two(), two()]);
  // Whatever the killed ones had sent to the database ends with them.
  await expect
    .poll(() =>
      api.rows(
        "select 1 from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()",
      ),
    )
    .toEqual([]);
  const confirmed = heard.filter((line) => line.startsWith('paid ')).map((line) => line.split(' '));
  expect(confirmed.length, `killed after ${moments}`).toBeGreaterThanOrEqual(KILLS);
  const open = await api.rows<{ n: number }>(
    `select (select count(*) from payments where status = 'started')::int + (select count(*) from refunds where status = 'started')::int as n`,
  );
  // Few kills may all miss.
  if (isDeep) expect(open[0]?.n, 'kills that hit something under way').toBeGreaterThan(0);

  api.now = new Date(Date.now() + 120_000);
  await completeAbandoned(api.services);
  const begun = await api.rows<{ id: string; payment_id: string }>(
    "select id, payment_id from refunds where status = 'started'",
  );
  for (const { id, payment_id: paymentId } of begun) await refund(api.services, { id, paymentId, reason: 'test' });

  await expectConsistentLedger(api);
  expect(await api.rows("select id from payments where status = 'started'")).toEqual([]);
  expect(await api.rows("select id from refunds where status = 'started'")).toEqual([]);
  const stands = new Map(
    (await api.rows<{ id: string; status: string }>('select id, status from payments')).map((row) => [
      row.id,
      row.status,
    ]),
  );
  for (const [, id = '', status] of confirmed)
    expect(stands.get(id), `confirmed, killed after ${moments}`).toBe(status);
}, 180_000);
