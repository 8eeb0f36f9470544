import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDocuments, documentLines } from './differences';

const line = (text: string) => ({ text, under: '' });

test('reads headings, paragraphs and rows of tables as lines', () => {
  const cell = (text: string) => ({ type: 'data', content: [{ type: 'paragraph', text, spans: [] }] });
  const slices = [
    { slice_type: 'rich_text', primary: { content: [{ type: 'heading2', text: 'Cookies', spans: [] }] } },
    { primary: { table: { body: { rows: [{ cells: [cell('theme'), cell('1 year')] }] } } } },
    { primary: { content: [{ type: 'paragraph', text: 'None follows you.', spans: [] }] } },
  ];
  expect(documentLines(slices)).toEqual([
    { text: 'Cookies', under: 'Cookies' },
    { text: 'theme · 1 year', under: 'Cookies' },
    { text: 'None follows you.', under: 'Cookies' },
  ]);
});

test('what is taken away and put in makes the new version of the old, whatever both are', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  fc.assert(
    fc.property(lines, lines, (then, now) => {
      const found = compareDocuments(then.map(line), now.map(line));
      const count = (list: readonly string[], text: string) => list.filter((each) => each === text).length;
      for (const text of ['a', 'b', 'c', 'd']) {
        const moved = (kind: string) => found.filter((each) => each.kind === kind && each.text === text).length;
        expect(count(then, text) - moved('gone') + moved('new')).toBe(count(now, text));
      }
      if (then.join() === now.join()) expect(found).toEqual([]);
      expect(found.length).toBeLessThanOrEqual(then.length + now.length);
    }),
  );
});
