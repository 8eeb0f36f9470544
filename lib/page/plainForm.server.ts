// The page of every form that works without scripts: draws a screen, takes what was posted, and leads on.
import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps, Redirect } from 'next';
import { DOCUMENT_UPLOADS, MAX_FILE_BYTES } from '@/contract/account/documents/constants';
import type { UploadedDocument } from '@/contract/account/documents/endpoints';
import { routes } from '@/contract/routes';
import { isEncrypted } from '@/lib/api/caller.server';
import { ApiError, readErrorBody } from '@/lib/api/error';
import { endedCookies, usableToken } from '@/lib/api/sessionCookies.server';
import { sessionRefreshUrl } from '@/lib/api/sessionRefreshRedirect.server';
import { siteEnv } from '@/lib/env.server';
import type { PlainHandler, PlainPage } from '@/lib/plainForms/handler';
import { plainHandlerOf } from '@/lib/plainForms/handlers.server';
import { isSecretQuestion, type PlainForm, questionsOf } from '@/lib/plainForms/plainForm';
import { type PlainRequest, postedAnswers } from '@/lib/plainForms/posted.server';
import { withReturn } from '@/lib/routing/returnTo';
import { cookieFrom } from '@/lib/storage/cookies';
import { formProblem, isFromOtherSite, readPosted } from './form.server';
import { flattenParams, type PageProps } from './public.server';
import { postingApi } from './transport.server';
import { sendUnavailable } from './unavailable.server';

export interface PlainFormPageProps extends PageProps {
  readonly form: PlainForm;
}

type Api = ReturnType<typeof postingApi>;
/** A file and what was typed beside it. */
const MAX_POSTED_BYTES = MAX_FILE_BYTES + 1_000_000;

/** A file in one piece, by the endpoint that browsers with scripts send pieces to. */
const uploadBy =
  ({ send }: Api): PlainRequest['upload'] =>
  async (file, about) => {
    const metadata = Object.entries({ filename: file.name, ...about }).map(
      ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
    );
    const tus = { 'tus-resumable': '1.0.0', sourcetype: 'Consumer' };
    const begun = await send(DOCUMENT_UPLOADS, {
      method: 'POST',
      headers: { ...tus, 'upload-length': String(file.size), 'upload-metadata': metadata.join(',') },
    });
    const place = begun.headers.get('location')?.split('/').at(-1);
    if (!begun.ok || !place) throw new ApiError(readErrorBody(await begun.text()), DOCUMENT_UPLOADS, begun.status);
    const stored = await send(`${DOCUMENT_UPLOADS}/${place}`, {
      method: 'PATCH',
      headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      body: await file.arrayBuffer(),
    });
    const text = await stored.text();
    if (!stored.ok) throw new ApiError(readErrorBody(text), DOCUMENT_UPLOADS, stored.status);
    return JSON.parse(text) as UploadedDocument;
  };

async function readFormData(request: IncomingMessage): Promise<FormData | null> {
  const body = await readPosted(request, MAX_POSTED_BYTES);
  if (!body) return null;
  const headers = { 'content-type': request.headers['content-type'] ?? 'application/x-www-form-urlencoded' };
  return new Request('http://here.invalid', { method: 'POST', headers, body: new Uint8Array(body) }).formData();
}

/** The answers as they were posted, for drawing them again; secrets are typed again. */
async function typedAgain(formId: string, request: PlainRequest, posted: FormData) {
  const questions = questionsOf(formId) ?? {};
  const typed = await postedAnswers(request, posted, { questions, asks: Object.keys(questions), known: {} });
  const shown = Object.entries(typed).filter(([name]) => !isSecretQuestion(name) && questions[name]?.kind !== 'files');
  return Object.fromEntries(shown);
}

const tooLarge = {
  message: 'These files are too large to send at once. Send one file of up to 50 MB at a time.',
  fields: {},
};

async function answer(handler: PlainHandler, formId: string, request: PlainRequest, req: IncomingMessage) {
  if (req.method !== 'POST') return handler.read(request);
  const posted = await readFormData(req);
  if (!posted) return handler.draw(request, {}, tooLarge);
  try {
    return await handler.post(request, posted);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) throw error;
    return handler.draw(request, await typedAgain(formId, request, posted), formProblem(error));
  }
}

const see = (destination: string): { redirect: Redirect } => ({
  redirect: { destination, statusCode: 303, basePath: false },
});

/** Needs no script; people without one are led here from the page of the step. */
export function plainFormProps(): GetServerSideProps<PlainFormPageProps> {
  return async ({ req, res, params = {}, query, resolvedUrl }) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const { form: formId = '', at = '' } = flattenParams(params);
    const handler = plainHandlerOf(formId);
    if (!handler) return { notFound: true };
    if (req.method === 'POST' && isFromOtherSite(req)) {
      res.statusCode = 403;
      return { notFound: true };
    }
    const { cookie } = req.headers;
    const canRenew = cookieFrom(cookie, 'signedIn') !== undefined;
    if (!usableToken(cookie) && (canRenew || handler.membersOnly))
      return see(withReturn(canRenew ? sessionRefreshUrl : routes.auth.login(), resolvedUrl));
    const api = postingApi(req, res);
    const request: PlainRequest = {
      call: api.call,
      upload: uploadBy(api),
      at: at.split('/').filter(Boolean),
      query: Object.fromEntries(
        Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
    };
    let page: PlainPage;
    try {
      page = await answer(handler, formId, request, req);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 500;
      if (status === 401) {
        res.appendHeader('Set-Cookie', endedCookies({ secure: isEncrypted(req) }));
        return see(withReturn(routes.auth.login(), resolvedUrl));
      }
      if (status >= 400 && status < 500 && status !== 429) return { notFound: true };
      await sendUnavailable(res);
      return { notFound: true };
    }
    if ('redirect' in page) return see(page.redirect);
    if (Object.keys(page.form.problems).length > 0 || page.form.message) res.statusCode = 422;
    const { SITE_URL: siteUrl } = siteEnv();
    return { props: { params: { form: formId, at }, dehydrated: null, siteUrl, form: page.form } };
  };
}
