// When money that is not collected goes to a state: when it is presumed abandoned, when its owner gets a letter, and when it
// is reported and paid.
import { addDays, addMonths, endOfMonth } from '@/contract/calendar/days';
import { figureOf, type Jurisdiction, type Rule, rulesFor } from './rules';
import { unclaimedRules } from './unclaimedRules.data';

interface UnclaimedFacts {
  /** The local day from which it was owed, or of the last contact about it. */
  since: string;
  /** A deposit of residents who left no new address. */
  isUnaddressedDeposit?: boolean;
}

export interface UnclaimedDates {
  /** The local day from which it is presumed abandoned. */
  readonly dormantOn: string;
  /** The first and the last local day of the letter. */
  readonly letterFrom: string;
  readonly letterUntil: string;
  /** The last local day of the report of which it is a part. */
  readonly reportBy: string;
  /** The days on which its money goes to the state: those of the report where the law has no others. */
  readonly remitFrom: string | null;
  readonly remitBy: string;
  readonly rules: readonly Rule[];
}

const anywhereIn = (state: string): Jurisdiction => ({ state, localities: [] });
const topicRule = (state: string, topic: Rule['topic'], day: string) =>
  rulesFor(unclaimedRules, anywhereIn(state), day, topic).at(-1);

const twoDigits = (number: number) => String(number).padStart(2, '0');
const dayOf = (year: number, month: number, day: number) => `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** The last day of the year of reports in which a day is. */
function cutoffOf(day: string, cutoffMonth: number): string {
  const year = Number(day.slice(0, 4));
  const own = endOfMonth(dayOf(year, cutoffMonth, 1));
  return day <= own ? own : endOfMonth(dayOf(year + 1, cutoffMonth, 1));
}

/** The first day of a month and day after another one. */
function nextOf(after: string, month: number, day: number): string {
  const year = Number(after.slice(0, 4));
  const own = dayOf(year, month, day);
  return own > after ? own : dayOf(year + 1, month, day);
}

const before = (day: string, count: number, inMonths: boolean) =>
  inMonths ? addMonths(day, -count) : addDays(day, -count);

/** The dates of money by the law of a state on a local day; undefined in a state that we have not read. */
export function unclaimedDates(
  state: string,
  today: string,
  { since, isUnaddressedDeposit }: UnclaimedFacts,
): UnclaimedDates | undefined {
  const law = topicRule(state, 'unclaimedProperty', today);
  const {
    dormantMonths = 0,
    cutoffMonth = 0,
    reportMonth = 0,
    reportDay = 0,
    letterInMonths,
    letterFrom = 0,
    letterUntil = 0,
    remitMonth,
    remitFromDay = 0,
    remitDay = 0,
  } = law?.figures ?? {};
  if (!law || !dormantMonths) return undefined;
  const own = isUnaddressedDeposit ? topicRule(state, 'unclaimedDeposit', today) : undefined;
  const dormantOn = own
    ? addMonths(addDays(since, figureOf(own, 'dormantDays') ?? 0), figureOf(own, 'dormantMonths') ?? dormantMonths)
    : addMonths(since, dormantMonths);
  const reportBy = nextOf(cutoffOf(dormantOn, cutoffMonth), reportMonth, reportDay);
  return {
    dormantOn,
    reportBy,
    letterFrom: before(reportBy, letterFrom, letterInMonths === 1),
    letterUntil: before(reportBy, letterUntil, letterInMonths === 1),
    remitFrom: remitMonth ? nextOf(reportBy, remitMonth, remitFromDay) : null,
    remitBy: remitMonth ? nextOf(reportBy, remitMonth, remitDay) : reportBy,
    rules: own ? [law, own] : [law],
  };
}

/** Whether a letter is owed for so many cents, and whether it goes by certified mail. */
export function unclaimedLetter(state: string, today: string, amount: number): { isOwed: boolean; certified: boolean } {
  const { letterCents = 0, certifiedAboveCents } = topicRule(state, 'unclaimedProperty', today)?.figures ?? {};
  return {
    isOwed: amount >= letterCents,
    certified: certifiedAboveCents !== undefined && amount > certifiedAboveCents,
  };
}
