import { createMockFactory } from '@prismicio/mock';
import { afterAll, describe, expect, test } from 'vitest';
import type { Fields, Json } from '@/server/content/store/document';
import { readModels } from '@/server/content/store/models';
import { books, createDocument, createRepository, linkTo } from '@/server/content/store/repository.fixture';
import { type ValidationEnvironment, validateFiles, validateStoredDocument } from './document';

const library = createRepository();
afterAll(() => library.remove());
const { models, store } = library.repository;
const surroundings: ValidationEnvironment = {
  models,
  languages: ['en-us', 'fr-fr'],
  hasMedia: (name) => name === 'house-0a1b2c3d.webp',
  uidsOf: () => undefined,
};
const byId = new Map(books.map((document) => [document.id, document]));
const judge = (document: unknown, path = 'book/new.en-us.json', around = surroundings) =>
  validateStoredDocument(document, path, around, byId).map(({ path, message }) => `${path}: ${message}`);
const judgeData = (data: Fields) => judge(createDocument('new', { data }));
const picture = {
  dimensions: { width: 3, height: 2 },
  alt: '',
  copyright: null,
  url: '/media/content/house-0a1b2c3d.webp',
};
const web = (url: string): Fields => ({ link_type: 'Web', url });
const block = (more: Fields = {}): Fields => ({ type: 'paragraph', text: 'words', spans: [], ...more });
const slice = (more: Fields = {}): Fields => ({
  id: 'q',
  slice_type: 'quote',
  variation: 'default',
  version: 'initial',
  primary: {},
  items: [],
  ...more,
});
const bodyOf = (...blocks: Json[]) => ({ slices: [slice({ primary: { body: blocks } })] });

test('the documents of the library are found right, but for the links that lead nowhere', () => {
  const findings = validateFiles([store.publishedFiles()], surroundings);
  expect(findings.map(({ file, path }) => `${file} ${path}`)).toEqual(['book/sea.en-us.json data.parts[1].next.id']);
});

test.each<[string, Fields, string]>([
  ['a field the model lacks', { color2: 'x' }, 'data.color2'],
  ['a uid among the data', { uid: 'new' }, 'data.uid'],
  ['a number where text belongs', { blurb: 3 }, 'data.blurb'],
  ['text where a number belongs', { pages: '3' }, 'data.pages'],
  ['a flag in words', { rare: 'yes' }, 'data.rare'],
  ['a day that is none', { printed: '2026-02-30' }, 'data.printed'],
  ['a moment of another form', { lent: '2026-02-10T14:30:00Z' }, 'data.lent'],
  ['an option the model lacks', { shelf: 'middle' }, 'data.shelf'],
  ['a color in words', { color: 'red' }, 'data.color'],
  ['a place without longitude', { place: { latitude: 1 } }, 'data.place'],
  ['an embed from anywhere', { film: { embed_url: 'http://x' } }, 'data.film'],
  ['a link of the wrong kind', { author: web('/x') }, 'data.author'],
  ['a link to nobody', { plain: linkTo('nowhere') }, 'data.plain.id'],
  ['a link to the wrong type', { author: linkTo('hill') }, 'data.author'],
  ['a link that says the wrong type', { plain: { ...linkTo('hill'), type: 'author' } }, 'data.plain.type'],
  ['link text nobody allowed', { plain: { ...linkTo('hill'), text: 'see' } }, 'data.plain.text'],
  ['a picture without alt', { cover: { ...picture, alt: null } }, 'data.cover.alt'],
  ['a picture without size', { cover: { ...picture, dimensions: {} } }, 'data.cover.dimensions'],
  [
    'a picture that is not there',
    { cover: { ...picture, url: '/media/content/house-ffffffff.webp' } },
    'data.cover.url',
  ],
  ['a picture from elsewhere', { cover: { ...picture, url: 'https://example.com/a.webp' } }, 'data.cover.url'],
  ['a picture that climbs', { cover: { ...picture, url: '/media/content/../../etc/passwd' } }, 'data.cover.url'],
  [
    'two blocks in a single',
    {
      title: [
        { ...block(), type: 'heading1' },
        { ...block(), type: 'heading1' },
      ],
    },
    'data.title',
  ],
  ['a block the model forbids', { title: [block()] }, 'data.title[0].type'],
  ['a block that is code', bodyOf(block({ type: 'preformatted' })), 'data.slices[0].primary.body[0].type'],
  [
    'a span outside the text',
    bodyOf(block({ spans: [{ type: 'hyperlink', start: 0, end: 6, data: web('/') }] })),
    'data.slices[0].primary.body[0].spans[0]',
  ],
  [
    'a span the model forbids',
    bodyOf(block({ spans: [{ type: 'strong', start: 0, end: 5 }] })),
    'data.slices[0].primary.body[0].spans[0].type',
  ],
  [
    'a span without end',
    bodyOf(block({ spans: [{ type: 'hyperlink', start: 3, end: 3, data: web('/') }] })),
    'data.slices[0].primary.body[0].spans[0]',
  ],
  ['a slice nobody chose', { slices: [slice({ slice_type: 'video' })] }, 'data.slices[0].slice_type'],
  ['a variation that is none', { slices: [slice({ variation: 'wide' })] }, 'data.slices[0].variation'],
  ['a slice id used twice', { slices: [slice(), slice()] }, 'data.slices[1].id'],
  ['a group that is no list', { parts: {} }, 'data.parts'],
  ['a group with strangers', { parts: [{ size: 1 }] }, 'data.parts[0].size'],
  [
    'a ragged table',
    {
      prices: {
        body: {
          rows: [
            { cells: [{ type: 'data', content: [] }] },
            {
              cells: [
                { type: 'data', content: [] },
                { type: 'data', content: [] },
              ],
            },
          ],
        },
      },
    },
    'data.prices',
  ],
])('%s is found', (_, data, at) => {
  expect(judgeData(data).map((each) => each.split(': ')[0])).toContain(at);
});

test.each([
  ...[
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
  ],
  ...[
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'vbscript:x',
    '',
    '\u0001javascript:x',
    'https:/x',
    '/a\tb',
  ],
])('%j is no address to send a reader to', (url) => {
  const spans = [{ type: 'hyperlink', start: 0, end: 5, data: web(url) }];
  expect(judgeData(bodyOf(block({ spans }))).join()).toContain('.url: must start with /');
});

test.each(['/', '/faq#fees', 'https://example.com/a?b=c', 'mailto:us@belong.example', 'tel:+15550100', '#fees'])(
  '%s is an address to send a reader to',
  (url) => {
    expect(judgeData(bodyOf(block({ spans: [{ type: 'hyperlink', start: 0, end: 5, data: web(url) }] })))).toEqual([]);
  },
);

describe('the frame of a document', () => {
  const good = createDocument('new');
  test.each<[string, object, string]>([
    ['a short id', { ...good, id: 'short' }, 'id'],
    ['a uid with capitals', { ...good, uid: 'New' }, 'uid'],
    ['a uid that climbs', { ...good, uid: '../new' }, 'uid'],
    ['a language that is not ours', { ...good, lang: 'de-de' }, 'lang'],
    ['tags that are no list', { ...good, tags: 'a' }, 'tags'],
    ['a date of another form', { ...good, first_publication_date: '2026-01-01' }, 'first_publication_date'],
    [
      'changed before it was there',
      { ...good, first_publication_date: '2027-01-01T00:00:00+0000' },
      'last_publication_date',
    ],
    ['a type that is none', { ...good, type: 'film' }, 'type'],
    ['a stranger', { ...good, url: '/new' }, 'url'],
    ['no data', { ...good, data: [] }, 'data'],
  ])('%s is found', (_, document, at) => {
    expect(judge(document).map((each) => each.split(': ')[0])).toContain(at);
  });

  test('a file under another name is found, and a page where no page stands', () => {
    expect(judge(good, 'book/old.en-us.json')).toEqual([': this file belongs at book/new.en-us.json']);
    expect(judge(good, undefined, { ...surroundings, uidsOf: () => ['faq'] }).join()).toContain('known are faq');
    expect(judge(good)).toEqual([]);
  });
});

test('an id or a uid used twice is found', () => {
  const twice = [createDocument('new'), createDocument('new', { id: 'another_id______' })];
  const entries = twice.map((document, at) => ({
    path: at ? 'book/copy.en-us.json' : 'book/new.en-us.json',
    text: '',
    document,
  }));
  const findings = validateFiles([{ stamp: '', entries: [...entries, ...entries.slice(0, 1)] }], surroundings);
  expect(findings.map(({ message }) => message)).toEqual([
    'this file belongs at book/new.en-us.json',
    'book/new.en-us.json has this uid already',
    'book/new.en-us.json has this id already',
    'book/new.en-us.json has this uid already',
  ]);
});

describe('documents that Prismic’s own generator invents for our models', () => {
  const ours = readModels(process.cwd());
  const around: ValidationEnvironment = { ...surroundings, models: ours };
  /** What the generator does otherwise than the real service, or what only a real repository has. */
  const expected =
    /\.(text|url|alt|variant|id|target|embed_url|type|name|isBroken)(\[\d+\])?$|^(id|uid|lang|tags)?$|_publication_date$/;
  const documents = [...ours.types.keys()].flatMap((type) => {
    const json = { Main: ours.types.get(type)?.fields ?? {} };
    return Array.from({ length: 10 }, (_, seed) => {
      const mock = createMockFactory({ seed: `${type} ${seed}` });
      const model = { ...mock.model.customType(), id: type, json } as ReturnType<typeof mock.model.customType>;
      return mock.value.document({ model }) as unknown as Fields;
    });
  });

  test('are accepted, apart from what it does otherwise', () => {
    const findings = documents.flatMap((document) => validateStoredDocument(document, '', around, byId));
    const others = findings.filter(
      ({ path }) => !expected.test(path) && !/^(url|href|slugs|linked_documents|alternate_languages)$/.test(path),
    );
    expect(documents.length).toBe(10 * ours.types.size);
    expect(ours.types.size).toBeGreaterThan(5);
    expect(others.map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
  });
});
