// /documents/uploads: files arrive in pieces by tus 1.0, so that a lost connection costs the last piece alone.
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { DOCUMENT_UPLOADS, MOST_FILE_BYTES } from '@/contract/documents.facts';
import { DocumentCategory } from '@/contract/documents.schemas';
import { runAs } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { Refusal, refusalOf } from '@/server/http/errors';
import { countCall } from '@/server/http/limits';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import type { Services } from '@/server/services';
import { presentDocument } from './documents.presenter';
import { demandRoom, keepDocument } from './documents.service';

const Told = z.object({
  filename: z.string().max(300).catch('Document'),
  category: DocumentCategory.catch('other'),
  replaces: z.uuid().nullish().catch(null),
  owner: z.uuid(),
});

/** Whom a request is from: set by us alone, after the token was checked. */
const OWNER = 'belong-owner';
const TYPE = 'belong-owner-type';

const DAY_MS = 86_400_000;
const INVALID_TOKEN = 'Bearer error="invalid_token"';

/** The errors tus knows how to answer with. */
const asTus = (error: unknown) => {
  const { refusal } = refusalOf(error);
  return { status_code: refusal.status, body: JSON.stringify(refusal.body()) };
};

function openServer(services: Services): Server {
  const { db, storage, clock, uploadsDir } = services;
  const personOf = ({ headers }: Request) =>
    ({ id: headers.get(OWNER), role: headers.get(TYPE) }) as { id: string; role: Person['type'] };
  const store = new FileStore({ directory: uploadsDir, expirationPeriodInMilliseconds: DAY_MS });

  async function keep(asker: ReturnType<typeof personOf>, upload: Upload): Promise<string> {
    const { filename: name, category, replaces } = Told.parse(upload.metadata);
    const bytes = await readFile(path.join(uploadsDir, upload.id));
    return runAs(db, asker, true, async (trx) => {
      const kept = await keepDocument(trx, storage, {
        ownerId: asker.id,
        bytes,
        name,
        category,
        replaces,
        now: clock(),
      });
      await audit(trx, { event: 'document.kept', subject: `document:${kept.id}`, personId: asker.id });
      return JSON.stringify(presentDocument(kept));
    });
  }

  return new Server({
    path: DOCUMENT_UPLOADS,
    datastore: store,
    maxSize: MOST_FILE_BYTES,
    // Relative, because a browser reaches us through a door with an address of its own.
    generateUrl: (_, { id }) => `uploads/${id}`,
    getFileIdFromRequest: ({ url }) => new URL(url).pathname.split('/').at(-1),
    namingFunction: () => newId(),
    onUploadCreate: async (request, upload) => {
      const asker = personOf(request);
      try {
        if (!upload.size) throw new Refusal('invalid', 'This file is empty.');
        await runAs(db, asker, false, (trx) => demandRoom(trx, asker.id, upload.size ?? 0));
      } catch (error) {
        throw asTus(error);
      }
      return { metadata: { ...upload.metadata, owner: asker.id } };
    },
    onIncomingRequest: async (request, uploadId) => {
      if (request.method === 'POST') return;
      const upload = await store.getUpload(uploadId).catch(() => undefined);
      if (upload?.metadata?.owner !== personOf(request).id) throw asTus(new Refusal('notFound'));
    },
    onUploadFinish: async (request, upload) => {
      try {
        return { status_code: 200, body: await keep(personOf(request), upload) };
      } catch (error) {
        throw asTus(error);
      } finally {
        await store.remove(upload.id).catch(() => undefined);
      }
    },
  });
}

async function answer({ req }: Context, services: Services, server: () => Promise<Server>): Promise<Response> {
  const [scheme, token] = (req.header('authorization') ?? '').split(' ');
  const person = scheme?.toLowerCase() === 'bearer' && token ? await services.verify(token) : null;
  if (!person) throw new Refusal('unauthenticated', undefined, { headers: { 'www-authenticate': INVALID_TOKEN } });
  await countCall('upload', person.id);
  const headers = new Headers(req.raw.headers);
  headers.set(OWNER, person.id);
  headers.set(TYPE, person.type);
  // What stands before us has no say in where an upload lives.
  for (const name of ['x-http-method-override', 'upload-concat']) headers.delete(name);
  const response = await (await server()).handleWeb(new Request(req.raw, { headers }));
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
    opened ??= mkdir(services().uploadsDir, { recursive: true, mode: 0o700 }).then(() => openServer(services()));
    return opened;
  };
  // Hono asks GET for what a HEAD wants to know.
  app.on(['POST', 'PATCH', 'GET', 'DELETE'], [DOCUMENT_UPLOADS, `${DOCUMENT_UPLOADS}/:id`], async (context) => {
    try {
      return await answer(context, services(), server);
    } catch (error) {
      const { refusal, unexpected } = refusalOf(error);
      if (unexpected) services().log.error({ err: error }, 'upload failed');
      return Response.json(refusal.body(), {
        status: refusal.status,
        headers: { 'cache-control': 'no-store', ...refusal.headers },
      });
    }
  });
  return app;
}
