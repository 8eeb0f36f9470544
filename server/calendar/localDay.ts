/** The local date somewhere at an instant, such as `2026-06-10`. */
export const localDay = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
