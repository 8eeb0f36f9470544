// How soon staff or a Pro must act, by published rules, each with its reason. The resident may contest the result.
import type { RepairKind, Tier } from './constants';
import type { Symptom } from './symptoms/types';

export interface UrgencyInput {
  /** Undefined: in their own words alone. */
  readonly symptom: Pick<Symptom, 'tier' | 'kind'> | undefined;
  readonly description: string;
  readonly activeDamage: boolean | null;
  readonly gettingWorse: boolean | null;
}

export interface Urgency {
  readonly tier: Tier;
  readonly reason: string;
  readonly kind: RepairKind;
}

/** Words of danger in a report, in English and Spanish. They only raise the urgency. */
const DANGER_WORDS: readonly { readonly words: RegExp; readonly kind: RepairKind; readonly reason: string }[] = [
  {
    words: /\b(smell(s|ing)? (of )?gas|gas (smell|leak)|gas odor|huele a gas|olor a gas|fuga de gas)\b/i,
    kind: 'hazard',
    reason: 'You wrote about gas.',
  },
  {
    words: /\b(sparks?|sparking|chispas?|burning smell|huele a quemado)\b/i,
    kind: 'electricity',
    reason: 'You wrote about sparks or a burning smell.',
  },
  {
    words: /\b(smoke|fire|flames|humo|fuego|incendio)\b(?! (alarm|detector|extinguisher))/i,
    kind: 'hazard',
    reason: 'You wrote about smoke or fire.',
  },
  { words: /\b(carbon monoxide|monóxido)\b/i, kind: 'hazard', reason: 'You wrote about carbon monoxide.' },
  { words: /\b(flooding|flooded|inundaci[oó]n|inundad[oa])\b/i, kind: 'plumbing', reason: 'You wrote about flooding.' },
  { words: /\b(sewage|aguas negras)\b/i, kind: 'plumbing', reason: 'You wrote about sewage.' },
];

const TIER_REASONS: Readonly<Record<Tier, string>> = {
  life_safety: 'Someone could get hurt, or the home could be damaged right now.',
  urgent: 'You need this to live in the home, or it gets worse fast.',
  standard: 'It needs a repair, and it’s safe to wait a few days.',
  planned: 'It can wait for the next planned visit.',
};

/** The rules as we publish them, in the order in which they count. */
export const URGENCY_RULES: readonly string[] = [
  'Gas, fire, carbon monoxide, sparks, flooding, sewage, and a door that won’t lock come first.',
  'Damage that is happening now is at least urgent.',
  'A repair that gets worse moves up from planned to standard, and from standard to urgent.',
  'Otherwise the kind of problem decides.',
  'In your own words only, it’s standard until a person reads it.',
];

export function deriveUrgency({ symptom, description, activeDamage, gettingWorse }: UrgencyInput): Urgency {
  const danger = DANGER_WORDS.find(({ words }) => words.test(description));
  const tier = symptom?.tier ?? 'standard';
  const kind = symptom?.kind ?? 'other';
  if (tier === 'life_safety') return { tier, kind, reason: TIER_REASONS.life_safety };
  if (danger) return { tier: 'life_safety', kind: danger.kind, reason: danger.reason };
  if (activeDamage && tier !== 'urgent') return { tier: 'urgent', kind, reason: 'It’s damaging the home right now.' };
  if (gettingWorse && tier === 'standard') return { tier: 'urgent', kind, reason: 'It’s getting worse.' };
  if (gettingWorse && tier === 'planned') return { tier: 'standard', kind, reason: 'It’s getting worse.' };
  return { tier, kind, reason: TIER_REASONS[tier] };
}
