// PUT /users/profile-image/uploads/{id}: the bytes of a picture, made ours on arrival. Mounted beside the API's resources.

import { type Context, Hono } from 'hono';
import { type ErrorCode, errors } from '@/contract/errors/codes';
import type { Services } from '@/server/context';
import { runAs } from '@/server/db/client';
import { readBytes } from '@/server/http/body';
import { ApiError, toApiError } from '@/server/http/errors';
import { dbActor } from '@/server/http/person';
import { isId } from '@/server/ids';
import * as repo from '@/server/modules/account/profiles/repo';
import { InvalidImageError, MAX_BYTES, QueueFullError, storePicture } from '@/server/modules/content/media';
import { UPLOADS } from './images';

function errorResponse(code: ErrorCode, message?: string, more: Record<string, string> = {}): Response {
  const { status, message: usual } = errors[code];
  const headers = new Headers({ 'cache-control': 'no-store', ...more });
  if (code === 'unauthenticated') headers.set('www-authenticate', 'Bearer error="invalid_token"');
  return Response.json({ message: message ?? usual, code }, { status, headers });
}

async function receiveUpload({ req }: Context, services: Services): Promise<Response> {
  const { db, storage, clock } = services;
  const [scheme, token] = (req.header('authorization') ?? '').split(' ');
  const person = scheme?.toLowerCase() === 'bearer' && token ? await services.verifyToken(token) : null;
  if (!person) return errorResponse('unauthenticated');
  await services.countRequest('write', person.id);
  const id = req.param('id') ?? '';
  const asker = dbActor(person);
  const find = () => runAs(db, asker, false, (trx) => repo.findUpload(trx, id, person.id, clock()));
  if (!isId(id) || !(await find())) return errorResponse('notFound');
  const bytes = await readBytes(req.raw, MAX_BYTES);
  const picture = await storePicture({ db, storage }, bytes, { alt: '', ownerId: person.id });
  await runAs(db, asker, true, (trx) => repo.fillUpload(trx, id, picture.id));
  return Response.json(picture, { headers: { 'cache-control': 'no-store' } });
}

export function profileUploadRoutes(services: () => Services): Hono {
  const app = new Hono();
  app.put(`${UPLOADS}/:id`, async (context) => {
    try {
      return await receiveUpload(context, services());
    } catch (error) {
      if (error instanceof InvalidImageError) return errorResponse('unsupportedMedia', `${error.message}.`);
      if (error instanceof QueueFullError) return errorResponse('unavailable', undefined, { 'retry-after': '2' });
      if (error instanceof ApiError) return errorResponse(error.code, error.message, error.headers);
      const { apiError } = toApiError(error);
      services().log.error({ err: error }, 'upload failed');
      return errorResponse(apiError.code, undefined, apiError.headers);
    }
  });
  return app;
}
