import { MONTH_NAMES } from '@/contract/format/days';
import { dateFormat } from '@/contract/format/intl';

const dateParts = (localDate: string) => {
  const [year = 0, month = 1, day = 1] = localDate.slice(0, 10).split('-').map(Number);
  return { year, month: MONTH_NAMES[month - 1] ?? '', day };
};

/** `Jun 10, 2026` of a local date such as `2026-06-10`, which is the same day in every time zone. */
export function formatDate(localDate: string): string {
  const { year, month, day } = dateParts(localDate);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** `June 2026` of a local date. */
export function formatMonth(localDate: string): string {
  const { year, month } = dateParts(localDate);
  return `${month} ${year}`;
}

/** `Wednesday, June 10 at 9:00 AM PDT` in the reader's own zone, or in the one given. */
export function formatDateTime(moment: string, timeZone?: string, locale = 'en-US'): string {
  const options = {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  } as const;
  return dateFormat(options, locale).format(new Date(moment));
}

/** `Jun 10, 2026, 9:00 AM PDT`, for a cell of a table, in the reader's own zone or in the one given. */
export function formatMoment(moment: string, timeZone?: string): string {
  return dateFormat({
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  }).format(new Date(moment));
}

/** `Jun 10, 2026`: the last day before a moment at which something is over, such as the midnight after it. */
export const formatLastDay = (over: string, timeZone: string): string =>
  formatDay(new Date(Date.parse(over) - 1).toISOString(), timeZone);

/** `Jun 10, 2026` of an instant, in the reader's own zone or in the one given. */
export function formatDay(moment: string, timeZone?: string): string {
  return dateFormat({ dateStyle: 'medium', ...(timeZone && { timeZone }) }).format(new Date(moment));
}
