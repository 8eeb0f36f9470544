import { basisPoints, type Cents, cents } from '@/contract/money/cents';
import { rentRules } from './rentRules';
import { type Jurisdiction, type Rule, rulesFor } from './rules';

export interface IncreaseLimit {
  /** The most the rent may rise, and to what; null where no figure of law bounds it. */
  readonly maxIncrease: Cents | null;
  readonly rent: Cents | null;
  /** The first local day on which an increase announced on `day` may hold. */
  readonly earliest: string;
  readonly noticeDays: number;
  readonly rules: readonly Rule[];
}

const DAY_MS = 86_400_000;
const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The same day of the month some months on; the last of a shorter month. */
function addMonths(day: string, months: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  const wanted = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months + 1, 0);
  at.setUTCDate(Math.min(wanted, at.getUTCDate()));
  return at.toISOString().slice(0, 10);
}

/** The lawful bound of an increase announced on a local day, for a lease that began on another. A city's longer notice wins. */
export function increaseLimit(rent: Cents, where: Jurisdiction, day: string, leaseFrom: string): IncreaseLimit {
  const rules = rulesFor(rentRules, where, day).filter(({ topic }) => topic.startsWith('rentIncrease'));
  const cap = rules.find(({ topic, figures }) => topic === 'rentIncreaseCap' && figures?.maxBps);
  const most = cap?.figures?.maxBps === undefined ? null : basisPoints(rent, cap.figures.maxBps);
  const noticeDays = Math.max(
    0,
    ...rules.map(({ topic, figures }) => (topic === 'rentIncreaseNotice' ? (figures?.days ?? 0) : 0)),
  );
  const settled = cap?.figures?.firstMonths ? addMonths(leaseFrom, cap.figures.firstMonths) : leaseFrom;
  const announced = addDays(day, noticeDays);
  return {
    maxIncrease: most,
    rent: most === null ? null : cents(rent + most),
    earliest: [announced, settled].sort().at(-1) ?? announced,
    noticeDays,
    rules,
  };
}
