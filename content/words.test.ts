// How we speak, held fast: our words, a limit beside each guarantee, a date on the law.
import { describe, expect, test } from 'vitest';
import { type Document, documents, nameOf, slicesOf, wordsOf } from './library.fixture';

const named = documents.map((document) => [nameOf(document), document] as const);
const text = (document: Document) => wordsOf(document.data);
const lines = (document: Document, pattern: RegExp) =>
  text(document)
    .split('\n')
    .filter((line) => pattern.test(line));
/** Names of laws and of a kind of organization may keep their own words. */
const legalNames = /Virginia Residential Landlord and Tenant Act|a tenants’ organization/g;

describe.each(named)('%s', (_, document) => {
  test('says homeowner, resident and home', () => {
    const ours = text(document).replace(legalNames, '');
    expect(ours.match(/\b(landlords?|tenants?|lessees?|rental units?)\b/gi) ?? []).toEqual([]);
  });

  test('makes no empty promise', () => {
    // "todo" is a Spanish word as well.
    expect(lines(document, /\bTODO\b/)).toEqual([]);
    expect(lines(document, /coming soon|lorem ipsum|highest rated|best in class|21 days to/i)).toEqual([]);
  });

  test('describes places and homes, never who should live there', () => {
    const steering =
      /famil(y|ies)[- ]friendly|ideal for|perfect for (?!a young couple” is not)|safe neighborhood|adults only/i;
    expect(lines(document, steering)).toEqual([]);
  });

  test('names the limit wherever it promises money on time or eviction coverage', () => {
    const promising = slicesOf(document).filter(({ primary }) =>
      /even if the rent is late|eviction coverage|costs? of (an|the) eviction/.test(wordsOf(primary)),
    );
    expect(
      promising.filter(
        ({ primary }) => !wordsOf(primary).includes('$9,000') && !/no eviction coverage|neither/.test(wordsOf(primary)),
      ),
    ).toEqual([]);
  });

  test('writes typographic quotes, apostrophes and minus signs', () => {
    expect(lines(document, /\w'\w|"|(^|\s)-\$|\.\.\./)).toEqual([]);
  });

  test('was not changed before it was published', () => {
    expect(document.first_publication_date <= document.last_publication_date).toBe(true);
  });
});

const pages = named.filter(([, { type }]) => type === 'page' || type === 'landing_page' || type === 'blog_post');

test.each(pages)('%s has a description that search engines show whole', (_, { data }) => {
  expect(String(data.description).length).toBeGreaterThanOrEqual(50);
  expect(String(data.description).length).toBeLessThanOrEqual(160);
});

const telling = pages.filter(([, document]) => /rules? of thumb/i.test(text(document)));

test.each(telling)('%s puts a year on its rules of thumb and says that they are no legal advice', (_, document) => {
  expect(text(document)).toMatch(/not (\w+ or )?legal advice/i);
  expect(text(document)).toContain('2026');
});

test.each(named.filter(([, { type }]) => type === 'blog_post'))('%s is 500 to 1,100 words long', (_, { data }) => {
  const count = wordsOf(data.slices as never)
    .split(/\s+/)
    .filter(Boolean).length;
  expect(count).toBeGreaterThanOrEqual(500);
  expect(count).toBeLessThanOrEqual(1_100);
});
