import type { SystemHealth } from '@/contract/platform/systemHealth/endpoints';
import { joinList, pluralize } from '@/lib/format/text';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `40 seconds`, `3 minutes`, `2 hours`, `5 days`. */
export function durationLabel(seconds: number): string {
  if (seconds < MINUTE) return pluralize(Math.max(0, Math.round(seconds)), 'second');
  if (seconds < HOUR) return pluralize(Math.floor(seconds / MINUTE), 'minute');
  if (seconds < 2 * DAY) return pluralize(Math.floor(seconds / HOUR), 'hour');
  return pluralize(Math.floor(seconds / DAY), 'day');
}

/** Problems that need attention; empty without problems. */
export function attentionLabel({ jobs, providers, backups, deadlines }: SystemHealth): string {
  const needsWork = ({ state }: { state: string }) => state === 'attention';
  const overdue = deadlines.reduce((sum, queue) => sum + queue.overdue, 0);
  const counts = [
    [jobs.filter(needsWork).length, 'kind of job', 'kinds of jobs'],
    [providers.filter(needsWork).length, 'provider', 'providers'],
    [backups.filter(({ state }) => state !== 'ok').length, 'backup check', 'backup checks'],
    [overdue, 'missed deadline', 'missed deadlines'],
  ] as const;
  return joinList(counts.filter(([count]) => count > 0).map(([count, one, many]) => pluralize(count, one, many)));
}
