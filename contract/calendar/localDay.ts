/** One for each zone: making one takes a phone far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The local date somewhere at an instant, such as `2026-06-10`. */
export function localDay(at: Date | string | number, timeZone: string): string {
  // Canadians write dates the way ISO 8601 does.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(new Date(at));
}
