// Written without `Intl`: the first use of it costs a phone 30 ms and more.
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
export const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ');

interface DayParts {
  weekday: string;
  month: string;
  day: number;
  year: number;
}

const styles = {
  full: ({ weekday, month, day, year }: DayParts) => `${weekday}, ${month} ${day}, ${year}`,
  long: ({ month, day, year }: DayParts) => `${month} ${day}, ${year}`,
  medium: ({ month, day, year }: DayParts) => `${month.slice(0, 3)} ${day}, ${year}`,
  monthAndDay: ({ month, day }: DayParts) => `${month} ${day}`,
  monthAndYear: ({ month, year }: DayParts) => `${month} ${year}`,
  month: ({ month }: DayParts) => month,
} as const;

/** A local day (`YYYY-MM-DD`) in a sentence: `long` is "December 1, 2026", `monthAndDay` is "December 1". */
export function formatDay(day: string, style: keyof typeof styles): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) throw new RangeError(`${day} is not a day`);
  return styles[style]({
    weekday: WEEKDAYS[at.getUTCDay()] ?? '',
    month: MONTH_NAMES[at.getUTCMonth()] ?? '',
    day: at.getUTCDate(),
    year: at.getUTCFullYear(),
  });
}
