// Deadlines of a running tenancy: entry, missed payments, endings, causes, and retaliation. Days are local to the home.
import { addDays, addMonths, daysBetween, endOfMonth, latest } from '@/contract/calendar/days';
import { addBusinessDays } from './calendar';
import { isCheckedNone } from './coverage.data';
import { rentRules } from './rentRules';
import { applicableRules, type HomeFacts, type Jurisdiction, type Rule, rulesFor } from './rules';
import { tenancyRules } from './tenancyRules.data';

const strictest = (where: Jurisdiction, day: string, topic: Rule['topic'], facts: HomeFacts = {}) =>
  applicableRules(tenancyRules, where, day, topic, facts).at(-1);

const figuresOf = (...asked: Parameters<typeof strictest>): Readonly<Record<string, number>> =>
  strictest(...asked)?.figures ?? {};

export type EntryPurpose = 'repair' | 'showing';

export interface EntryNotice {
  readonly hours: number;
  /** Notice of a repair that the resident asked for. */
  readonly requestedHours: number;
  /** Minutes after midnight between which a visit may take place. */
  readonly opensMinute: number;
  readonly closesMinute: number;
  readonly rule: Rule;
}

/** The notice a planned visit needs. An emergency needs none. */
export function entryNotice(where: Jurisdiction, day: string, purpose: EntryPurpose): EntryNotice | undefined {
  const rule = strictest(where, day, 'entryNotice');
  if (!rule?.figures) return undefined;
  const {
    hours = 24,
    showingHours = hours,
    requestedHours = hours,
    opensMinute = 480,
    closesMinute = 1_080,
  } = rule.figures;
  return { hours: purpose === 'showing' ? showingHours : hours, requestedHours, opensMinute, closesMinute, rule };
}

/**
 * The last day of a notice after a missed payment: the latest of each law that can hold. A home counts as one with a federally
 * backed loan until it is known to be none.
 */
export function nonPaymentDeadline(
  where: Jurisdiction,
  noticeOn: string,
  facts: HomeFacts = {},
): { by: string; rule: Rule } | undefined {
  return applicableRules(tenancyRules, where, noticeOn, 'nonPaymentNotice', facts)
    .map((rule) => {
      const { days = 0, businessDays } = rule.figures ?? {};
      return { by: businessDays ? addBusinessDays(where.state, noticeOn, days) : addDays(noticeOn, days), rule };
    })
    .toSorted((one, other) => one.by.localeCompare(other.by))
    .at(-1);
}

/** What the law of the state says about the notice after a missed payment. */
export const nonPaymentRule = (where: Jurisdiction, day: string): Rule | undefined =>
  applicableRules(tenancyRules, where, day, 'nonPaymentNotice').findLast(({ state }) => state !== 'US');

/** Whether a payment goes to rent before fees by law. */
export const paysRentFirst = (where: Jurisdiction, day: string): boolean =>
  figuresOf(where, day, 'paymentOrder').rentFirst === 1;

/** The first day of a disclosure, for the clause of the lease that makes it. */
export function disclosureFrom(id: string): string {
  const rule = tenancyRules.find((each) => each.topic === 'disclosure' && each.id === id);
  if (!rule) throw new Error(`There is no disclosure ${id}`);
  return rule.from;
}

/**
 * The law that has the owner answer about floods before anyone signs a lease of so many months (null: month to month);
 * undefined where none does.
 */
export const floodAnswersRule = (where: Jurisdiction, day: string, months: number | null): Rule | undefined =>
  applicableRules(tenancyRules, where, day, 'disclosure').find(
    ({ figures }) => (months ?? 0) >= (figures?.answeredFromMonths ?? Number.POSITIVE_INFINITY),
  );

/**
 * The most months that a lease or a renewal made on a local day may be for; null where the law allows any number. (RCW
 * 59.18.210: a term of more than a year takes a notary.)
 */
export function longestTerm(where: Jurisdiction, day: string): number | null {
  const most = applicableRules(tenancyRules, where, day, 'leaseTerm').flatMap(
    ({ figures }) => figures?.mostMonths ?? [],
  );
  return most.length > 0 ? Math.min(...most) : null;
}

/**
 * The law that has a home leased only with a stove and a refrigerator that work, for a lease made, changed, or extended on a
 * local day; undefined where none does.
 */
export const applianceRule = (where: Jurisdiction, day: string): Rule | undefined =>
  applicableRules(tenancyRules, where, day, 'disclosure').find(({ figures }) => figures?.needsAppliances);

/**
 * The law of the state that has owners offer rent reporting once a year; undefined where none does. Leases promise the offer
 * to residents of every building there, so the size of the building does not count.
 */
export const rentReportingOffer = (where: Jurisdiction, day: string): Rule | undefined =>
  rulesFor(tenancyRules, where, day, 'rentReporting').at(-1);

/** The states of those laws. */
export const applianceStates: readonly string[] = tenancyRules.flatMap(({ state, figures }) =>
  figures?.needsAppliances ? [state] : [],
);

/** Days of notice that end a month-to-month tenancy. */
export const terminationDays = (where: Jurisdiction, day: string, side: 'resident' | 'owner'): number =>
  figuresOf(where, day, 'terminationNotice')[side === 'resident' ? 'residentDays' : 'ownerDays'] ?? 30;

export interface EndingInput {
  where: Jurisdiction;
  /** The local day of the notice. */
  day: string;
  side: 'resident' | 'owner';
  /** First day of the first lease of these residents. */
  leaseFrom: string;
  /** Last day of the running lease; null month to month. */
  leaseEndOn: string | null;
  facts?: HomeFacts;
  /** Notice that the cause itself asks for. */
  causeNoticeDays?: number;
}

export interface Ending {
  readonly noticeDays: number;
  /** The first local day on which the tenancy may end after this notice. */
  readonly earliest: string;
  readonly rule: Rule;
}

/**
 * Whether residents who moved in on `from` have lived there so many months at the end of a local day: the last day counts, so a
 * lease from November 28 to November 27 is a whole year.
 */
const hasLivedMonths = (from: string, lastDay: string, months: number) =>
  addDays(lastDay, 1) >= addMonths(from, months);

/**
 * The earliest end of a tenancy by a notice: never before a fixed lease ends, and where the law says so at a month's end or
 * on the last day before rent is due (the first, in our leases). A year counts as over where it is on the last day.
 */
export function earliestEnding(input: EndingInput): Ending | undefined {
  const { where, day, side, leaseFrom, leaseEndOn, facts, causeNoticeDays = 0 } = input;
  const rules = applicableRules(tenancyRules, where, day, 'terminationNotice', facts);
  const rule = rules.at(-1);
  if (!rule?.figures) return undefined;
  const { residentDays = 30, ownerDays = 30, ownerDaysAfterYear = ownerDays } = rule.figures;
  const lastDay = latest(addDays(day, Math.max(ownerDays, causeNoticeDays)), leaseEndOn);
  const owner = hasLivedMonths(leaseFrom, lastDay, 12) ? ownerDaysAfterYear : ownerDays;
  const noticeDays = side === 'resident' ? residentDays : Math.max(owner, causeNoticeDays);
  const after = addDays(day, noticeDays);
  if (leaseEndOn && after <= leaseEndOn) return { noticeDays, earliest: leaseEndOn, rule };
  const { monthEnd = 0, beforeRentDue = 0 } = rule.figures;
  const earliest = monthEnd ? endOfMonth(after) : beforeRentDue ? endOfMonth(addDays(after, -1)) : after;
  return { noticeDays, earliest, rule };
}

/**
 * The rule that asks for a legal cause to end this tenancy with a last local day; undefined where none does. The day on
 * which the lease ends counts, not the day of the notice: the later one asks for a cause more often.
 */
export function justCauseRule(
  where: Jurisdiction,
  lastDay: string,
  { leaseFrom, leaseEndOn, facts }: { leaseFrom: string; leaseEndOn: string | null; facts?: HomeFacts },
): Rule | undefined {
  const asking = applicableRules(rentRules, where, lastDay, 'justCause', facts).filter(
    ({ figures: { afterMonths = 0, orFirstTerm = 0 } = {} }) =>
      hasLivedMonths(leaseFrom, lastDay, afterMonths) || (orFirstTerm === 1 && (!leaseEndOn || lastDay >= leaseEndOn)),
  );
  // A law that asks for the cause is named before the stand-in for one that we have not read.
  return asking.findLast(({ unread }) => !unread) ?? asking.at(-1);
}

/** A cause that ends a tenancy without a fault of the resident. */
export interface EndingCause {
  readonly id: string;
  readonly state: string;
  readonly label: string;
  readonly noticeDays: number;
  readonly source: string;
  /** The law that has the notice say the facts behind the cause, so that residents can answer them. */
  readonly factsSource?: string;
  /** Only where the lease or a written agreement allows it; our leases have no such clause. */
  readonly needsClause?: true;
}

/** The no-fault causes of the states that ask for one. Causes with a fault go through a notice of default instead. */
export const endingCauses: readonly EndingCause[] = [
  {
    id: 'owner_move_in',
    state: 'CA',
    label: 'You or a close relative will move in',
    noticeDays: 60,
    source: 'Cal. Civ. Code § 1946.2(b)(2)(A)',
    needsClause: true,
  },
  {
    id: 'withdraw',
    state: 'CA',
    label: 'You take the home off the rental market',
    noticeDays: 60,
    source: 'Cal. Civ. Code § 1946.2(b)(2)(B)',
  },
  {
    id: 'remodel',
    state: 'CA',
    label: 'You demolish or substantially remodel the home, with permits',
    noticeDays: 60,
    source: 'Cal. Civ. Code § 1946.2(b)(2)(D)',
  },
  {
    id: 'government_order',
    state: 'CA',
    label: 'A government order requires the home to be vacated',
    noticeDays: 60,
    source: 'Cal. Civ. Code § 1946.2(b)(2)(C)',
  },
  {
    id: 'owner_move_in',
    state: 'WA',
    label: 'You or a close relative will move in',
    noticeDays: 90,
    source: 'RCW 59.18.650(2)(d)',
    factsSource: 'RCW 59.18.650(6)(b)',
  },
  {
    id: 'sale',
    state: 'WA',
    label: 'You sell this single-family home',
    noticeDays: 90,
    source: 'RCW 59.18.650(2)(e)',
    factsSource: 'RCW 59.18.650(6)(b)',
    // Our leases say that a sale alone does not end them (server/modules/leasing/leases/clauses/commonEnding.data.ts).
    needsClause: true,
  },
  {
    id: 'remodel',
    state: 'WA',
    label: 'You demolish or substantially rehabilitate the home',
    noticeDays: 120,
    source: 'RCW 59.18.650(2)(f)',
    factsSource: 'RCW 59.18.650(6)(b)',
  },
];

/** Causes one may choose from here: those that our leases allow. */
export const causesFor = (where: Jurisdiction): readonly EndingCause[] =>
  endingCauses.filter(({ state, needsClause }) => state === where.state && !needsClause);

/**
 * States in which our letter has all that the law of the state asks of an owner's notice. California is not one of them: each
 * cause asks for its own words, relocation money, and the statement on property left behind (Cal. Civ. Code §§ 1946.1(h),
 * 1946.2(d)), San Francisco and Los Angeles for filings of their own, and a notice that leaves one of these out is void.
 */
const OWNER_NOTICE_FORMS: readonly string[] = ['WA', 'FL', 'VA'];

/**
 * Whether we have a complete form of an owner's notice at a place. Without one, our team takes it over: so it does where a city
 * or county has causes of its own, such as Seattle and Tacoma, or where we have not read whether it has.
 */
export const hasOwnerNoticeForm = ({ state, localities }: Jurisdiction): boolean =>
  OWNER_NOTICE_FORMS.includes(state) &&
  (localities.length > 0 ? localities : [{ name: '' }]).every(({ name }) => isCheckedNone(state, name, 'justCause'));

/** Letters in the facts behind a cause, below which they say nothing. */
export const LEAST_FACTS = 20;

/** Through which day an adverse notice counts as retaliation for a complaint, if it still does on a local day. */
export function retaliationWindow(
  where: Jurisdiction,
  day: string,
  complaints: readonly string[],
): { until: string; rule: Rule } | undefined {
  const rule = strictest(where, day, 'retaliation');
  if (!rule?.figures) return undefined;
  const { days = 0 } = rule.figures;
  const recent = complaints.filter((on) => on <= day && daysBetween(on, day) <= days);
  const newest = recent.sort().at(-1);
  return newest ? { until: addDays(newest, days), rule } : undefined;
}

interface InspectionPlan {
  /** The instants of the inspection and of now, in milliseconds. */
  at: number;
  now: number;
  /** The local day of the inspection. */
  on: string;
  /** The last day of the lease, and the day on which the residents returned the keys; null before that. */
  lastDay: string;
  leftOn: string | null;
}

/**
 * Why an inspection may not take place then; undefined where it may. California gives 48 hours’ notice of the first one, in
 * the last two weeks of the lease (Cal. Civ. Code § 1950.5(f)); Virginia’s takes place within 72 hours after the keys are
 * back (Va. Code § 55.1-1226(C)), which end on the third day.
 */
export function inspectionProblem(where: Jurisdiction, plan: InspectionPlan): string | undefined {
  const { at, now, on, lastDay, leftOn } = plan;
  const { noticeHours, beforeDays, afterHours } = figuresOf(where, on, 'moveOutInspection');
  if (!leftOn && noticeHours !== undefined && at - now < noticeHours * 3_600_000)
    return `The residents get ${noticeHours} hours’ notice. Choose a later time.`;
  if (!leftOn && beforeDays !== undefined && on < addDays(lastDay, -beforeDays))
    return `The first inspection takes place in the last ${beforeDays} days of the lease. Choose a later day.`;
  if (afterHours !== undefined && on > addDays(leftOn ?? lastDay, Math.floor(afterHours / 24)))
    return `The inspection takes place within ${afterHours} hours after the keys are back. Choose an earlier day.`;
  return undefined;
}

/** The rule that lets residents see an inspection when they leave; undefined where no law gives it. */
export const moveOutInspection = (where: Jurisdiction, day: string): Rule | undefined =>
  strictest(where, day, 'moveOutInspection');

/** When residents may leave before the end of a lease without owing the rest of it. */
export const leavingEarlyRights = (where: Jurisdiction, day: string): readonly Rule[] =>
  rulesFor(tenancyRules, where, day, 'leavingEarly');
