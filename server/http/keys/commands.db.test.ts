// `npm run keys` as docs/operations.md tells it: each step by a process of its own, on one data folder and one database.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { command } from '@/scripts/ci/command';
import { openTokens } from '@/server/http/tokens';
import { decrypt, encrypt, type WrappingKey } from '@/server/vault';
import { testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { openKeyFile } from './keyFile';

const api = testApi();
const dataDir = mkdtempSync(path.join(tmpdir(), 'belong-keys-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const file = path.join(dataDir, 'keys/secrets.json');
/** What is empty counts as not set. */
const keys = (what: string, more: Record<string, string> = {}) =>
  command(['node', '--import', 'tsx', 'scripts/keys.ts', what], {
    DATABASE_URL: api.superuserUrl,
    DATA_DIR: dataDir,
    SECRET_KEYS: '',
    ...more,
  });
const stored = (): WrappingKey[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { id: string; key: string }[]).map(({ id, key }) => ({
    id,
    key: Buffer.from(key, 'base64'),
  }));

test('sessions: signs with the new key after a minute and logs no one out', async () => {
  let now = new Date();
  const clock = () => now;
  const person = { id: crypto.randomUUID(), type: 'resident' as const, sessionId: crypto.randomUUID() };
  const tokens = openTokens(await openKeyFile(dataDir, clock), clock);
  const before = await tokens.sign({ ...person, authenticatedAt: 0 });
  expect(await keys('sessions')).toEqual({
    ok: true,
    output: expect.stringContaining('a fresh key signs in a minute; 2 verify'),
  });
  now = new Date(Date.now() + 90_000);
  const after = await tokens.sign({ ...person, authenticatedAt: 0 });
  expect(after.split('.')[0]).not.toBe(before.split('.')[0]);
  for (const token of [before, after]) expect(await tokens.verify(token)).toMatchObject({ id: person.id });
}, 60_000);

test('secrets, then rewrap: what the old key sealed opens with the new one alone', async () => {
  expect((await keys('secrets')).ok).toBe(true);
  const [old] = stored();
  const { id } = await createPerson(api);
  const about = `authenticators|secret|${id}`;
  await api.rows('insert into authenticators (user_id, secret, created_at, last_step) values ($1, $2, now(), 0)', [
    id,
    encrypt('JBSWY3DPEHPK3PXP', about, old && [old]),
  ]);
  expect((await keys('secrets')).ok).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const both = stored();
  expect(both.map((key) => key.id)).toEqual([expect.not.stringMatching(old?.id ?? ''), old?.id]);
  expect((await keys('rewrap')).output).toContain('1 secrets are wrapped by the newest key now');
  expect((await keys('rewrap')).output).toContain('0 secrets are wrapped by the newest key now');
  const [{ secret } = { secret: Buffer.alloc(0) }] = await api.rows<{ secret: Buffer }>(
    'select secret from authenticators where user_id = $1',
    [id],
  );
  expect(decrypt(secret, about, both.slice(0, 1))).toBe('JBSWY3DPEHPK3PXP');

  // A key that is gone: one sentence, and nothing is lost.
  writeFileSync(file, JSON.stringify([{ id: 'another', key: Buffer.alloc(32, 7).toString('base64') }]));
  const lost = await keys('rewrap');
  expect(lost).toEqual({ ok: false, output: expect.stringMatching(new RegExp(`^✗ No key ${both[0]?.id} .*\\n$`)) });
});

test('where the keys come from SECRET_KEYS, no file is changed, and it says what to do', async () => {
  const before = readFileSync(file, 'utf8');
  const named = { SECRET_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}` };
  for (const what of ['secrets', 'sessions'])
    expect(await keys(what, named)).toEqual({
      ok: false,
      output: expect.stringMatching(/^✗ The keys are in SECRET_KEYS\. Put a new one first there.*\n$/),
    });
  expect(readFileSync(file, 'utf8')).toBe(before);
}, 60_000);

test('without a word it names its own', async () => {
  expect(await keys('')).toEqual({ ok: false, output: '✗ Say which: sessions, secrets, or rewrap\n' });
}, 30_000);
