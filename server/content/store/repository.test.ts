import { createClient, filter, NotFoundError, ParsingError, type PrismicDocument } from '@prismicio/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningListener, startListener } from '@/server/content/api/httpListener';
import { inProcessFetch } from '@/server/content/api/inProcessFetch';
import { createRepository, idOf } from './repository.fixture';

const { repository, remove } = createRepository();
let listening: RunningListener;
beforeAll(async () => {
  listening = await startListener(repository, 0);
});
afterAll(async () => {
  await listening.close();
  remove();
});

const routes = [
  { type: 'book', uid: 'hill', path: '/the-hill' },
  { type: 'book', path: '/:lang?/:author/:uid', resolvers: { author: 'author' } },
  { type: 'author', path: '/authors/:uid' },
];

// Each door has a host of its own: the client joins requests of one address, no matter who asks.
const doors = {
  'in process': () =>
    createClient<PrismicDocument>('library', {
      documentAPIEndpoint: 'http://in.process/api/v2',
      fetch: inProcessFetch(repository),
      routes,
    }),
  'over HTTP': () => createClient<PrismicDocument>('library', { documentAPIEndpoint: listening.url, routes }),
};

const names = (documents: readonly { uid: string | null }[]) => documents.map(({ uid }) => uid).sort();

describe.each(Object.keys(doors) as (keyof typeof doors)[])('the real client, %s', (door) => {
  const client = () => doors[door]();
  const found = async (...filters: string[]) => names((await client().get({ filters })).results);

  test('reads what the repository is', async () => {
    const about = await client().getRepository();
    expect(about.refs).toEqual([{ id: 'master', ref: repository.refs.master(), label: 'Master', isMasterRef: true }]);
    expect(about.types).toEqual({ author: 'Author', book: 'Book' });
    expect(about.languages.map(({ id, is_master }) => [id, is_master])).toEqual([
      ['en-us', true],
      ['fr-fr', false],
    ]);
    expect(await client().getTags()).toEqual(['big', 'blue', 'green']);
  });

  test('finds documents by uid, id, type and tag', async () => {
    expect((await client().getByUID('book', 'sea')).id).toBe(idOf('sea'));
    expect((await client().getByID(idOf('hill'))).uid).toBe('hill');
    expect(names(await client().getAllByType('book'))).toEqual(['bare', 'hill', 'sea']);
    expect(names((await client().getByIDs([idOf('sea'), idOf('ana')])).results)).toEqual(['ana', 'sea']);
    expect(names((await client().getByUIDs('book', ['sea', 'bare'])).results)).toEqual(['bare', 'sea']);
    expect(names(await client().getAllByTag('big'))).toEqual(['hill', 'sea']);
    expect(names(await client().getAllByEveryTag(['big', 'blue']))).toEqual(['sea']);
    expect(names(await client().getAllBySomeTags(['green', 'blue']))).toEqual(['hill', 'sea']);
    await expect(client().getByUID('book', 'nobody')).rejects.toThrow(NotFoundError);
  });

  test.each([
    ['at', filter.at('my.book.shelf', 'high'), ['sea']],
    ['at, a number', filter.at('my.book.pages', 120), ['hill']],
    ['at, a flag', filter.at('my.book.rare', false), ['hill']],
    ['at, a relationship', filter.at('my.book.author', idOf('ana')), ['sea']],
    ['at, a quote in it', filter.at('my.book.blurb', 'a "quote" \\'), []],
    ['at, every tag', filter.at('document.tags', ['big', 'green']), ['hill']],
    ['not', filter.not('document.type', 'book'), ['ana']],
    ['any', filter.any('my.book.shelf', ['low', 'high']), ['hill', 'sea']],
    ['in', filter.in('document.id', [idOf('bare')]), ['bare']],
    ['has', filter.has('my.book.pages'), ['hill', 'sea']],
    ['missing', filter.missing('my.book.pages'), ['bare']],
    ['full text in a document', filter.fulltext('document', 'cafe SEA'), ['sea']],
    ['full text in a field', filter.fulltext('my.book.title', 'hill'), ['hill']],
    ['full text, whole words only', filter.fulltext('document', 'sal'), []],
    ['a field in a group', filter.at('my.book.parts.title', 'Two'), ['sea']],
    ['number.gt', filter.numberGreaterThan('my.book.pages', 120), ['sea']],
    ['number.lt', filter.numberLessThan('my.book.pages', 300), ['hill']],
    ['number.inRange', filter.numberInRange('my.book.pages', 120, 299), ['hill']],
    ['date.after', filter.dateAfter('my.book.printed', '2026-01-01'), ['sea']],
    ['date.before', filter.dateBefore('my.book.printed', new Date('2026-01-01')), ['hill']],
    ['date.between', filter.dateBetween('my.book.printed', '2025-07-05', '2025-07-06'), ['hill']],
    ['date.day-of-month', filter.dateDayOfMonth('my.book.printed', 10), ['sea']],
    ['date.day-of-month-after', filter.dateDayOfMonthAfter('my.book.printed', 5), ['sea']],
    ['date.day-of-month-before', filter.dateDayOfMonthBefore('my.book.printed', 10), ['hill']],
    ['date.day-of-week', filter.dateDayOfWeek('my.book.printed', 'Tuesday'), ['sea']],
    ['date.day-of-week-after', filter.dateDayOfWeekAfter('my.book.printed', 'Friday'), ['hill']],
    ['date.day-of-week-before', filter.dateDayOfWeekBefore('my.book.printed', 'Wed'), ['sea']],
    ['date.month', filter.dateMonth('my.book.printed', 'July'), ['hill']],
    ['date.month-after', filter.dateMonthAfter('my.book.printed', 6), ['hill']],
    ['date.month-before', filter.dateMonthBefore('my.book.printed', 'March'), ['sea']],
    ['date.year', filter.dateYear('my.book.printed', 2025), ['hill']],
    ['date.hour', filter.dateHour('my.book.lent', 14), ['sea']],
    ['date.hour-after', filter.dateHourAfter('my.book.lent', 14), []],
    ['date.hour-before', filter.dateHourBefore('my.book.lent', 15), ['sea']],
  ])('filters with %s', async (_, one, expected) => {
    expect(await found(one)).toEqual(expected);
  });

  test.each([
    ['similar', filter.similar(idOf('sea'), 3)],
    ['geopoint.near', filter.geopointNear('my.book.place', 1, 2, 3)],
    ['a name nobody knows', '[almost(document.type, "book")]'],
    ['a field nobody knows', filter.at('my.book.weight', 3)],
    ['a type nobody knows', filter.at('my.film.title', 'x')],
    ['too few values', '[at(document.type)]'],
    ['text after the end', '[at(document.type, "book")]] and more'],
  ])('refuses %s rather than ignore it', async (_, one) => {
    await expect(client().get({ filters: [one] })).rejects.toThrow(ParsingError);
  });

  test('puts documents in order, what has no value last, ties as before', async () => {
    const by = async (orderings: { field: string; direction?: 'asc' | 'desc' }[]) =>
      (await client().getByType('book', { orderings })).results.map(({ uid }) => uid);
    expect(await by([{ field: 'my.book.pages' }])).toEqual(['hill', 'sea', 'bare']);
    expect(await by([{ field: 'my.book.pages', direction: 'desc' }])).toEqual(['sea', 'hill', 'bare']);
    expect(await by([{ field: 'my.book.title', direction: 'desc' }])).toEqual(['sea', 'hill', 'bare']);
    expect(await by([{ field: 'document.type' }])).toEqual(['sea', 'hill', 'bare']);
    expect(await by([])).toEqual(['sea', 'hill', 'bare']);
  });

  test('pages to the last page', async () => {
    const first = await client().getByType('book', { pageSize: 2, orderings: [{ field: 'my.book.pages' }] });
    expect(first).toMatchObject({
      page: 1,
      results_per_page: 2,
      results_size: 2,
      total_results_size: 3,
      total_pages: 2,
    });
    expect(first.prev_page).toBeNull();
    const second = await (await fetchFromDoor(door, first.next_page ?? '')).json();
    expect(second.results.map(({ uid }: { uid: string }) => uid)).toEqual(['bare']);
    expect(second.next_page).toBeNull();
    expect(new URL(second.prev_page).searchParams.get('page')).toBe('1');
    expect((await client().getByType('book', { pageSize: 1000 })).results_per_page).toBe(100);
    expect((await client().getByType('book', { page: 9 })).results).toEqual([]);
    const after = await client().getByType('book', { after: idOf('sea') });
    expect(after.results.map(({ uid }) => uid)).toEqual(['hill', 'bare']);
  });

  test('returns every field of the model, empty where it is not set', async () => {
    const { data } = await client().getByUID('book', 'bare');
    expect(data).toEqual({
      title: [],
      blurb: null,
      pages: null,
      printed: null,
      lent: null,
      shelf: null,
      rare: true,
      cover: { small: {} },
      film: {},
      place: {},
      prices: null,
      color: null,
      author: { link_type: 'Any' },
      plain: { link_type: 'Any' },
      parts: [],
      slices: [],
    });
  });

  test('fills in links wherever they stand', async () => {
    const { data } = await client().getByUID('book', 'sea');
    const hill = {
      link_type: 'Document',
      id: idOf('hill'),
      uid: 'hill',
      type: 'book',
      url: '/the-hill',
      isBroken: false,
    };
    expect(data.plain).toMatchObject(hill);
    expect(data.plain).not.toHaveProperty('data');
    expect(data.parts[0].next).toMatchObject(hill);
    expect(data.slices[0].primary.from).toMatchObject(hill);
    expect(data.slices[0].primary.body[0].spans[0].data).toMatchObject(hill);
    expect(data.parts[1].next).toMatchObject({ type: 'broken_type', isBroken: true });
    const { data: guided } = await client().getByUID('book', 'sea', { brokenRoute: '/404' });
    expect(guided.parts[1].next.url).toBe('/404');
  });

  test('brings along what a relationship asks for, and what fetchLinks does, without end or circle', async () => {
    const { data } = await client().getByUID('book', 'sea');
    expect(data.author.data).toEqual({ name: 'Ana', books: [{ book: expect.objectContaining({ uid: 'sea' }) }] });
    expect(data.author.data.books[0].book).not.toHaveProperty('data');
    const more = await client().getByUID('book', 'sea', { fetchLinks: ['book.pages', 'book.none'] });
    expect(more.data.plain.data).toEqual({ pages: 120 });
  });

  test('knows addresses by uid, language, resolver and optional part', async () => {
    expect((await client().getByUID('book', 'hill')).url).toBe('/the-hill');
    expect((await client().getByUID('book', 'sea')).url).toBe('/en-us/ana/sea');
    expect((await client().getByUID('book', 'bare')).url).toBeNull();
    expect((await client().getByUID('author', 'ana')).url).toBe('/authors/ana');
  });

  test('brings only the fields that fetch names', async () => {
    const { data } = await client().getByUID('book', 'sea', { fetch: ['book.pages'] });
    expect(data).toEqual({ pages: 300 });
  });

  test('keeps languages apart and knows translations', async () => {
    expect(names((await client().get({ lang: '*' })).results)).toEqual(['ana', 'bare', 'hill', 'mer', 'sea']);
    const sea = await client().getByUID('book', 'sea');
    expect(sea.alternate_languages).toEqual([{ id: idOf('mer'), type: 'book', lang: 'fr-fr', uid: 'mer' }]);
    await expect(client().getByID(idOf('mer'))).rejects.toThrow(NotFoundError);
    expect((await client().getByID(idOf('mer'), { lang: '*' })).uid).toBe('mer');
  });

  test('refuses a route of a type that is not there, and GraphQL', async () => {
    await expect(client().get({ routes: [{ type: 'film', path: '/:uid' }] })).rejects.toThrow(ParsingError);
    await expect(client().get({ graphQuery: '{ book { title } }' })).rejects.toThrow(/graphQuery/);
  });
});

const fetchFromDoor = (door: string, url: string) =>
  door === 'in process' ? inProcessFetch(repository)(url) : fetch(url);

test('both doors give the same bytes', async () => {
  const ref = repository.refs.master();
  const path = `/documents/search?ref=${ref}&lang=*&routes=${encodeURIComponent(JSON.stringify(routes))}`;
  const inProcess = await (await inProcessFetch(repository)(`${listening.url}${path}`)).text();
  expect(await (await fetch(`${listening.url}${path}`)).text()).toBe(inProcess);
});

test('an aborted question is not answered', async () => {
  const signal = AbortSignal.abort(new Error('no longer wanted'));
  await expect(inProcessFetch(repository)('http://in.process/api/v2', { signal })).rejects.toThrow('no longer wanted');
});

test('only reading is possible, and nothing is kept by caches', async () => {
  expect((await fetch(listening.url, { method: 'POST' })).status).toBe(405);
  expect((await fetch(listening.url)).headers.get('cache-control')).toBe('no-store');
  expect((await fetch(new URL('/elsewhere', listening.url))).status).toBe(404);
  expect((await fetch(`${listening.url}/elsewhere`)).status).toBe(404);
});
