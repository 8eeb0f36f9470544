const formats = {
  full: { dateStyle: 'full' },
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  monthAndDay: { month: 'long', day: 'numeric' },
  monthAndYear: { month: 'long', year: 'numeric' },
  month: { month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map(
  Object.entries(formats).map(([style, options]) => [
    style,
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }),
  ]),
);

/** A local day (`YYYY-MM-DD`) in a sentence: `long` is "December 1, 2026", `monthAndDay` is "December 1". */
export const formatDay = (day: string, style: keyof typeof formats): string =>
  formatters.get(style)?.format(new Date(`${day}T00:00:00Z`)) ?? day;
