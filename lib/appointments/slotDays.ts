// Free times as people read them: by day and part of the day, on the clock of one place.

import { localDay } from '@/contract/calendar/localDay';
import { dateFormat } from '@/contract/format/intl';

export interface SlotDay {
  /** Local date in the zone. */
  date: string;
  starts: string[];
}

const hourFormatIn = (timeZone: string) => dateFormat({ hour: 'numeric', hourCycle: 'h23', timeZone });

/** The days that have times, in order. */
export function slotDays(starts: readonly string[], timeZone: string): SlotDay[] {
  const days = new Map<string, string[]>();
  for (const start of starts) {
    const day = localDay(start, timeZone);
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return [...days].map(([day, own]) => ({ date: day, starts: own }));
}

const DAY_PARTS = [
  { name: 'Morning', until: 12 },
  { name: 'Afternoon', until: 17 },
  { name: 'Evening', until: 24 },
] as const;

/** Times of one day by part of the day; parts without any are left out. */
export function groupByDayPart(starts: readonly string[], timeZone: string): { name: string; starts: string[] }[] {
  const hour = hourFormatIn(timeZone);
  const partOf = (start: string) => DAY_PARTS.find(({ until }) => Number(hour.format(new Date(start))) < until);
  return DAY_PARTS.map((part) => ({
    name: part.name,
    starts: starts.filter((start) => partOf(start) === part),
  })).filter((part) => part.starts.length > 0);
}

/** `10:30 AM` */
export function formatTime(start: string, timeZone: string): string {
  return dateFormat({ hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(start));
}

/** `Tue`, `24`, `Nov` and the whole of it, of a local date. */
export function dayLabels(date: string): { weekday: string; day: string; month: string; full: string } {
  const at = new Date(`${date}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' }).format(at);
  return {
    weekday: format({ weekday: 'short' }),
    day: format({ day: 'numeric' }),
    month: format({ month: 'short' }),
    full: format({ weekday: 'long', month: 'long', day: 'numeric' }),
  };
}

/** `Pacific Standard Time`, as it is called at that moment. */
export function timeZoneLabel(timeZone: string, at: string): string {
  const parts = dateFormat({ timeZone, timeZoneName: 'long' }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const MAX_NEAREST = 3;

/** The free times nearest to one that is gone, in order. */
export function nearestSlots(starts: readonly string[], takenSlot: string): string[] {
  const distance = (start: string) => Math.abs(Date.parse(start) - Date.parse(takenSlot));
  return [...starts]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MAX_NEAREST)
    .sort();
}
