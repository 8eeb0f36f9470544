import { createHash } from 'node:crypto';
import { MAX_WORK_ORDER_PHOTOS } from '@/contract/care/workOrders/constants';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { EmailFile, RefusedFile } from '@/server/modules/account/threads/emailReplies';
import { addEvent } from '@/server/modules/care/workOrders';
import { countPhotos } from '@/server/modules/care/workOrders/repo';
import { insertPhoto } from '@/server/modules/care/workOrders/system';
import { InvalidImageError, storePicture } from '@/server/modules/content/media';
import type { Replier } from './repo';
import { findWriter } from './writer';

/** Of the repair, the email, and the place of the file in it, so that it counts once. */
function photoIdOf(workOrderId: string, messageId: string, at: number): string {
  const hex = createHash('sha256').update(`photo:${workOrderId}:${messageId}:${at}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Adds the pictures of an email to the repair. Of a file that is none, our team reads in a note; it is returned. */
export async function addFiles(
  services: Services,
  replier: Replier,
  files: readonly EmailFile[],
  { messageId, now }: { messageId: string; now: Date },
): Promise<readonly RefusedFile[]> {
  const { db } = services;
  const writer = await asSystem(db, (trx) => findWriter(trx, replier));
  if (!writer) return [];
  const { row, role } = writer;
  const refused: RefusedFile[] = [];
  for (const [at, { name, bytes }] of files.entries()) {
    const count = await asSystem(db, (trx) => countPhotos(trx, row.id));
    try {
      if (count >= MAX_WORK_ORDER_PHOTOS) throw new InvalidImageError('This repair has as many photos as it can hold');
      const { id: mediaId } = await storePicture(services, bytes, { alt: '' });
      const photo = { id: photoIdOf(row.id, messageId, at), mediaId, stage: 'problem' as const };
      await insertPhoto(services, row, { ...photo, authorId: replier.personId, authorRole: role }, now);
    } catch (error) {
      if (!(error instanceof InvalidImageError)) throw error;
      refused.push({ name, reason: `${error.message}.` });
    }
  }
  if (refused.length === 0) return [];
  const names = refused.map(({ name }) => name).join(', ');
  const body = `These files came by email and could not be added: ${names}. We told the sender why.`;
  const by = { role, id: replier.personId, name: replier.name };
  await asSystem(db, (trx) =>
    addEvent({ db: trx, services, now }, row, by, {
      kind: 'message',
      body: body.slice(0, 8_000),
      audience: 'staff',
      clientKey: `files:${messageId}`,
    }),
  );
  return refused;
}
