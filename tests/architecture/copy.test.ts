import { describe, expect, test } from 'vitest';
import { overAllowance, readAllowance, violationsIn } from '../../scripts/copy/check.ts';
import { collectCopy, copyInDocument, copyInSource } from '../../scripts/copy/collect.ts';
import { rejectedWords } from '../../scripts/copy/rejected.data.ts';

const copy = collectCopy();

test('no file has more rejected words than its allowance', () => {
  const refused = overAllowance(violationsIn(copy), readAllowance());
  expect(refused.map(({ path, line, found, instead }) => `${path}:${line} “${found}”: write ${instead}`)).toEqual([]);
});

test('site content has no rejected words', () => {
  const content = copy.filter(({ path }) => path.startsWith('content/'));
  expect(content.length).toBeGreaterThan(1_000);
  expect(violationsIn(content).map(({ path, line, found }) => `${path}:${line} ${found}`)).toEqual([]);
});

describe.each(rejectedWords)('$pattern', ({ pattern, caught, spared }) => {
  test(`finds “${caught}”`, () => expect(pattern.test(caught)).toBe(true));
  test(`leaves “${spared}” alone`, () => expect(pattern.test(spared)).toBe(false));
});

test('a count above the allowance of the file is refused, with its place and replacement', () => {
  const [found] = violationsIn([{ path: 'a.tsx', line: 3, text: 'Your e-mail' }]);
  expect(found).toMatchObject({ path: 'a.tsx', line: 3, instead: 'email' });
  expect(overAllowance(found ? [found] : [], {})).toHaveLength(1);
  expect(overAllowance(found ? [found] : [], { 'a.tsx': 1 })).toEqual([]);
});

test('collects JSX text, shown attributes, labels, and messages, but no code', () => {
  const source = [
    "import x from 'Some module name';",
    'const css = styled.p`Color is not a sentence.`;',
    "const labels = { title: 'Photos', className: 'Not a sentence.' };",
    "const message = 'You have no tours.';",
    "throw new Error('A developer reads this.');",
    'export const View = () => <p aria-label="Location" id="Some id here">See it</p>;',
  ].join('\n');
  expect(copyInSource('a.tsx', source).map(({ line, text }) => [line, text])).toEqual([
    [3, 'Photos'],
    [4, 'You have no tours.'],
    [6, 'Location'],
    [6, 'See it'],
  ]);
});

test('collects the text of a document, but not its ids and links', () => {
  const document = '{\n "uid": "faq",\n "data": { "title": "Questions", "link": { "url": "/help" } }\n}';
  expect(copyInDocument('a.json', document)).toEqual([{ path: 'a.json', line: 3, text: 'Questions' }]);
});
