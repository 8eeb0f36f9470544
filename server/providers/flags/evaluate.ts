// Who gets which variant, by our own rules: a function of the rules and the visitor, so that every process and every
// visit gives the same answer.
import { createHash } from 'node:crypto';
import type { EnvironmentName } from '@/contract/platform/environments/constants';
import { flagDefinitions, HOLDOUT } from '@/contract/platform/flags/constants';
import type { FlagAudience, FlagKey, FlagRules } from '@/contract/platform/flags/endpoints';

/** What is known of the person a flag is evaluated for. */
export interface FlagVisitor {
  /** Tracking id of a browser, or id of a person; without one, there is no variant. */
  id?: string | undefined;
  environment: EnvironmentName;
  audience?: FlagAudience['audiences'][number] | undefined;
  userType?: string | undefined;
  /** Slug. */
  region?: string | undefined;
  /** What the visitor was given before: it stays, as long as it is still on offer. */
  assigned?: Readonly<Record<string, string>> | undefined;
}

export interface FlagState {
  rules: FlagRules;
  isRunning: boolean;
}

export interface Evaluation {
  variant: string;
  /** What is counted: the variant or the holdout; null where the visitor is no part of the experiment. */
  assigned: string | null;
  reason: 'DEFAULT' | 'DISABLED' | 'TARGETING_MATCH' | 'SPLIT';
}

/** A number from 0 up to, not including, 1: the same for the same text, and spread evenly. */
export const bucketOf = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, 6) / 2 ** 48;

const isIn = (list: readonly string[], value: string | undefined) =>
  list.length === 0 || (value !== undefined && list.includes(value));

const matches = (audience: FlagAudience, visitor: FlagVisitor): boolean =>
  isIn(audience.audiences, visitor.audience) &&
  isIn(audience.regions, visitor.region) &&
  isIn(audience.userTypes, visitor.userType) &&
  isIn(audience.environments, visitor.environment);

function splitVariant(weights: FlagRules['weights'], variants: readonly string[], bucket: number): string | undefined {
  const shares = variants.map((variant) => [variant, weights[variant] ?? 0] as const);
  const total = shares.reduce((sum, [, weight]) => sum + weight, 0);
  let end = 0;
  return shares.find(([, weight]) => {
    end += weight;
    return weight > 0 && bucket * total < end;
  })?.[0];
}

export function evaluateFlag(key: FlagKey, state: FlagState | undefined, visitor: FlagVisitor): Evaluation {
  const definition = flagDefinitions[key];
  const nothing = (reason: Evaluation['reason']) => ({ variant: definition.default, assigned: null, reason });
  if (!state?.isRunning) return nothing('DISABLED');
  const { rules } = state;
  const target = rules.targets.find(({ audience }) => matches(audience, visitor));
  if (target) return { variant: target.variant, assigned: null, reason: 'TARGETING_MATCH' };
  const { id } = visitor;
  if (id === undefined || !matches(rules.audience, visitor)) return nothing('DEFAULT');
  // Each question has a hash of its own: a growing rollout keeps everyone in their variant, and the holdout is the same
  // visitors for every flag.
  if (bucketOf(`holdout:${id}`) * 100 < rules.holdoutPercent)
    return { variant: definition.default, assigned: HOLDOUT, reason: 'SPLIT' };
  if (bucketOf(`${key}:rollout:${id}`) * 100 >= rules.rolloutPercent) return nothing('DEFAULT');
  const before = visitor.assigned?.[key];
  const variant =
    before !== undefined && Object.hasOwn(rules.weights, before) && (rules.weights[before] ?? 0) > 0
      ? before
      : splitVariant(rules.weights, Object.keys(definition.variants), bucketOf(`${key}:variant:${id}`));
  return variant === undefined ? nothing('DEFAULT') : { variant, assigned: variant, reason: 'SPLIT' };
}
