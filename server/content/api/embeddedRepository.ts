// What the site may ask of the embedded repository.
import { join } from 'node:path';
import { contentDir, shareDir, siteRepository, webhookSecret } from '@/server/content/store/siteRepository';
import { host } from '@/server/host/host';
import { singleton } from '@/server/singleton';
import { inProcessFetch } from './inProcessFetch';
import { createPictureHandler } from './media';
import { type PreviewState, previewState } from './previewState';
import { isShareImageName, shareImageBytes } from './shareImages';

/** The repository as a `fetch` function. */
export const repositoryFetch = (url: string | URL | Request, init?: RequestInit) =>
  inProcessFetch(siteRepository())(url, init);

/** A request that came to `/api/v2`. */
export const handleRepositoryRequest = (request: Request): Response => siteRepository().handle(request);

const pictureHandler = () => singleton('contentPictures', () => createPictureHandler(join(contentDir(), 'media')));
export const handlePictureRequest = (request: Request, name: string) =>
  isShareImageName(name) ? handleShareImageRequest(name) : pictureHandler()(request, name);

async function handleShareImageRequest(name: string): Promise<Response> {
  const bytes = await shareImageBytes(siteRepository(), shareDir(), name);
  if (!bytes) return Response.json({ message: 'There is no such picture.' }, { status: 404 });
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' };
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'x-content-type-options': 'nosniff' } });
}

/** What the preview bar shows of a ref; null where it opens no drafts. */
export const previewStateOf = (ref: string): PreviewState | null => previewState(siteRepository(), ref, Date.now());

/** Empties the page cache of this process, and of all others where there is a database to tell them by. */
export async function purgePages(): Promise<void> {
  host.purgePages();
  await host.announcePurge?.();
}

export { webhookSecret };
