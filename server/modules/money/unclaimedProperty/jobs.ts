import { addDays } from '@/contract/calendar/days';
import { FIND_AFTER_DAYS } from '@/contract/money/unclaimedProperty/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { recordSource, resolveItem } from './finding';
import { askForLetter } from './letters';
import * as repo from './repo';
import { listSources } from './sources';

/** Finds what was not collected, and what its owner has by now. */
async function findUnclaimedProperty(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const sources = await asSystem(db, (trx) => listSources(trx, addDays(officeDay(now), -FIND_AFTER_DAYS)));
  const rows = sources.map((source) => ({ id: source.sourceId, source }));
  await forEachRow(services, rows, ({ source }) => asSystem(db, (trx) => recordSource(trx, source, now)));
  const alive = new Set(sources.map(({ kind, sourceId }) => `${kind}:${sourceId}`));
  const open = await asSystem(db, (trx) => repo.listOpen(trx));
  const over = open.filter(({ kind, sourceId }) => !alive.has(`${kind}:${sourceId}`)).map(({ id }) => id);
  await forEachRow(services, over, (id) => asSystem(db, (trx) => resolveItem(trx, id, now)));
}

/** Each letter goes to the desk once its days have begun. */
async function sendUnclaimedLetters(services: Services): Promise<void> {
  const { db, clock, siteUrl } = services;
  const now = clock();
  const today = officeDay(now);
  const open = await asSystem(db, (trx) => repo.listOpen(trx));
  const due = open.filter(
    ({ status, letterAskedAt, letterFrom }) =>
      status === 'found' && letterAskedAt === null && letterFrom !== null && letterFrom <= today,
  );
  await forEachRow(services, due, ({ id }) => asSystem(db, (trx) => askForLetter(trx, id, { siteUrl, now })));
}

/** Safe to run twice. */
export async function followUnclaimedProperty(services: Services): Promise<void> {
  await findUnclaimedProperty(services);
  await sendUnclaimedLetters(services);
}

export const jobs: Job[] = [{ task: 'followUnclaimedProperty', cron: '20 13 * * *', run: followUnclaimedProperty }];
