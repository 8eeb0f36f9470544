import { type Client, type Content, createClient } from '@prismicio/client';
import { siteEnv } from '@/lib/env.server';
import { isEmbedded, prismicRoutes, repositoryName } from './config';
import { repositoryFetch } from './repository.server';
import { staleFetch } from './staleFetch.server';

export type ContentClient = Client<Content.AllDocumentTypes>;

/** No server listens there: requests to the embedded repository never leave the process. */
const EMBEDDED_ORIGIN = 'http://content.internal/api/v2';
const remoteRepository = staleFetch((url, init) => fetch(url, { ...init, redirect: 'error' }));

/** The client of the repository. With a `ref`, drafts are seen as that preview shows them. */
export function contentClient(ref?: string): ContentClient {
  const { PRISMIC_API_ENDPOINT, PRISMIC_ACCESS_TOKEN } = siteEnv();
  const client = createClient<Content.AllDocumentTypes>(
    repositoryName,
    isEmbedded
      ? { documentAPIEndpoint: EMBEDDED_ORIGIN, fetch: repositoryFetch, routes: prismicRoutes }
      : {
          ...(PRISMIC_API_ENDPOINT && { documentAPIEndpoint: PRISMIC_API_ENDPOINT }),
          ...(PRISMIC_ACCESS_TOKEN && { accessToken: PRISMIC_ACCESS_TOKEN }),
          fetch: remoteRepository,
          routes: prismicRoutes,
        },
  );
  if (ref) client.queryContentFromRef(ref);
  return client;
}
