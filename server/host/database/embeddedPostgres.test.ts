// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { connectionFor, removeDataDir, startEmbeddedPostgres } from './embeddedPostgres.ts';
import { clusterPlace } from './postgresCluster.ts';
import { postmasterPid } from './staleProcess.ts';

vi.setConfig({ testTimeout: 60_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'belong-database-'));
const fixture = fileURLToPath(new URL('./embeddedPostgres.fixture.ts', import.meta.url));
const owners: ChildProcess[] = [];

afterEach(() => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL');
});
afterAll(() => removeDataDir(dataDir));

async function ownerProcess(): Promise<{ owner: ChildProcess; url: string }> {
  const owner = spawn(process.execPath, [fixture, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  owners.push(owner);
  const [line] = await once(owner.stdout, 'data');
  return { owner, url: String(line).trim() };
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function untilGone(pid: number): Promise<boolean> {
  for (let waited = 0; waited < 5_000; waited += 50) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await sleep(50);
  }
  return false;
}

test('a killed owner leaves no server behind and every acknowledged row is there at the next start', async () => {
  const { owner, url } = await ownerProcess();
  expect(await connectionFor(dataDir)).toBe(url);
  const began = performance.now();
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`already in use by process ${owner.pid}`);
  expect(performance.now() - began).toBeLessThan(1_000);

  const server = postmasterPid(clusterPlace(dataDir).cluster);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const next = await startEmbeddedPostgres({ dataDir });
  try {
    expect(await query(next.url, 'SELECT number FROM kept')).toEqual([{ number: 42 }]);
    expect(await untilGone(server ?? 0)).toBe(true);
  } finally {
    await next.stop();
  }
  expect(await connectionFor(dataDir)).toBeUndefined();
});

test('the server runs with fsync, checksums, UTF8 and UTC', async () => {
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    const sql = `SELECT name, setting FROM pg_settings WHERE name IN ('fsync','data_checksums','server_encoding','TimeZone')`;
    const rows = await query<{ name: string; setting: string }>(database.url, sql);
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      data_checksums: 'on',
      server_encoding: 'UTF8',
      TimeZone: 'UTC',
    });
  } finally {
    await database.stop();
  }
});

test('a server that dies by itself comes back at the same address', async () => {
  let restarted = () => {};
  const comeback = new Promise<void>((resolve) => {
    restarted = resolve;
  });
  const database = await startEmbeddedPostgres({
    dataDir,
    onStep: (step) => step === 'database restarted' && restarted(),
  });
  try {
    process.kill(postmasterPid(clusterPlace(dataDir).cluster) ?? 0, 'SIGKILL');
    await comeback;
    expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  } finally {
    await database.stop();
  }
});

test('data of another PostgreSQL version is refused in one sentence', async () => {
  const { cluster } = clusterPlace(dataDir);
  writeFileSync(join(cluster, 'PG_VERSION'), '15\n');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/^Old data: .* written by PostgreSQL 15/);
});
