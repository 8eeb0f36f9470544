// What happens to a document at a time: it is published as it was looked at, or unpublished.

import { DAY_MS } from '@/contract/calendar/durations';
import { isLegalPage } from '@/contract/content/pages/legalPages';
import type { ScheduledAction } from '@/contract/content/studio/endpoints';
import type { Editor } from '@/server/content/store/history';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { acquireWriteLock, type StudioContext, studioContext } from './context';
import { requireEntry } from './drafts';
import { checkPublishable, checkUnpublishable, publish, unpublish } from './publishing';
import * as repo from './repo';

/** A year: what is further away is forgotten before it happens. */
const MAX_AHEAD_MS = 366 * DAY_MS;

interface Wish {
  action: ScheduledAction;
  version: string;
  at: string;
}

/** @throws {ApiError} where it could not happen now either, or the time is no future one */
export async function scheduleDocument(
  db: Db,
  room: StudioContext,
  documentId: string,
  { action, version, at }: Wish,
  by: Editor,
  now: Date,
): Promise<void> {
  const ahead = Date.parse(at) - now.getTime();
  if (ahead <= 0 || ahead > MAX_AHEAD_MS) {
    const problem = ahead <= 0 ? 'Choose a time in the future' : 'Choose a time within a year';
    throw new ApiError('invalid', undefined, { fields: { at: problem } });
  }
  if (action === 'publish') checkPublishable(room, documentId, version);
  else checkUnpublishable(room, documentId, version);
  await repo.saveSchedule(db, {
    documentId,
    action,
    version,
    at: new Date(at),
    createdBy: by.id,
    createdName: by.name,
    createdAt: now,
  });
}

export async function unscheduleDocument(db: Db, documentId: string, action: ScheduledAction): Promise<void> {
  if (!(await repo.removeSchedule(db, { documentId, action })))
    throw conflict('Nothing is scheduled any more. Reload the page.');
}

async function act(db: Db, room: StudioContext, schedule: repo.DueRow, now: Date): Promise<void> {
  const { documentId, action, version, createdBy: id, createdName: name, isEditor, isAdministrator } = schedule;
  const by: Editor = { id, name };
  const { document, version: current } = requireEntry(room, documentId);
  if (!(isLegalPage(document) ? isAdministrator : isEditor))
    throw conflict(`${name} may not ${action} this document any more.`);
  if (action === 'publish') await publish(db, room, documentId, version, by, now);
  // An unpublishing outlives changes of the words.
  else await unpublish(db, room, documentId, current, by, now);
  await audit(db, {
    event: action === 'publish' ? 'content.published' : 'content.unpublished',
    subject: `document:${documentId}`,
    personId: id,
    detail: { isScheduled: true },
  });
  await repo.removeSchedule(db, { documentId, action });
}

/** Once a minute. What can no longer happen keeps the reason for the editors. */
export async function runSchedules({ db, clock, log }: Services): Promise<void> {
  const now = clock();
  for (const key of await asSystem(db, (trx) => repo.listDue(trx, now)))
    await asSystem(db, async (trx) => {
      await acquireWriteLock(trx);
      const schedule = await repo.lockDue(trx, key, now);
      if (!schedule) return;
      try {
        await act(trx, studioContext(), schedule, now);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        log.warn({ err: error, ...key }, 'scheduled change of content refused');
        await repo.failSchedule(trx, key, error.message);
      }
    });
}
