import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff } from './wordDiff';

test('marks the words that differ, and those alone', () => {
  expect(wordDiff('We look after homes.', 'We look after good homes.')).toMatchObject([
    { kind: 'same', text: 'We look after ' },
    { kind: 'is', text: 'good ' },
    { kind: 'same', text: 'homes.' },
  ]);
});

test('what stayed and what went is the old text; what stayed and what came is the new one', () => {
  const words = fc
    .array(fc.constantFrom('a', 'bb', ' ', '\n', 'c.', '  '), { maxLength: 40 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = wordDiff(before, after);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect([without('is'), without('was')]).toEqual([before, after]);
    }),
  );
});
