// How a notice is served, and the local day from which it counts as given.
import { addDays } from '@/contract/calendar/days';
import { isFederalHoliday, rollForward } from './calendar';
import { debtRules } from './debtRules.data';
import { formRules } from './formRules.data';
import { type Certainty, type Jurisdiction, type Rule, rulesFor, type Topic } from './rules';
import { serviceRules } from './serviceRules.data';
import { payOrQuitForms, propertyForms } from './texts/forms.data';
import { increaseFormText } from './texts/washingtonIncrease.data';
import { unclaimedRules } from './unclaimedRules.data';

/**
 * What a paper is: the end of a lease, a higher rent, a deposit statement, a visit to the home, a missed payment, things left
 * behind, money that was not collected, or what former residents owe.
 */
export const NOTICE_KINDS = [
  'termination',
  'increase',
  'statement',
  'entry',
  'payOrQuit',
  'abandonedProperty',
  'unclaimedProperty',
  'debt',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** How a paper reaches residents, from the surest to the slowest. */
export const SERVICE_METHODS = [
  'personal',
  'leftAndMailed',
  'postedAndMailed',
  'posted',
  'certifiedMail',
  'mail',
] as const;
export type ServiceMethod = (typeof SERVICE_METHODS)[number];

const MAILED: readonly ServiceMethod[] = ['leftAndMailed', 'postedAndMailed', 'certifiedMail', 'mail'];
/** Where we know no rule of a state. */
const STRICTEST = { paper: 1, personal: 1, postedAndMailed: 1, certifiedMail: 1, mailDays: 10 } as const;
/** States with law that we have read: no rule of a kind there means that email counts. */
const READ_STATES: readonly string[] = ['CA', 'WA', 'FL', 'VA'];

const serviceLaws = [...serviceRules, ...formRules, ...unclaimedRules, ...debtRules];
const topics: Readonly<Record<NoticeKind, Topic>> = {
  termination: 'terminationService',
  increase: 'increaseService',
  statement: 'statementService',
  entry: 'entryService',
  payOrQuit: 'payOrQuitService',
  abandonedProperty: 'propertyService',
  unclaimedProperty: 'unclaimedService',
  debt: 'debtService',
};

/** Forms that a statute prescribes, by state and kind of paper. */
const prescribedForms: readonly {
  state: string;
  kind: NoticeKind;
  text: { citation: string; certainty: Certainty };
}[] = [
  { state: 'WA', kind: 'increase', text: increaseFormText },
  ...Object.entries(payOrQuitForms).map(([state, text]) => ({ state, kind: 'payOrQuit', text }) as const),
  ...Object.entries(propertyForms).map(([state, text]) => ({ state, kind: 'abandonedProperty', text }) as const),
];

/**
 * The statute with the official form to compare a document with before it is served: our copy was not made from the
 * official text. Null where the form is known word for word, or none is prescribed.
 */
export function formToCompare(state: string, kind: NoticeKind): string | null {
  const form = prescribedForms.find((each) => each.state === state && each.kind === kind);
  return form?.text.certainty === 'ruleOfThumb' ? form.text.citation : null;
}

export interface ServiceLaw {
  /** Whether the law or the lease asks for paper; email then goes as a copy. */
  readonly onPaper: boolean;
  /** The methods that count, in the order of `SERVICE_METHODS`; empty where email counts. */
  readonly methods: readonly ServiceMethod[];
  /** Days after which a mailed notice counts as given. */
  readonly mailDays: number;
  /** Days between mailing and receipt, for periods that run from receipt. */
  readonly receiptDays: number;
  /** Whether the mailed copy has a certified number. */
  readonly certified: boolean;
  /** The rule; undefined where email counts, or where we know none. */
  readonly rule: Rule | undefined;
}

/** How a notice of a kind is served at a place on a local day. In a state that we have not read, the strictest way. */
export function serviceLaw(where: Jurisdiction, day: string, kind: NoticeKind): ServiceLaw {
  const rule = rulesFor(serviceLaws, where, day, topics[kind]).at(-1);
  const figures: Readonly<Record<string, number>> =
    rule?.figures ?? (READ_STATES.includes(where.state) ? {} : STRICTEST);
  return {
    onPaper: figures.paper === 1,
    methods: SERVICE_METHODS.filter((method) => figures[method] === 1),
    mailDays: figures.mailDays ?? 0,
    receiptDays: figures.receiptDays ?? 0,
    certified: figures.certified === 1,
    rule,
  };
}

export const isMailed = (method: ServiceMethod): boolean => MAILED.includes(method);

/** The Post Office takes no mail on Sundays and federal holidays: what is mailed then counts from the next day. */
function postmarkDay(day: string): string {
  let date = day;
  while (new Date(`${date}T00:00:00Z`).getUTCDay() === 0 || isFederalHoliday(date)) date = addDays(date, 1);
  return date;
}

/**
 * The local day on which a notice counts as given, from which every lawful date counts. Days for the mail end on a business
 * day of the state (Cal. Code Civ. Proc. §§ 12a and 1013(a), RCW 1.12.040).
 */
export function givenOn(
  where: Jurisdiction,
  kind: NoticeKind,
  { servedOn, method }: { servedOn: string; method: ServiceMethod },
): string {
  if (!isMailed(method)) return servedOn;
  const { mailDays } = serviceLaw(where, servedOn, kind);
  const mailedOn = postmarkDay(servedOn);
  return mailDays === 0 ? mailedOn : rollForward(where.state, addDays(mailedOn, mailDays));
}

/** The day on which a notice that is handed in on a local day can count as given at the earliest by each method: for plans. */
export function expectedGivenOn(where: Jurisdiction, kind: NoticeKind, day: string): string {
  const { onPaper, methods } = serviceLaw(where, day, kind);
  if (!onPaper) return day;
  return (
    methods
      .map((method) => givenOn(where, kind, { servedOn: day, method }))
      .toSorted()
      .at(-1) ?? day
  );
}
