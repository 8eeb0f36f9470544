import { expect, test } from 'vitest';
import { openTokens } from '@/server/http/tokens';
import { deriveSessionKeys } from './derivedKeys';

const clock = () => new Date();
const secret = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const [k1, k2] = [secret('k1', 1), secret('k2', 2)];
const ada = {
  id: '018f0000-0000-7000-8000-000000000001',
  type: 'homeowner' as const,
  sessionId: '018f0000-0000-7000-8000-000000000002',
  authenticatedAt: 0,
};
const machine = (...secrets: ReturnType<typeof secret>[]) => openTokens(deriveSessionKeys(secrets), clock);

test('machines with the same secrets accept each other’s tokens, and no others', async () => {
  const token = await machine(k1).sign(ada);
  expect(await machine(k1).verify(token)).toMatchObject({ id: ada.id });
  expect(await machine(k2).verify(token)).toBeNull();
});

test('logs no one out while machines restart with a new first secret', async () => {
  const [before, after] = [machine(k1), machine(k2, k1)];
  expect(await before.verify(await after.sign(ada))).toMatchObject({ id: ada.id });
  expect(await after.verify(await before.sign(ada))).toMatchObject({ id: ada.id });
  // Once the old one is taken away the new one signs, which every machine knows.
  expect(await after.verify(await machine(k2).sign(ada))).toMatchObject({ id: ada.id });
});

test('what is shown of a key cannot sign, and says nothing of the secret', () => {
  for (const key of machine(k1, k2).publicKeys())
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
});
