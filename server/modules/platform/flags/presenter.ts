import { FLAG_METRICS, flagDefinitions, HOLDOUT } from '@/contract/platform/flags/constants';
import type { Flag, FlagKey, FlagResults, FlagRules } from '@/contract/platform/flags/endpoints';
import type { Flags } from '@/server/providers/flags/openFlags';
import type { FlagRow } from './repo';
import type { Counts } from './results';
import { differenceInterval, isSplitUneven, rateInterval } from './statistics';

const everybody = () => ({ audiences: [], regions: [], userTypes: [], environments: [] });

/** Rules of a new flag: it includes no visitors, and variants would share alike. */
export const initialRules = (key: FlagKey): FlagRules => ({
  audience: everybody(),
  rolloutPercent: 0,
  holdoutPercent: 0,
  weights: Object.fromEntries(Object.keys(flagDefinitions[key].variants).map((variant) => [variant, 1])),
  targets: [],
  minimumEffectPoints: 2,
});

export function presentFlag(key: FlagKey, row: FlagRow | undefined, source: Flags['source']): Flag {
  return {
    key,
    source,
    status: row?.status ?? 'off',
    rules: row?.rules ?? initialRules(key),
    run: row?.run ?? 0,
    startedAt: row?.startedAt?.toISOString() ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

export function presentResults(flag: Flag, { mixed, variants: counted }: Counts): FlagResults {
  const { key, run, startedAt, rules } = flag;
  const { default: base, variants: declared } = flagDefinitions[key];
  const tau = rules.minimumEffectPoints / 100;
  const countOf = (variant: string) =>
    counted.find((each) => each.variant === variant) ?? { variant, visitors: 0, conversions: {} };
  const keys = [base, ...Object.keys(declared).filter((variant) => variant !== base), HOLDOUT];
  const arms = keys.map(countOf).filter(({ variant, visitors }) => variant !== HOLDOUT || visitors > 0);
  // All differences on the page share one chance of a false alarm.
  const comparisons = (arms.length - 1) * FLAG_METRICS.length;
  const split = arms.filter(({ variant }) => variant !== HOLDOUT);
  return {
    key,
    run,
    startedAt,
    mixedVisitors: mixed,
    isSplitUneven: isSplitUneven(
      split.map(({ variant, visitors }) => ({ visitors, weight: rules.weights[variant] ?? 0 })),
    ),
    metrics: FLAG_METRICS.map((metric) => {
      const arm = ({ visitors, conversions }: (typeof arms)[number]) => ({
        visitors,
        conversions: conversions[metric] ?? 0,
      });
      const against = arm(countOf(base));
      return {
        metric,
        variants: arms.map((each) => ({
          variant: each.variant,
          ...arm(each),
          rate: rateInterval(arm(each), tau),
          difference: each.variant === base ? null : differenceInterval(arm(each), against, tau, comparisons),
        })),
      };
    }),
  };
}
