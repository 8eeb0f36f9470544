import { randomBytes } from 'node:crypto';
import { linkSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addWrappingKey, decrypt, encrypt } from './vault';

const aKey = (id: string) => ({ id, key: randomBytes(32) });
const [first, second] = [aKey('a'), aKey('b')];

test('what was sealed opens again, and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sealed = encrypt(text, 'here', [first]);
      expect(decrypt(sealed, 'here', [first])).toBe(Buffer.from(text).toString());
      expect(sealed.equals(encrypt(text, 'here', [first]))).toBe(false);
    }),
  );
});

test('a secret that was moved or altered in any byte does not open', () => {
  const sealed = encrypt('a secret', 'users|a', [first]);
  expect(() => decrypt(sealed, 'users|b', [first])).toThrow();
  for (let at = 0; at < sealed.length; at += 1) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => decrypt(altered, 'users|a', [first]), `byte ${at}`).toThrow();
  }
});

test('after a new key came old secrets open, new ones need it', () => {
  const before = encrypt('old', 'x', [first]);
  const after = encrypt('new', 'x', [second, first]);
  expect([decrypt(before, 'x', [second, first]), decrypt(after, 'x', [second, first])]).toEqual(['old', 'new']);
  expect(() => decrypt(after, 'x', [first])).toThrow('No key b');
});

test('a new key never shortens the file that holds the old ones', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'belong-vault-'));
  const file = path.join(dataDir, 'keys', 'secrets.json');
  addWrappingKey(dataDir);
  const before = readFileSync(file, 'utf8');
  // Another name of the same file: it would change with it, were it written in place.
  linkSync(file, `${file}.before`);
  addWrappingKey(dataDir);
  expect(readFileSync(`${file}.before`, 'utf8')).toBe(before);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([expect.anything(), ...JSON.parse(before)]);
});
