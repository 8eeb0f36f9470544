// Keeps the search engine's copies of the homes on the market as they are: read, commit, send, and only then forget the change.
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import type { HomeIndex } from '@/server/providers/search/homeIndex';
import * as repo from './repo';

const BATCH = 500;
/** One run ends before its claim does, and the next one goes on. */
const CLAIM_MS = 120_000;
const RUN_MS = 60_000;

type Needs = Pick<Services, 'db' | 'clock' | 'homeIndex'>;

/** Each minute. Without an engine it only forgets that there was one. */
export async function indexHomes({ db, clock, homeIndex }: Needs): Promise<void> {
  if (!homeIndex) return asSystem(db, repo.forgetIndexes);
  const { name } = homeIndex;
  const [now, until] = [clock(), new Date(clock().getTime() + CLAIM_MS)];
  const claim = await asSystem(db, (trx) => repo.claimIndex(trx, name, { now, until }));
  if (!claim) return;
  try {
    await sendChanges({ db, clock, homeIndex }, claim);
  } finally {
    await asSystem(db, (trx) => repo.markIndex(trx, name, { claimedUntil: null }));
  }
}

async function sendChanges(
  { db, clock, homeIndex }: Needs & { homeIndex: HomeIndex },
  { filledAt, publishedAt }: { filledAt: Date | null; publishedAt: Date | null },
): Promise<void> {
  const { name } = homeIndex;
  const started = clock().getTime();
  const isNew = await homeIndex.create();
  if (isNew || !filledAt)
    await asSystem(db, async (trx) => {
      await repo.markListedHomes(trx);
      await repo.markIndex(trx, name, { filledAt: clock(), publishedAt: null });
    });
  while (clock().getTime() - started < RUN_MS) {
    const { changes, homes } = await asSystem(db, async (trx) => {
      const listed = await repo.listChanges(trx, BATCH);
      return { changes: listed, homes: await repo.listIndexedHomes(trx, idsOf(listed)) };
    });
    if (changes.length > 0) {
      const there = new Set(homes.map(({ id }) => id));
      await homeIndex.write(
        homes,
        idsOf(changes).filter((id) => !there.has(id)),
      );
      await asSystem(db, (trx) => repo.removeChanges(trx, changes));
    }
    if (changes.length === BATCH) continue;
    if (isNew || !publishedAt) {
      await homeIndex.publish();
      await asSystem(db, async (trx) => {
        await repo.markIndex(trx, name, { publishedAt: clock() });
        await repo.removeOtherIndexes(trx, name);
      });
    }
    return;
  }
}

const idsOf = (changes: readonly repo.HomeChange[]) => changes.map(({ homeId }) => homeId);

/** Each night: sends all again, which mends what an engine has lost. */
export const markAllHomes = ({ db }: Pick<Services, 'db'>) => asSystem(db, repo.markListedHomes);

export const jobs: Job[] = [
  { task: 'indexHomes', cron: '* * * * *', run: indexHomes },
  { task: 'indexAllHomes', cron: '20 9 * * *', run: markAllHomes },
];
