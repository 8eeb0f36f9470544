import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { ContentApiError } from '@/server/content/api/apiErrors';
import { parseFilters } from '@/server/content/query/filterParser';
import { createRepository } from './repository.fixture';

const { repository, remove } = createRepository();
afterAll(remove);

const ask = (params: Record<string, string>) => {
  const query = new URLSearchParams({ ref: repository.refs.master(), ...params });
  return repository.handle(new Request(`http://hostile.test/api/v2/documents/search?${query}`));
};

/** Pieces of filter text, so that the random ones often come close to right. */
const piece = fc.constantFrom(
  ...[
    '[',
    ']',
    '[[',
    ']]',
    '(',
    ')',
    ',',
    '"',
    '\\"',
    '\\',
    ' ',
    '=',
    ':d',
    'at',
    'date.month',
    'number.gt',
    'document',
  ],
  ...[
    'my.book.title',
    'my.book.__proto__',
    'document.id',
    'my.',
    '..',
    '-1',
    '1e9',
    'true',
    '"x"',
    '\u0000',
    '💥',
    '%5B',
  ],
);
const nearly = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
const anything = fc.oneof(nearly, fc.string({ unit: 'binary', maxLength: 200 }));

test('no filter text is answered with anything but 200 or a parsing error', () => {
  fc.assert(
    fc.property(anything, fc.boolean(), (text, framed) => {
      const { status } = ask({ q: framed ? `[[${text}]]` : text });
      expect([200, 400]).toContain(status);
    }),
    { numRuns: 1500 },
  );
});

test('no value of any other parameter is answered with 500', () => {
  const names = fc.constantFrom(
    ...'page pageSize after fetch fetchLinks lang orderings routes brokenRoute ref graphQuery'.split(' '),
  );
  fc.assert(
    fc.property(names, anything, (name, text) => {
      expect([200, 400, 404]).toContain(ask({ [name]: text }).status);
    }),
    { numRuns: 1500 },
  );
});

test('whatever text a filter holds, it is read back as it was written', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => !text.includes('\\')),
      (text) => {
        const [filter] = parseFilters(`[[at(document.id, "${text.replace(/"/g, '\\"')}")]]`);
        expect(filter?.values).toEqual([text]);
      },
    ),
  );
});

test('very long filter text is judged quickly', () => {
  const long = [
    `[[at(document.id, "${'\\"'.repeat(50_000)}`,
    `[${'['.repeat(100_000)}`,
    `[[at(document.id, "${'a'.repeat(500_000)}")]]`,
  ];
  const started = performance.now();
  for (const text of long) {
    try {
      parseFilters(text);
    } catch (error) {
      expect(error).toBeInstanceOf(ContentApiError);
    }
  }
  expect(performance.now() - started).toBeLessThan(1000);
});

describe('paths', () => {
  test.each(['my.book.__proto__', 'my.book.constructor', 'my.__proto__.title', 'my.book.toString.length'])(
    '%s leads nowhere',
    (path) => {
      expect(ask({ q: `[[has(${path})]]` }).status).toBe(400);
      expect(ask({ orderings: `[${path}]` }).status).toBe(400);
    },
  );
});
