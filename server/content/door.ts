// What the site may ask of the embedded repository.
import { join } from 'node:path';
import { host } from '@/server/host/host';
import { singleton } from '@/server/singleton';
import { fetchFrom } from './fetch';
import { pictureAnswerer } from './media';
import { type PreviewState, previewState } from './previewState';
import { isShareName, shareCard } from './shareCards';
import { contentDir, shareDir, siteRepository, webhookSecret } from './site';

/** The repository as a `fetch` function. */
export const repositoryFetch = (url: string | URL | Request, init?: RequestInit) =>
  fetchFrom(siteRepository())(url, init);

/** A request that came to `/api/v2`. */
export const answer = (request: Request): Response => siteRepository().handle(request);

const pictures = () => singleton('contentPictures', () => pictureAnswerer(join(contentDir(), 'media')));
export const answerPicture = (request: Request, name: string) =>
  isShareName(name) ? answerCard(name) : pictures()(request, name);

async function answerCard(name: string): Promise<Response> {
  const bytes = await shareCard(siteRepository(), shareDir(), name);
  if (!bytes) return Response.json({ message: 'There is no such picture.' }, { status: 404 });
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' };
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'x-content-type-options': 'nosniff' } });
}

/** What the preview bar shows of a ref; null where it opens no drafts. */
export const stateOf = (ref: string): PreviewState | null => previewState(siteRepository(), ref, Date.now());

export const purgePages = (): void => host.purgePages();

export { webhookSecret };
