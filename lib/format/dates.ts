/** `Jun 10, 2026` of a local date such as `2026-06-10`, which is the same day in every time zone. */
export function formatDate(localDate: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${localDate}T00:00:00Z`),
  );
}

/** `Wednesday, June 10 at 9:00 AM PDT` in the reader's own zone, or in the one given. */
export function formatMoment(moment: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  }).format(new Date(moment));
}

/** `Jun 10, 2026` of an instant, in the reader's own zone. */
export function formatDay(moment: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(moment));
}
