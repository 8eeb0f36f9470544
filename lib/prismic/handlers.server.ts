// The embedded repository as API routes. With a repository of Prismic’s in its place, none of them answers.
import { isEmbedded } from './config';
import { pictureResponse, previewState, repositoryResponse } from './repository.server';
import { webHandler } from './webHandler.server';

const notFoundResponse = () =>
  Response.json({ message: 'Not found' }, { status: 404, headers: { 'cache-control': 'no-store' } });

/** `/api/v2`, for any client of Prismic. */
export const repositoryHandler = webHandler((request) =>
  isEmbedded ? repositoryResponse(request) : notFoundResponse(),
);

/** `/media/content/<name>`, for the pictures in content/media. */
export const pictureHandler = webHandler((request) => {
  const { pathname } = new URL(request.url);
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (request.method !== 'GET' && request.method !== 'HEAD') return notFoundResponse();
  return isEmbedded ? pictureResponse(request, name) : notFoundResponse();
});

/** What the preview bar asks every few seconds: whether a newer draft is there, and how long the link lasts. */
export const previewStateHandler = webHandler(async (request) => {
  const ref = new URL(request.url).searchParams.get('ref') ?? '';
  const state = isEmbedded ? await previewState(ref) : null;
  // A link that has ended is no error: the answer is that there is nothing.
  return isEmbedded ? Response.json(state, { headers: { 'cache-control': 'no-store' } }) : notFoundResponse();
});
