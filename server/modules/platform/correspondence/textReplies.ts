import { DAY_MS } from '@/contract/calendar/durations';
import { newId } from '@/server/ids';
import type { TextReplyHandler } from '@/server/modules/account/texts/replies';
import * as repo from './repo';

/** How long an answer to a text belongs to it. */
const ANSWER_DAYS = 14;

/** Adds an answer to the timeline of the person whom our team texted at this number; a queue of the desk has it. */
export const replyToStaffText: TextReplyHandler = async ({ db, now }, phone, { messageId, body }) => {
  const last = await repo.findLastText(db, phone, new Date(now.getTime() - ANSWER_DAYS * DAY_MS));
  if (!last) return undefined;
  const { personId, homeId, name } = last;
  await repo.insertContact(db, {
    id: newId(now.getTime()),
    kind: 'text',
    direction: 'in',
    outcome: null,
    personId,
    homeId,
    phone,
    body,
    authorId: null,
    authorName: name,
    carrierId: messageId,
    at: now,
  });
  return 'Belong: We got your text. A person on our team answers it.';
};
