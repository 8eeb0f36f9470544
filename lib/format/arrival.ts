// When a Pro on the way expects to arrive.
import { MINUTE_MS } from '@/contract/calendar/durations';

export const ARRIVAL_MINUTES = [15, 30, 45, 60, 90, 120] as const;

export const arrivalLabel = (minutes: number) => {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = minutes / 60;
  return hours === 1 ? '1 hour' : `${hours} hours`;
};

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
