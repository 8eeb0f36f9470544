// Entering and leaving a preview.
import { NotFoundError, PreviewTokenExpiredError } from '@prismicio/client';
import type { NextApiRequest, NextApiResponse } from 'next';
import { cookies } from '@/lib/storage/cookies';
import { contentClient } from './client.server';
import { isEmbedded, repositoryName } from './config';
import { previewCookieWith, previewRefIn, safePath } from './preview';

const PREVIEW_SECONDS = 12 * 3600;
/** Bytes of a ref at most: Next keeps it, encrypted, in a cookie of 2 KB. */
const REF_LIMIT = 500;
/** As Prismic makes them. */
const DOCUMENT_ID = /^[\w-]{1,64}$/;
/** A ref or the address of one. Others would reach the log as they came, with line breaks and escapes. */
const REF = /^[\x21-\x7e]+$/;

const firstValue = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

const appendCookie = (response: NextApiResponse, cookie: string) => {
  const known = response.getHeader('Set-Cookie');
  response.setHeader('Set-Cookie', [...(Array.isArray(known) ? known : known ? [String(known)] : []), cookie]);
};

const previewCookie = (value: string, seconds: number) =>
  `${cookies.contentPreview.name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`;

function redirectAfterExit(response: NextApiResponse): void {
  response.clearPreviewData();
  appendCookie(response, previewCookie('', 0));
}

/** Where a document stands, drafts included; the page for documents without an address where it has none. */
async function documentPath(documentId: string, ref: string): Promise<string> {
  const anywhere = `/content-preview?documentId=${encodeURIComponent(documentId)}`;
  try {
    const document = await contentClient(ref).getByID(documentId, { lang: '*' });
    return safePath(document.url ?? undefined) ?? anywhere;
  } catch (error) {
    if (error instanceof NotFoundError) return anywhere;
    throw error;
  }
}

/** `GET /api/preview`: always redirects, for the preview bar tells success by that. */
export async function enterPreview(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  const { token, documentId } = request.query;
  const cookie = request.cookies[cookies.contentPreview.name];
  const ref =
    previewRefIn(firstValue(token), repositoryName) ?? firstValue(token) ?? previewRefIn(cookie, repositoryName);
  if (!ref) {
    redirectAfterExit(response);
    response.redirect(307, '/');
    return;
  }
  const id = firstValue(documentId);
  if (!REF.test(ref) || Buffer.byteLength(JSON.stringify(ref)) > REF_LIMIT || (id && !DOCUMENT_ID.test(id))) {
    redirectAfterExit(response);
    response.status(400).json({ message: 'This preview link is not valid.' });
    return;
  }
  try {
    const address = id ? await documentPath(id, ref) : '/';
    response.setPreviewData({ ref }, { maxAge: PREVIEW_SECONDS });
    if (isEmbedded) appendCookie(response, previewCookie(previewCookieWith(ref, repositoryName), PREVIEW_SECONDS));
    response.redirect(307, address);
  } catch (error) {
    // The message would contain the token, so only the kind of error is logged.
    if (!(error instanceof PreviewTokenExpiredError))
      throw new Error(`The preview could not be opened: ${errorName(error)}`);
    redirectAfterExit(response);
    response.redirect(307, '/content-preview?expired=1');
  }
}

const errorName = (error: unknown) => (error instanceof Error ? error.name : 'unknown error');

/** `GET /api/exit-preview`, on to a path of ours with `to`. */
export function exitPreview(request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store');
  redirectAfterExit(response);
  const to = safePath(firstValue(request.query.to));
  if (to) response.redirect(307, to);
  else response.json({ success: true });
}
