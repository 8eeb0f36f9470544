// Who hears what when an application moves: each of the group, and the homeowner where it concerns them.
import type { ApplicationStatus } from '@/contract/applications.facts';
import type { Db } from '@/server/db/client';
import { sendLater } from '@/server/modules/outbox/outbox.service';
import { close as closeTodo } from '@/server/modules/todos/todos.service';
import type { Services } from '@/server/services';
import type { ApplicationRow } from './applications.repo';
import * as repo from './applications.repo';

/** Statuses the group hears of by letter. Decisions bring letters of their own. */
const groupHears: readonly ApplicationStatus[] = [
  'submitted',
  'screening',
  'needs_information',
  'in_review',
  'withdrawn',
  'expired',
  'leased_to_another',
];
const ownerHears: readonly ApplicationStatus[] = ['in_review', 'withdrawn', 'expired'];
/** What a homeowner has seen of it before they hear that it is over. */
const unseen: readonly ApplicationStatus[] = ['started', 'submitted', 'screening', 'needs_information'];

export async function tellOfMove(
  db: Db,
  { siteUrl }: Services,
  { id, homeId, status, expiresAt, updatedAt }: ApplicationRow,
  before: ApplicationStatus,
): Promise<void> {
  const home = await repo.homeOf(db, homeId);
  const about = { status, home: home.streetAddress, city: home.city, by: expiresAt.toISOString() };
  const once = `${id}:${status}:${updatedAt.getTime()}`;
  if (groupHears.includes(status))
    for (const { id: applicantId, name, email } of await repo.group(db, id))
      if (email)
        await sendLater(db, {
          dedupeKey: `application:${once}:${applicantId}`,
          channel: 'email',
          recipient: email,
          template: 'applicationMoved',
          data: { ...about, name, link: `${siteUrl}/resident/application/post-applicant-flow?application=${id}` },
        });
  if (home.ownerId && before === 'in_review')
    await closeTodo(db, { userId: home.ownerId, kind: 'decideApplication', subject: id });
  if (home.ownerEmail && ownerHears.includes(status) && (status === 'in_review' || !unseen.includes(before)))
    await sendLater(db, {
      dedupeKey: `application:${once}:homeowner`,
      channel: 'email',
      recipient: home.ownerEmail,
      template: 'applicationForHomeowner',
      data: { ...about, name: home.ownerName ?? '', link: `${siteUrl}/accounts/tours-and-applications` },
    });
}
