// Files that arrive in pieces by tus 1.0, so that a lost connection costs the last piece alone.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type DataStore, Server, type Upload } from '@tus/server';
import { type Context, Hono } from 'hono';
import { stripControlCharacters } from '@/contract/format/controlCharacters';
import type { Services } from '@/server/context';
import { type Db, type DbActor, runAs } from '@/server/db/client';
import { ApiError, toApiError } from '@/server/http/errors';
import { guestToken } from '@/server/http/guestToken';
import { dbActor, type Person } from '@/server/http/person';
import { networkOf } from '@/server/http/throttle';
import { isId, newId } from '@/server/ids';
import * as repo from './repo';
import { collectUpload, openUploadStore, UPLOAD_LIFETIME_MS, uploadLocker } from './store/system';

/** Who sends: an account or the browser of a visitor. */
interface Sender {
  person: Person | null;
  actor: DbActor;
  address: string | null;
}

export interface UploadCall extends Sender {
  id: string;
  bytes: number;
  metadata: Upload['metadata'];
}

/** What is special about one kind of file. */
export interface UploadRules {
  path: string;
  maxBytes: number;
  /** Whether it may be sent, and its future owner; throws an ApiError where not. */
  begin(db: Db, call: UploadCall, now: Date): Promise<Pick<repo.UploadRow, 'ownerId' | 'flowRunId'>>;
  /** All of it is in `file`; answers the body of the last reply. It removes the upload's row with its own change. */
  finish(services: Services, call: UploadCall, file: string): Promise<unknown>;
}

/** Who sends it: set by us alone, after the token was checked. */
const SENDER_HEADER = 'belong-sender';
const INVALID_TOKEN = 'Bearer error="invalid_token"';
/** Who is asked to log in first. */
export const unauthenticated = () =>
  new ApiError('unauthenticated', undefined, { headers: { 'www-authenticate': INVALID_TOKEN } });

/** The errors tus answers with: its own as they are, ours as everywhere. */
const toTusError = ({ log }: Pick<Services, 'log'>, error: Error | { status_code: number; body: string }) => {
  if ('status_code' in error) return undefined;
  const { apiError, unexpected } = toApiError(error);
  if (unexpected) log.error({ err: error }, 'upload failed');
  return { status_code: apiError.status, body: JSON.stringify(apiError.body()) };
};

const withoutControlCharacters = (metadata: Upload['metadata']): Upload['metadata'] =>
  metadata &&
  Object.fromEntries(
    Object.entries(metadata).map(([name, value]) => [name, value === null ? null : stripControlCharacters(value)]),
  );

function createTusServer(services: Services, store: DataStore, rules: UploadRules): Server {
  const { db, clock, uploadsDir } = services;
  const senderOf = ({ headers }: Request) => JSON.parse(headers.get(SENDER_HEADER) ?? '') as Sender;
  /** Owner of the upload: the account or, without one, the browser. */
  const ownerOf = ({ actor: { id, guestToken: token } }: Sender) => `${rules.path}:${id ?? `holder:${token}`}`;
  const callOf = (request: Request, { id, size, metadata }: Upload): UploadCall => ({
    ...senderOf(request),
    id,
    bytes: size ?? 0,
    metadata,
  });

  return new Server({
    path: rules.path,
    datastore: store,
    locker: uploadLocker(services),
    maxSize: rules.maxBytes,
    // Relative, because a browser reaches us through a door with an address of its own.
    generateUrl: (_, { id }) => `${rules.path.split('/').at(-1)}/${id}`,
    getFileIdFromRequest: ({ url }) => new URL(url).pathname.split('/').at(-1),
    namingFunction: () => newId(),
    onResponseError: async (_, error) => toTusError(services, error),
    onUploadCreate: async (request, upload) => {
      const call = callOf(request, upload);
      if (!upload.size) throw new ApiError('invalid', 'This file is empty.');
      const createdAt = clock();
      const expiresAt = new Date(createdAt.getTime() + UPLOAD_LIFETIME_MS);
      await runAs(db, call.actor, true, async (trx) => {
        const owner = await rules.begin(trx, call, createdAt);
        await repo.insert(trx, { ...owner, id: upload.id, bytes: call.bytes, createdAt, expiresAt });
      });
      return { metadata: { ...withoutControlCharacters(upload.metadata), owner: ownerOf(call) } };
    },
    onIncomingRequest: async (request, uploadId) => {
      if (request.method === 'POST') return;
      const upload = await store.getUpload(uploadId).catch(() => undefined);
      if (upload?.metadata?.owner !== ownerOf(senderOf(request))) throw new ApiError('notFound');
    },
    onUploadFinish: async (request, upload) => {
      const call = callOf(request, upload);
      const file = path.join(uploadsDir, upload.id);
      try {
        await collectUpload(services, upload, file);
        const body = await rules.finish(services, call, file);
        return { status_code: 200, body: JSON.stringify(body) };
      } catch (error) {
        // The room it would have needed is free again.
        await runAs(db, call.actor, true, (trx) => repo.remove(trx, upload.id));
        throw error;
      } finally {
        await rm(file, { force: true });
        await store.remove(upload.id).catch(() => undefined);
      }
    },
  });
}

async function handleUpload({ req, env }: Context, services: Services, server: () => Server): Promise<Response> {
  const [scheme, token] = (req.header('authorization') ?? '').split(' ');
  const person = scheme?.toLowerCase() === 'bearer' && token ? await services.verifyToken(token) : null;
  const headers = new Headers(req.raw.headers);
  const holder = guestToken({ client: { address: null, headers } })?.toString('hex') ?? null;
  if (!person && !holder) throw unauthenticated();
  await services.countRequest('upload', person?.id ?? (env?.address ? networkOf(env.address) : (holder ?? 'here')));
  const actor: DbActor = { ...dbActor(person), guestToken: holder };
  headers.set(SENDER_HEADER, JSON.stringify({ person, actor, address: env?.address ?? null } satisfies Sender));
  // What stands before us has no say in where an upload lives.
  for (const name of ['x-http-method-override', 'upload-concat']) headers.delete(name);
  const { method, body, signal, url } = req.raw;
  // Some of what undici wants of a body is not in the types of the web.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
  const response = await server().handleWeb(new Request(req.url, init));
  const id = url.split('/').at(-1) ?? '';
  if (method === 'DELETE' && response.ok && isId(id))
    await runAs(services.db, actor, true, (trx) => repo.remove(trx, id));
  // tus allows every origin by default; we allow our own pages.
  for (const name of [...response.headers.keys()])
    if (name.startsWith('access-control-')) response.headers.delete(name);
  response.headers.set('cache-control', 'no-store');
  // Its errors have no headers of their own.
  if (response.status === 503) response.headers.set('retry-after', '2');
  return response;
}

/** Files of one kind, sent in pieces. */
export function uploadRoutes(services: () => Services, rules: UploadRules): Hono {
  const app = new Hono();
  let opened: { by: Services; server: Server } | undefined;
  // One for the services that there are; another where a test puts others in their place.
  const server = () => {
    const by = services();
    if (opened?.by !== by) opened = { by, server: createTusServer(by, openUploadStore(by), rules) };
    return opened.server;
  };
  // Hono asks GET for what a HEAD wants to know.
  app.on(['POST', 'PATCH', 'GET', 'DELETE'], [rules.path, `${rules.path}/:id`], async (context) => {
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

/** Ends an upload with the change that its file brings. */
export const removeUpload = repo.remove;
/** Bytes of all that an account has begun to send. */
export const sumPendingBytes = (db: Db, ownerId: string, now: Date) =>
  repo.sumPending(db, { ownerId, runId: null }, now);
