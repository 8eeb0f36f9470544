import { COOLING_OFF_DAYS } from '@/contract/account/deletions/constants';
import { DAY_MS } from '@/contract/calendar/durations';
import { routes } from '@/contract/routes';
import { deletionRequestHandlers, findDeletionBlockers } from '@/server/accountDeletion';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import * as repo from '@/server/modules/account/deletions/repo';
import { queueMessage } from '@/server/modules/account/outbox';
import { accountKey, endSessions, hashOf, newSecret, proofs } from '@/server/modules/account/sessions';
import { openTodo } from '@/server/modules/account/todos';
import { findAccountById } from '@/server/modules/account/users';

const formatDay = (at: Date) =>
  at.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'America/Los_Angeles' });

/** Notes the wish, ends every session and every tour at once, and writes how to take it back. */
export async function requestDeletion(
  services: Services,
  db: Db,
  person: Person,
  email: string,
  now: Date,
): Promise<Date> {
  const account = await findAccountById(db, person.id, null);
  if (!account) throw new ApiError('unauthenticated');
  if (accountKey(email) !== accountKey(account.email))
    throw new ApiError('invalid', undefined, { fields: { email: 'That isn’t the email address on this account.' } });
  const [block] = await findDeletionBlockers(db, person.id, now);
  if (block) throw conflict(`${block.title}. ${block.reason}`);
  const [id, token] = [newId(now.getTime()), newSecret()];
  const eraseAt = new Date(now.getTime() + COOLING_OFF_DAYS * DAY_MS);
  const wish = { id, userId: person.id, requestedAt: now, eraseAt, cancelHash: hashOf(token) };
  if (!(await repo.insert(db, wish))) throw conflict('You already asked for this.');
  for (const handle of deletionRequestHandlers) await handle(db, person.id, now);
  await endSessions(services, db, { userId: person.id }, 'deletion', now);
  await proofs.invalidateAll(db, account.email);
  await openTodo(db, { userId: person.id, kind: 'cancelDeletion', detail: { day: formatDay(eraseAt) } });
  // After the #, where no server, log or referrer ever sees it.
  const link = new URL(routes.auth.keepAccount(), services.siteUrl);
  link.hash = `token=${token}`;
  await queueMessage(db, {
    dedupeKey: `deletion:${id}`,
    channel: 'email',
    recipient: account.email,
    template: 'deletionRequested',
    data: { firstName: account.firstName, link: link.href, eraseAt: eraseAt.toISOString() },
  });
  await audit(db, { event: 'deletion.requested', subject: `user:${person.id}`, personId: person.id });
  return eraseAt;
}
