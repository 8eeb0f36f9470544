import { numberFormat } from '@/contract/format/intl';
import { type FlagKey, flagDefinitions, HOLDOUT } from '@/contract/platform/flags/constants';
import type { Flag, FlagResults } from '@/contract/platform/flags/endpoints';

export const statusLabels: Record<Flag['status'], string> = { off: 'Off', running: 'Running', killed: 'Stopped' };

export const audienceLabels: Record<string, string> = { visitor: 'New visitors', member: 'People with an account' };
export const userTypeLabels: Record<string, string> = {
  homeowner: 'Homeowners',
  resident: 'Residents',
  staff: 'Staff',
};

export function variantLabel(key: FlagKey, variant: string): string {
  if (variant === HOLDOUT) return 'Holdout';
  const { variants } = flagDefinitions[key] as { variants: Readonly<Record<string, string>> };
  return variants[variant] ?? variant;
}

const percent = (rate: number) => numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(rate);
const points = (rate: number) =>
  numberFormat({ maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(rate * 100);

type Interval = { value: number; low: number; high: number };

export const rateText = ({ value, low, high }: Interval): string =>
  `${percent(value)} (${percent(low)}–${percent(high)})`;

export const differenceText = ({ value, low, high }: Interval): string =>
  `${points(value)} points (${points(low)} to ${points(high)})`;

/** What a difference means; an interval with 0 in it means nothing yet. */
export function conclusionText(difference: Interval | null): string {
  if (!difference) return 'Not enough visitors yet';
  if (difference.low > 0) return 'Better than the default';
  if (difference.high < 0) return 'Worse than the default';
  return 'No clear difference yet';
}

export function summaryText({ status, rules }: Flag): string {
  if (status !== 'running') return 'Everyone gets the default.';
  const variants = Object.values(rules.weights).filter((weight) => weight > 0).length;
  return variants > 1
    ? `Experiment for ${rules.rolloutPercent}% of the audience.`
    : `On for ${rules.rolloutPercent}% of the audience.`;
}

export const totalVisitors = ({ metrics }: FlagResults): number =>
  (metrics[0]?.variants ?? []).reduce((sum, { visitors }) => sum + visitors, 0);
