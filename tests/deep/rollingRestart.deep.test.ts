// R4: two processes of the API behind Debian's HAProxy are restarted in turn, while people read and write: none of them
// sees a failed request. ROLLS sets how often; 10 when not set.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '@/server/host/database/postgresServer';
import { testApi } from '@/tests/support/api';
import { type ApiProcess, startApi } from '@/tests/support/apiProcess';
import { startHaproxy } from '@/tests/support/engines/haproxy';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const ROLLS = Number(process.env.ROLLS || 10);
const VISITORS = 8;
const PAUSE_MS = 40;

const api = testApi();
let folder: string;
let ports: number[];
let processes: ApiProcess[];
let balancer: Awaited<ReturnType<typeof startHaproxy>>;

const launch = (port: number) =>
  startApi({ DATABASE_URL: api.url, DATA_DIR: folder, SEED: 'none', WORKER: 'off', PORT: String(port) });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'belong-rolls-'));
  await createHome(api, { owner: await createPerson(api), status: 'active' });
  ports = [await freePort(), await freePort()];
  processes = [];
  for (const port of ports) processes.push(await launch(port));
  balancer = await startHaproxy(ports);
});
afterAll(async () => {
  await balancer.stop();
  await Promise.all(processes.map(({ stop }) => stop()));
  await rm(folder, { recursive: true, force: true });
});

interface Outcomes {
  answered: number;
  failed: string[];
}

const visit = (number: number) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', sourcetype: 'Consumer' },
  body: JSON.stringify({
    trackingId: null,
    url: `https://belong.test/homes?visit=${number}`,
    referrer: '',
    encodedPartnerKey: null,
    experiments: {},
  }),
});

/** Requests page after page, each visitor from an address of their own, until stopped. */
async function visitUntil(stopped: () => boolean, visitor: number, outcomes: Outcomes): Promise<void> {
  for (let number = 0; !stopped(); number += 1) {
    const address = { 'x-forwarded-for': `198.51.${visitor}.${number % 250}` };
    const [name, line, init] =
      number % 4 === 3
        ? (['write', '/sitevisit', visit(number)] as const)
        : (['read', '/homes', { headers: { sourcetype: 'Consumer' } }] as const);
    try {
      const headers = { ...init.headers, ...address };
      const response = await fetch(`${balancer.url}${line}`, { ...init, headers });
      const text = await response.text();
      if (response.ok || response.status === 429) outcomes.answered += 1;
      else outcomes.failed.push(`${name} ${response.status} ${text.slice(0, 80)}`);
    } catch (error) {
      outcomes.failed.push(`${name} ${(error as Error).message}`);
    }
    await sleep(PAUSE_MS);
  }
}

test(`no request fails in ${ROLLS} restarts`, async () => {
  const outcomes: Outcomes = { answered: 0, failed: [] };
  let stopped = false;
  const visitors = Array.from({ length: VISITORS }, (_, visitor) => visitUntil(() => stopped, visitor, outcomes));
  const exits: number[] = [];
  for (let roll = 0; roll < ROLLS; roll += 1) {
    const index = roll % 2;
    const began = performance.now();
    await processes[index]?.stop();
    exits.push(performance.now() - began);
    processes[index] = await launch(ports[index] ?? 0);
    // As an orchestrator does: the next one is stopped only after this one is ready.
    await expect.poll(async () => (await processes[index]?.fetch('/readyz'))?.status, { timeout: 30_000 }).toBe(200);
    await sleep(600);
  }
  stopped = true;
  await Promise.all(visitors);
  expect(outcomes.failed).toEqual([]);
  expect(outcomes.answered).toBeGreaterThan(ROLLS * 20);
  expect(Math.max(...exits)).toBeLessThan(15_000);
});
