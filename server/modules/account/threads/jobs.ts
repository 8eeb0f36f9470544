import * as z from 'zod';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { notifyMember } from '@/server/modules/account/outbox';
import { replyAddress } from '@/server/providers/mail/inbound';
import { sendGuestEmail } from './guests';
import * as repo from './repo';

const Payload = z.object({ threadId: z.uuid(), userId: z.uuid() });
const EXCERPT_LENGTH = 600;

/** Notifies a participant of an unread message, by the channels they want. */
export async function notifyNewMessage({ db, siteUrl, inboundEmail }: Services, payload: unknown): Promise<void> {
  const { threadId, userId } = Payload.parse(payload);
  await asSystem(db, async (trx) => {
    const unread = await repo.findUnreadBy(trx, threadId, userId);
    if (!unread) return;
    const { email, firstName, from, subject, body, messageId, replyKey } = unread;
    await notifyMember(trx, userId, {
      dedupeKey: `message:${messageId}:${userId}`,
      channel: 'email',
      recipient: email,
      template: 'newMessage',
      data: {
        firstName,
        from,
        subject,
        body: body.length > EXCERPT_LENGTH ? `${body.slice(0, EXCERPT_LENGTH)}…` : body,
        link: `${siteUrl}${routes.accounts.inbox()}?thread=${threadId}`,
        replyTo: replyAddress(inboundEmail.domain, replyKey),
      },
    });
  });
}

export const jobs: Job[] = [
  { task: 'sendGuestEmail', run: sendGuestEmail },
  { task: 'notifyNewMessage', run: notifyNewMessage },
];
