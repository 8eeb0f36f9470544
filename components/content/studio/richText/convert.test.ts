import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFields, type Value } from '@/components/content/studio/shared/fieldPaths';
import { toBlocks, toNode } from './convert';
import { textBlocks } from './schema';

interface Span {
  type: string;
  start: number;
  end: number;
  data?: unknown;
}

/** What two writings of the same text have in common: which signs are of which kind. */
function readableSpans(blocks: Value) {
  return (blocks as unknown as { text?: string; spans?: Span[] }[]).map(({ spans = [], ...block }) => ({
    ...block,
    signs: [...Array(block.text?.length ?? 0).keys()].map((at) =>
      [
        ...new Set(
          spans
            .filter(({ start, end }) => start <= at && at < end)
            .map(({ type, data }) => JSON.stringify([type, data])),
        ),
      ].sort(),
    ),
  }));
}

const data = fc.oneof(
  fc.record({ link_type: fc.constant('Web'), url: fc.webUrl() }),
  fc.record({
    link_type: fc.constant('Document'),
    id: fc.string({ minLength: 16, maxLength: 16 }),
    type: fc.constant('page'),
  }),
);
const randomText = fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', '\n', '<', '&', '\u00a0'), maxLength: 20 });
const textBlock = fc.record({ type: fc.constantFrom(...textBlocks), text: randomText }).chain(({ type, text }) => {
  const place = fc.tuple(fc.nat(text.length), fc.nat(text.length)).filter(([one, other]) => one !== other);
  const span = fc
    .tuple(place, fc.constantFrom('strong', 'em', 'hyperlink'), data)
    .map(([[one, other], kind, link]) => ({
      type: kind,
      start: Math.min(one, other),
      end: Math.max(one, other),
      ...(kind === 'hyperlink' && { data: link }),
    }));
  // Links do not lie in each other: a sign leads to one place.
  const spans = text
    ? fc
        .array(span, { maxLength: 6 })
        .map((all) =>
          all.filter(
            (each, n) => each.type !== 'hyperlink' || all.findIndex(({ type: kind }) => kind === 'hyperlink') === n,
          ),
        )
    : fc.constant([]);
  return spans.map((all) => ({ type, text, spans: all }));
});
const differentText = fc.constantFrom<Value>(
  {
    type: 'image',
    url: '/media/content/a-01234567.webp',
    alt: '',
    copyright: null,
    dimensions: { width: 3, height: 2 },
  },
  { type: 'embed', oembed: { embed_url: 'https://example.com/', type: 'video' } },
  { type: 'paragraph', text: 'from right', spans: [], direction: 'rtl' },
  { type: 'paragraph', text: 'with a label', spans: [{ type: 'label', start: 0, end: 4, data: { label: 'aside' } }] },
);
const richText = fc.array(fc.oneof({ weight: 5, arbitrary: textBlock }, { weight: 1, arbitrary: differentText }), {
  maxLength: 6,
});

const isEmptyBlock = (blocks: Value) => JSON.stringify(blocks) === '[{"type":"paragraph","text":"","spans":[]}]';

test('edited and written back, a text says the same of every sign', () => {
  fc.assert(
    fc.property(richText, (text) => {
      const blocks = JSON.parse(JSON.stringify(text)) as Value;
      fc.pre(!isEmptyBlock(blocks));
      expect(readableSpans(toBlocks(toNode(blocks)))).toEqual(readableSpans(blocks));
    }),
    { numRuns: 300 },
  );
});

test('once written back, a text changes no more', () => {
  fc.assert(
    fc.property(richText, (text) => {
      const once = toBlocks(toNode(JSON.parse(JSON.stringify(text))));
      expect(toBlocks(toNode(once))).toEqual(once);
    }),
  );
});

function textsIn(value: Value): Value[] {
  if (Array.isArray(value)) {
    const isText =
      value.length > 0 && value.every((each) => isFields(each) && typeof each.text === 'string' && 'spans' in each);
    return isText ? [value] : value.flatMap(textsIn);
  }
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}

test('every text of the site comes back letter for letter', () => {
  const texts = globSync('content/documents/**/*.json').flatMap((file) =>
    textsIn(JSON.parse(readFileSync(file, 'utf8'))),
  );
  expect(texts.length).toBeGreaterThan(300);
  for (const text of texts) if (!isEmptyBlock(text)) expect(toBlocks(toNode(text))).toEqual(text);
});

test('nothing written is nothing', () => {
  expect(toBlocks(toNode([]))).toEqual([]);
});
