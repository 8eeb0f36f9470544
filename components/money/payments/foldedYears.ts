import { localDay } from '@/contract/calendar/localDay';

/** How many lines of an account show before the earlier ones fold away. */
export const SHOWN_LINES = 8;

/** The lines after the first `SHOWN_LINES`, by the year of the home's calendar, the newest year first. */
export function foldedYears<L extends { readonly at: string }>(
  items: readonly L[],
  timeZone: string,
): [string, readonly L[]][] {
  const years = new Map<string, L[]>();
  for (const item of items.slice(SHOWN_LINES)) {
    const year = localDay(item.at, timeZone).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years];
}
