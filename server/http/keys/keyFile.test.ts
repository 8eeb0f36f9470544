import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTokens } from '@/server/http/tokens';
import { openKeyFile, rotateKeys } from './keyFile';

let dir: string;
let now: Date;
const clock = () => now;
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const ada = {
  id: '018f0000-0000-7000-8000-000000000001',
  type: 'homeowner' as const,
  sessionId: '018f0000-0000-7000-8000-000000000002',
  authenticatedAt: 0,
};
const keyOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'belong-keys-'));
  now = new Date();
});
afterEach(() => rmSync(dir, { recursive: true }));

test('logs no one out when a key is rotated, in any process', async () => {
  const [first, second] = [
    openTokens(await openKeyFile(dir, clock), clock),
    openTokens(await openKeyFile(dir, clock), clock),
  ];
  const old = await first.sign(ada);
  await rotateKeys(dir, now);
  for (let at = 0; at < 300; at += 10) {
    for (const [signs, verifies] of [
      [first, second],
      [second, first],
    ] as const)
      expect(await verifies.verify(await signs.sign(ada)), `after ${at} s`).toMatchObject({ id: ada.id });
    expect(await second.verify(old)).toMatchObject({ id: ada.id });
    pass(10);
  }
  expect(keyOf(await first.sign(ada))).not.toBe(keyOf(old));
});

test('an old key verifies for a day, and is then dropped by the next turn', async () => {
  await openKeyFile(dir, clock);
  await rotateKeys(dir, now);
  pass(3_600);
  expect(await rotateKeys(dir, now)).toHaveLength(3);
  pass(25 * 3_600);
  expect(await rotateKeys(dir, now)).toHaveLength(2);
});

test('hides the keys from other users, and shows nothing that can sign', async () => {
  const tokens = openTokens(await openKeyFile(dir, clock), clock);
  expect(statSync(path.join(dir, 'keys/session.json')).mode & 0o777).toBe(0o600);
  for (const key of tokens.publicKeys())
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
});
