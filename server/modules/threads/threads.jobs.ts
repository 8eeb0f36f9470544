import * as z from 'zod';
import { asSystem } from '@/server/db/client';
import { wants } from '@/server/modules/notifications/notifications.service';
import { sendLater } from '@/server/modules/outbox/outbox.service';
import type { Services } from '@/server/services';
import { replyAddress } from './threads.guests';
import * as repo from './threads.repo';

const Payload = z.object({ threadId: z.uuid(), userId: z.uuid() });
const EXCERPT = 600;

/** Writes to somebody who has not read a message by now, unless they want no letters about it. */
export async function tellOfMessage({ db, siteUrl, inbound }: Services, payload: unknown): Promise<void> {
  const { threadId, userId } = Payload.parse(payload);
  await asSystem(db, async (trx) => {
    const unread = await repo.findUnreadBy(trx, threadId, userId);
    if (!unread || !(await wants(trx, userId, 'messages', 'email'))) return;
    const { email, firstName, from, subject, body, messageId, replyKey } = unread;
    await sendLater(trx, {
      dedupeKey: `message:${messageId}:${userId}`,
      channel: 'email',
      recipient: email,
      template: 'newMessage',
      data: {
        firstName,
        from,
        subject,
        body: body.length > EXCERPT ? `${body.slice(0, EXCERPT)}…` : body,
        link: `${siteUrl}/accounts/member/inbox?thread=${threadId}`,
        replyTo: replyAddress(inbound.domain, replyKey),
      },
    });
  });
}
