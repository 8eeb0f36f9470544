import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decrypt, encrypt, type WrappingKey } from '@/server/vault';
import { testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { rewrapAll, sealedColumns } from './sealedColumns';

const api = testApi();
const newKey = (id: string): WrappingKey => ({ id, key: randomBytes(32) });
const [old, fresh] = [newKey('old'), newKey('fresh')];

const authenticators = () =>
  api.rows<{ user_id: string; secret: Buffer }>('select user_id, secret from authenticators order by user_id');
const aboutUser = (id: string) => `authenticators|secret|${id}`;

async function sealAuthenticator(text: string): Promise<string> {
  const { id } = await createPerson(api);
  await api.rows('insert into authenticators (user_id, secret, created_at, last_step) values ($1, $2, now(), 0)', [
    id,
    encrypt(text, aboutUser(id), [old]),
  ]);
  return id;
}

test('what an older key sealed opens with the newest alone, and nothing else of it has changed', async () => {
  for (let n = 0; n < 3; n += 1) await sealAuthenticator(`secret ${n}`);
  const owner = await createPerson(api);
  const homeId = await createHome(api, { owner });
  const about = `home_access_codes.sealed:${homeId}:lockbox`;
  await api.rows(
    'insert into home_access_codes (home_id, kind, sealed, updated_by, updated_at) values ($1, $2, $3, $4, now())',
    [homeId, 'lockbox', encrypt('4711', about, [old]), owner.id],
  );
  expect(await rewrapAll(api.services.db, [fresh, old])).toBe(4);
  const opened = (await authenticators()).map(({ user_id, secret }) => decrypt(secret, aboutUser(user_id), [fresh]));
  expect(opened.toSorted()).toEqual(['secret 0', 'secret 1', 'secret 2']);
  const [code] = await api.rows<{ sealed: Buffer }>('select sealed from home_access_codes');
  expect(decrypt(code?.sealed ?? Buffer.alloc(0), about, [fresh])).toBe('4711');
  expect(await rewrapAll(api.services.db, [fresh, old])).toBe(0);
});

test('stops at a secret with a missing key, and leaves it unchanged', async () => {
  await api.rows('delete from authenticators');
  const id = await sealAuthenticator('lost');
  const before = await authenticators();
  await expect(rewrapAll(api.services.db, [fresh])).rejects.toThrow('No key old');
  expect(await authenticators()).toEqual(before);
  expect(decrypt(before[0]?.secret ?? Buffer.alloc(0), aboutUser(id), [old])).toBe('lost');
});

test('every sealed column of the modules is known, under the name it is sealed about', () => {
  const sources = globSync('server/modules/**/*.ts', { exclude: ['**/*.test.ts'] })
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => /\bencrypt\(/.test(text) && text.includes("'@/server/vault'"));
  const starts = sealedColumns.map(({ about }) => about('', '').replace(/:+$/, ''));
  const unknown = sources
    .flatMap((text) => [...text.matchAll(/[aA]ad = \([^)]*\) => `([^$`]+)\$/g)].map(([, start = '']) => start))
    .filter((start) => !start.startsWith('outbox|') && !starts.includes(start.replace(/[:|]$/, '').replace(/:$/, '')))
    .filter((start) => !starts.includes(start));
  expect(unknown).toEqual([]);
  // The outbox seals as well. One file seals for both tables of expenses, and one both secrets of a webhook.
  expect(sources.length + 1).toBe(sealedColumns.length);
});
