// Clips of repairs: sent in pieces to /work-orders/videos, read at /media/videos/{id}.
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { MAX_STORED_BYTES } from '@/contract/account/documents/constants';
import { MAX_VIDEO_MB, MAX_WORK_ORDER_VIDEOS, WORK_ORDER_VIDEOS } from '@/contract/care/workOrders/constants';
import type { Services } from '@/server/context';
import { type Db, runAs } from '@/server/db/client';
import { removeUnnamedFiles } from '@/server/files/named';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { requirePerson } from '@/server/http/person';
import {
  removeUpload,
  sumPendingBytes,
  type UploadCall,
  unauthenticated,
  uploadRoutes,
} from '@/server/modules/account/documents/uploads/uploads';
import { findParticipant } from '@/server/modules/care/workOrders/participants';
import { canActOnWorkOrder } from '@/server/modules/care/workOrders/policy';
import * as repo from './repo';
import { findVideo, setVideo } from './system';
import { storeVideo, videoKey } from './videos';

/** The photo that shows the first picture of the clip. */
const Metadata = z.object({ photoId: z.uuid() });

/** The photo, of the caller's own and of a repair on which they may act. */
async function photoOf(db: Db, { person, metadata }: UploadCall): Promise<repo.VideoPhoto> {
  if (!person) throw unauthenticated();
  const { data } = Metadata.safeParse(metadata);
  const photo = data && (await repo.findPhoto(db, data.photoId));
  const participant = photo && (await findParticipant(db, photo.workOrderId, requirePerson(person)));
  if (!participant || photo.authorId !== person.id || !canActOnWorkOrder(person, participant)) throw notFound();
  return photo;
}

const videoUploads = (services: () => Services): Hono =>
  uploadRoutes(services, {
    path: WORK_ORDER_VIDEOS,
    maxBytes: MAX_VIDEO_MB * 1_000_000,
    begin: async (db, call, now) => {
      const photo = await photoOf(db, call);
      if ((await repo.countVideos(db, photo.workOrderId)) >= MAX_WORK_ORDER_VIDEOS)
        throw conflict(`A repair has up to ${MAX_WORK_ORDER_VIDEOS} videos.`);
      const ownerId = call.actor.id ?? '';
      if ((await sumPendingBytes(db, ownerId, now)) + call.bytes > MAX_STORED_BYTES)
        throw new ApiError('payloadTooLarge', 'Wait until your other files have arrived, then try again.');
      return { ownerId, flowRunId: null };
    },
    finish: async (all, call, file) => {
      const photo = await runAs(all.db, call.actor, false, (db) => photoOf(db, call));
      const video = await storeVideo(all.storage, file);
      const isNew = await setVideo(all, photo.id, video, async (db) => {
        await removeUpload(db, call.id);
        const subject = `work_order:${photo.workOrderId}`;
        await audit(db, { event: 'work_order.video_added', subject, personId: call.actor.id });
      });
      if (!isNew) await removeUnnamedFiles(all, [videoKey(video)]);
      return { photoId: photo.id };
    },
  });

const SECURITY_HEADERS = {
  'accept-ranges': 'bytes',
  'cache-control': 'private, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** The bytes that a player asks for, as RFC 9110 has it; undefined: all of them, null: there are none such. */
export function rangeOf(header: string | undefined, size: number): { first: number; last: number } | null | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (!from && !to)) return undefined;
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return first < size && first <= last ? { first, last } : null;
}

async function handleVideo(context: Context, services: Services): Promise<Response> {
  const id = context.req.param('id') ?? '';
  const video = /^[0-9a-f]{32}$/.test(id) ? await findVideo(services, id) : undefined;
  if (!video) return Response.json(notFound().body(), { status: 404, headers: { 'cache-control': 'no-store' } });
  const size = video.videoBytes;
  const range = rangeOf(context.req.header('range'), size);
  if (range === null)
    return new Response(null, { status: 416, headers: { ...SECURITY_HEADERS, 'content-range': `bytes */${size}` } });
  const file = await services.storage.get(videoKey(video), range);
  if (!file) return Response.json(notFound().body(), { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(file.stream as BodyInit, {
    status: range ? 206 : 200,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': video.videoMime,
      'content-length': String(file.size),
      ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${size}` }),
    },
  });
}

export function workOrderVideoRoutes(services: () => Services): Hono {
  const app = new Hono();
  app.route('/', videoUploads(services));
  app.get('/media/videos/:id', (context) => handleVideo(context, services()));
  return app;
}
