// Notices in the form of a statute: whether there is one for a home, which facts it still lacks, and the days in it. Money
// is in cents; days are local to the home.
import type { Cents } from '@/contract/amounts/cents';
import { addDays, daysBetween, latest } from '@/contract/calendar/days';
import { addBusinessDays } from './calendar';
import { isCheckedNone } from './coverage.data';
import { formRules } from './formRules.data';
import { rentRules } from './rentRules';
import { applicableRules, figureOf, type Jurisdiction, type Rule, rulesFor } from './rules';
import { expectedGivenOn, isMailed, type ServiceMethod, serviceLaw } from './service';
import { nonPaymentDeadline } from './tenancy';
import { type FormText, payOrQuitForms, propertyForms } from './texts/forms.data';

/** The notices that our team gives in the form of a statute. */
export const FORM_KINDS = ['payOrQuit', 'abandonedProperty'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

const isState = (state: string): state is keyof typeof payOrQuitForms => state in payOrQuitForms;

/** What our team types into a notice. */
export interface FormFacts {
  /** The person who takes the rent, and when that person is there. */
  payTo: string;
  payHours: string;
  /** Whether a federally backed loan is on the home or a voucher pays for it; null where it is not known. */
  federallyBacked: boolean | null;
  /** The dispute resolution center that gets a copy, with its address. */
  copyTo: string;
  /** The section of the city's code that a colleague read, which adds nothing to the form. */
  cityCode: string;
  description: string;
  claimAt: string;
  /** Whether the things are believed to be worth less than may be kept without a sale; null where it is not known. */
  isSmall: boolean | null;
}
export type FormFact = keyof FormFacts;

/** Letters below which a description, or the reading of a code, says nothing. */
export const LEAST_WORDS = 10;

/** What the law of a place asks of each fact; it is missing where it holds for the place and is not said. */
interface Need {
  readonly fact: FormFact;
  readonly law: string;
  readonly holds: (where: Jurisdiction) => boolean;
}

const inStates =
  (...states: readonly string[]) =>
  ({ state }: Jurisdiction) =>
    states.includes(state);

/** Whether the city may have its own law on ending a lease for a cause that no one of our team has read. */
const mayAdd = ({ state, localities }: Jurisdiction) =>
  localities.length === 0 || localities.some(({ name }) => !isCheckedNone(state, name, 'justCause'));

const needs: Readonly<Record<FormKind, readonly Need[]>> = {
  payOrQuit: [
    { fact: 'payTo', law: 'The notice names the person who takes the rent', holds: () => true },
    { fact: 'payHours', law: 'Cal. Code Civ. Proc. § 1161(2)', holds: inStates('CA') },
    { fact: 'federallyBacked', law: '15 U.S.C. § 9058(c)', holds: () => true },
    { fact: 'copyTo', law: 'RCW 59.18.057(2)', holds: inStates('WA') },
    { fact: 'cityCode', law: 'The code of the city', holds: mayAdd },
  ],
  abandonedProperty: [
    { fact: 'description', law: 'The notice describes the things', holds: () => true },
    { fact: 'claimAt', law: 'The notice says where they are claimed', holds: () => true },
    { fact: 'isSmall', law: 'Cal. Civ. Code § 1984(b), Fla. Stat. § 715.105(2)', holds: inStates('CA', 'FL') },
  ],
};

const isKnown = (fact: FormFact, value: FormFacts[FormFact]) =>
  typeof value === 'string'
    ? value.trim().length >= (fact === 'cityCode' || fact === 'description' ? LEAST_WORDS : 2)
    : value !== null;

/** The facts that a notice of a place still lacks, each with the law that asks for it. */
export const missingFacts = (
  where: Jurisdiction,
  kind: FormKind,
  facts: FormFacts,
): readonly Pick<Need, 'fact' | 'law'>[] =>
  needs[kind]
    .filter(({ fact, holds }) => holds(where) && !isKnown(fact, facts[fact]))
    .map(({ fact, law }) => ({ fact, law }));

/** The facts that a notice of a place asks for. */
export const askedFacts = (where: Jurisdiction, kind: FormKind): readonly FormFact[] =>
  needs[kind].filter(({ holds }) => holds(where)).map(({ fact }) => fact);

/** The county of a home; undefined where it is not known, or on the border of two. */
export function countyOf({ localities }: Jurisdiction): string | undefined {
  const counties = new Set(localities.map(({ county }) => county));
  return counties.size === 1 ? localities[0]?.county : undefined;
}

/** States with a form that names its days in the words of the statute: no other number of days fits into it. */
const FIXED_DAYS = inStates('WA', 'FL');

/**
 * Why we have no form of a notice for a home on a day, so that a lawyer writes it; undefined where we have one. A city with
 * its own law on ending a lease may want words, papers, and filings of its own with it.
 */
export function whyNoForm(
  where: Jurisdiction,
  day: string,
  kind: FormKind,
  facts: Pick<FormFacts, 'federallyBacked'>,
): string | undefined {
  if (!isState(where.state)) return 'We have not read the law of this state.';
  if (kind === 'abandonedProperty') return undefined;
  if (where.localities.length > 1 && mayAdd(where))
    return 'The home is on the border of two cities. Confirm the one it is in first.';
  const own = rulesFor(rentRules, where, day, 'justCause').find(({ locality }) => locality !== undefined);
  if (own) return `${own.locality} has its own law on ending a lease for a cause (${own.source}).`;
  if (where.state === 'FL' && countyOf(where) === undefined) return 'The form names the county, which is not known.';
  if (facts.federallyBacked && FIXED_DAYS(where))
    return 'A home with a federally backed loan or a voucher needs 30 days (15 U.S.C. § 9058(c)), and the form of this state names fewer.';
  return undefined;
}

export const formText = (state: string, kind: FormKind): FormText => {
  if (!isState(state)) throw new Error(`There is no form of ${kind} for ${state}`);
  return kind === 'payOrQuit' ? payOrQuitForms[state] : propertyForms[state];
};

/** The statement on what becomes of the things after the last day; undefined where the statute has none. */
export function propertyOutcome(state: string, isSmall: boolean | null): string | undefined {
  if (state !== 'CA' && state !== 'FL') return undefined;
  return isSmall ? propertyForms[state].small : propertyForms[state].large;
}

/** The days that residents get after a missed payment, and whether weekends and holidays count. */
export function payOrQuitDays(
  where: Jurisdiction,
  day: string,
  federallyBacked: boolean,
): { days: number; skipsHolidays: boolean } {
  const figures = nonPaymentDeadline(where, day, { federallyBacked })?.rule.figures;
  return { days: figures?.days ?? 30, skipsHolidays: figures?.businessDays === 1 };
}

/** The law on things left behind. */
export const propertyRule = (where: Jurisdiction, day: string): Rule | undefined =>
  rulesFor(formRules, where, day, 'abandonedProperty').at(-1);

export interface FormService {
  servedOn: string;
  givenOn: string;
  method: ServiceMethod;
}

/** The day itself, or the next one on which courts of the state are open. */
const courtDay = (state: string, day: string): string => addBusinessDays(state, addDays(day, -1), 1);

/** The last local day on which residents may pay, or claim what they left behind, after a notice that was served. */
export function formDeadline(
  where: Jurisdiction,
  kind: FormKind,
  { servedOn, givenOn, method }: FormService,
  facts: Pick<FormFacts, 'federallyBacked'>,
): string {
  if (kind === 'payOrQuit') {
    const by = nonPaymentDeadline(where, givenOn, { federallyBacked: facts.federallyBacked !== false })?.by;
    const { paymentMailDays = 0 } = serviceLaw(where, servedOn, kind).rule?.figures ?? {};
    return courtDay(where.state, addDays(by ?? addDays(givenOn, 30), paymentMailDays));
  }
  const { personalDays = 45, mailedDays = 45 } = propertyRule(where, servedOn)?.figures ?? {};
  return courtDay(where.state, addDays(givenOn, isMailed(method) ? mailedDays : personalDays));
}

/** The last day that a notice names which is served by a local day: by the slowest of the lawful ways. */
export function plannedDeadline(
  where: Jurisdiction,
  kind: FormKind,
  servedOn: string,
  methods: readonly ServiceMethod[],
  facts: Pick<FormFacts, 'federallyBacked'>,
): string {
  const givenOn = expectedGivenOn(where, kind, servedOn);
  return methods
    .map((method) => formDeadline(where, kind, { servedOn, givenOn, method }, facts))
    .reduce((one, other) => latest(one, other));
}

/** The local day by which claiming things keeps the costs of storage low, in California (Cal. Civ. Code § 1984(a)). */
export const freeStorageDay = (where: Jurisdiction, leftOn: string, day: string): string | undefined => {
  const { freeDays } = propertyRule(where, day)?.figures ?? {};
  return freeDays === undefined ? undefined : addDays(leftOn, freeDays);
};

/** Whether residents must have left owing rent for their things to count as left behind (RCW 59.18.310). */
export const needsDefault = (where: Jurisdiction, day: string): boolean =>
  figureOf(propertyRule(where, day), 'afterDefault') === 1;

export interface OpenCharge {
  readonly kind: string;
  readonly dueOn: string;
  /** What is left of it and not on its way. */
  readonly openCents: Cents;
}

/** Kinds of charges that a notice after a missed payment may demand: rent alone, but for Washington's other lines. */
const RENT_KINDS = { rent: ['rent'], utilities: ['utility'], others: ['pet_rent', 'parking', 'monthly'] } as const;

/** Days after which unpaid rent no longer goes into a notice (Cal. Code Civ. Proc. § 1161(2): one year). */
const DEMAND_DAYS = 365;

/**
 * What a notice of a local day may demand. Rent that is due on a holiday may be paid on the next business day, so it counts
 * as missed after that day. Fees are never in it: a notice that demands too much is void.
 */
export function demandable(
  { state }: Jurisdiction,
  charges: readonly OpenCharge[],
  day: string,
): Readonly<Record<keyof typeof RENT_KINDS, readonly OpenCharge[]>> {
  const missed = charges.filter(
    ({ dueOn, openCents }) => openCents > 0 && courtDay(state, dueOn) < day && daysBetween(dueOn, day) <= DEMAND_DAYS,
  );
  const of = (kinds: readonly string[]) => missed.filter(({ kind }) => kinds.includes(kind));
  const takesOthers = state === 'WA';
  return {
    rent: of(RENT_KINDS.rent),
    utilities: takesOthers ? of(RENT_KINDS.utilities) : [],
    others: takesOthers ? of(RENT_KINDS.others) : [],
  };
}

const monthDay = (day: string): number => Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10));

/** The laws of a place by which residents can defend against leaving on a local day, for a legal cause (null: none is named). */
export const leavingDefenses = (where: Jurisdiction, lastDay: string, cause: string | null): readonly Rule[] =>
  applicableRules(formRules, where, lastDay, 'leavingDefense').filter(
    ({ figures: { fromMonthDay = 0, throughMonthDay = 0, exceptMoveIn = 0 } = {} }) => {
      if (exceptMoveIn === 1 && cause === 'owner_move_in') return false;
      const at = monthDay(lastDay);
      return fromMonthDay <= throughMonthDay
        ? fromMonthDay <= at && at <= throughMonthDay
        : at >= fromMonthDay || at <= throughMonthDay;
    },
  );
