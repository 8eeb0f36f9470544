// Pages whose form works without scripts: what is posted to them is done, or drawn again with what was typed.
import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps } from 'next';
import type { ApiClient } from '@/lib/api/client';
import { isForeign } from '@/lib/api/csrf.server';
import { ApiError } from '@/lib/api/error';
import type { FilledForm } from '@/lib/filledForm';
import type { Route, RouteParams } from '@/lib/routes';
import { flat, type PageProps, publicProps } from './public.server';
import { pageQueryClient } from './transport.server';

const MOST_BYTES = 20_000;

export interface FormPageProps extends PageProps {
  filled: FilledForm | null;
}

/** Does what the form asks and answers where to go next; null where the form only wants to be drawn anew. */
export type Act<R> = (
  call: ApiClient['call'],
  params: RouteParams<R>,
  typed: Readonly<Record<string, string>>,
) => Promise<string | null>;

async function readForm(request: IncomingMessage): Promise<Record<string, string> | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    // Read to its end though not kept: leaving early would close the connection that the answer needs.
    bytes += (chunk as Buffer).length;
    if (bytes <= MOST_BYTES) chunks.push(chunk as Buffer);
  }
  if (bytes > MOST_BYTES) return null;
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}

function comesFromElsewhere({ method = 'GET', headers }: IncomingMessage): boolean {
  const said = new Headers();
  for (const name of ['origin', 'sec-fetch-site', 'host']) {
    const value = headers[name];
    if (typeof value === 'string') said.set(name, value);
  }
  return isForeign(new Request('http://here.invalid', { method, headers: said }), false, true);
}

function problemOf(error: unknown): NonNullable<FilledForm['problem']> {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
    return { message: 'Something went wrong on our side. Please try again.', code: 'internal', fields: {} };
  const fields = Object.entries(error.fields ?? {}).map(([path, message]) => [path.split('.').at(-1) ?? path, message]);
  return { message: error.message, code: error.code, fields: Object.fromEntries(fields) };
}

/** Like `publicProps`, and it answers its own form. */
export function formProps<R extends Route>(
  route: R,
  wanted: (params: RouteParams<R>) => readonly unknown[],
  act: Act<R>,
): GetServerSideProps<FormPageProps> {
  const draw = publicProps(route, wanted);
  return async (context) => {
    const { req, res, params = {} } = context;
    res.setHeader('Cache-Control', 'private, no-store');
    let filled: FilledForm | null = null;
    if (req.method === 'POST') {
      const typed = comesFromElsewhere(req) ? null : await readForm(req);
      if (!typed) res.statusCode = 403;
      else {
        filled = { values: typed, problem: null };
        try {
          const api = pageQueryClient(req).getDefaultOptions().queries?.meta?.api;
          if (!api) throw new Error('This QueryClient has no API client');
          const next = await act(api.call, flat(params) as RouteParams<R>, typed);
          if (next !== null) return { redirect: { destination: next, statusCode: 303 } };
        } catch (error) {
          filled = { values: typed, problem: problemOf(error) };
          res.statusCode = error instanceof ApiError && error.status >= 400 ? error.status : 500;
        }
      }
    }
    const drawn = await draw(context);
    if (req.method === 'POST') res.setHeader('Cache-Control', 'private, no-store');
    return 'props' in drawn ? { props: { ...(await drawn.props), filled } } : drawn;
  };
}
