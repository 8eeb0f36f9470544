// What no listing column holds and so no model learnt: the shape a home is in. Our own judgment, small, and shown line by line.
import type { Adjustment } from '@/contract/homes/estimates/endpoints';
import type { EstimateAnswers } from '@/server/modules/homes/estimates/modelInput';

/** Basis points of the rent by average shape from 1 to 5; most homes that are listed are a 3 or 4. */
const CONDITION_BPS = [-600, -300, 0, 150, 350] as const;
const MATERIAL: Record<NonNullable<EstimateAnswers['primaryMaterial']>, number> = {
  hardwood: 100,
  tile: 50,
  lvp: 50,
  laminate: 0,
  carpet: -100,
};
const FEATURES: Partial<Record<NonNullable<EstimateAnswers['features']>[number], [string, number]>> = {
  view: ['View', 200],
  yard: ['Yard or patio', 100],
  ev: ['EV charger', 50],
  storage: ['Storage', 50],
};
/** Together they never move an estimate further. */
const MAX_ADJUSTMENT_BPS = 600;
const REASONS = 'Our judgment, because our data doesn’t include this';

const parts = ['kitchen', 'bathrooms', 'floors', 'paint', 'systems'] as const;

/** How many basis points the shape is worth: between the steps in a straight line. */
function conditionBps(answers: EstimateAnswers): number {
  const message = parts.map((part) => answers[part]).filter((step) => step !== undefined);
  if (message.length === 0) return 0;
  const mean = message.reduce((sum, step) => sum + step, 0) / message.length - 1;
  const below = Math.floor(mean);
  const [from, to] = [CONDITION_BPS[below] ?? 0, CONDITION_BPS[Math.min(4, below + 1)] ?? 0];
  return from + (to - from) * (mean - below);
}

function adjustmentRules(input: EstimateAnswers): [string, number][] {
  const features = (input.features ?? []).map((each) => FEATURES[each]).filter((each) => each !== undefined);
  return [
    ['Condition', conditionBps(input)],
    ['Flooring', input.primaryMaterial ? MATERIAL[input.primaryMaterial] : 0],
    ...features,
  ];
}

/** Dollars a month for each stated fact, scaled so that the sum stays within its bound. */
export function adjustmentsFor(values: EstimateAnswers, estimate: number): Adjustment[] {
  const wanted = adjustmentRules(values).filter(([, points]) => points !== 0);
  const sum = Math.abs(wanted.reduce((total, [, points]) => total + points, 0));
  const scale = sum > MAX_ADJUSTMENT_BPS ? MAX_ADJUSTMENT_BPS / sum : 1;
  return wanted
    .map(([name, points]) => ({ name, dollars: Math.round((estimate * points * scale) / 10_000), why: REASONS }))
    .filter(({ dollars }) => dollars !== 0);
}
