const today = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const before = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const whole = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** `9:41 AM` of today, `Nov 3` of another day, in the reader’s own zone. */
export function shortMoment(moment: string, now: number): string {
  const at = new Date(moment);
  return at.toDateString() === new Date(now).toDateString() ? today.format(at) : before.format(at);
}

export const wholeMoment = (moment: string) => whole.format(new Date(moment));
