import { type Cents, cents } from '@/contract/amounts/cents';
import { addDays, lastDayOfTerm, latest } from '@/contract/calendar/days';
import { rentRules } from './rentRules';
import { applicableRules, type HomeFacts, type Jurisdiction, type Rule } from './rules';

/**
 * `unlimited`: no figure of law bounds it. `limited`: the figure is known. `unannounced`: the law adds an inflation figure
 * that has not been entered, so only the part that is sure may be used.
 */
export type IncreaseLimitKind = 'unlimited' | 'limited' | 'unannounced';

export interface IncreaseLimit {
  readonly kind: IncreaseLimitKind;
  /** The highest increase that is lawful for sure, and the rent it leads to; null where no figure of law bounds it. */
  readonly maxIncrease: Cents | null;
  readonly rent: Cents | null;
  /** The first local day on which an increase announced on `day` may apply. */
  readonly earliest: string;
  readonly noticeDays: number;
  /** The same for an increase above ten percent. */
  readonly earliestAboveTenPercent: string;
  readonly noticeDaysAboveTenPercent: number;
  readonly rules: readonly Rule[];
}

/** A share of an amount in basis points, rounded down: a limit is never exceeded by rounding. Tenths of a point count. */
const shareBelow = (amount: Cents, points: number) => Math.floor((amount * Math.round(points * 10)) / 100_000);

interface IncreaseInput {
  /** The lowest rent of the twelve months before. */
  rent: Cents;
  where: Jurisdiction;
  /** The local day of the notice. */
  day: string;
  /** The local day from which the new rent applies: its limit counts. Without one, the limit of the day of the notice. */
  startOn?: string;
  /** First day of the first lease of these residents. */
  leaseFrom: string;
  facts?: HomeFacts;
}

/** The lawful bound of an increase announced on a local day. A city's longer notice wins. */
export function increaseLimit({
  rent,
  where,
  day,
  startOn = day,
  leaseFrom,
  facts = {},
}: IncreaseInput): IncreaseLimit {
  const caps = applicableRules(rentRules, where, startOn, 'rentIncreaseCap', facts);
  const notices = applicableRules(rentRules, where, day, 'rentIncreaseNotice', facts);
  const cap = caps.find(({ figures }) => figures?.maxBps)?.figures;
  const bps = cap && (cap.baseBps ?? cap.maxBps ?? null);
  const maxIncrease = bps == null ? null : cents(shareBelow(rent, bps));
  const noticeDays = Math.max(0, ...notices.map(({ figures: { days = 0 } = {} }) => days));
  const noticeDaysAboveTenPercent = Math.max(
    noticeDays,
    ...notices.map(({ figures: { daysAboveTenPercent = 0 } = {} }) => daysAboveTenPercent),
  );
  const settled = addDays(lastDayOfTerm(leaseFrom, cap?.firstMonths ?? 0), 1);
  return {
    kind: !cap ? 'unlimited' : cap.baseBps === undefined ? 'limited' : 'unannounced',
    maxIncrease,
    rent: maxIncrease === null ? null : cents(rent + maxIncrease),
    earliest: latest(addDays(day, noticeDays), settled),
    noticeDays,
    earliestAboveTenPercent: latest(addDays(day, noticeDaysAboveTenPercent), settled),
    noticeDaysAboveTenPercent,
    rules: [...caps, ...notices],
  };
}

export interface IncreaseCheck {
  readonly lawful: boolean;
  readonly tooHigh: boolean;
  readonly tooEarly: boolean;
  /** The first day on which this increase may apply. */
  readonly earliest: string;
  readonly limit: IncreaseLimit;
}

/** Whether a new rent may be offered from a local day. Keeping or lowering the rent needs no notice. */
export function checkIncrease(input: IncreaseInput & { newRent: Cents; startOn: string }): IncreaseCheck {
  const limit = increaseLimit(input);
  const { rent, newRent, startOn, day } = input;
  if (newRent <= rent) return { lawful: true, tooHigh: false, tooEarly: false, earliest: day, limit };
  const earliest = newRent - rent > shareBelow(rent, 1_000) ? limit.earliestAboveTenPercent : limit.earliest;
  const tooHigh = limit.rent !== null && newRent > limit.rent;
  const tooEarly = startOn < earliest;
  return { lawful: !tooHigh && !tooEarly, tooHigh, tooEarly, earliest, limit };
}

/** The form that the notice of a higher rent takes in each state. */
export const increaseForms: Readonly<Record<string, { readonly text: string; readonly source: string }>> = {
  CA: {
    text: 'A written notice with the new rent and its first day. We send it by email and by mail.',
    source: 'Cal. Civ. Code § 827(b)',
  },
  WA: {
    text: 'The notice form of the statute, with the increase in dollars and percent and any exemption. We send it by certified mail.',
    source: 'RCW 59.18.720',
  },
  FL: { text: 'A written notice with the new rent and its first day.', source: 'Fla. Stat. § 83.57' },
  VA: { text: 'A written notice with the new rent and its first day.', source: 'Va. Code § 55.1-1204(K)' },
};
