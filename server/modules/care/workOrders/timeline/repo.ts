import { sql } from 'kysely';
import type { Actor, Audience, PhotoStage, TimelineKind, WorkOrderStatus } from '@/contract/care/workOrders/constants';
import type { Photo } from '@/contract/care/workOrders/endpoints';
import type { Db } from '@/server/db/client';

/** The work order an event belongs to, and who may see it. */
interface Place {
  id: string;
  homeId: string;
  ownerId: string | null;
  leaseId: string | null;
}

export interface NewEvent {
  id: string;
  kind: TimelineKind;
  audience: Audience;
  authorId: string | null;
  authorRole: Actor;
  authorName: string;
  body: string;
  status?: WorkOrderStatus;
  clientKey?: string | null;
}

/** False where it came before. */
export async function insertEvent(db: Db, place: Place, { status, ...event }: NewEvent, now: Date): Promise<boolean> {
  const { id: workOrderId, homeId, ownerId, leaseId } = place;
  const made = await db
    .insertInto('workOrderEvents')
    .values({
      ...event,
      detail: JSON.stringify(status ? { status } : {}),
      workOrderId,
      homeId,
      ownerId,
      leaseId,
      createdAt: now,
    })
    .onConflict((each) => each.constraint('work_order_events_work_order_id_client_key_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export interface EventRow {
  id: string;
  kind: TimelineKind;
  authorId: string | null;
  authorRole: Actor;
  authorName: string;
  body: string;
  status: WorkOrderStatus | null;
  createdAt: Date;
}

/** What these readers see, the oldest first. */
export async function listEvents(db: Db, id: string, audiences: readonly Audience[]): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`select id, kind, author_id as "authorId", author_role as "authorRole",
      author_name as "authorName", body, detail->>'status' as status, created_at as "createdAt"
    from work_order_events where work_order_id = ${id} and audience = any(${[...audiences]}::text[])
    order by seq`.execute(db);
  return rows;
}

const PICTURE = sql`json_build_object('id', media.id, 'width', media.width, 'height', media.height, 'alt', media.alt,
  'dominant', media.dominant, 'thumbhash', media.thumbhash) as picture`;

export const listPhotos = (db: Db, workOrderId: string, photoId?: string): Promise<Photo[]> =>
  listPhotosWhere(db, { workOrderId, photoId });

/** Of a work order, or of a service that was ordered. */
export async function listPhotosWhere(
  db: Db,
  subject: { workOrderId: string; photoId?: string | undefined } | { serviceOrderId: string },
): Promise<Photo[]> {
  const where =
    'serviceOrderId' in subject
      ? sql`photo.service_order_id = ${subject.serviceOrderId}`
      : sql`photo.work_order_id = ${subject.workOrderId} ${subject.photoId ? sql`and photo.id = ${subject.photoId}` : sql``}`;
  const { rows } = await sql<Omit<Photo, 'createdAt'> & { createdAt: Date }>`select photo.id, photo.stage,
      photo.created_at as "createdAt", ${PICTURE},
      case when photo.video_id is not null then json_build_object('href', '/media/videos/' || photo.video_id,
        'mime', photo.video_mime, 'seconds', photo.video_seconds) end as video
    from work_order_photos photo join media on media.id = photo.media_id
    where ${where}
    order by photo.created_at, photo.id`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function countPhotos(db: Db, id: string, stage?: PhotoStage): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from work_order_photos where work_order_id = ${id}
    ${stage ? sql`and stage = ${stage}` : sql``}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function insertPhoto(
  db: Db,
  { id: workOrderId, homeId, ownerId, leaseId }: Place,
  photo: { id: string; mediaId: string; stage: PhotoStage; authorId: string | null; authorRole: Actor },
  now: Date,
): Promise<boolean> {
  const made = await db
    .insertInto('workOrderPhotos')
    .values({ ...photo, workOrderId, homeId, ownerId, leaseId, createdAt: now })
    .onConflict((each) => each.constraint('work_order_photos_pkey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}
