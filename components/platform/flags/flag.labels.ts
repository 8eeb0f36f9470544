import { numberFormat } from '@/contract/format/intl';
import { type FlagDefinition, type FlagKey, flagDefinitions, HOLDOUT } from '@/contract/platform/flags/constants';
import type { Flag, FlagAudience, FlagResults } from '@/contract/platform/flags/endpoints';

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

/** The rule by which everyone gets one variant, before any other rule. */
const isForEveryone = ({ audience }: Flag['rules']['targets'][number]) =>
  Object.values(audience).every((list) => list.length === 0);

export const EVERYONE = { audiences: [], regions: [], userTypes: [], environments: [] } satisfies FlagAudience;

/** How a flag is paused for everyone in an emergency; undefined for a flag that cannot be. */
export function pauseOf({
  key,
  status,
  rules,
}: Flag): { variant: string; effect: string; isPaused: boolean } | undefined {
  const { pause } = flagDefinitions[key] as FlagDefinition;
  const [first] = rules.targets;
  const isPaused =
    status === 'running' && first !== undefined && first.variant === pause?.variant && isForEveryone(first);
  return pause && { ...pause, isPaused };
}

export function summaryText(flag: Flag): string {
  const { status, rules } = flag;
  if (pauseOf(flag)?.isPaused) return 'Paused for everyone.';
  if (status !== 'running') return 'Everyone gets the default.';
  const variants = Object.values(rules.weights).filter((weight) => weight > 0).length;
  return variants > 1
    ? `Experiment for ${rules.rolloutPercent}% of the audience.`
    : `On for ${rules.rolloutPercent}% of the audience.`;
}

export const totalVisitors = ({ metrics }: FlagResults): number =>
  (metrics[0]?.variants ?? []).reduce((sum, { visitors }) => sum + visitors, 0);
