import { deletionLifecycle } from '@/contract/account/deletions/constants';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { queueMessage } from '@/server/modules/account/outbox';
import { closeTodo } from '@/server/modules/account/todos';
import { findAccountById } from '@/server/modules/account/users';
import * as repo from './repo';

/** Takes the wish back, as the system; anyone who asks has proven that they may. */
export async function cancelDeletion(db: Db, wish: repo.DeletionRow, now: Date): Promise<void> {
  if (!deletionLifecycle.after(wish.status, 'keep')) throw conflict();
  if (!(await repo.setStatus(db, wish.id, 'canceled', now))) throw conflict('This has already ended.');
  await closeTodo(db, { userId: wish.userId, kind: 'cancelDeletion' });
  const account = await findAccountById(db, wish.userId, null);
  if (!account) return;
  await queueMessage(db, {
    dedupeKey: `deletionCanceled:${wish.id}`,
    channel: 'email',
    recipient: account.email,
    template: 'deletionCanceled',
    data: { firstName: account.firstName },
  });
  await audit(db, { event: 'deletion.canceled', subject: `user:${wish.userId}`, personId: wish.userId });
}
