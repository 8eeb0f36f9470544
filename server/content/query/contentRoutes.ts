// Addresses of documents, by the routes a query brings along.

import { parsingError } from '@/server/content/api/apiErrors';
import { isObject, type Json, type StoredDocument } from '@/server/content/store/document';
import type { Models } from '@/server/content/store/models';
import type { Snapshot } from '@/server/content/store/snapshot';

interface ContentRoute {
  type: string;
  uid?: string;
  lang?: string;
  path: string;
  resolvers?: Record<string, string>;
}

export type AddressOf = (document: StoredDocument) => string | null;

const isRoute = (value: unknown): value is ContentRoute =>
  isObject(value) &&
  typeof value.type === 'string' &&
  typeof value.path === 'string' &&
  value.path.startsWith('/') &&
  (value.resolvers === undefined ||
    (isObject(value.resolvers) && Object.values(value.resolvers).every((chain) => typeof chain === 'string')));

/** Throws a parsing error for what is no list of routes, and for a route of a type that is not there. */
export function parseRoutes(text: string, models: Models, { documents }: Snapshot): ContentRoute[] {
  let routes: unknown;
  try {
    routes = JSON.parse(text);
  } catch {
    throw parsingError('[routes] is not JSON');
  }
  const list: unknown[] = Array.isArray(routes) ? routes : [routes];
  return list.map((route) => {
    if (!isRoute(route)) throw parsingError('[routes] each route needs a type and a path that starts with /');
    if (!models.types.has(route.type) && !documents.some(({ type }) => type === route.type))
      throw parsingError(`[routes] unknown type '${route.type}'`);
    return route;
  });
}

/** Follows a chain of relationships, such as `category.parent`, to the document at its end. */
function resolveRoute(document: StoredDocument, chain: string, snapshot: Snapshot): StoredDocument | undefined {
  return chain.split('.').reduce<StoredDocument | undefined>((at, name) => {
    const link: Json | undefined = at && Object.hasOwn(at.data, name) ? at.data[name] : undefined;
    return isObject(link) && typeof link.id === 'string' ? snapshot.byId.get(link.id) : undefined;
  }, document);
}

/** The address of a document: the first route that fits it; null where a part it needs is not there. */
export function addresses(routes: readonly ContentRoute[], snapshot: Snapshot): AddressOf {
  return (document) => {
    const route = routes.find(
      ({ type, uid, lang }) =>
        type === document.type &&
        (uid === undefined || uid === document.uid) &&
        (lang === undefined || lang === document.lang),
    );
    if (!route) return null;
    let complete = true;
    const path = route.path.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
      const chain = route.resolvers && Object.hasOwn(route.resolvers, name) ? route.resolvers[name] : undefined;
      const part = chain
        ? resolveRoute(document, chain, snapshot)?.uid
        : { uid: document.uid, lang: document.lang }[name];
      if (part) return `/${encodeURIComponent(part)}`;
      if (!optional) complete = false;
      return '';
    });
    return complete ? path || '/' : null;
  };
}
