// Every dated rule in one list: what applies to a home, and which rules were not reviewed for a year.
import { addMonths } from '@/contract/calendar/days';
import { advanceRules } from './advanceRules.data';
import { cardFeeRules } from './cardFeeRules';
import { debtRules } from './debtRules.data';
import { depositRules } from './depositRules.data';
import { dueDayRules } from './dueDay';
import { emergencyRules } from './emergencies.data';
import { formRules } from './formRules.data';
import { localDutyRules } from './localDuties.data';
import { rentRules } from './rentRules';
import { repairRules } from './repairs';
import {
  exemptionFrom,
  type HomeFacts,
  type Jurisdiction,
  type Rule,
  rulesFor,
  type Topic,
  withFigures,
} from './rules';
import { screeningRules } from './screeningRules';
import { serviceRules } from './serviceRules.data';
import { tenancyRules } from './tenancyRules.data';
import { unclaimedRules } from './unclaimedRules.data';

export const allRules: readonly Rule[] = [
  ...rentRules,
  ...depositRules,
  ...screeningRules,
  ...tenancyRules,
  ...cardFeeRules,
  ...dueDayRules,
  ...localDutyRules,
  ...emergencyRules,
  ...repairRules,
  ...serviceRules,
  ...formRules,
  ...unclaimedRules,
  ...advanceRules,
  ...debtRules,
];

/** A rule is reviewed at least this often. */
export const REVIEW_MONTHS = 12;

/** Rules that hold on a day and were last checked a year ago or longer. */
export const rulesToReview = (day: string, rules: readonly Rule[] = allRules): readonly Rule[] =>
  rules.filter(
    ({ until, checked }) => (until === undefined || day <= until) && addMonths(checked, REVIEW_MONTHS) <= day,
  );

/** The order in which a reader meets the topics, and what each group is called. */
export const lawGroups = [
  {
    id: 'rent',
    title: 'Rent increases',
    topics: ['rentIncreaseCap', 'priceGouging', 'rentIncreaseNotice', 'rentParity', 'pricingSoftware'],
  },
  {
    id: 'ending',
    title: 'Ending a lease',
    topics: [
      'justCause',
      'leaseTerm',
      'terminationNotice',
      'retaliation',
      'leavingEarly',
      'earlyTermination',
      'leavingDefense',
      'nonPaymentNotice',
      'paymentPlanOffer',
      'rentDefense',
      'violationNotice',
      'abandonedProperty',
    ],
  },
  {
    id: 'deposit',
    title: 'Security deposit',
    topics: [
      'depositCap',
      'feeCap',
      'depositInstallments',
      'depositNeeds',
      'depositDisclosure',
      'depositAlternative',
      'moveOutInspection',
      'depositInterest',
      'deductionPhotos',
      'depositReturn',
    ],
  },
  {
    id: 'payments',
    title: 'Payments and late fees',
    topics: [
      'lateFee',
      'returnedPayment',
      'paymentMethods',
      'cardFee',
      'dueDay',
      'paymentOrder',
      'rentReporting',
      'debtLetter',
    ],
  },
  {
    id: 'service',
    title: 'How notices are given',
    topics: [
      'terminationService',
      'increaseService',
      'statementService',
      'entryService',
      'payOrQuitService',
      'propertyService',
      'unclaimedService',
      'debtService',
    ],
  },
  { id: 'unclaimed', title: 'Money that is not collected', topics: ['unclaimedProperty', 'unclaimedDeposit'] },
  { id: 'advances', title: 'Advances on rents', topics: ['advanceDisclosure'] },
  { id: 'repairs', title: 'Repairs', topics: ['repairClock'] },
  { id: 'entry', title: 'Entering the home', topics: ['entryNotice'] },
  { id: 'disclosures', title: 'Disclosures', topics: ['disclosure'] },
  { id: 'city', title: 'What the city asks of the homeowner', topics: ['registration', 'relocation', 'handout'] },
  {
    id: 'screening',
    title: 'Choosing residents',
    topics: [
      'screeningFee',
      'feeRefund',
      'applicationDeposit',
      'reusableReport',
      'decisionOrder',
      'identityNumber',
      'criminalNever',
      'recordAge',
      'creditAlternative',
      'sourceOfIncome',
      'reportCopy',
      'adverseAction',
    ],
  },
] as const satisfies readonly { id: string; title: string; topics: readonly Topic[] }[];

export interface LawOfHome {
  readonly rule: Rule;
  /** Why it does not apply here; undefined where it applies. */
  readonly exemption: string | undefined;
}

/** The rules for one home on a local day, in groups. A city's rule comes after its state's. */
export function lawsOfHome(
  where: Jurisdiction,
  facts: HomeFacts,
  day: string,
  entered: readonly Rule[] = [],
): readonly { id: string; title: string; laws: readonly LawOfHome[] }[] {
  const here = rulesFor(withFigures(allRules, entered, day), where, day);
  return lawGroups
    .map(({ id, title, topics }) => ({
      id,
      title,
      laws: topics.flatMap((topic) =>
        here
          .filter((rule) => rule.topic === topic)
          .map((rule) => ({ rule, exemption: exemptionFrom(rule, facts, day) })),
      ),
    }))
    .filter(({ laws }) => laws.length > 0);
}
