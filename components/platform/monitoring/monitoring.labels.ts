import { type Device, GOOD_VITALS, type VitalMetric } from '@/contract/platform/monitoring/endpoints';

export const deviceLabels: Readonly<Record<Device, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
};

/** `2.4 s`, `180 ms`, and CLS without a unit. */
export function vitalLabel(metric: VitalMetric, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value >= 1_000 ? `${(value / 1_000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

/** What a figure past its target means: CLS counts what moves, the others how long something takes. */
export const missedVitalLabel = (metric: VitalMetric) => (metric === 'CLS' ? 'Shifts' : 'Slow');

export const isGoodVital = (metric: VitalMetric, value: number) => value <= GOOD_VITALS[metric];
