// Answers by email and by text: they stand in the thread of the repair, once, as if they were written there.
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import type { TextReplyHandler } from '@/server/modules/account/texts/replies';
import type { EmailReplierSource } from '@/server/modules/account/threads/emailReplies';
import { addEvent } from '@/server/modules/care/workOrders';
import { addMessage } from '@/server/modules/care/workOrders/messages';
import * as repo from './repo';
import { addFiles } from './system';
import { findWriter } from './writer';

interface Answer {
  /** Of the email or text, so that it counts once. */
  messageId: string;
  body: string;
  /** A note for our team, of which no one hears. */
  staffOnly?: boolean;
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
