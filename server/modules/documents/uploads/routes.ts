// /documents/uploads: files arrive in pieces by tus 1.0, so that a lost connection costs the last piece alone.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { DOCUMENT_UPLOADS, MAX_FILE_BYTES } from '@/contract/documents/constants';
import { DocumentCategory } from '@/contract/documents/schemas';
import type { Services } from '@/server/context';
import { type Db, type DbActor, runAs } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, toApiError } from '@/server/http/errors';
import { guestToken } from '@/server/http/guestToken';
import { dbActor } from '@/server/http/person';
import { consume, networkOf, type RateLimit, rateLimitKey } from '@/server/http/throttle';
import { isId, newId } from '@/server/ids';
import { presentUploaded } from '@/server/modules/documents/presenter';
import {
  assertStorageAvailable,
  type FileOwner,
  prepareAndStore,
  storeDocument,
} from '@/server/modules/documents/service';
import { findFilesRun } from '@/server/modules/flows/service';
import { openUploadStore, UPLOAD_LIFETIME_MS } from './jobs';
import * as repo from './repo';

const UploadMetadata = z.object({
  filename: z.string().max(300).catch('Document'),
  category: DocumentCategory.catch('other'),
  replaces: z.uuid().nullish().catch(null),
  /** The run of a flow that asked for it; then nobody needs an account. */
  run: z.string().refine(isId).nullish().catch(null),
});

/** Whom a request is from: set by us alone, after the token was checked. */
const ACTOR_HEADER = 'belong-actor';

/** Where it comes from: set by us alone, too. */
const ADDRESS_HEADER = 'belong-address';

/** Files that browsers without an account may begin to send, from one network in a day. */
const guestUploads = (address: string | null): RateLimit => ({
  key: rateLimitKey('guest-uploads', networkOf(address)),
  points: 100,
  seconds: 86_400,
});

const INVALID_TOKEN = 'Bearer error="invalid_token"';

/** The errors tus knows how to answer with. */
const toTusError = (error: unknown) => {
  const { apiError } = toApiError(error);
  return { status_code: apiError.status, body: JSON.stringify(apiError.body()) };
};

function createTusServer(services: Services, store: FileStore): Server {
  const { db, storage, clock, uploadsDir } = services;
  const askerIn = ({ headers }: Request) => JSON.parse(headers.get(ACTOR_HEADER) ?? '') as DbActor;
  /** Whose upload it is: the account’s or, without one, the browser’s. */
  const ownerOf = ({ id, guestToken }: DbActor) => id ?? `holder:${guestToken}`;

  /** Who will keep it. Files for a run go to a run of theirs that asks for files; all others need an account. */
  async function keeperOf(trx: Db, asker: DbActor, upload: Upload): Promise<FileOwner & { lastName: string | null }> {
    const { run: runId } = UploadMetadata.parse(upload.metadata ?? {});
    if (!runId) {
      if (asker.id) return { ownerId: asker.id, runId: null, lastName: null };
      throw new ApiError('unauthenticated', undefined, { headers: { 'www-authenticate': INVALID_TOKEN } });
    }
    const run = await findFilesRun(trx, runId, asker);
    if (!run) throw new ApiError('notFound');
    return { ownerId: run.personId, runId, lastName: run.lastName };
  }

  async function keep(asker: DbActor, upload: Upload): Promise<string> {
    const { filename: name, category, replaces } = UploadMetadata.parse(upload.metadata);
    const now = clock();
    const { lastName } = await runAs(db, asker, false, (trx) => keeperOf(trx, asker, upload));
    const bytes = await readFile(path.join(uploadsDir, upload.id));
    return prepareAndStore(storage, { bytes, lastName, now }, (file) =>
      runAs(db, asker, true, async (trx) => {
        await repo.remove(trx, upload.id);
        const keeper = await keeperOf(trx, asker, upload);
        const stored = await storeDocument(trx, { ...keeper, file, name, category, replaces, now });
        await audit(trx, { event: 'document.uploaded', subject: `document:${stored.id}`, personId: keeper.ownerId });
        return JSON.stringify(presentUploaded(stored));
      }),
    );
  }

  return new Server({
    path: DOCUMENT_UPLOADS,
    datastore: store,
    maxSize: MAX_FILE_BYTES,
    // Relative, because a browser reaches us through a door with an address of its own.
    generateUrl: (_, { id }) => `uploads/${id}`,
    getFileIdFromRequest: ({ url }) => new URL(url).pathname.split('/').at(-1),
    namingFunction: () => newId(),
    onUploadCreate: async (request, upload) => {
      const asker = askerIn(request);
      try {
        if (!upload.size) throw new ApiError('invalid', 'This file is empty.');
        const [bytes, now] = [upload.size, clock()];
        await runAs(db, asker, true, async (trx) => {
          if (!asker.id) await consume(trx, [guestUploads(request.headers.get(ADDRESS_HEADER))], now);
          const { ownerId, runId } = await keeperOf(trx, asker, upload);
          await assertStorageAvailable(trx, { ownerId, runId }, bytes, now);
          const expiresAt = new Date(now.getTime() + UPLOAD_LIFETIME_MS);
          await repo.insert(trx, { id: upload.id, ownerId, flowRunId: runId, bytes, createdAt: now, expiresAt });
        });
      } catch (error) {
        throw toTusError(error);
      }
      return { metadata: { ...upload.metadata, owner: ownerOf(asker) } };
    },
    onIncomingRequest: async (request, uploadId) => {
      if (request.method === 'POST') return;
      const upload = await store.getUpload(uploadId).catch(() => undefined);
      if (upload?.metadata?.owner !== ownerOf(askerIn(request))) throw toTusError(new ApiError('notFound'));
    },
    onUploadFinish: async (request, upload) => {
      try {
        return { status_code: 200, body: await keep(askerIn(request), upload) };
      } catch (error) {
        // The room it would have needed is free again.
        await runAs(db, askerIn(request), true, (trx) => repo.remove(trx, upload.id));
        throw toTusError(error);
      } finally {
        await store.remove(upload.id).catch(() => undefined);
      }
    },
  });
}

async function handleUpload(
  { req, env }: Context,
  services: Services,
  server: () => Promise<Server>,
): Promise<Response> {
  const [scheme, token] = (req.header('authorization') ?? '').split(' ');
  const person = scheme?.toLowerCase() === 'bearer' && token ? await services.verifyToken(token) : null;
  const headers = new Headers(req.raw.headers);
  const holder = guestToken({ client: { address: null, headers } })?.toString('hex') ?? null;
  if (!person && !holder)
    throw new ApiError('unauthenticated', undefined, { headers: { 'www-authenticate': INVALID_TOKEN } });
  await services.countRequest('upload', person?.id ?? (env?.address ? networkOf(env.address) : (holder ?? 'here')));
  const asker: DbActor = { ...dbActor(person), guestToken: holder };
  headers.set(ACTOR_HEADER, JSON.stringify(asker));
  headers.set(ADDRESS_HEADER, env?.address ?? '');
  // What stands before us has no say in where an upload lives.
  for (const name of ['x-http-method-override', 'upload-concat']) headers.delete(name);
  const { method, body, signal, url } = req.raw;
  // Some of what undici wants of a body is not in the types of the web.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
  const response = await (await server()).handleWeb(new Request(req.url, init));
  const id = url.split('/').at(-1) ?? '';
  if (method === 'DELETE' && response.ok && isId(id))
    await runAs(services.db, asker, true, (trx) => repo.remove(trx, id));
  // tus speaks to every origin unless told otherwise; we speak to our own pages.
  for (const name of [...response.headers.keys()])
    if (name.startsWith('access-control-')) response.headers.delete(name);
  response.headers.set('cache-control', 'no-store');
  return response;
}

export function documentUploadRoutes(services: () => Services): Hono {
  const app = new Hono();
  let opened: Promise<Server> | undefined;
  const server = () => {
    opened ??= openUploadStore(services().uploadsDir).then((store) => createTusServer(services(), store));
    return opened;
  };
  // Hono asks GET for what a HEAD wants to know.
  app.on(['POST', 'PATCH', 'GET', 'DELETE'], [DOCUMENT_UPLOADS, `${DOCUMENT_UPLOADS}/:id`], async (context) => {
    try {
      return await handleUpload(context, services(), server);
    } catch (error) {
      const { apiError, unexpected } = toApiError(error);
      if (unexpected) services().log.error({ err: error }, 'upload failed');
      return Response.json(apiError.body(), {
        status: apiError.status,
        headers: { 'cache-control': 'no-store', ...apiError.headers },
      });
    }
  });
  return app;
}
