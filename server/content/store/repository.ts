// The repository over HTTP: one pure function from request to response, for every door.
import { timingSafeEqual } from 'node:crypto';
import { ContentApiError, forbidden } from '@/server/content/api/apiErrors';
import { openRefs, type Refs } from '@/server/content/api/refs';
import type { TokenKey } from '@/server/content/api/tokens';
import { search } from '@/server/content/query/search';
import type { Fields } from './document';
import { type Models, modelsFor } from './models';
import { openStore, type Store } from './store';

export interface RepositoryOptions {
  /** The content folder. */
  dir: string;
  draftsDir: string;
  /** Where the project's own models are, for a content folder without models. */
  projectRoot: string;
  /** Asked for only when a preview token is. */
  previewSecret: () => string;
  /** Anyone who has it sees releases, too. */
  accessToken?: string;
  /** Published content needs the access token as well. */
  isPrivate?: boolean;
  now?: () => number;
}

export interface Repository {
  readonly store: Store;
  readonly models: Models;
  readonly refs: Refs;
  tokenKey(): TokenKey;
  /** `base`: the path the repository is mounted at, such as `/api/v2`. */
  handle(request: Request, base?: string): Response;
}

const isSameFolder = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export function openRepository(options: RepositoryOptions): Repository {
  const store = openStore(options.dir, options.draftsDir);
  const models = modelsFor(options.dir, options.projectRoot);
  const tokenKey = () => ({ secret: options.previewSecret(), repository: store.name });
  const refs = openRefs(store, tokenKey, options.now ?? Date.now);
  const { accessToken, isPrivate = false } = options;

  function mayEnter(url: URL, headers: Headers): boolean {
    if (!accessToken) return false;
    const given = url.searchParams.get('access_token') ?? headers.get('authorization')?.replace(/^\w+\s+/, '') ?? '';
    if (given === '' && !isPrivate) return false;
    if (!isSameFolder(given, accessToken)) throw forbidden(given !== '');
    return true;
  }

  function about(endpoint: string, releasesToo: boolean): Fields {
    const { documents } = store.published();
    const labels = [...models.types.values()].map(({ id, label }) => [id, label]);
    const unmodelled = documents.filter(({ type }) => !models.types.has(type)).map(({ type }) => [type, type]);
    const fields = { ref: { type: 'String', multiple: false }, q: { type: 'String', multiple: true } };
    const form = (name: string, action: string) => ({
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      action,
      name,
      fields,
    });
    return {
      refs: [
        { id: 'master', ref: refs.master(), label: 'Master', isMasterRef: true },
        ...(releasesToo ? refs.releases().map((release) => ({ ...release, isMasterRef: false })) : []),
      ],
      integrationFieldsRef: null,
      bookmarks: {},
      types: Object.fromEntries([...labels, ...unmodelled]),
      languages: store.languages.map(({ id, name }, at) => ({ id, name, is_master: at === 0 })),
      tags: tags(),
      forms: { everything: form('Everything', `${endpoint}/documents/search`), tags: form('Tags', `${endpoint}/tags`) },
      experiments: { draft: [], running: [] },
      oauth_initiate: `${endpoint}/auth`,
      oauth_token: `${endpoint}/auth/token`,
      version: 'embedded',
      license: 'All Rights Reserved',
    };
  }

  const tags = () => [...new Set(store.published().documents.flatMap((document) => document.tags))].sort();

  function answer(request: Request, base: string): unknown {
    const url = new URL(request.url);
    const releasesToo = mayEnter(url, request.headers);
    const endpoint = `${url.origin}${base}`;
    const path = url.pathname.slice(base.length).replace(/\/+$/, '');
    if (path === '') return about(endpoint, releasesToo);
    if (path === '/tags') return tags();
    if (path !== '/documents/search')
      throw new ContentApiError(404, { type: 'api_notfound_error', message: 'Not found' });
    const ref = url.searchParams.get('ref') ?? '';
    if (accessToken && !releasesToo && refs.isRelease(ref)) throw forbidden(false);
    const snapshot = refs.resolve(ref);
    const masterLang = store.languages[0].id;
    return search({ snapshot, models, masterLang, url: `${endpoint}/documents/search` }, url.searchParams);
  }

  return {
    store,
    models,
    refs,
    tokenKey,
    handle(request, base = '/api/v2') {
      const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return Response.json({ message: 'Only GET' }, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } });
      try {
        return Response.json(answer(request, base), { headers });
      } catch (error) {
        if (!(error instanceof ContentApiError)) throw error;
        return Response.json(error.body, { status: error.status, headers });
      }
    },
  };
}
