import { dateFormat } from '@/contract/format/intl';

const hourAndMinute = { hour: 'numeric', minute: '2-digit' } as const;
const monthAndDay = { month: 'short', day: 'numeric' } as const;

/** `9:41 AM` of today, `Nov 3` of another day, in the reader’s own zone. */
export function formatShortTime(moment: string, now: number): string {
  const at = new Date(moment);
  return at.toDateString() === new Date(now).toDateString()
    ? dateFormat(hourAndMinute).format(at)
    : dateFormat(monthAndDay).format(at);
}

export const formatFullTime = (moment: string) =>
  dateFormat({ ...monthAndDay, ...hourAndMinute }).format(new Date(moment));
