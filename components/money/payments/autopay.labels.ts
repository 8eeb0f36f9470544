import { ordinalDay } from '@/lib/labels/payout.labels';

const MAX_DAY = 28;

/** When autopay runs, in words that never leave the month open. `dueDay` is the day of the month on which rent is due. */
export function autopayDayLabel(day: number | null, dueDay: number): string {
  if (day === null || day === dueDay) return `On the day rent is due, the ${ordinalDay(dueDay)}`;
  if (day > dueDay) return `On the ${ordinalDay(day)} of the month before`;
  const before = dueDay - day;
  return `On the ${ordinalDay(day)}, ${before} ${before === 1 ? 'day' : 'days'} before rent is due`;
}

/** Days to choose from, the closest to the due day first: those before it, then those of the month before. */
export const autopayDays = (dueDay: number): number[] => [
  ...Array.from({ length: Math.max(0, Math.min(dueDay - 1, MAX_DAY)) }, (_, n) => Math.min(dueDay - 1, MAX_DAY) - n),
  ...Array.from({ length: Math.max(0, MAX_DAY - dueDay) }, (_, n) => MAX_DAY - n),
];
