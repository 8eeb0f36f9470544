import { type Cents, cents } from '@/contract/amounts/cents';
import { addDays, lastDayOfTerm, latest } from '@/contract/calendar/days';
import { type ChargedRent, emergencyLimit } from './emergencies';
import { localDutyRules } from './localDuties.data';
import { rentRules } from './rentRules';
import {
  applicableRules,
  candidatesOf,
  exemptionFrom,
  figureOf,
  type HomeFacts,
  type Jurisdiction,
  type Rule,
  rulesFor,
  withFigures,
} from './rules';

/**
 * `unlimited`: the law says that it names no figure, or the home is exempt for sure. `limited`: the figure is known.
 * `unannounced`: the law adds an inflation figure that has not been entered, so only the part that is sure may be used.
 * `unknown`: we know of no rule, or a city may set a lower limit that we have not read; the rent stays until it is known.
 */
export type IncreaseLimitKind = 'unlimited' | 'limited' | 'unannounced' | 'unknown';

export interface IncreaseLimit {
  readonly kind: IncreaseLimitKind;
  /** The highest increase that is lawful for sure, and the rent it leads to; null where no figure of law bounds it. */
  readonly maxIncrease: Cents | null;
  readonly rent: Cents | null;
  /** The first local day on which an increase announced on `day` may apply. */
  readonly earliest: string;
  readonly noticeDays: number;
  /** The same for an increase above three percent, and above ten percent. */
  readonly earliestAboveThreePercent: string;
  readonly noticeDaysAboveThreePercent: number;
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
  /** Yearly figures that our team entered, as rules (figures.ts). */
  entered?: readonly Rule[];
  /** Every rent that the home was leased at; without them, `rent` since the lease began. */
  charged?: readonly ChargedRent[];
}

/** How the rules of one locality bound an increase. Basis points; null where the law names no figure. */
function capOf(
  rules: readonly Rule[],
  where: Jurisdiction,
  startOn: string,
  facts: HomeFacts,
): { kind: IncreaseLimitKind; bps: number | null } {
  const all = rulesFor(rules, where, startOn, 'rentIncreaseCap');
  const caps = all.filter((rule) => exemptionFrom(rule, facts, startOn) === undefined);
  if (all.length === 0 || caps.some(({ figures }) => figures === undefined)) return { kind: 'unknown', bps: 0 };
  const cap = caps.find((rule) => figureOf(rule, 'maxBps'));
  if (!cap) return { kind: 'unlimited', bps: null };
  const [announced] = caps.flatMap((rule) => figureOf(rule, 'announcedBps') ?? []);
  const maxBps = figureOf(cap, 'maxBps') ?? 0;
  const baseBps = figureOf(cap, 'baseBps');
  if (announced !== undefined) return { kind: 'limited', bps: Math.min(announced, maxBps) };
  return baseBps === undefined ? { kind: 'limited', bps: maxBps } : { kind: 'unannounced', bps: baseBps };
}

/** The most days of notice that the rules ask for an increase above a step. */
const mostDays = (rules: readonly Rule[], steps: readonly string[]) =>
  Math.max(0, ...rules.flatMap(({ figures = {} }) => steps.map((step) => figures[step] ?? 0)));

/**
 * The lawful bound of an increase announced on a local day: the lowest limit and the longest notice of what can hold at a
 * home in an uncertain city.
 */
export function increaseLimit({
  rent,
  where,
  day,
  startOn = day,
  leaseFrom,
  facts = {},
  entered = [],
  charged = [{ rentCents: rent, from: leaseFrom, until: null }],
}: IncreaseInput): IncreaseLimit {
  const capRules = withFigures(rentRules, entered, startOn);
  const caps = applicableRules(capRules, where, startOn, 'rentIncreaseCap', facts);
  const notices = applicableRules(rentRules, where, day, 'rentIncreaseNotice', facts);
  const unbounded = ({ bps }: { bps: number | null }) => bps ?? Number.POSITIVE_INFINITY;
  const [strictest = { kind: 'unknown' as const, bps: 0 }] = candidatesOf(where)
    .map((each) => capOf(capRules, each, startOn, facts))
    .sort((one, other) => (unbounded(one) < unbounded(other) ? -1 : 1));
  const byCap = strictest.bps === null ? null : cents(shareBelow(rent, strictest.bps));
  // A rent is offered on the day of the notice and charged from another, on which an emergency counts that we know of.
  const [offered, started] = [day, startOn].map((each) => emergencyLimit(where, each, { charged, entered, startOn }));
  const [emergency] = [offered, started?.rule.unread ? undefined : started]
    .flatMap((each) => each ?? [])
    .toSorted((one, other) => one.most - other.most);
  const byEmergency = emergency && cents(Math.max(0, emergency.most - rent));
  const isEmergency = byEmergency !== undefined && (byCap === null || byEmergency < byCap);
  const maxIncrease = isEmergency ? byEmergency : byCap;
  const noticeDays = mostDays(notices, ['days']);
  const noticeDaysAboveThreePercent = mostDays(notices, ['days', 'daysAboveThreePercent']);
  const noticeDaysAboveTenPercent = mostDays(notices, ['days', 'daysAboveThreePercent', 'daysAboveTenPercent']);
  const firstMonths = Math.max(0, ...caps.map((rule) => figureOf(rule, 'firstMonths') ?? 0));
  const settled = addDays(lastDayOfTerm(leaseFrom, firstMonths), 1);
  const earliestAfter = (days: number) => latest(addDays(day, days), settled);
  return {
    kind: isEmergency ? 'limited' : strictest.kind,
    maxIncrease,
    rent: maxIncrease === null ? null : cents(rent + maxIncrease),
    earliest: earliestAfter(noticeDays),
    noticeDays,
    earliestAboveThreePercent: earliestAfter(noticeDaysAboveThreePercent),
    noticeDaysAboveThreePercent,
    earliestAboveTenPercent: earliestAfter(noticeDaysAboveTenPercent),
    noticeDaysAboveTenPercent,
    rules: [...caps, ...(emergency ? [emergency.rule] : []), ...notices],
  };
}

/** The longest notice of an increase at a place on a local day: our team looks at a lease that long before its end. */
export const longestIncreaseNotice = (where: Jurisdiction, day: string): number =>
  mostDays(rulesFor(rentRules, where, day, 'rentIncreaseNotice'), [
    'days',
    'daysAboveThreePercent',
    'daysAboveTenPercent',
  ]);

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
  const raise = newRent - rent;
  const earliest =
    raise > shareBelow(rent, 1_000)
      ? limit.earliestAboveTenPercent
      : raise > shareBelow(rent, 300)
        ? limit.earliestAboveThreePercent
        : limit.earliest;
  const tooHigh = limit.rent !== null && newRent > limit.rent;
  const tooEarly = startOn < earliest;
  return { lawful: !tooHigh && !tooEarly, tooHigh, tooEarly, earliest, limit };
}

/**
 * The law of a city by which a rise within twelve months owes residents money to relocate, so that our team takes it over;
 * undefined where none does. `rent` is the lowest of the twelve months before.
 */
export const relocationRule = (
  where: Jurisdiction,
  day: string,
  { rent, newRent }: { rent: Cents; newRent: Cents },
): Rule | undefined =>
  rulesFor(localDutyRules, where, day, 'relocation').find((rule) => {
    const bps = figureOf(rule, 'riseBps');
    return bps !== undefined && (newRent - rent) * 10_000 >= rent * bps;
  });

/**
 * Why the rents of one offer may not stand beside each other; undefined where they may. A rule of parity bounds how far the
 * rent of one type of lease is above another (RCW 59.18.700(3)).
 */
export function parityProblem(where: Jurisdiction, day: string, rents: readonly Cents[]): string | undefined {
  const [rule] = rulesFor(rentRules, where, day, 'rentParity');
  const bps = figureOf(rule, 'parityBps');
  if (!rule || bps === undefined) return undefined;
  const lowest = cents(Math.min(...rents));
  if (Math.max(...rents) <= lowest + shareBelow(lowest, bps)) return undefined;
  return `The highest rent of these options may be at most ${bps / 100}% above the lowest (${rule.source}).`;
}

/** The form that the notice of a higher rent takes in each state. */
export const increaseForms: Readonly<Record<string, { readonly text: string; readonly source: string }>> = {
  CA: {
    text: 'A written notice with the new rent and its first day, in person or by mail. Our team serves it, and it counts from then on. We email a copy.',
    source: 'Cal. Civ. Code § 827(b)',
  },
  WA: {
    text: 'The notice form of the statute, with the increase in dollars and percent. Our team hands it over in person, or leaves or posts it at the home and sends a copy by certified mail. It counts from then on.',
    source: 'RCW 59.18.720',
  },
  FL: { text: 'A written notice with the new rent and its first day.', source: 'Fla. Stat. § 83.57' },
  VA: { text: 'A written notice with the new rent and its first day.', source: 'Va. Code § 55.1-1204(K)' },
};
