// How long backups are kept: each of the last two days, then the last one of each day.

import { DAY_MS } from '@/contract/calendar/durations';
import type { Storage } from '@/server/providers/storage/storage';
import { FILES, readIndex } from './files';
import { manifestKey, timeOf } from './manifest';
import { listBackups } from './target';

const EACH_FOR_DAYS = 2;

/** Of finished backups, those that have had their time. The newest always stays. */
export function expiredBackups(stamps: readonly string[], now: Date, keepDays: number): string[] {
  const newestFirst = stamps.toSorted().reverse();
  const days = new Set<string>();
  return newestFirst.filter((stamp, n) => {
    const age = (now.getTime() - (timeOf(stamp)?.getTime() ?? 0)) / DAY_MS;
    const day = stamp.slice(0, 8);
    const lastOfDay = !days.has(day);
    days.add(day);
    if (n === 0 || age <= EACH_FOR_DAYS) return false;
    return age > keepDays || !lastOfDay;
  });
}

/** Removes what expired, the manifest first: half a backup is none. Then the stored files no backup names any more. */
export async function pruneBackups(target: Storage, now: Date, keepDays: number): Promise<string[]> {
  const stamps = await listBackups(target);
  const expired = expiredBackups(stamps, now, keepDays);
  for (const stamp of expired) {
    await target.delete(manifestKey(stamp));
    for (const key of await target.list(stamp)) await target.delete(key);
  }
  if (expired.length > 0)
    await removeUnnamed(
      target,
      stamps.filter((stamp) => !expired.includes(stamp)),
    );
  return expired;
}

async function removeUnnamed(target: Storage, stamps: readonly string[]): Promise<void> {
  const named = new Set<string>();
  for (const stamp of stamps) for (const { key } of Object.values(await readIndex(target, stamp))) named.add(key);
  for (const key of await target.list(FILES)) if (!named.has(key)) await target.delete(key);
}
