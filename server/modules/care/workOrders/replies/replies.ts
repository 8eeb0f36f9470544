// Answers by email and by text: they stand in the thread of the repair, once, as if they were written there.
import { createHash } from 'node:crypto';
import { MAX_WORK_ORDER_PHOTOS } from '@/contract/care/workOrders/constants';
import type { Services } from '@/server/context';
import { asActorWithin, asSystem, type Db } from '@/server/db/client';
import type { TextReplyHandler } from '@/server/modules/account/texts/replies';
import type { EmailFile, EmailReplierSource } from '@/server/modules/account/threads/emailReplies';
import { addEvent } from '@/server/modules/care/workOrders';
import { addMessage } from '@/server/modules/care/workOrders/messages';
import { findParticipant } from '@/server/modules/care/workOrders/participants';
import type { Participant } from '@/server/modules/care/workOrders/policy';
import { countPhotos } from '@/server/modules/care/workOrders/repo';
import { insertPhoto } from '@/server/modules/care/workOrders/system';
import { InvalidImageError, storePicture } from '@/server/modules/content/media';
import * as repo from './repo';

interface Answer {
  /** Of the email or text, so that it counts once. */
  messageId: string;
  body: string;
  /** A note for our team, of which no one hears. */
  staffOnly?: boolean;
}

/** As the system; undefined where they may no longer write there: they moved out, or sold the home. */
async function findWriter(db: Db, { workOrderId, personId, type }: repo.Replier): Promise<Participant | undefined> {
  const person = { id: personId, type };
  const participant = await asActorWithin(db, { id: personId, role: type }, (trx) =>
    findParticipant(trx, workOrderId, person as Parameters<typeof findParticipant>[2]),
  );
  return participant?.role === 'owner' && !participant.decides ? undefined : participant;
}

/** As the system; false where they may no longer write there. */
async function receiveAnswer(
  call: { db: Db; services: Services; now: Date },
  replier: repo.Replier,
  { messageId, body, staffOnly = false }: Answer,
): Promise<boolean> {
  const participant = await findWriter(call.db, replier);
  if (!participant) return false;
  const by = { role: participant.role, id: replier.personId, name: replier.name };
  const id = `answer:${messageId}`;
  if (staffOnly) await addEvent(call, participant.row, by, { kind: 'message', body, audience: 'staff', clientKey: id });
  else await addMessage(call, participant, { id, body, staffOnly }, by);
  return true;
}

/** Of the repair, the email, and the place of the file in it, so that it counts once. */
function photoIdOf(workOrderId: string, messageId: string, at: number): string {
  const hex = createHash('sha256').update(`photo:${workOrderId}:${messageId}:${at}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Adds the pictures of an email to the repair. Of a file that is none, our team reads in a note. */
async function addFiles(
  services: Services,
  replier: repo.Replier,
  files: readonly EmailFile[],
  { messageId, now }: { messageId: string; now: Date },
): Promise<void> {
  const { db } = services;
  const writer = await asSystem(db, (trx) => findWriter(trx, replier));
  if (!writer) return;
  const { row, role } = writer;
  const refused: string[] = [];
  for (const [at, { name, bytes }] of files.entries()) {
    const count = await asSystem(db, (trx) => countPhotos(trx, row.id));
    try {
      if (count >= MAX_WORK_ORDER_PHOTOS) throw new InvalidImageError('Too many photos');
      const { id: mediaId } = await storePicture(services, bytes, { alt: '' });
      const photo = { id: photoIdOf(row.id, messageId, at), mediaId, stage: 'problem' as const };
      await insertPhoto(services, row, { ...photo, authorId: replier.personId, authorRole: role }, now);
    } catch (error) {
      if (!(error instanceof InvalidImageError)) throw error;
      refused.push(name);
    }
  }
  if (refused.length === 0) return;
  const body = `These files came by email and could not be added: ${refused.join(', ')}. Ask for photos.`;
  const by = { role, id: replier.personId, name: replier.name };
  await asSystem(db, (trx) =>
    addEvent({ db: trx, services, now }, row, by, {
      kind: 'message',
      body: body.slice(0, 8_000),
      audience: 'staff',
      clientKey: `files:${messageId}`,
    }),
  );
}

/** Adds a text to the repair that we last wrote to this number about. */
export const replyByText: TextReplyHandler = async (call, phone, answer) => {
  const replier = await repo.findByPhone(call.db, phone);
  const isTaken = replier && (await receiveAnswer(call, replier, answer));
  return isTaken
    ? `Belong: We added your message to repair ${replier.reference}. Call us if it can’t wait.`
    : undefined;
};

export const findEmailReplier: EmailReplierSource = async (db, replyKey) => {
  const replier = await repo.findByKey(db, replyKey);
  return (
    replier && {
      email: replier.email,
      receive: (call, answer) => receiveAnswer(call, replier, answer),
      addFiles: (services, files, reply) => addFiles(services, replier, files, reply),
    }
  );
};
