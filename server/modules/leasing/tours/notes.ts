import type { OperationContext } from '@/server/http/implement';
import { answerDeadline } from '@/server/modules/account/leads';
import { createThread, startGuestThread } from '@/server/modules/account/threads';
import type { bookAppointment } from '@/server/modules/leasing/appointments';

type Booked = Awaited<ReturnType<typeof bookAppointment>>;

/**
 * What a visitor wrote while booking becomes a message that we answer before the tour: in the inbox of a member, by email with
 * anyone else. Due at the end of the next working day, or when the tour begins if that is sooner.
 */
export async function askBeforeTour(
  { db, person, now }: Pick<OperationContext, 'db' | 'person' | 'now'>,
  { home, startsAt, firstName, lastName, email }: Booked,
  note: string,
): Promise<void> {
  if (!home) return;
  const deadline = answerDeadline(now);
  const answerBy = deadline < startsAt ? deadline : startsAt;
  const thread = { subject: `Your tour of ${home.streetAddress}`, topic: 'tour' as const, homeId: home.id, answerBy };
  const isMember = person?.type === 'homeowner' || person?.type === 'resident';
  if (isMember) await createThread(db, { ...thread, author: person, body: note, now });
  else await startGuestThread(db, { ...thread, contact: { firstName, lastName, email }, body: note }, now);
}
