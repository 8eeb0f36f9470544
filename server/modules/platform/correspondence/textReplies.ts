import { DAY_MS } from '@/contract/calendar/durations';
import { formatPhone } from '@/contract/format/phoneText';
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

/**
 * Keeps a text that belongs to nothing else with who has the number: an account, a visitor, or a lead, else with the number
 * alone. A number hears once a day that we have it, so that two programs that answer each other come to an end.
 */
export const keepUnfiledText: TextReplyHandler = async ({ db, now }, phone, { messageId, body }) => {
  const from = await repo.findByPhone(db, phone);
  const wasAnswered = await repo.hasTexted(db, phone, new Date(now.getTime() - DAY_MS));
  await repo.insertContact(db, {
    id: newId(now.getTime()),
    kind: 'text',
    direction: 'in',
    outcome: null,
    personId: from?.personId ?? null,
    ...(from?.appointmentId && { appointmentId: from.appointmentId }),
    ...(from?.leadId && { leadId: from.leadId }),
    homeId: from?.homeId ?? null,
    phone,
    body,
    authorId: null,
    authorName: from?.name || formatPhone(phone),
    carrierId: messageId,
    at: now,
  });
  return wasAnswered ? '' : 'Belong: We got your text. A person on our team answers it. Reply STOP to end.';
};
