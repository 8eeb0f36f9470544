import type { ServerResponse } from 'node:http';
import { NotFoundError, PreviewTokenExpiredError } from '@prismicio/client';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import type { PageUid } from '@/contract/content/pages/routes';
import type { Route } from '@/contract/routes';
import { siteEnv } from '@/lib/env.server';
import { logProblem } from '@/lib/log';
import { type ContentClient, contentClient } from '@/lib/prismic/client.server';
import { findRedirect } from '@/lib/prismic/redirects.server';
import { allowSharedCaching, type PageProps } from './public.server';
import { sendUnavailable } from './unavailable.server';

/** What a content page receives beside what every page does. */
export type ContentProps<Content> = PageProps & { content: Content; preview: boolean };

type ContentRequest = {
  client: ContentClient;
  params: Record<string, string>;
  query: Record<string, string>;
  /** Whether drafts are seen. */
  preview: boolean;
};
type ContentLoader<Content> = (request: ContentRequest) => Promise<Content>;

/** Fallback of publishing: changes without a webhook show after this many seconds. */
const SECONDS = 60;
const UID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const firstValue = (values: Record<string, string | string[] | undefined> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value;
      return first === undefined ? [] : [[name, first]];
    }),
  );

const previewRefIn = ({ previewData }: Pick<GetServerSidePropsContext, 'previewData'>): string | undefined =>
  typeof previewData === 'object' && 'ref' in previewData ? String(previewData.ref) : undefined;

type Result<Content> =
  | { props: ContentProps<Content> }
  | { notFound: true }
  | { redirect: { destination: string; permanent: boolean } };

async function renderContent<Content>(
  path: string,
  request: Pick<ContentRequest, 'params' | 'query'>,
  ref: string | undefined,
  ask: ContentLoader<Content>,
): Promise<Result<Content>> {
  const client = contentClient(ref);
  try {
    const content = await ask({ ...request, client, preview: ref !== undefined });
    const { SITE_URL: siteUrl } = siteEnv();
    return { props: { params: request.params, dehydrated: null, siteUrl, content, preview: ref !== undefined } };
  } catch (error) {
    if (error instanceof PreviewTokenExpiredError)
      return { redirect: { destination: `/api/exit-preview?to=${encodeURIComponent(path)}`, permanent: false } };
    if (!(error instanceof NotFoundError)) throw error;
    return (await findRedirect(client, path)) ?? { notFound: true };
  }
}

/** While the repository is away the answer is 503: a shared cache goes on with its copy, everybody else comes back. */
async function renderOrRefuse<Content>(
  response: ServerResponse,
  render: () => Promise<Result<Content>>,
): Promise<Result<Content> | undefined> {
  try {
    return await render();
  } catch (error) {
    logProblem('The content of a page could not be read.', error);
    await sendUnavailable(response);
    return undefined;
  }
}

/** What Next is given where the answer has been sent already. */
const sent = { props: {} } as { props: ContentProps<never> };

/** Shared until something is published; rendered per request for an editor’s preview. */
export function contentProps<R extends Route, Content>(
  route: R,
  ask: ContentLoader<Content>,
): GetServerSideProps<ContentProps<Content>> {
  return async (context) => {
    const params = firstValue(context.params);
    const fillPath = route as unknown as (params: Record<string, string>) => string;
    const ref = context.preview ? previewRefIn(context) : undefined;
    const path = fillPath(params);
    const result = await renderOrRefuse(context.res, () => renderContent(path, { params, query: {} }, ref, ask));
    if (!result) return sent;
    if (ref !== undefined) context.res.setHeader('Cache-Control', 'private, no-store');
    else if ('props' in result) allowSharedCaching(context.res, SECONDS);
    return result;
  };
}

/** For pages that depend on the query, such as a list in pages. */
export function contentServerProps<Content>(ask: ContentLoader<Content>): GetServerSideProps<ContentProps<Content>> {
  return async (context) => {
    const params = firstValue(context.params);
    const query = firstValue(context.query);
    // `from`: an address that nothing answers (next.config.js). It may have moved.
    const path = query.from ?? context.resolvedUrl.split('?')[0] ?? '/';
    const ref = context.preview ? previewRefIn(context) : undefined;
    // Rendered for each request; a cache on the way may not keep what depends on who asks.
    context.res.setHeader('Cache-Control', 'private, no-store');
    const result = await renderOrRefuse(context.res, () => renderContent(path, { params, query }, ref, ask));
    return result ?? sent;
  };
}

export const pageProps = (route: Route, uid: PageUid) =>
  contentProps(route, ({ client }) => client.getByUID('page', uid));

/** A uid from the address bar is asked for only if it can be one. */
export function uidFrom(params: Record<string, string>, name = 'uid'): string {
  const uid = params[name] ?? '';
  if (!UID.test(uid) || uid.length > 100) throw new NotFoundError('No document has such a uid', undefined, undefined);
  return uid;
}
