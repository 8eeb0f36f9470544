/** Hours behind UTC in winter, in the zones of our regions that a browser is spared `Intl` for (lib/format/text.ts). */
const utcOffsets: Readonly<Record<string, number>> = { 'America/Los_Angeles': 8, 'America/New_York': 5 };
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The local date at that instant, such as `2026-06-10`. Summer time is that of the Uniform Time Act (15 U.S.C. 260a). */
export function localDayIn(timeZone: string, at: number): string {
  const winter = utcOffsets[timeZone];
  if (winter === undefined) return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(at);
  const year = new Date(at).getUTCFullYear();
  // Clocks change at two in the morning as they then stand.
  const begins = sundayOnOrAfter(Date.UTC(year, 2, 8)) + (2 + winter) * HOUR_MS;
  const ends = sundayOnOrAfter(Date.UTC(year, 10, 1)) + (1 + winter) * HOUR_MS;
  const hours = begins <= at && at < ends ? winter - 1 : winter;
  return new Date(at - hours * HOUR_MS).toISOString().slice(0, 10);
}

const sundayOnOrAfter = (day: number) => day + ((7 - new Date(day).getUTCDay()) % 7) * DAY_MS;
