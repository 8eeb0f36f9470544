import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { open, seal } from './vault';

const aKey = (id: string) => ({ id, key: randomBytes(32) });
const [first, second] = [aKey('a'), aKey('b')];

test('what was sealed opens again, and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sealed = seal(text, 'here', [first]);
      expect(open(sealed, 'here', [first])).toBe(Buffer.from(text).toString());
      expect(sealed.equals(seal(text, 'here', [first]))).toBe(false);
    }),
  );
});

test('a secret that was moved or altered in any byte does not open', () => {
  const sealed = seal('a secret', 'users|a', [first]);
  expect(() => open(sealed, 'users|b', [first])).toThrow();
  for (let at = 0; at < sealed.length; at += 1) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => open(altered, 'users|a', [first]), `byte ${at}`).toThrow();
  }
});

test('after a new key came old secrets open, new ones need it', () => {
  const before = seal('old', 'x', [first]);
  const after = seal('new', 'x', [second, first]);
  expect([open(before, 'x', [second, first]), open(after, 'x', [second, first])]).toEqual(['old', 'new']);
  expect(() => open(after, 'x', [first])).toThrow('No key b');
});
