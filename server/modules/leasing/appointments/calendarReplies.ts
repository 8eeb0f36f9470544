// Answers that people give in their calendar: who declines there does not come.

import { isId } from '@/server/ids';
import type { CalendarReplyHandler } from '@/server/modules/account/threads/emailReplies';
import { cancelAppointment } from './index';
import * as repo from './repo';

/**
 * Cancels what the visitor declines. An answer to a version that was moved or canceled since changes nothing, and neither does
 * a yes or a maybe.
 */
export const cancelDeclined: CalendarReplyHandler = async ({ db, now }, { uid, sequence, answer, email }) => {
  const [id = ''] = uid.split('@');
  const made = isId(id) ? await repo.findById(db, id) : undefined;
  if (!made || made.email.toLowerCase() !== email) return false;
  if (answer === 'DECLINED' && made.sequence === sequence && made.status === 'booked' && made.startsAt > now)
    await cancelAppointment({ db, person: null, now, auditSubject: () => undefined }, made);
  return true;
};
