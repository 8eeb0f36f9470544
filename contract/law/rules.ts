// What the law says about renting a home, as dated data with its sources. Whoever acts on a rule asks `rulesFor` for the day
// it is about; nothing here is advice, and a rule says how surely we know it.

export type Topic =
  | 'adverseAction'
  | 'cardFee'
  | 'creditAlternative'
  | 'criminalAfterOffer'
  | 'criminalNever'
  | 'decisionOrder'
  | 'depositCap'
  | 'depositInstalments'
  | 'depositNeeds'
  | 'depositReturn'
  | 'entryNotice'
  | 'justCause'
  | 'lateFee'
  | 'pricingSoftware'
  | 'recordAge'
  | 'rentIncreaseCap'
  | 'rentIncreaseNotice'
  | 'returnedPayment'
  | 'reusableReport'
  | 'screeningFee'
  | 'sourceOfIncome';

/** How surely: read in the statute, read in a source that cites it, or a rule of thumb. */
export type Certainty = 'statute' | 'cited' | 'ruleOfThumb';

export interface Rule {
  readonly id: string;
  readonly topic: Topic;
  readonly state: string;
  /** Only within this city; it adds to the state's rule, or is stricter. */
  readonly city?: string;
  /** First and, where it is known to end, last local day it holds. */
  readonly from: string;
  readonly until?: string;
  /** For people, in one sentence or two. */
  readonly says: string;
  readonly source: string;
  readonly certainty: Certainty;
  /** The local day somebody last looked. */
  readonly checked: string;
  /** Figures that arithmetic needs: basis points, cents, days or months. */
  readonly figures?: Readonly<Record<string, number>>;
}

export interface Jurisdiction {
  readonly state: string;
  readonly city?: string | undefined;
}

/** The rules that hold at a place on a local day, the state's first. */
export function rulesFor(
  rules: readonly Rule[],
  { state, city }: Jurisdiction,
  day: string,
  topic?: Topic,
): readonly Rule[] {
  const here = city?.toLowerCase();
  return rules
    .filter((rule) => rule.state === state && (rule.city === undefined || rule.city.toLowerCase() === here))
    .filter((rule) => rule.from <= day && (rule.until === undefined || day <= rule.until))
    .filter((rule) => topic === undefined || rule.topic === topic)
    .sort((one, other) => Number(one.city !== undefined) - Number(other.city !== undefined));
}
