// Pages with a form that works without scripts: a post is carried out, or the page shows again with the typed values.
import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps } from 'next';
import type { Route, RouteParams } from '@/contract/routes';
import type { ApiClient } from '@/lib/api/client';
import { isCrossSite } from '@/lib/api/csrf.server';
import { ApiError } from '@/lib/api/error';
import type { FormResult } from '@/lib/forms/formResult';
import { flattenParams, type PageProps, publicProps } from './public.server';
import { pageQueryClient } from './transport.server';

const MAX_BYTES = 20_000;

export interface FormPageProps extends PageProps {
  filled: FormResult | null;
}

/** Does what the form asks and answers where to go next; null where the form only wants to be drawn again. */
export type FormAction<R> = (
  call: ApiClient['call'],
  params: RouteParams<R>,
  typed: Readonly<Record<string, string>>,
) => Promise<string | null>;

/** What was posted, unless it is larger than it may be. */
export async function readPosted(request: IncomingMessage, most = MAX_BYTES): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    // Read to its end though not kept: leaving early would close the connection that the answer needs.
    bytes += (chunk as Buffer).length;
    if (bytes <= most) chunks.push(chunk as Buffer);
  }
  return bytes > most ? null : Buffer.concat(chunks);
}

async function readForm(request: IncomingMessage): Promise<Record<string, string> | null> {
  const body = await readPosted(request);
  return body && Object.fromEntries(new URLSearchParams(body.toString('utf8')));
}

export function isFromOtherSite({ method = 'GET', headers }: IncomingMessage): boolean {
  const outcome = new Headers();
  for (const name of ['origin', 'sec-fetch-site', 'host']) {
    const value = headers[name];
    if (typeof value === 'string') outcome.set(name, value);
  }
  return isCrossSite(new Request('http://here.invalid', { method, headers: outcome }), false, true);
}

export function formProblem(error: unknown): NonNullable<FormResult['problem']> {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
    return { message: 'Something went wrong on our side. Please try again.', code: 'internal', fields: {} };
  const fields = Object.entries(error.fields ?? {}).map(([path, message]) => [path.split('.').at(-1) ?? path, message]);
  return { message: error.message, code: error.code, fields: Object.fromEntries(fields) };
}

/** Like `publicProps`, and it answers its own form. */
export function formProps<R extends Route>(
  route: R,
  queriesOf: (params: RouteParams<R>) => readonly unknown[],
  handleForm: FormAction<R>,
): GetServerSideProps<FormPageProps> {
  const renderPage = publicProps(route, queriesOf);
  return async (context) => {
    const { req, res, params = {} } = context;
    res.setHeader('Cache-Control', 'private, no-store');
    let filled: FormResult | null = null;
    if (req.method === 'POST') {
      const typed = isFromOtherSite(req) ? null : await readForm(req);
      if (!typed) res.statusCode = 403;
      else {
        filled = { values: typed, problem: null };
        try {
          const api = pageQueryClient(req).getDefaultOptions().queries?.meta?.api;
          if (!api) throw new Error('This QueryClient has no API client');
          const next = await handleForm(api.call, flattenParams(params) as RouteParams<R>, typed);
          if (next !== null) return { redirect: { destination: next, statusCode: 303 } };
        } catch (error) {
          filled = { values: typed, problem: formProblem(error) };
          res.statusCode = error instanceof ApiError ? error.status || 503 : 500;
        }
      }
    }
    const rendered = await renderPage(context);
    if (req.method === 'POST') res.setHeader('Cache-Control', 'private, no-store');
    return 'props' in rendered ? { props: { ...(await rendered.props), filled } } : rendered;
  };
}
