import { deletionLifecycle } from '@/contract/deletions/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { languageFor, queueMessage } from '@/server/modules/outbox/service';
import { erasePerson } from '@/server/modules/personalData/service';
import { endSessions } from '@/server/modules/sessions/service';
import { findAccountById } from '@/server/modules/users/service';
import { findBlockers } from './blocks/queries';
import { listErasures, recordErasure } from './erasureLog/repo';
import * as repo from './repo';

const WEEK_MS = 7 * 86_400_000;

/** Something has come in between: it is said why, and tried again in a week. */
async function postponeDeletion(db: Db, { siteUrl }: Services, wish: repo.DeletionRow, reason: string, now: Date) {
  const account = await findAccountById(db, wish.userId, null);
  await repo.postpone(db, wish.id, new Date(now.getTime() + WEEK_MS));
  if (!account) return;
  await queueMessage(db, {
    dedupeKey: `deletionPending:${wish.id}:${wish.eraseAt.toISOString()}`,
    channel: 'email',
    recipient: account.email,
    template: 'deletionPending',
    data: { firstName: account.firstName, reason, link: `${siteUrl}/accounts/delete` },
  });
}

async function eraseAccount(services: Services, db: Db, wish: repo.DeletionRow, now: Date): Promise<void> {
  const account = await findAccountById(db, wish.userId, null);
  const language = await languageFor(db, wish.userId);
  await endSessions(services, db, { userId: wish.userId }, 'deletion', now);
  await erasePerson(db, wish.userId);
  await repo.setStatus(db, wish.id, 'erased', now);
  await recordErasure({ userId: wish.userId, at: now });
  await audit(db, { event: 'deletion.completed', subject: `user:${wish.userId}`, personId: wish.userId });
  if (account)
    await queueMessage(db, {
      dedupeKey: `accountErased:${newId(now.getTime())}`,
      channel: 'email',
      recipient: account.email,
      template: 'accountErased',
      data: { firstName: account.firstName },
      language,
    });
}

/** Erases the accounts whose two weeks are over, each by itself; and anew those a backup has brought back. */
export async function eraseDueAccounts(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  for (const id of await asSystem(db, (trx) => repo.findDue(trx, now))) {
    await asSystem(db, async (trx) => {
      const wish = await repo.lockDue(trx, id, now);
      if (!wish || !deletionLifecycle.after(wish.status, 'erase')) return;
      const [block] = await findBlockers(trx, wish.userId);
      if (block) await postponeDeletion(trx, services, wish, `${block.title}. ${block.reason}`, now);
      else await eraseAccount(services, trx, wish, now);
    });
  }
  for (const { userId, at } of await listErasures())
    await asSystem(db, async (trx) => {
      if (!(await repo.isRestored(trx, userId, at))) return;
      await endSessions(services, trx, { userId }, 'deletion', now);
      await erasePerson(trx, userId);
      await audit(trx, { event: 'deletion.replayed', subject: `user:${userId}`, personId: userId });
    });
}
