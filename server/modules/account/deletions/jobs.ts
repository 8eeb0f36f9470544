import * as z from 'zod';
import { deletionLifecycle } from '@/contract/account/deletions/constants';
import { DAY_MS } from '@/contract/calendar/durations';
import { routes } from '@/contract/routes';
import { findDeletionBlockers } from '@/server/accountDeletion';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import type { Job } from '@/server/jobs/job';
import { enqueue } from '@/server/jobs/queue';
import { languageFor, queueMessage } from '@/server/modules/account/outbox';
import { erasePerson, findIdentifiers } from '@/server/modules/account/personalData';
import { endSessions } from '@/server/modules/account/sessions';
import { findAccountById } from '@/server/modules/account/users';
import { storeErasure } from './erasureLog/system';
import * as repo from './repo';

const WEEK_MS = 7 * DAY_MS;
const Payload = z.object({ userId: z.uuid() });

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
    data: { firstName: account.firstName, reason, link: `${siteUrl}${routes.accounts.delete()}` },
  });
}

/** A job for each account after its two weeks, and for each that was erased and exists again after a restore. */
export async function eraseDueAccounts({ db, clock }: Services): Promise<void> {
  await asSystem(db, async (trx) => {
    for (const userId of [...(await repo.findDue(trx, clock())), ...(await repo.findUnfinished(trx))])
      await enqueue(trx, 'eraseAccount', { userId }, { jobKey: `erase:${userId}`, priority: 'upkeep' });
  });
}

/**
 * Decides to erase: from this commit on nothing can take it back. Answers false where the wish was taken back, is not
 * due, or has to wait.
 */
async function decideErasure(services: Services, userId: string, now: Date): Promise<boolean> {
  return asSystem(services.db, async (trx) => {
    if (await repo.isUnfinished(trx, userId)) return true;
    const wish = await repo.lockDue(trx, userId, now);
    if (!wish || !deletionLifecycle.after(wish.status, 'erase')) return false;
    const [block] = await findDeletionBlockers(trx, userId, now);
    if (block) {
      await postponeDeletion(trx, services, wish, `${block.title}. ${block.reason}`, now);
      return false;
    }
    await repo.setStatus(trx, wish.id, 'erased', now);
    await endSessions(services, trx, { userId }, 'deletion', now);
    failpoint(services, 'deletions:decided');
    return true;
  });
}

/** Erases one account. A run that dies is gone on with by the next one: what was decided holds. */
export async function eraseAccount(services: Services, payload: unknown): Promise<void> {
  const { userId } = Payload.parse(payload);
  const { db, clock } = services;
  const now = clock();
  if (!(await decideErasure(services, userId, now))) return;
  const { who, account, language } = await asSystem(db, async (trx) => {
    const identifiers = (await repo.findIdentifiers(trx, userId)) ?? (await findIdentifiers(trx, userId));
    await repo.saveIdentifiers(trx, userId, identifiers);
    const [found, reads] = [await findAccountById(trx, userId, null), await languageFor(trx, userId)];
    return { who: identifiers, account: found, language: reads };
  });
  await erasePerson(db, who, {
    before: (table) => failpoint(services, `deletions:${table}`),
    withAccount: async (trx) => {
      await repo.saveIdentifiers(trx, userId, null);
      await enqueue(trx, 'recordErasure', { userId }, { jobKey: `record-erasure:${userId}` });
      if (account)
        await queueMessage(trx, {
          dedupeKey: `accountErased:${newId(now.getTime())}`,
          channel: 'email',
          recipient: account.email,
          template: 'accountErased',
          data: { firstName: account.firstName },
          language,
        });
      await audit(trx, { event: 'deletion.completed', subject: `user:${userId}`, personId: userId });
    },
  });
}

/** Writes down outside the database whom we have erased, once that is certain. */
export async function recordErasure({ storage, db }: Services, payload: unknown): Promise<void> {
  const { userId } = Payload.parse(payload);
  if (await asSystem(db, (trx) => repo.isErased(trx, userId))) await storeErasure(storage, userId);
}

export const jobs: Job[] = [
  { task: 'eraseDueAccounts', cron: '7 * * * *', run: eraseDueAccounts },
  { task: 'eraseAccount', run: eraseAccount },
  { task: 'recordErasure', run: recordErasure },
];
