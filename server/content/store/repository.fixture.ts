// A small repository for tests: two authors, books in groups and slices, a translation, broken and circular links.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Fields, StoredDocument } from './document';
import { openRepository, type RepositoryOptions } from './repository';

const text = { type: 'Text' };
const link = (config: object = {}) => ({ type: 'Link', config });

const author = {
  Main: {
    uid: { type: 'UID' },
    name: text,
    books: { type: 'Group', config: { fields: { book: link() } } },
    favourite: link({ select: 'document', customtypes: [{ id: 'book', fields: ['title'] }] }),
  },
};
const book = {
  Main: {
    uid: { type: 'UID' },
    title: { type: 'StructuredText', config: { single: 'heading1' } },
    blurb: text,
    pages: { type: 'Number' },
    printed: { type: 'Date' },
    lent: { type: 'Timestamp' },
    shelf: { type: 'Select', config: { options: ['low', 'high'] } },
    rare: { type: 'Boolean', config: { default_value: true } },
    cover: { type: 'Image', config: { thumbnails: [{ name: 'small' }] } },
    film: { type: 'Embed' },
    place: { type: 'GeoPoint' },
    prices: { type: 'Table' },
    color: { type: 'Color' },
    author: link({
      select: 'document',
      customtypes: [{ id: 'author', fields: ['name', { id: 'books', fields: ['book'] }] }],
    }),
    plain: link({ select: 'document' }),
    parts: { type: 'Group', config: { fields: { title: text, next: link() } } },
    slices: { type: 'Slices', config: { choices: { quote: { type: 'SharedSlice' } } } },
  },
};
const quote = {
  id: 'quote',
  type: 'SharedSlice',
  variations: [
    {
      id: 'default',
      primary: {
        words: text,
        from: link(),
        body: { type: 'StructuredText', config: { multi: 'paragraph,hyperlink' } },
      },
      items: {},
    },
  ],
};

export const idOf = (name: string) => name.padEnd(16, '_').slice(0, 16);

type DocumentOverrides = Partial<Omit<StoredDocument, 'data'>> & { data?: Fields };

/** A document of the library; what is not said is usual. */
export function createDocument(name: string, given: DocumentOverrides = {}): StoredDocument {
  return {
    id: idOf(name),
    type: 'book',
    uid: name,
    lang: 'en-us',
    tags: [],
    first_publication_date: '2026-01-01T00:00:00+0000',
    last_publication_date: '2026-01-01T00:00:00+0000',
    data: {},
    ...given,
  };
}

export const linkTo = (name: string, type = 'book'): Fields => ({
  link_type: 'Document',
  id: idOf(name),
  type,
  lang: 'en-us',
});
const heading = (words: string) => [{ type: 'heading1', text: words, spans: [] }];

export const books: StoredDocument[] = [
  createDocument('ana', {
    type: 'author',
    data: { name: 'Ana', books: [{ book: linkTo('sea') }], favourite: linkTo('sea') },
  }),
  createDocument('sea', {
    tags: ['blue', 'big'],
    group: 'sea',
    last_publication_date: '2026-03-01T00:00:00+0000',
    data: {
      title: heading('The Café by the Sea'),
      blurb: 'Waves and salt',
      pages: 300,
      printed: '2026-02-10',
      lent: '2026-02-10T14:30:00+0000',
      shelf: 'high',
      author: linkTo('ana', 'author'),
      plain: linkTo('hill'),
      parts: [
        { title: 'One', next: linkTo('hill') },
        { title: 'Two', next: linkTo('nowhere') },
      ],
      slices: [
        {
          id: 'quote$1',
          slice_type: 'quote',
          variation: 'default',
          version: 'initial',
          primary: {
            words: 'Salt',
            from: linkTo('hill'),
            body: [
              {
                type: 'paragraph',
                text: 'See the hill',
                spans: [{ type: 'hyperlink', start: 8, end: 12, data: linkTo('hill') }],
              },
            ],
          },
          items: [],
        },
      ],
    },
  }),
  createDocument('hill', {
    tags: ['green', 'big'],
    last_publication_date: '2026-02-01T00:00:00+0000',
    data: { title: heading('A "Hill"'), pages: 120, printed: '2025-07-05', shelf: 'low', rare: false },
  }),
  createDocument('bare', { last_publication_date: '2026-01-15T00:00:00+0000' }),
  createDocument('mer', { lang: 'fr-fr', group: 'sea', data: { title: heading('Le café de la mer') } }),
];

export function writeDocuments(folder: string, documents: readonly object[]): void {
  for (const document of documents) {
    const { type = 'book', uid, id, lang = 'en-us' } = document as Partial<StoredDocument>;
    const file = join(folder, type, `${uid ?? id}.${lang}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(document));
  }
}

/** A repository in a folder of its own; `remove` takes the folder away. */
export function createRepository(options: Partial<RepositoryOptions> = {}, documents: readonly object[] = books) {
  const root = mkdtempSync(join(tmpdir(), 'belong-content-'));
  const dir = join(root, 'content');
  const write = (path: string, value: unknown) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), JSON.stringify(value));
  };
  write('customtypes/author/index.json', {
    id: 'author',
    label: 'Author',
    repeatable: true,
    format: 'page',
    json: author,
  });
  write('customtypes/book/index.json', { id: 'book', label: 'Book', repeatable: true, format: 'page', json: book });
  write('slices/Quote/model.json', quote);
  write('repository.json', {
    name: 'library',
    languages: [
      { id: 'en-us', name: 'English' },
      { id: 'fr-fr', name: 'French' },
    ],
  });
  writeDocuments(join(dir, 'documents'), documents);
  const repository = openRepository({
    dir,
    draftsDir: join(root, 'drafts'),
    projectRoot: root,
    previewSecret: () => 'a secret of the tests',
    ...options,
  });
  return { root, dir, repository, remove: () => rmSync(root, { recursive: true }) };
}
