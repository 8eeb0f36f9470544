// What the law lets a lease ask for beside the rent, and when a deposit is due back. Amounts in cents, days local dates.

import { basisPoints, type Cents, cents } from '@/contract/amounts/cents';
import { addDays, latest } from '@/contract/calendar/days';
import { rollForward } from './calendar';
import { depositRules } from './depositRules.data';
import { figureOf, holdsOn, type Jurisdiction, type Rule, rulesFor, type Topic, withFigures } from './rules';

const rulesByTopic = (where: Jurisdiction, day: string, topic: Topic): readonly Rule[] =>
  rulesFor(depositRules, where, day, topic);

/** The rule of a topic on which localities make no law of their own. */
const ruleByTopic = (where: Jurisdiction, day: string, topic: Topic): Rule | undefined =>
  rulesByTopic(where, day, topic).at(-1);

type Figures = NonNullable<Rule['figures']>;

/**
 * The lowest of what each rule of a topic allows. Null where the law says that it names no figure (`noLimit`); nothing is
 * allowed where no rule with a figure is known.
 */
function lowestLimit(rules: readonly Rule[], limitOf: (figures: Figures) => number | undefined): Cents | null {
  const limits = rules.flatMap(({ figures = {} }) => limitOf(figures) ?? []);
  if (limits.length > 0) return cents(Math.max(0, Math.min(...limits)));
  return rules.some((rule) => figureOf(rule, 'noLimit')) ? null : cents(0);
}

interface DepositInput {
  rent: Cents;
  /** One-time fees that do not come back. */
  onceFees?: Cents;
  /** A person with at most two properties of four homes in all (California). */
  smallOwner?: boolean;
}

/** The most a deposit may be; null where the law names no figure, nothing where we know of no rule. */
export function depositLimit(where: Jurisdiction, day: string, asked: DepositInput): Cents | null {
  const { rent, onceFees = cents(0), smallOwner = false } = asked;
  return lowestLimit(rulesByTopic(where, day, 'depositCap'), ({ months, smallOwnerMonths, countsFees }) =>
    months === undefined
      ? undefined
      : rent * ((smallOwner && smallOwnerMonths) || months) - (countsFees ? onceFees : 0),
  );
}

/** In how many monthly parts deposit and one-time fees may be paid; 1 where the law gives no such right. */
export const depositInstallments = (
  where: Jurisdiction,
  day: string,
  { rent, together, months }: { rent: Cents; together: Cents; months: number },
): number =>
  Math.max(
    1,
    ...rulesByTopic(where, day, 'depositInstallments').flatMap(({ figures = {} }) =>
      together <= basisPoints(rent, figures.exemptBps ?? 0)
        ? []
        : ((months >= (figures.longMonths ?? 0) ? figures.long : figures.short) ?? []),
    ),
  );

interface LatePayment {
  rent: Cents;
  unpaid: Cents;
  daysLate: number;
}

/** The most a late fee may be; null where the law names no figure, nothing where we know of no rule. */
export function lateFeeLimit(where: Jurisdiction, day: string, { rent, unpaid, daysLate }: LatePayment): Cents | null {
  const rules = rulesByTopic(where, day, 'lateFee');
  if (rules.some((rule) => daysLate <= (figureOf(rule, 'graceDays') ?? 0))) return cents(0);
  return lowestLimit(rules, ({ rentBps, unpaidBps, most }) => {
    const shares = [
      ...(rentBps === undefined ? [] : [basisPoints(rent, rentBps)]),
      ...(unpaidBps === undefined ? [] : [basisPoints(unpaid, unpaidBps)]),
      ...(most === undefined ? [] : [most]),
    ];
    return shares.length > 0 ? Math.min(...shares) : undefined;
  });
}

/** Our own late fee, below every limit: nothing for five days, then 5 % of what is unpaid, never more than $50. */
export const LATE_FEE = { graceDays: 5, bps: 500, most: cents(5_000) } as const;

export function lateFee(where: Jurisdiction, day: string, late: LatePayment): Cents {
  if (late.daysLate <= LATE_FEE.graceDays) return cents(0);
  const ours = Math.min(basisPoints(late.unpaid, LATE_FEE.bps), LATE_FEE.most);
  return cents(Math.min(ours, lateFeeLimit(where, day, late) ?? ours));
}

/** The most that a payment which comes back may cost, by its amount and how often that happened before; null as above. */
export function returnedPaymentLimit(where: Jurisdiction, day: string, amount: Cents, before = 0): Cents | null {
  const figures = ruleByTopic(where, day, 'returnedPayment')?.figures;
  if (!figures) return null;
  if (figures.orBps) {
    const tier = amount <= 5_000 ? figures.upTo50 : amount <= 30_000 ? figures.upTo300 : figures.above;
    return cents(Math.max(tier ?? 0, basisPoints(amount, figures.orBps)));
  }
  return cents((before === 0 ? figures.first : figures.next) ?? 0);
}

/** What the law says about the fee for a payment that comes back, with its source; empty where no rule is known. */
export function returnedPaymentRule(where: Jurisdiction, day: string): string {
  const rule = ruleByTopic(where, day, 'returnedPayment');
  return rule ? `${rule.says} (${rule.source})` : '';
}

/** What we ask for a payment that comes back: $25, and nothing where the law names no figure. */
export const returnedPaymentFee = (where: Jurisdiction, day: string): Cents =>
  cents(Math.min(2_500, returnedPaymentLimit(where, day, cents(100_000)) ?? 0));

/** When the tenancy ended and when the residents left. Without a lease end, the day they left counts for both. */
interface Departure {
  leftOn: string;
  leaseEndOn?: string | null;
  /** Notice of damage that needs a contractor was sent in time (Virginia). */
  contractorNotice?: boolean;
}

export interface DepositDeadline {
  /** The last local day on which the full deposit is due back. */
  readonly returnBy: string;
  /** The last local day to send a statement that keeps part of it. */
  readonly claimBy: string;
  /** The same two days moved to the next business day where the statute does so: from then on, the law's consequence. */
  readonly legalReturnBy: string;
  readonly legalClaimBy: string;
  /** Days the resident has to object to a claim; null where the law sets none. */
  readonly objectDays: number | null;
  readonly certifiedMail: boolean;
  /** A cost above this needs a receipt or an invoice; null where each does. */
  readonly receiptsAboveCents: number | null;
  /** Days after work is done in which its invoice replaces an estimate; null where estimates have no later invoice. */
  readonly estimateDocsDays: number | null;
  /** Days that a notice of damage beyond the deposit adds, sent before the deadline; null where the law gives none. */
  readonly contractorDays: number | null;
  /** So many times the whole deposit may be owed on top, where money is kept in bad faith. */
  readonly badFaithTimes: number | null;
  /** Years in which residents may sue over what was kept, so in which they may still dispute a line that stood. */
  readonly disputeYears: number;
  /** Days after the notice of a claim in which the rest of the deposit goes back; null where the days above are the only ones. */
  readonly balanceDays: number | null;
  readonly rule: Rule;
}

/** When a deposit is due back; undefined in a state we have no rule for. */
export function depositDeadline(where: Jurisdiction, departure: Departure): DepositDeadline | undefined {
  const { leftOn, leaseEndOn, contractorNotice = false } = departure;
  const rule = ruleByTopic(where, leftOn, 'depositReturn');
  const figures = rule?.figures;
  if (!rule || !figures?.days) return undefined;
  const from = figures.fromLeaseEnd ? latest(leftOn, leaseEndOn) : leftOn;
  const more = contractorNotice ? (figures.contractorDays ?? 0) : 0;
  const returnBy = addDays(from, figures.days);
  const claimBy = addDays(from, (figures.claimDays ?? figures.days) + more);
  return {
    returnBy,
    claimBy,
    legalReturnBy: rollForward(where.state, returnBy),
    legalClaimBy: rollForward(where.state, claimBy),
    objectDays: figures.objectDays ?? null,
    certifiedMail: figures.certifiedMail === 1,
    receiptsAboveCents: figures.receiptsAboveCents ?? null,
    estimateDocsDays: figures.estimateDocsDays ?? null,
    contractorDays: figures.contractorDays ?? null,
    badFaithTimes: figures.badFaithTimes ?? null,
    disputeYears: figures.disputeYears ?? 0,
    balanceDays: figures.balanceDays ?? null,
    rule,
  };
}

/** Days after the notice of a claim in which the rest of a deposit goes back, by state, on a local day (Fla. Stat. § 83.49(3)(b)). */
export const balanceDaysByState = (day: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    depositRules
      .filter((rule) => rule.topic === 'depositReturn' && holdsOn(rule, day))
      .flatMap((rule) => {
        const days = figureOf(rule, 'balanceDays');
        return days === undefined ? [] : [[rule.state, days]];
      }),
  );

/** Whether part of the deposit may still be kept, by a claim sent on a local day. */
export function canStillClaim(where: Jurisdiction, departure: Departure, claimedOn: string): boolean {
  const deadline = depositDeadline(where, departure);
  return !deadline || claimedOn <= deadline.legalClaimBy;
}

/** The most that fees which do not come back may add up to; null where no rule of the place bounds them apart. */
export function onceFeesLimit(where: Jurisdiction, day: string, rent: Cents): Cents | null {
  const rules = rulesByTopic(where, day, 'feeCap');
  return rules.length === 0 ? null : lowestLimit(rules, ({ rentBps }) => rentBps && basisPoints(rent, rentBps));
}

/** Whether fees that do not come back may be charged at all when a tenancy begins (Cal. Civ. Code § 1950.5(b)). */
export const allowsOnceFees = (where: Jurisdiction, day: string): boolean =>
  rulesByTopic(where, day, 'feeCap').every((rule) => figureOf(rule, 'rentBps') !== 0);

/** What must be there before a deposit is taken, and by when the home's condition is written down. */
export function conditionRule(where: Jurisdiction, day: string) {
  const rule = ruleByTopic(where, day, 'depositNeeds');
  const { checklistFirst = 0, withinDays = null, photos = 0 } = rule?.figures ?? {};
  return { beforeDeposit: checklistFirst === 1, photos: photos === 1, withinDays, says: rule?.says ?? null };
}

/**
 * The rule that asks for a photo from after the work with each deduction for repair or cleaning, at a home that was given
 * back on a local day; undefined where no law asks for one (Cal. Civ. Code § 1950.5(g)).
 */
export const workPhotoRule = (where: Jurisdiction, leftOn: string): Rule | undefined =>
  rulesByTopic(where, leftOn, 'deductionPhotos').find((rule) => figureOf(rule, 'afterWork'));

/** Whether a deposit may be taken now (Washington: not before lease and checklist are signed). */
export function canTakeDeposit(where: Jurisdiction, day: string, has: { lease: boolean; checklist: boolean }): boolean {
  return has.lease && (has.checklist || !conditionRule(where, day).beforeDeposit);
}

/** Places where deposits earn interest, by name: their rates are dated, and a new one is announced each year. */
export const interestPlaces: readonly string[] = [
  ...new Set(
    depositRules.flatMap(({ topic, locality }) => (topic === 'depositInterest' && locality ? [locality] : [])),
  ),
];

/**
 * Interest that a deposit earned until a day: for a year, or for so many days of one. The rate of that day counts for all of
 * it (S.F. Administrative Code § 49.2(g)). Zero where the law asks for none, null where its rate of that day is not known.
 */
export function depositInterest(
  where: Jurisdiction,
  day: string,
  { deposit, days, entered = [] }: { deposit: Cents; days?: number; entered?: readonly Rule[] },
): Cents | null {
  const rules = withFigures(depositRules, entered, day);
  const bps = figureOf(rulesFor(rules, where, day, 'depositInterest').at(-1), 'bps');
  const isOwed = where.localities.some(({ name }) => interestPlaces.includes(name));
  if (bps === undefined) return isOwed ? null : cents(0);
  return days === undefined ? basisPoints(deposit, bps) : cents(Math.round((deposit * bps * days) / (10_000 * 365)));
}
