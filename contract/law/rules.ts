// What the law says about renting out a home, as dated data with sources. Callers ask `rulesFor` for the local day in
// question. Nothing here is advice, and each rule says how well it is known.

import { isCheckedNone } from './coverage.data';

export type Topic =
  | 'abandonedProperty'
  | 'advanceDisclosure'
  | 'adverseAction'
  | 'applicationDeposit'
  | 'cardFee'
  | 'creditAlternative'
  | 'criminalNever'
  | 'debtLetter'
  | 'debtService'
  | 'decisionOrder'
  | 'deductionPhotos'
  | 'depositAlternative'
  | 'depositCap'
  | 'depositDisclosure'
  | 'depositInstallments'
  | 'depositInterest'
  | 'depositNeeds'
  | 'depositReturn'
  | 'disclosure'
  | 'dueDay'
  | 'earlyTermination'
  | 'entryNotice'
  | 'entryService'
  | 'feeCap'
  | 'feeRefund'
  | 'handout'
  | 'identityNumber'
  | 'increaseService'
  | 'justCause'
  | 'lateFee'
  | 'leaseTerm'
  | 'leavingDefense'
  | 'leavingEarly'
  | 'moveOutInspection'
  | 'nonPaymentNotice'
  | 'payOrQuitService'
  | 'paymentMethods'
  | 'paymentOrder'
  | 'paymentPlanOffer'
  | 'priceGouging'
  | 'pricingSoftware'
  | 'propertyService'
  | 'recordAge'
  | 'registration'
  | 'relocation'
  | 'rentDefense'
  | 'rentIncreaseCap'
  | 'rentIncreaseNotice'
  | 'rentParity'
  | 'rentReporting'
  | 'retaliation'
  | 'repairClock'
  | 'reportCopy'
  | 'returnedPayment'
  | 'reusableReport'
  | 'screeningFee'
  | 'sourceOfIncome'
  | 'statementService'
  | 'terminationNotice'
  | 'terminationService'
  | 'unclaimedDeposit'
  | 'unclaimedProperty'
  | 'unclaimedService'
  | 'violationNotice';

/** How well it is known: read in the statute, read in a source that cites it, or a rule of thumb. */
export type Certainty = 'statute' | 'cited' | 'ruleOfThumb';

/** Facts of a home and its owner on which a rule may depend. Absent: unknown, and an exemption is then never assumed. */
export interface HomeFacts {
  readonly yearBuilt?: number | null;
  readonly homeType?: string | null;
  /** Homes in the building. */
  readonly units?: number | null;
  readonly ownerType?: 'person' | 'company' | null;
  /** Homes the owner rents out. */
  readonly ownerUnits?: number | null;
  /** Whether the lease carries the notice that some exemptions require. */
  readonly exemptionNotice?: boolean | null;
  /** Whether a federally backed loan is on the home, or a housing voucher pays for it. */
  readonly federallyBacked?: boolean | null;
}

/** Limits a rule to some homes. A rule applies unless the facts say for sure that it does not. */
export interface Limits {
  /** Homes built before this year. */
  readonly builtBefore?: number;
  /** Buildings younger than this many years are exempt. */
  readonly newerThanYears?: number;
  /** Separately owned homes of a person are exempt when the lease has the required notice. */
  readonly personalHouseWithNotice?: true;
  /** Homes that can be sold separately from every other are exempt. */
  readonly notSeparatelySold?: true;
  /** Applies to owners with more rental homes than this. */
  readonly ownerUnitsAbove?: number;
  /** Applies to buildings with at least this many homes. */
  readonly unitsFrom?: number;
  /** Applies to homes with a federally backed loan or a voucher. */
  readonly federallyBacked?: true;
}

export interface Rule {
  readonly id: string;
  readonly topic: Topic;
  /** Two letters; `US` for federal law, which applies in each state. */
  readonly state: string;
  /** Only within this municipality or unincorporated part of a county; it adds to the state's rule, or is stricter. */
  readonly locality?: string;
  /** Only within these counties: what the state's rule comes to there. */
  readonly counties?: readonly string[];
  /** Stands in for local rules on this topic that we have not read: as strict as the strictest we know. */
  readonly unread?: true;
  /** First and, where it is known to end, last local day it holds. */
  readonly from: string;
  readonly until?: string;
  /** For people, in one sentence or two. */
  readonly says: string;
  readonly source: string;
  readonly certainty: Certainty;
  /** The local day of the last review. */
  readonly checked: string;
  /** Figures that arithmetic needs: basis points, cents, days or months. */
  readonly figures?: Readonly<Record<string, number>>;
  readonly limits?: Limits;
  /** The yearly figure that this rule holds (figures.data.ts). What our team enters for the same days stands in for it. */
  readonly series?: string;
}

/** A municipality, or the unincorporated part of a county (`King County`). */
export interface Locality {
  readonly name: string;
  readonly county: string;
}

/** The law a home is under (contract/homes/places/jurisdictions.ts makes one from an address). */
export interface Jurisdiction {
  readonly state: string;
  /** Where the home can be: one locality where that is known, several on a border, none where nothing is known. */
  readonly localities: readonly Locality[];
}

/** Each possibility of a jurisdiction by itself: what a limit is computed for before the strictest counts. */
export const candidatesOf = ({ state, localities }: Jurisdiction): readonly Jurisdiction[] =>
  localities.length > 0 ? localities.map((each) => ({ state, localities: [each] })) : [{ state, localities }];

/** A figure of a rule; undefined where the rule names none of that name, or there is no rule. */
export const figureOf = (rule: Rule | undefined, name: string): number | undefined => rule?.figures?.[name];

/** Whether a locality has a rule of its own on a topic, in force or not, or is known to have none: its code has been read. */
const hasOwn = (rules: readonly Rule[], { state, topic }: Rule, { name }: Locality) =>
  isCheckedNone(state, name, topic) ||
  rules.some((rule) => rule.locality === name && rule.state === state && rule.topic === topic);

export const holdsOn = ({ from, until }: Pick<Rule, 'from' | 'until'>, day: string): boolean =>
  from <= day && (until === undefined || day <= until);

/** The rules with the yearly figures that our team entered: each stands in for the rule of its series on the days it holds. */
export const withFigures = (rules: readonly Rule[], entered: readonly Rule[], day: string): readonly Rule[] => {
  const known = entered.filter((rule) => holdsOn(rule, day));
  return [...rules.filter(({ series }) => !series || known.every((rule) => rule.series !== series)), ...known];
};

function appliesIn(rules: readonly Rule[], rule: Rule, { state, localities }: Jurisdiction): boolean {
  if (rule.state !== state && rule.state !== 'US') return false;
  if (rule.locality) return localities.some(({ name }) => name === rule.locality);
  if (rule.counties) return localities.some(({ county }) => rule.counties?.includes(county));
  if (rule.unread) return localities.length === 0 || localities.some((each) => !hasOwn(rules, rule, each));
  return true;
}

export const isLocal = ({ locality, unread }: Rule): boolean => locality !== undefined || unread === true;

/**
 * The rules that hold at a place on a local day, the state's first. On a border those of each side hold; in a locality
 * that we have not read, the strictest we know.
 */
export const rulesFor = (rules: readonly Rule[], where: Jurisdiction, day: string, topic?: Topic): readonly Rule[] =>
  rules
    .filter((rule) => appliesIn(rules, rule, where))
    .filter((rule) => holdsOn(rule, day))
    .filter((rule) => topic === undefined || rule.topic === topic)
    .sort((one, other) => Number(isLocal(one)) - Number(isLocal(other)));

/** Types of home that can be sold separately from every other dwelling unit. */
const SEPARATELY_SOLD = ['house', 'townhouse', 'condo'];

/** Why a rule does not apply to a home on a local day; undefined where it does, or where the facts leave it open. */
export function exemptionFrom({ limits }: Rule, facts: HomeFacts, day: string): string | undefined {
  if (!limits) return undefined;
  const { yearBuilt, homeType, units, ownerType, ownerUnits, exemptionNotice, federallyBacked } = facts;
  const year = Number(day.slice(0, 4));
  if (limits.builtBefore && yearBuilt && yearBuilt >= limits.builtBefore)
    return `It covers homes built before ${limits.builtBefore}. This one was built in ${yearBuilt}.`;
  if (limits.newerThanYears && yearBuilt && year - yearBuilt < limits.newerThanYears)
    return `Buildings less than ${limits.newerThanYears} years old are exempt. This one was built in ${yearBuilt}.`;
  if (
    limits.personalHouseWithNotice &&
    ownerType === 'person' &&
    exemptionNotice &&
    homeType &&
    SEPARATELY_SOLD.includes(homeType) &&
    units === 1
  )
    return 'A house or condo owned by a person is exempt, and the lease says so.';
  if (limits.notSeparatelySold && homeType && SEPARATELY_SOLD.includes(homeType))
    return 'A home that can be sold separately from every other is exempt.';
  if (limits.ownerUnitsAbove && ownerUnits && ownerUnits <= limits.ownerUnitsAbove)
    return `It covers owners with more than ${limits.ownerUnitsAbove} rental homes.`;
  if (limits.unitsFrom && units && units < limits.unitsFrom)
    return `It covers buildings with at least ${limits.unitsFrom} homes.`;
  if (limits.federallyBacked && federallyBacked === false)
    return 'It covers homes with a federally backed loan or a housing voucher.';
  return undefined;
}

/** The rules of a topic that hold and are not ruled out by what is known of the home. */
export const applicableRules = (
  rules: readonly Rule[],
  where: Jurisdiction,
  day: string,
  topic: Topic,
  facts: HomeFacts = {},
): readonly Rule[] =>
  rulesFor(rules, where, day, topic).filter((rule) => exemptionFrom(rule, facts, day) === undefined);
