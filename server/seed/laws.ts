// What the law lets us ask for, so that no demo home asks for more. Sources: Cal. Civ. Code 1950.5 and 1950.6,
// RCW 59.18.257, Seattle Municipal Code 7.24, Va. Code 55.1-1203 and 55.1-1226; in force in November 2026.
import type { Chance } from './generators/random';
import type { State } from './regions';

/** Most that may be held, in months of rent; Seattle counts one-time fees into its month. */
export const DEPOSIT_MONTHS: Record<State, number> = { CA: 1, WA: 1, FL: 2, VA: 2 };
/** Most an application may cost; null where only the true cost bounds it. */
export const APPLICATION_FEE_CAP: Record<State, number | null> = { CA: 6586, WA: null, FL: null, VA: 5000 };

const HABIT: Record<State, number[]> = { CA: [1, 1, 1, 0.75, 0.5], WA: [1, 1, 0.75], FL: [1, 1, 1.5], VA: [1, 1, 1.5] };

/** Whole dollars, never above the cap. */
export function depositFor(state: State, rentCents: number, onceCents: number, chance: Chance): number {
  const asked = Math.floor((rentCents * chance.pick(HABIT[state])) / 100) * 100;
  return state === 'WA' ? Math.max(0, Math.min(asked, rentCents - onceCents)) : asked;
}
