// Files of an email that answers a conversation: with the message where a member wrote it, otherwise a letter says what to do.
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import { attach, prepareAndStore, refuseVirus, storeDocument } from '@/server/modules/account/documents';
import { queueMessage } from '@/server/modules/account/outbox';
import type { EmailFile, RefusedFile } from '@/server/modules/account/threads/emailReplies';
import * as repo from '@/server/modules/account/threads/repo';

interface Letter {
  /** As its mail system named it. */
  messageId: string;
  now: Date;
}

/** Adds a file to the message of its sender. Throws `ApiError` with the reason where we cannot keep it. */
async function addFile(services: Services, message: { id: string; userId: string }, file: EmailFile, now: Date) {
  await refuseVirus(services.scanning, file.bytes);
  await prepareAndStore(services, { bytes: file.bytes, now }, (safe) =>
    asSystem(services.db, async (trx) => {
      const { userId: ownerId } = message;
      const document = { ownerId, runId: null, file: safe, name: file.name, category: 'message' as const, now };
      const { id } = await storeDocument(trx, document);
      await attach(trx, { ownerId, messageId: message.id, documentIds: [id] });
      await audit(trx, { event: 'document.uploaded', subject: `document:${id}`, personId: ownerId });
    }),
  );
}

/** Adds the files of an email to the message that it became, once; returns those that we cannot keep. */
export async function addMessageFiles(
  services: Services,
  userId: string,
  files: readonly EmailFile[],
  { messageId, now }: Letter,
): Promise<readonly RefusedFile[]> {
  const message = await asSystem(services.db, (trx) => repo.findMailMessage(trx, messageId));
  // The same email again.
  if (!message || message.hasFiles) return [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    try {
      await addFile(services, { id: message.id, userId }, file, now);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      refused.push({ name: file.name, reason: error.message });
    }
  }
  return refused;
}

const NO_ACCOUNT = 'We take files from people with an account.';

/** Of who has no account: all of them. */
export const refuseAll = (files: readonly EmailFile[]): readonly RefusedFile[] =>
  files.map(({ name }) => ({ name, reason: NO_ACCOUNT }));

/** Tells the sender, once, which files we could not keep, why, and where to send them. As the system. */
export async function tellRefused(
  db: Db,
  { recipient, link }: { recipient: string; link: string | undefined },
  refused: readonly RefusedFile[],
  messageId: string,
): Promise<void> {
  if (refused.length === 0) return;
  await queueMessage(db, {
    dedupeKey: `files-not-received:${messageId}`,
    channel: 'email',
    recipient,
    template: 'filesNotReceived',
    data: { files: [...refused], ...(link && { link }) },
  });
}
