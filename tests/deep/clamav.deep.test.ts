// Debian's ClamAV, with one signature of ours: what our scanner says to it, and what it answers, are its own protocol.
import { chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresAccount } from '@/server/host/database/postgresAccount';
import { freePort } from '@/server/host/database/postgresServer';
import { createPdf } from '@/server/modules/account/documents/fixture';
import { clamav } from '@/server/providers/scanning/clamav';
import { install, type Started, scratch, start } from '@/tests/support/engines/debian';

const { folder, remove } = scratch('clamav');
const VIRUS = 'This text stands for a virus in a drill';
let daemon: Started;
let url: string;

beforeAll(async () => {
  await install('clamav-daemon');
  const port = await freePort();
  const config = path.join(folder, 'clamd.conf');
  const signatures = path.join(folder, 'drill.ndb');
  writeFileSync(signatures, `Belong.Drill:0:*:${Buffer.from(VIRUS).toString('hex')}\n`);
  writeFileSync(
    config,
    [
      ...['Foreground yes', `DatabaseDirectory ${folder}`, 'TCPAddr 127.0.0.1', `TCPSocket ${port}`],
      ...[`LogFile ${folder}/clamd.log`, `TemporaryDirectory ${folder}`, 'StreamMaxLength 1M', 'MaxThreads 2'],
    ].join('\n'),
  );
  const account = postgresAccount();
  if (account) for (const file of [config, signatures]) chownSync(file, account.uid, account.gid);
  daemon = await start(['clamd', '-c', config], { port, log: path.join(folder, 'log') });
  url = `tcp://127.0.0.1:${port}`;
});
afterAll(async () => {
  await daemon?.stop();
  remove();
});

test('a clean file passes, one with the virus is found by its name', async () => {
  expect(await clamav(url).scan(createPdf())).toBeNull();
  expect(await clamav(url).scan(Buffer.concat([createPdf(), Buffer.from(VIRUS)]))).toContain('Belong.Drill');
});

test('a file beyond the limits of the daemon is not called clean', async () => {
  await expect(clamav(url).scan(Buffer.alloc(2_000_000, 'a'))).rejects.toThrow(/limit exceeded|ECONNRESET|EPIPE/);
});
