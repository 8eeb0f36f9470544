import type { Device } from '@/contract/platform/monitoring/endpoints';

export const replayDeviceLabels: Readonly<Record<Device, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
};

/** `2 min 5 s`. What came in one piece has no length that we know. */
export function lengthLabel(startedAt: string, endedAt: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000));
  if (seconds === 0) return 'A few seconds';
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
