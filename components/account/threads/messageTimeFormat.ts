const todayFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const olderFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const fullFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `9:41 AM` of today, `Nov 3` of another day, in the reader’s own zone. */
export function formatShortTime(moment: string, now: number): string {
  const at = new Date(moment);
  return at.toDateString() === new Date(now).toDateString() ? todayFormat.format(at) : olderFormat.format(at);
}

export const formatFullTime = (moment: string) => fullFormat.format(new Date(moment));
