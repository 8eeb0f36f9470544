import { HOUR_MS } from '@/contract/calendar/durations';
import type { Queue } from '@/contract/platform/desk/endpoints';
import { formatNumber, pluralize } from '@/lib/format/text';

const DAY_HOURS = 24;

/** `3 days`, `5 hours`: how long something has waited. */
export function waitLabel(since: string, now: number): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / HOUR_MS));
  if (hours < 1) return 'under an hour';
  return hours < 2 * DAY_HOURS ? pluralize(hours, 'hour') : pluralize(Math.floor(hours / DAY_HOURS), 'day');
}

export type Urgency = 'overdue' | 'today';
export const URGENCY_LABELS: Readonly<Record<Urgency, string>> = { overdue: 'Overdue', today: 'Within a day' };

/** How near a deadline is, where that is near enough to say so. */
export function urgencyOf(at: string, now: number): Urgency | undefined {
  const left = Date.parse(at) - now;
  return left < 0 ? 'overdue' : left < DAY_HOURS * HOUR_MS ? 'today' : undefined;
}

export const countLabel = ({ count, hasMore }: Pick<Queue, 'count' | 'hasMore'>): string =>
  `${formatNumber(count)}${hasMore ? '+' : ''}`;

/** A status of an application, a lease, or a home, as our team reads it. */
export const statusText = (status: string): string =>
  status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');

/** Keys of the desk, as its pages say them. */
export const KEY_HELP = 'Press ? for keyboard shortcuts.';
export const SHORTCUTS = [
  ['/ or Ctrl+K', 'Search'],
  ['J and K, or the arrow keys', 'Next and previous item'],
  ['Enter', 'Open the item'],
  ['X', 'Select the item'],
  ['E', 'Assign the item to yourself'],
  ['?', 'Show these shortcuts'],
] as const;
