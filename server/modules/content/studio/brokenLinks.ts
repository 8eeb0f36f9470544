// Links of a document to addresses of the site at which nothing is.
import { contentRoutes } from '@/contract/content/pages/routes';
import type { Finding } from '@/contract/content/studio/endpoints';
import { routes } from '@/contract/routes';
import { addresses } from '@/server/content/query/contentRoutes';
import { isObject, type Json, type StoredDocument } from '@/server/content/store/document';
import type { StudioContext } from './context';

interface Link {
  path: string;
  url: string;
}

/** Links that were typed as addresses, each with its place in the document. */
function webLinks(value: Json | undefined, path: string): Link[] {
  if (Array.isArray(value)) return value.flatMap((each, n) => webLinks(each, `${path}[${n}]`));
  if (!isObject(value)) return [];
  const { link_type: kind, url } = value;
  const own = kind === 'Web' && typeof url === 'string' ? [{ path, url }] : [];
  return [...own, ...Object.entries(value).flatMap(([name, each]) => webLinks(each, `${path}.${name}`))];
}

const patternsOf = (known: unknown): string[] => {
  if (typeof known === 'function' && 'pattern' in known) return [String(known.pattern)];
  return typeof known === 'object' && known !== null ? Object.values(known).flatMap(patternsOf) : [];
};

/** Addresses with any value for each parameter of a pattern; optional ones may be missing. */
const expressionOf = (pattern: string) =>
  `^${pattern.replaceAll(/\/\[\[\.\.\.\w+\]\]/g, '(?:/.+)?').replaceAll(/\[\w+\]|:\w+/g, '[^/]+')}$`;

/** Pages that documents fill lead somewhere only where a document has the address. */
const contentPages = new Set(contentRoutes.map(({ path }) => expressionOf(path)));
const ownPages = patternsOf(routes)
  .map(expressionOf)
  .filter((expression) => !contentPages.has(expression))
  .map((expression) => new RegExp(expression));

const pathOf = (url: string) => new URL(url, 'http://site.invalid').pathname.replace(/(?<=.)\/$/, '');

export function brokenLinks({ repository: { store } }: StudioContext, document: StoredDocument): Finding[] {
  const links = webLinks(document.data, 'data').filter(({ url }) => /^\/(?!\/)/.test(url));
  if (links.length === 0) return [];
  const published = store.published();
  const addressOf = addresses(
    contentRoutes.map((route) => ({ ...route })),
    published,
  );
  const served = new Set(
    [...published.documents, document].flatMap((each) => [
      addressOf(each),
      ...(each.type === 'redirect' && each.id !== document.id && typeof each.data.from === 'string'
        ? [pathOf(each.data.from)]
        : []),
    ]),
  );
  const isServed = (path: string) => served.has(path) || ownPages.some((page) => page.test(path));
  return links.flatMap(({ path, url }) =>
    isServed(pathOf(url)) || url.startsWith('/media/')
      ? []
      : [{ path, message: `No page has the address ${pathOf(url)}` }],
  );
}
