// A search: which documents, in which order, which page of them, and how much of each.

import { parsingError } from '@/server/content/api/apiErrors';
import type { Fields, Json, StoredDocument } from '@/server/content/store/document';
import type { Models } from '@/server/content/store/models';
import { slugsOf } from '@/server/content/store/slugs';
import type { Snapshot } from '@/server/content/store/snapshot';
import { addresses, parseRoutes } from './contentRoutes';
import { parseFilters } from './filterParser';
import { compileFilter, type Test } from './filters';
import type { LinkContext } from './links';
import { parseOrderings } from './orderings';
import { type PresentContext, presentData } from './presenter';

const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 20;

export interface SearchContext {
  snapshot: Snapshot;
  models: Models;
  masterLang: string;
  /** The address the question came to, without its query. */
  url: string;
}

function count(params: URLSearchParams, name: string, usual: number): number {
  const text = params.get(name);
  if (text === null || text === '') return usual;
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw parsingError(`[${name}] expected a number from 1, got '${text.slice(0, 40)}'`);
  return Number(text);
}

/** `author.name, author.role` → the fields of each type. */
function fieldList(text: string | null): Map<string, string[]> {
  const fields = (text ?? '').split(',').map((each) => each.trim().replace(/^my\./, ''));
  const pairs = fields.filter((each) => each.includes('.')).map((each) => each.split('.') as [string, string]);
  return new Map([...Map.groupBy(pairs, ([type]) => type)].map(([type, each]) => [type, each.map(([, name]) => name)]));
}

function matchingDocuments({ snapshot, models, masterLang }: SearchContext, params: URLSearchParams): StoredDocument[] {
  const tests: Test[] = params
    .getAll('q')
    .flatMap((q) => (q ? parseFilters(q) : []))
    .map((each) => compileFilter(each, models));
  const lang = params.get('lang') || masterLang;
  const found = snapshot.documents.filter(
    (document) => (lang === '*' || document.lang === lang) && tests.every((test) => test(document)),
  );
  const orderings = params.get('orderings');
  return orderings ? found.toSorted(parseOrderings(orderings, models)) : found;
}

function linkContext({ snapshot, models }: SearchContext, params: URLSearchParams): PresentContext {
  const routes = params.get('routes');
  const shared = {
    snapshot,
    models,
    addressOf: addresses(routes ? parseRoutes(routes, models, snapshot) : [], snapshot),
    brokenRoute: params.get('brokenRoute') ?? undefined,
  };
  const known = new Map<string, Fields>();
  const shallow: PresentContext = { ...shared, fetchLinks: new Map(), shallow: true, dataOf: () => ({}) };
  const dataOf: LinkContext['dataOf'] = (document) => {
    const data = known.get(document.id) ?? presentData(document, shallow);
    known.set(document.id, data);
    return data;
  };
  return { ...shared, fetchLinks: fieldList(params.get('fetchLinks')), dataOf };
}

function translationsOf(document: StoredDocument, { groups }: Snapshot): Json[] {
  const others = document.group ? (groups.get(document.group) ?? []) : [];
  return others
    .filter(({ id }) => id !== document.id)
    .map(({ id, type, lang, uid }) => ({ id, type, lang, ...(uid !== undefined && { uid }) }));
}

export function presentDocument(
  document: StoredDocument,
  context: PresentContext,
  only: ReadonlyMap<string, readonly string[]> | undefined,
  href: string,
): Fields {
  const data = presentData(document, context);
  const stored = only?.get(document.type) ?? [];
  return {
    id: document.id,
    uid: document.uid ?? null,
    url: context.addressOf(document),
    type: document.type,
    href,
    tags: document.tags,
    first_publication_date: document.first_publication_date,
    last_publication_date: document.last_publication_date,
    slugs: slugsOf(document),
    linked_documents: [],
    lang: document.lang,
    alternate_languages: translationsOf(document, context.snapshot),
    data: only ? Object.fromEntries(Object.entries(data).filter(([name]) => stored.includes(name))) : data,
  };
}

function pageAddress(url: string, params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete('access_token');
  next.set('page', String(page));
  return `${url}?${next}`;
}

/** Answers a search; throws a Problem for a question it does not understand. */
export function search(searched: SearchContext, params: URLSearchParams): Fields {
  if (params.get('graphQuery')) throw parsingError('[graphQuery] is not supported by this repository');
  const size = Math.min(count(params, 'pageSize', DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE);
  const page = count(params, 'page', 1);
  const context = linkContext(searched, params);
  const only = params.get('fetch') ? fieldList(params.get('fetch')) : undefined;
  const matches = matchingDocuments(searched, params);
  const after = params.get('after');
  const found = after ? matches.slice(afterIndex(matches, after)) : matches;
  const pages = Math.ceil(found.length / size);
  const results = found.slice((page - 1) * size, page * size);
  const { url } = searched;
  const ref = encodeURIComponent(params.get('ref') ?? '');
  const hrefOf = ({ id }: StoredDocument) =>
    `${url}?ref=${ref}&q=${encodeURIComponent(`[[at(document.id, "${id}")]]`)}`;
  return {
    page,
    results_per_page: size,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? pageAddress(url, params, page + 1) : null,
    prev_page: page > 1 ? pageAddress(url, params, page - 1) : null,
    results: results.map((document) => presentDocument(document, context, only, hrefOf(document))),
  };
}

/** Where the documents after this one begin; one that is not among them is ignored, as Prismic does. */
function afterIndex(documents: readonly StoredDocument[], id: string): number {
  const at = documents.findIndex((document) => document.id === id);
  return at + 1;
}
